import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CitationResolver, findCitations, type LocatedCitation } from '../../../src/citation';
import { CorpusBuilder, formatEId, type Corpus, type Path } from '../../../src/law';
import { readSource } from '../../../src/readers';

/** Start, end (UTF-16 units), title of the act, eId; the eId of the last unit where several are cited at once. */
export type KoreanLabel = readonly [start: number, end: number, act: string, eId: string, through?: string];

/**
 * 150 provisions of the shared Korean statutes, drawn at random (a linear congruential generator, the seed stands in the
 * file), with the citations that a reader of each found: by position, because the text is not the project's. Acts cited
 * as a whole ("이 법", "민법에 따른다") and the division that a provision stands in ("이 절") are not labelled.
 */
interface LabelledProvision {
  readonly provision: string;
  /** Of the text the positions were taken from. */
  readonly length: number;
  readonly citations: readonly KoreanLabel[];
}

export interface KoreanScore {
  readonly provisions: number;
  readonly labels: number;
  readonly found: number;
  /** Found with the label's span, act and provision. */
  readonly right: number;
  readonly misses: readonly string[];
  /** Of the whole file, by outcome; every citation has one. */
  readonly outcomes: Readonly<Record<string, number>>;
}

const FIXTURES = resolve(__dirname, '../../fixtures/citations');

/** `korean` was labelled beside the program's output, the blind ones before the program had read a line of them. */
export const KOREAN_FIXTURES = ['korean', 'koreanBlind', 'koreanBlindSecond'] as const;
export type KoreanFixture = (typeof KOREAN_FIXTURES)[number];

function open(file: string): Corpus {
  const builder = new CorpusBuilder();
  for (const document of readSource({ file, bytes: readFileSync(file) }).documents) builder.add(document);
  return builder.finish();
}

/** What a located citation means, in the form of a label. */
function labelOf({ citation, act, missing, path = [] }: LocatedCitation, corpus: Corpus): KoreanLabel {
  const title = act === undefined ? (missing ?? '') : corpus.acts[act]!.title;
  const label = [citation.start, citation.end, title, formatEId(path)] as const;
  const last = lastOf(citation.path, citation.through, path);
  return last === undefined ? label : [...label, formatEId([...path.slice(0, -1), last])];
}

/** The last unit of a range, and of "전 3항", which counts three units from the first. */
function lastOf(cited: Path, through: Path | undefined, path: Path): Path[number] | undefined {
  if (through !== undefined) return through.at(-1);
  const count = Number(cited[0]?.number);
  const first = path.at(-1);
  const isCount =
    cited.length === 1 && cited[0]!.number !== '' && first !== undefined && first.number !== cited[0]!.number;
  return isCount && count > 1 ? { ...first, number: String(Number(first.number) + count - 1) } : undefined;
}

/** Reads the labelled provisions of the shared file and compares. */
export function scoreKorean(file: string, fixture: KoreanFixture): KoreanScore {
  const corpus = open(file);
  const resolver = new CitationResolver(corpus);
  const { provisions } = JSON.parse(readFileSync(resolve(FIXTURES, `${fixture}.json`), 'utf8')) as {
    provisions: readonly LabelledProvision[];
  };
  const misses: string[] = [];
  const counts = { labels: 0, found: 0, right: 0 };
  const locate = (ordinal: number): LocatedCitation[] =>
    resolver.locate(findCitations(corpus.text(ordinal), 'ko'), { ordinal }, corpus.text(ordinal));
  for (const { provision, length, citations } of provisions) {
    const ordinal = corpus.ordinal(provision);
    if (ordinal === undefined || corpus.text(ordinal).length !== length) {
      throw new Error(`${provision} is not the text that was labelled: label the fixture anew.`);
    }
    const found = new Set(locate(ordinal).map((one) => JSON.stringify(labelOf(one, corpus))));
    const labels = citations.map((label) => JSON.stringify(label));
    counts.labels += labels.length;
    counts.found += found.size;
    for (const label of labels) {
      if (found.delete(label)) counts.right += 1;
      else misses.push(`${provision} missed ${label}`);
    }
    for (const label of found) misses.push(`${provision} unasked ${label}`);
  }
  const outcomes: Record<string, number> = {};
  for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
    for (const { outcome } of locate(ordinal)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return { provisions: provisions.length, ...counts, misses, outcomes };
}
