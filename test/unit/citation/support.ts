import { findCitations } from '../../../src/citation';
import {
  CorpusBuilder,
  formatEId,
  parseEId,
  type Act,
  type ActReference,
  type Citation,
  type PackedCorpus,
  type Provision,
} from '../../../src/law';

const reference = (act: ActReference): string => ('name' in act ? `${act.kind}:${act.name}` : act.kind);

/** A citation on one line: `span | act | anchor | path` `.. through` where it is a range, and `& also`. */
export function summary({ text, act, anchor, path, through, also = [] }: Citation): string {
  const range = through === undefined ? '' : ` .. ${formatEId(through)}`;
  const besides = also.map((each) => ` & ${formatEId(each)}`).join('');
  return `${text} | ${reference(act)} | ${anchor} | ${formatEId(path)}${range}${besides}`;
}

export const summaries = (text: string, language?: string): string[] => findCitations(text, language).map(summary);

/** Defines a test a row: a text, and the citations it must give. */
export function table(
  language: string,
  rows: readonly (readonly [text: string, ...expected: string[]])[],
  assertEqual: (actual: string[], expected: string[]) => void,
): void {
  for (const [text, ...expected] of rows) {
    it(JSON.stringify(text), () => assertEqual(summaries(text, language), expected));
  }
}

export interface InventedAct extends Partial<Act> {
  readonly key: string;
  /** eId to text, in document order; the parent is the longest eId that begins it. */
  readonly provisions: Readonly<Record<string, string>>;
}

/** A small corpus of invented law. */
export function corpusOf(...acts: readonly InventedAct[]): PackedCorpus {
  const builder = new CorpusBuilder();
  for (const { provisions, ...named } of acts) {
    const act: Act = {
      title: named.key,
      abbreviation: '',
      aliases: [],
      language: 'en',
      file: `/law/${named.key}.md`,
      ...named,
    };
    builder.add({
      act,
      provisions: Object.entries(provisions).map(([eId, text]) => provision(act, eId, text, provisions)),
    });
  }
  return builder.finish();
}

function provision(act: Act, eId: string, text: string, all: Readonly<Record<string, string>>): Provision {
  const parent = Object.keys(all)
    .filter((other) => eId.startsWith(`${other}__`))
    .sort((a, b) => b.length - a.length)[0];
  const nowhere = { line: 0, character: 0 };
  return {
    id: `${act.key}/${eId}`,
    act: act.key,
    path: parseEId(eId),
    heading: '',
    text,
    status: 'in-force',
    ...(parent !== undefined && { parent: `${act.key}/${parent}` }),
    range: { start: nowhere, end: nowhere },
    file: act.file,
  };
}

/** An act without provisions, by its abbreviation and title. */
export const act = (abbreviation: string, title: string, language = 'de'): Act => ({
  key: abbreviation.toLowerCase(),
  title,
  abbreviation,
  aliases: [],
  language,
  file: `/law/${abbreviation}.md`,
});
