import MiniSearch from 'minisearch';
import { labelOf, type Corpus } from '../law';
import { Turns } from './turns';

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

/** How long building holds the thread, in milliseconds, before other work gets its turn. */
const TURN_MS = 15;

/** Words with the inner stops and hyphens of numbers: `17.2.1`, `5-2`. */
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

  private constructor(private readonly corpus: Corpus) {}

  /** Takes seconds at a country's size; lets other work in every few milliseconds. */
  static async build(corpus: Corpus): Promise<Lookup> {
    const lookup = new Lookup(corpus);
    const turns = new Turns(TURN_MS);
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      if (corpus.heading(ordinal) === '' && corpus.parent(ordinal) >= 0) continue;
      lookup.#engine.add(lookup.#entry(ordinal));
      if (turns.isOver) await turns.pass();
    }
    return lookup;
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
