import MiniSearch from 'minisearch';
import { labelOf, type Corpus } from '../law';
import { compareHits } from './topK';
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

/** What a revision changes: the names that hold still, and those that are new. */
export interface LookupChanges {
  /** The ordinal under which a provision of the first corpus still has its name, or -1. */
  readonly current: (ordinal: number) => number;
  /** Provisions with a new name, by their ordinals now. */
  readonly added: Iterable<number>;
}

/** The names of the corpus that it was built from, under their ordinals, and those of the latest revision behind them. */
class NameEngine {
  readonly #engine = new MiniSearch<Entry>({
    fields: ['label', 'title', 'heading'],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { label: 2 },
      combineWith: 'AND',
    },
  });
  #revision: number[] = [];
  #next: number;

  constructor(readonly size: number) {
    this.#next = size;
  }

  /** Adds a provision's name under a number, if it has one to be found by. */
  add(corpus: Corpus, ordinal: number, id = ordinal): void {
    const heading = corpus.heading(ordinal);
    if (heading === '' && corpus.parent(ordinal) >= 0) return;
    const { title } = corpus.acts[corpus.actOf(ordinal)]!;
    this.#engine.add({ id, label: labelOf(corpus, ordinal), title, heading });
    if (id >= this.size) this.#revision.push(id);
  }

  /** A number that was never given before. */
  take(): number {
    this.#next += 1;
    return this.#next - 1;
  }

  /** Takes out what the revision before has added. */
  reset(): void {
    for (const id of this.#revision) this.#engine.discard(id);
    this.#revision = [];
  }

  /** Numbers with their scores. */
  search(query: string): (Pick<LookupHit, 'score'> & { readonly id: number })[] {
    return this.#engine.search(query).map(({ id, score }) => ({ id: id as number, score }));
  }
}

/**
 * Finds provisions by name while a person types: act names, citations and headings, prefixes and slips of the pen
 * included. It holds citable units with a heading or without a parent, not paragraphs: those are found through theirs.
 * Scenarios are not its job (see `bm25`): full text through MiniSearch costs seconds at a country's size.
 */
export class Lookup {
  private constructor(
    private readonly names: NameEngine,
    private readonly corpus: Corpus,
    /** The ordinal of a name by its number in the engine, or -1 where it is none of this corpus. */
    private readonly ordinalOf: (id: number) => number,
  ) {}

  /** Takes seconds at a country's size; lets other work in every few milliseconds. */
  static async build(corpus: Corpus): Promise<Lookup> {
    const names = new NameEngine(corpus.size);
    const turns = new Turns(TURN_MS);
    for (let ordinal = 0; ordinal < corpus.size; ordinal += 1) {
      names.add(corpus, ordinal);
      if (turns.isOver) await turns.pass();
    }
    return new Lookup(names, corpus, (id) => (id < corpus.size ? id : -1));
  }

  /**
   * The lookup of a corpus that differs from the one this was built from. All revisions share one engine, so that names
   * weigh alike: the latest is whole, an earlier one lacks what it had added.
   */
  async revised(corpus: Corpus, { current, added }: LookupChanges): Promise<Lookup> {
    const { names } = this;
    const ordinals = new Map<number, number>();
    const turns = new Turns(TURN_MS);
    names.reset();
    for (const ordinal of added) {
      const id = names.take();
      ordinals.set(id, ordinal);
      names.add(corpus, ordinal, id);
      if (turns.isOver) await turns.pass();
    }
    return new Lookup(names, corpus, (id) => (id < names.size ? current(id) : (ordinals.get(id) ?? -1)));
  }

  /** The best `limit` provisions, best first, ties in corpus order. An empty query finds nothing. */
  search(query: string, limit: number): LookupHit[] {
    return this.names
      .search(query.slice(0, 500))
      .map(({ id, score }) => ({ ordinal: this.ordinalOf(id), score }))
      .filter(({ ordinal }) => ordinal >= 0)
      .sort(compareHits)
      .slice(0, limit)
      .map(({ ordinal, score }) => ({
        ordinal,
        label: labelOf(this.corpus, ordinal),
        heading: this.corpus.heading(ordinal),
        score,
      }));
  }
}
