import { ancestorsOf, isBasicUnit, pathOf, type Corpus } from '../law';
import { freeNumberBefore } from './plan/freeNumber';
import { siblingsOf, unitLabel } from './plan/plan';

/** What a new provision can be put before. */
export interface InsertionPlace {
  /** The id of the provision that it comes in before. */
  readonly before: string;
  /** As its act names it: "section 12". */
  readonly label: string;
  /** Normalised: `12a`. */
  readonly number: string;
  /** A new unit in front of it as its law would number it, with which nothing is counted on: `9a`, "section 9A". */
  readonly free?: { readonly number: string; readonly label: string };
  /** How many are counted on behind it. */
  readonly following: number;
}

/** What a new provision may be put before at a provision: that, and the article it stands in, the innermost first. */
export function insertionPlaces(corpus: Corpus, at: number): InsertionPlace[] {
  return [at, ...ancestorsOf(corpus, at).reverse()].flatMap((ordinal): InsertionPlace[] => {
    const { kind, number } = pathOf(corpus, ordinal).at(-1)!;
    if (number === '' || !(isBasicUnit(kind) || kind === 'paragraph')) return [];
    const row = siblingsOf(corpus, ordinal);
    const following = row.length - row.indexOf(ordinal) - 1;
    const free = freeNumberBefore(corpus, ordinal);
    const place = { before: corpus.id(ordinal), label: unitLabel(corpus, ordinal), number, following };
    return [free === undefined ? place : { ...place, free: { number: free, label: unitLabel(corpus, ordinal, free) } }];
  });
}
