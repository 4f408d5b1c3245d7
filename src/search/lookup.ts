import { labelOf } from '../languages';
import { type Corpus } from '../law';
import { NameTableBuilder, type NameTable } from './names/nameTable';
import { scoreNames } from './names/scoreNames';
import { TopK } from './topK';
import { inTurns, Turns } from '../turns';

export interface LookupHit {
  readonly ordinal: number;
  /** As a drafter would cite it: "BGB § 548 Abs. 1". */
  readonly label: string;
  readonly heading: string;
  readonly score: number;
}

/** What finds provisions by name while a person types, best first. */
export interface NameLookup {
  search(query: string, limit: number, signal?: AbortSignal): Promise<LookupHit[]>;
}

/** How long building and searching hold the thread, in milliseconds, before other work gets its turn. */
const TURN_MS = 10;
/** More of a query is not read, in UTF-16 units. */
const LONGEST_QUERY = 500;

/** What a revision changes: the names that hold still, and those that are new. */
export interface LookupChanges {
  /** The ordinal under which a provision of the first corpus still has its name, or -1. */
  readonly current: (ordinal: number) => number;
  /** Provisions with a new name, by their ordinals now. */
  readonly added: Iterable<number>;
}

/** Names with where their provisions stand in the corpus that is searched. */
interface Layer {
  readonly names: NameTable;
  /** The ordinal of a provision whose name is in the table, or -1 where it has it no longer. */
  readonly current: (ordinal: number) => number;
}

/**
 * Finds provisions by name while a person types: act names, citations and headings, prefixes and slips of the pen
 * included. It holds citable units with a heading or without a parent, not paragraphs: those are found through theirs.
 * Scenarios are not its job (see `bm25`). The words that a typed one may mean come from MiniSearch's radix tree.
 */
export class Lookup implements NameLookup {
  private constructor(
    private readonly corpus: Corpus,
    private readonly layers: readonly [Layer, ...Layer[]],
  ) {}

  /** Under a second at a country's size; lets other work in every few milliseconds. */
  static async build(corpus: Corpus): Promise<Lookup> {
    const names = await namesOf(corpus, ordinalsOf(corpus));
    return new Lookup(corpus, [{ names, current: (ordinal) => ordinal }]);
  }

  /**
   * The lookup of a corpus that differs from the one this was built from. New names are weighed with the old ones, of
   * which those that are gone still count for how rare a word is.
   */
  async revised(corpus: Corpus, { current, added }: LookupChanges): Promise<Lookup> {
    const [{ names }] = this.layers;
    const layer = { names: await namesOf(corpus, added), current: (ordinal: number) => ordinal };
    return new Lookup(corpus, [{ names, current }, layer]);
  }

  /**
   * The best `limit` provisions, best first, ties in corpus order. An empty query finds nothing. Lets other work in;
   * rejects with the signal's reason when aborted.
   */
  async search(query: string, limit: number, signal?: AbortSignal): Promise<LookupHit[]> {
    const turns = new Turns(TURN_MS);
    const tables = this.layers.map(({ names }) => names);
    const scored = await inTurns(scoreNames(tables, query.slice(0, LONGEST_QUERY)), turns, signal);
    const best = new TopK(limit);
    for (const [at, { names, current }] of this.layers.entries()) {
      scored[at]!.forEach((score, name) => {
        if (score < best.threshold || score === 0) return;
        const ordinal = current(names.ordinals[name]!);
        if (ordinal >= 0) best.offer(ordinal, score);
      });
    }
    return best.hits().map(({ ordinal, score }) => ({
      ordinal,
      label: labelOf(this.corpus, ordinal),
      heading: this.corpus.heading(ordinal),
      score,
    }));
  }
}

async function namesOf(corpus: Corpus, ordinals: Iterable<number>): Promise<NameTable> {
  const builder = new NameTableBuilder();
  const turns = new Turns(TURN_MS);
  for (const ordinal of ordinals) {
    builder.add(corpus, ordinal);
    if (turns.isOver) await turns.pass();
  }
  return inTurns(builder.finish(), turns);
}

function* ordinalsOf(corpus: Corpus): Generator<number> {
  for (const act of corpus.acts.keys()) {
    const [first, end] = corpus.provisionsOf(act);
    for (let ordinal = first; ordinal < end; ordinal += 1) yield ordinal;
  }
}
