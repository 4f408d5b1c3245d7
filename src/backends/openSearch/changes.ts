import type { StoreContents } from '../../store';
import { actId } from './layout';
import { checksIn, PIECE, piecesIn, type Numbering, type PieceThere } from './pieces';
import type { RestClient } from './restClient';
import { actDocuments, provisionDocuments, type Written } from './written';

/** Bytes of one bulk request: OpenSearch answers best to some megabytes. */
const BULK_BYTES = 4 << 20;

/** What is done to an index in one request, so that it holds what it is to hold. */
export interface Change {
  readonly field: Numbering;
  readonly send: readonly Written[];
  /** The ids of documents that are to go. */
  readonly remove: readonly string[];
  /** Documents that are there as they are to be. */
  readonly kept: number;
}

/** What an index holds once all is done: of each piece, by its first number. */
export type Expected = Readonly<Record<Numbering, ReadonlyMap<number, PieceThere>>>;

/** What an index lacks of a corpus, and has besides. `index`: undefined where there is none yet. */
export async function* changesTo(
  client: RestClient,
  index: string | undefined,
  contents: StoreContents,
  signal?: AbortSignal,
): AsyncGenerator<Change, Expected> {
  const expected = { ordinal: new Map<number, PieceThere>(), number: new Map<number, PieceThere>() };
  const firstsOf = async (field: Numbering): Promise<number[]> =>
    index === undefined ? [] : [...(await piecesIn(client, index, field, signal)).keys()];
  const checksOf = async (field: Numbering, firsts: readonly number[]): Promise<Map<number, number>> => {
    const checks = new Map<number, number>();
    if (index === undefined) return checks;
    for (const first of firsts) {
      for (const [number, check] of await checksIn(client, index, field, first, signal)) checks.set(number, check);
    }
    return checks;
  };

  const firsts = new Set(await firstsOf('ordinal'));
  const end = [...firsts].reduce((last, first) => Math.max(last, first + PIECE), contents.description.size);
  for (let first = 0; first < end; first += PIECE) {
    const there = await checksOf('ordinal', firsts.has(first) ? [first] : []);
    const documents = provisionDocuments(contents, first, first + PIECE);
    yield* compared('ordinal', documents, { there, expected: expected.ordinal, idOf: String });
  }
  // What acts are found by comes act by act, in no order of their places: some bytes of each are held.
  const there = await checksOf('number', await firstsOf('number'));
  yield* compared('number', actDocuments(contents), { there, expected: expected.number, idOf: actId });
  return expected;
}

interface Comparison {
  /** Number -> check of what is there. */
  readonly there: Map<number, number>;
  readonly expected: Map<number, PieceThere>;
  readonly idOf: (number: number) => string;
}

function* compared(
  field: Numbering,
  documents: Iterable<Written>,
  { there, expected, idOf }: Comparison,
): Generator<Change> {
  let [send, bytes, kept]: [Written[], number, number] = [[], 0, 0];
  for (const document of documents) {
    const { number, check, line } = document;
    const piece = number - (number % PIECE);
    const { count, check: sum } = expected.get(piece) ?? { count: 0, check: 0 };
    expected.set(piece, { count: count + 1, check: sum + check });
    const isThere = there.get(number) === check;
    there.delete(number);
    if (isThere) {
      kept += 1;
      continue;
    }
    send.push(document);
    bytes += line.length;
    if (bytes < BULK_BYTES) continue;
    yield { field, send, remove: [], kept };
    [send, bytes, kept] = [[], 0, 0];
  }
  yield { field, send, remove: [...there.keys()].map(idOf), kept };
}
