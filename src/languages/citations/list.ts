import type { Path, PathUnit } from '../../law';
import { matchAt, rangeOf, type ActMention, type CitationDraft } from './engine';

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
  /** Likewise: what parts them as the end of a clause may, so that the list goes on over it only where its act stands at its end: ";". */
  readonly parted?: RegExp;
  /** The member at an offset, `path` being that of the one before; undefined where none is. */
  readonly member: (text: string, at: number, path: Path) => { readonly path: Path; readonly end: number } | undefined;
}

/**
 * Members of a list that cites nothing unless an act follows: a longer one would be read again from each of them. Known
 * failure: the first of such a list that has more.
 */
const MOST_WITHOUT_ACT = 24;

/** The members of the list that `first` opens: `first` alone where it opens none. @param parted what may stand between them besides */
export function readMembers(
  text: string,
  first: Member,
  { separator, range, member }: ListStyle,
  most = Infinity,
  parted?: RegExp,
): Member[] {
  const members: Member[] = [];
  let current = first;
  for (;;) {
    if (members.length >= most) return [...members, current];
    const reach = matchAt(range, text, current.end);
    const listed = reach ?? matchAt(separator, text, current.end);
    const joint = listed ?? (parted === undefined ? null : matchAt(parted, text, current.end));
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

/** How a language that names the outermost unit first writes its lists, and how its units nest. */
export interface NestedStyle extends Pick<ListStyle, 'separator' | 'range'> {
  /** The larger, the finer. */
  readonly rank: (unit: PathUnit) => number;
  /** The units at an offset, outermost first. */
  readonly chainAt: (text: string, at: number) => { readonly path: Path; readonly end: number } | undefined;
}

/** The first citation and those that follow it in a list or a range; they share its act, its anchor and its outer units. */
export function readNestedList(
  text: string,
  head: Pick<CitationDraft, 'act' | 'anchor'>,
  first: Member,
  { separator, range, rank, chainAt }: NestedStyle,
): CitationDraft[] {
  const outermost = first.path[0] === undefined ? Infinity : rank(first.path[0]);
  const member: ListStyle['member'] = (source, at, path) => {
    const next = chainAt(source, at);
    if (next === undefined || rank(next.path[0]!) < outermost) return undefined;
    const outer = path.filter((unit) => rank(unit) < rank(next.path[0]!));
    return { path: [...outer, ...next.path], end: next.end };
  };
  return readMembers(text, first, { separator, range, member }).map((one) => ({ ...one, ...head }));
}

/**
 * A list with its act behind it: all members share the act, and the span of the last reaches over it.
 *
 * @param actBehind undefined for units that are counted from where the text stands, and name no act.
 * @param isNeeded set for units that are too plain to be believed where no act follows.
 */
export function readListBeforeAct(
  text: string,
  first: Member,
  style: ListStyle,
  actBehind: ((text: string, at: number) => ActMention | undefined) | undefined,
  isNeeded = false,
): CitationDraft[] {
  const { members, behind } = withAct(text, first, style, actBehind, isNeeded ? MOST_WITHOUT_ACT : Infinity);
  if (isNeeded && behind === undefined) return [];
  return members.map((member, index) => ({
    ...member,
    ...(index === members.length - 1 && behind !== undefined && { end: behind.at }),
    act: behind?.act ?? { kind: 'this' },
    anchor: actBehind === undefined ? 'here' : 'act',
  }));
}

/** The members of a list with the act at its end, over what may part it where one stands there. */
function withAct(
  text: string,
  first: Member,
  style: ListStyle,
  actBehind: ((text: string, at: number) => ActMention | undefined) | undefined,
  most: number,
): { readonly members: readonly Member[]; readonly behind: ActMention | undefined } {
  const members = readMembers(text, first, style, most);
  const { end } = members.at(-1)!;
  const { parted } = style;
  if (parted !== undefined && actBehind !== undefined && matchAt(parted, text, end) !== null) {
    const all = readMembers(text, first, style, MOST_WITHOUT_ACT, parted);
    const behind = actBehind(text, all.at(-1)!.end);
    if (behind !== undefined) return { members: all, behind };
  }
  return { members, behind: actBehind?.(text, end) };
}
