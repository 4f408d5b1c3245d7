import type { Path } from '../../law';
import { matchAt, type CitationDraft } from './engine';

/** How a language leads from parts to what stands behind them and is more, or less plain, than one unit with its number. */
export interface WholesStyle {
  /** Sticky; from parts to provisions in a list, or to words that point to some: " des " of "des articles 5 et 6", " de " of "de ces articles". */
  readonly of: RegExp;
  /** The citations that begin at an offset; none may begin ahead of `floor`. */
  readonly read: (text: string, at: number, floor: number) => readonly CitationDraft[];
}

/**
 * Parts of each of the provisions behind them: "le premier alinéa des articles 5 et 6", "Satz 1 der Absätze 2 und 3". They are
 * those of no other provision: where what they are of is not understood ("de ces articles") they cite nothing.
 */
export function partsOfWholes(
  text: string,
  parts: readonly CitationDraft[],
  { of, read }: WholesStyle,
): readonly CitationDraft[] {
  const last = parts.at(-1);
  const link = last === undefined ? null : matchAt(of, text, last.end);
  return link === null ? parts : withinEach(parts, read(text, last!.end + link[0].length, last!.end));
}

/**
 * Parts of each of some provisions, in the order of the text: all of them are of the first, and each other one has the part,
 * or is cited whole where they are several. Provisions in a range are cited whole, and so is what has units of their kind.
 */
export function withinEach(
  parts: readonly CitationDraft[],
  wholes: readonly CitationDraft[],
): readonly CitationDraft[] {
  const [first, ...others] = wholes;
  if (first === undefined) return wholes;
  // "comma 2, lettera a), e lettera b) del medesimo comma": what goes back to a part's own provision says nothing more.
  if (!wholes.every((whole) => mayHold(whole, parts))) return wholes.filter((whole) => !isBackReference(whole));
  const last = parts.at(-1)!;
  const spanning = { ...within(last, first), start: last.start, end: first.end };
  return [
    ...parts.slice(0, -1).map((part) => within(part, first)),
    spanning,
    ...others.map((whole) =>
      parts.length > 1 ? whole : { ...within(last, whole), start: whole.start, end: whole.end },
    ),
  ];
}

const isBackReference = ({ anchor, path }: CitationDraft): boolean =>
  anchor === 'previous' && path.length === 1 && path[0]!.kind === 'paragraph' && path[0]!.number === '';

/** Whether parts can be counted in a provision: "l'alinéa précédent" has no number to count them from. */
const mayHold = ({ anchor, path, through }: CitationDraft, parts: readonly CitationDraft[]): boolean =>
  through === undefined &&
  (anchor !== 'here' || path.at(-1)!.number !== '') &&
  parts.every((part) => !path.some(({ kind }) => kind === part.path[0]!.kind));

function within({ path, through, also, ...span }: CitationDraft, whole: CitationDraft): CitationDraft {
  const inside = (own: Path): Path => [...whole.path, ...own];
  return {
    ...span,
    act: whole.act,
    anchor: whole.anchor,
    path: inside(path),
    ...(through !== undefined && { through: inside(through) }),
    ...(also !== undefined && { also: also.map(inside) }),
  };
}
