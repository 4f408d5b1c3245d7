import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { CorpusBuilder, type Corpus, type Provision } from '../../../../src/law';
import { readSource } from '../../../../src/readers';
import type { LanguageCases } from './cases';

/** The files of a language's cases, by name. */
export const filesOf = ({ act, otherAct }: LanguageCases): Record<string, string> => ({
  'act.md': act,
  'other.md': otherAct,
});

const provisionsIn = (name: string, text: string): ReturnType<typeof readSource> =>
  readSource({ file: `/law/${name}`, bytes: Buffer.from(text) });

/** The two acts of a language, and what citations in them mean. */
export class CasesCorpus {
  readonly corpus: Corpus;
  readonly #resolver: CitationResolver;

  constructor(private readonly cases: LanguageCases) {
    const builder = new CorpusBuilder();
    for (const [name, text] of Object.entries(filesOf(cases))) {
      for (const document of provisionsIn(name, text).documents) builder.add(document);
    }
    this.corpus = builder.finish();
    this.#resolver = new CitationResolver(this.corpus);
  }

  /** The key of the first act. */
  get key(): string {
    return this.corpus.acts[0]!.key;
  }

  ordinal(eId: string): number {
    const ordinal = this.corpus.ordinal(`${this.key}/${eId}`);
    assert.ok(ordinal !== undefined, `${this.key}/${eId} is no provision`);
    return ordinal;
  }

  /** The citations of a text outside the acts, or of one within a provision of the first, as {@link CitationCase} has them. */
  cited(text: string, within?: string): string[] {
    const found = findCitations(text, this.cases.code);
    const context = within === undefined ? {} : { act: this.key, ordinal: this.ordinal(within) };
    return this.#resolver.resolve(found, context, text).map(({ text: span, outcome, targets }) => {
      const ids = targets.map((id) => id.replace(`${this.key}/`, ''));
      return `${span} -> ${outcome === 'resolved' ? ids.join(' ') : outcome}`;
    });
  }
}

/** The provisions of a file by eId, each with what the file has in its range. */
export function readFrom(name: string, text: string): Map<string, { provision: Provision; source: string }> {
  const [document] = provisionsIn(name, text).documents;
  assert.ok(document, `${name} holds no act`);
  const lines = text.split('\n');
  return new Map(
    document.provisions.map((provision) => {
      const { start, end } = provision.range;
      const last = lines[end.line]?.slice(0, end.character) ?? '';
      const source = [...lines.slice(start.line, end.line), last].join('\n').slice(start.character);
      return [provision.id.slice(provision.id.indexOf('/') + 1), { provision, source }];
    }),
  );
}
