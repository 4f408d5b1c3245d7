import { readCitations } from '../../citation';
import { samePath, type Citation, type Language, type Path } from '../../law';
import type { Edit } from '../../check';
import { withEdits } from '../withEdits';

/** A citation of a text that is to read otherwise. */
export interface Rewriting {
  /** The citation's place among those that are found in the text. */
  readonly at: number;
  /** Its path as it is to be read. */
  readonly path: Path;
  /** Ways to write it, the likeliest first; none of their changes overlap. */
  readonly options: readonly (readonly Edit[])[];
}

export interface Rewritten {
  /** In order, none overlapping. */
  readonly edits: readonly Edit[];
  /** Those that could not be written so that they are read as they are to be. */
  readonly failed: readonly Rewriting[];
}

/** How often a text is read again; what does not come right by then is left as it is. */
const MOST_READINGS = 8;

/**
 * Chooses the ways to write citations so that the text, read again, cites what it is to cite, and nothing else has
 * changed: which "2" of "section 2(1) and (2)" is the section is told by the grammar, not guessed. Offsets are those
 * of the text. Yields often.
 *
 * @param before the citations that are found in the text
 * @param wanted in the order of their citations
 */
export function* rewriteBlock(
  text: string,
  before: readonly Citation[],
  language: Language,
  wanted: readonly Rewriting[],
): Generator<void, Rewritten> {
  const choice = new Map<Rewriting, number>(wanted.map((each) => [each, 0]));
  const isOpen = (each: Rewriting): boolean => choice.get(each)! < each.options.length;
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const open = wanted.filter(isOpen);
    const edits = inOrder(open.flatMap((each) => each.options[choice.get(each)!]!));
    const paths = new Map(open.map(({ at, path }) => [at, path]));
    const wrong = edits === undefined ? [...before.keys()] : yield* misread(text, edits, before, paths, language);
    if (wrong.length === 0) return { edits: edits!, failed: wanted.filter((each) => !isOpen(each)) };
    for (const each of blamed(wrong, open)) choice.set(each, choice.get(each)! + 1);
  }
  return { edits: [], failed: wanted };
}

/** The changes in order; undefined where two of them overlap. */
function inOrder(edits: readonly Edit[]): Edit[] | undefined {
  const ordered = [...edits].sort((one, other) => one.start - other.start);
  return ordered.every(({ start }, at) => at === 0 || ordered[at - 1]!.end <= start) ? ordered : undefined;
}

/** The citations, by their place, that are not read as they are to be once the changes are made. Yields often. */
export function* misread(
  text: string,
  edits: readonly Edit[],
  before: readonly Citation[],
  paths: ReadonlyMap<number, Path>,
  language: Language,
): Generator<void, number[]> {
  const read = yield* readCitations(withEdits(text, edits), language);
  const after = new Map(read.map((citation) => [citation.start, citation]));
  const wrong: number[] = [];
  let [next, shift] = [0, 0];
  for (const [at, citation] of before.entries()) {
    for (; next < edits.length && edits[next]!.end <= citation.start; next += 1) {
      shift += edits[next]!.newText.length - (edits[next]!.end - edits[next]!.start);
    }
    const now = after.get(citation.start + shift);
    const isRight = now?.anchor === citation.anchor && samePath(now.path, paths.get(at) ?? citation.path);
    if (!isRight) wrong.push(at);
  }
  return wrong;
}

/** The rewritings to try otherwise: those that are misread, and for another citation the nearest one before it; both in order. */
function blamed(wrong: readonly number[], open: readonly Rewriting[]): Set<Rewriting> {
  let next = 0;
  return new Set(
    wrong.flatMap((at) => {
      while (next + 1 < open.length && open[next + 1]!.at <= at) next += 1;
      return open[next] ?? [];
    }),
  );
}
