import { labelOf } from '../../languages';
import type { Act, Corpus } from '../../law';
import { latinLanguagesOf, queryTerms } from '../bm25/query';
import type { LookupHit, NameLookup } from '../lookup';
import { TopK } from '../topK';
import type { Slice } from './slice';

/** Provisions whose headings are looked at. */
const LOOKED_AT = 100;
/** What an act scores whose name is the one typed, begins with it, or has its words; a heading that has them comes behind. */
const SCORES = { same: 4, begins: 3, has: 2, heading: 1 } as const;

/**
 * Finds acts by their names, which are all here, and provisions by whole words of their headings, which the store is
 * searched for. Slips of the pen and beginnings of words find acts alone: a store hands out no table of its headings.
 */
export class SliceLookup implements NameLookup {
  readonly #languages: readonly string[];

  constructor(
    private readonly corpus: Corpus,
    private readonly slice: Slice,
  ) {
    this.#languages = latinLanguagesOf(corpus);
  }

  search(query: string, limit: number): Promise<LookupHit[]> {
    const typed = folded(query);
    const best = new TopK(limit);
    if (typed !== '') {
      for (const [number, act] of this.corpus.acts.entries()) {
        const score = Math.max(...namesOf(act).map((name) => scoreOf(folded(name), typed)));
        const [first, end] = this.corpus.provisionsOf(number);
        if (score > 0 && first < end) best.offer(first, score);
      }
      for (const ordinal of this.#headed(query, typed)) best.offer(ordinal, SCORES.heading);
    }
    const hits = best.hits().map(({ ordinal, score }) => ({
      ordinal,
      label: labelOf(this.corpus, ordinal),
      heading: this.corpus.heading(ordinal),
      score,
    }));
    return Promise.resolve(hits);
  }

  /** The units, each once, whose heading has all words that were typed. */
  #headed(query: string, typed: string): Set<number> {
    const found = this.slice.search({ terms: queryTerms(query, this.#languages) }, LOOKED_AT) ?? [];
    const headed = found.flatMap(({ ordinal }) => this.#unitWithHeading(ordinal) ?? []);
    return new Set(headed.filter((unit) => scoreOf(folded(this.corpus.heading(unit)), typed) > 0));
  }

  /** A paragraph is found by the heading of its article. */
  #unitWithHeading(ordinal: number): number | undefined {
    for (let at = ordinal; at >= 0; at = this.corpus.parent(at)) if (this.corpus.heading(at) !== '') return at;
    return undefined;
  }
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

const namesOf = ({ title, abbreviation, aliases }: Act): readonly string[] => [title, abbreviation, ...aliases];

/** 0 where the name lacks a word; where a word of the name begins with a typed one, it has it. */
function scoreOf(name: string, typed: string): number {
  if (name === typed) return SCORES.same;
  if (name.startsWith(typed)) return SCORES.begins;
  const padded = ` ${name}`;
  return typed.split(' ').every((word) => padded.includes(` ${word}`)) ? SCORES.has : 0;
}
