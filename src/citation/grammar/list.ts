import type { Path } from '../../law';
import { matchAt, rangeOf } from './engine';

/** One number of a list or range: a citation of its own, but for the act that all share. */
export interface Member {
  readonly start: number;
  readonly end: number;
  readonly path: Path;
  /** On the first number of a range: the path of the second. */
  readonly through?: Path;
}

/** How a language writes lists and ranges. */
export interface ListStyle {
  /** Sticky, matches bounded in length: what stands between two members of a list. */
  readonly separator: RegExp;
  /** Sticky, likewise: what stands between the two ends of a range. */
  readonly range: RegExp;
  /** The member at an offset, `path` being that of the one before; undefined where none is. */
  readonly member: (text: string, at: number, path: Path) => { readonly path: Path; readonly end: number } | undefined;
}

/** The members of the list that `first` opens: `first` alone where it opens none. */
export function readMembers(text: string, first: Member, { separator, range, member }: ListStyle): Member[] {
  const members: Member[] = [];
  let current = first;
  for (;;) {
    const reach = matchAt(range, text, current.end);
    const joint = reach ?? matchAt(separator, text, current.end);
    const at = current.end + (joint?.[0].length ?? 0);
    const next = joint === null ? undefined : member(text, at, current.path);
    if (next === undefined) return [...members, current];
    members.push(reach === null ? current : { ...current, ...rangeOf(current.path, next.path) });
    current = { start: at, ...next };
  }
}

/** The path of a member that names only units of the kind that `unit` has, or finer: the coarser ones are its list's. */
export function besideIn(path: Path, own: Path): Path {
  const at = path.findIndex(({ kind }) => kind === own[0]?.kind);
  return [...path.slice(0, Math.max(0, at)), ...own];
}
