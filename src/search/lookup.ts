import MiniSearch from 'minisearch';
import { labelOf, type Corpus } from '../law';

export interface LookupHit {
  readonly ordinal: number;
  /** As a drafter would cite it: "BGB § 548 Abs. 1". */
  readonly label: string;
  readonly heading: string;
  readonly score: number;
}

interface Entry {
  readonly id: number;
  readonly label: string;
  readonly title: string;
  readonly heading: string;
}

/** Hangul is also found by what stands inside a word; other words by their beginning (`prefix`) or a slip (`fuzzy`). */
const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+(?:[.-]\p{N}+)*/gu) ?? [];

/**
 * Finds provisions by name while a person types: act names, citations and headings, prefixes and slips of the pen
 * included. It holds citable units with a heading or without a parent, not paragraphs: those are found through theirs.
 * Scenarios are not its job (see `bm25`): full text through MiniSearch costs seconds at a country's size.
 */
export class Lookup {
  readonly #engine = new MiniSearch<Entry>({
    fields: ['label', 'title', 'heading'],
    storeFields: ['label', 'heading'],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { label: 2 },
      combineWith: 'AND',
    },
  });

  constructor(private readonly corpus: Corpus) {
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      if (corpus.heading(ordinal) !== '' || corpus.parent(ordinal) < 0) this.#engine.add(this.#entry(ordinal));
    }
  }

  /** The best `limit` provisions, best first, ties in corpus order. An empty query finds nothing. */
  search(query: string, limit: number): LookupHit[] {
    return this.#engine
      .search(query.slice(0, 500))
      .map(({ id, label, heading, score }) => ({
        ordinal: id as number,
        label: label as string,
        heading: heading as string,
        score,
      }))
      .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal)
      .slice(0, limit);
  }

  #entry(ordinal: number): Entry {
    const act = this.corpus.acts[this.corpus.actOf(ordinal)]!;
    return {
      id: ordinal,
      label: labelOf(this.corpus, ordinal),
      title: act.title,
      heading: this.corpus.heading(ordinal),
    };
  }
}
