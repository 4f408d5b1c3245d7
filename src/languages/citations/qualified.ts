import type { Path } from '../../law';
import { matchAt, type CitationDraft } from './engine';
import { readNestedList, type Member, type NestedStyle } from './list';
import { rank } from './unitRank';

type Head = Pick<CitationDraft, 'act' | 'anchor'>;

/** How a language writes lists whose members are qualified in brackets. */
export interface QualifiedStyle extends NestedStyle {
  /** Sticky; where a citation may begin within a bracket. */
  readonly trigger: RegExp;
  /** The end of the bracket that qualifies what ends at an offset; undefined where none does. Looks at a bounded window. */
  readonly bracketEnd: (text: string, at: number) => number | undefined;
  /** What is cited at a trigger, not further left than `floor`. */
  readonly draftsAt: (text: string, at: number, floor: number) => readonly CitationDraft[];
  /**
   * What a citation in a bracket is of, that names no act: of what is qualified (`part`: a finer unit of it; `act`: a unit of its
   * act), or, as everywhere else, of where the text stands.
   */
  readonly belongs: (text: string, draft: CitationDraft, bracket: Bracket) => 'part' | 'act' | 'text';
}

/** A bracket behind a citation. */
export interface Bracket {
  readonly qualified: CitationDraft;
  readonly end: number;
}

/**
 * A list, over the brackets that qualify its members: `「항만법」 제12조(제9조의 미수범으로 한정한다) 또는 제15조` cites three
 * articles of one act, 第三条第一項（第五条において準用する場合を含む。）及び第二項 two paragraphs of one article.
 */
export function readQualifiedList(text: string, head: Head, first: Member, style: QualifiedStyle): CitationDraft[] {
  const drafts: CitationDraft[] = [];
  let next: Member | undefined = first;
  while (next !== undefined) {
    for (const draft of readNestedList(text, head, next, style)) drafts.push(draft);
    const last: CitationDraft = drafts.at(-1)!;
    const end = style.bracketEnd(text, last.end);
    if (end === undefined) break;
    for (const draft of readBracket(text, { qualified: last, end }, style)) drafts.push(draft);
    next = memberBehind(text, end, last.path, rank(first.path[0]!), style);
  }
  return drafts;
}

/** The member with which a list goes on behind a bracket. */
function memberBehind(
  text: string,
  at: number,
  path: Path,
  outermost: number,
  { separator, chainAt }: QualifiedStyle,
): Member | undefined {
  const joint = matchAt(separator, text, at);
  const start = at + (joint?.[0].length ?? 0);
  const chain = joint === null ? undefined : chainAt(text, start);
  if (chain === undefined || rank(chain.path[0]!) < outermost) return undefined;
  return { path: [...outside(path, chain.path), ...chain.path], start, end: chain.end };
}

/** The units of a path that are coarser than all of another. */
const outside = (path: Path, [first]: Path): Path => path.filter((unit) => rank(unit) < rank(first!));

function readBracket(text: string, bracket: Bracket, style: QualifiedStyle): CitationDraft[] {
  const drafts: CitationDraft[] = [];
  const { qualified, end } = bracket;
  for (let at = qualified.end; at < end; at += 1) {
    if (matchAt(style.trigger, text, at) === null) continue;
    const read = style.draftsAt(text, at, drafts.at(-1)?.end ?? qualified.end);
    for (const draft of inBracket(text, read, bracket, style)) drafts.push(draft);
    at = Math.max(at, (read.at(-1)?.end ?? 0) - 1);
  }
  return drafts;
}

/** A list in a bracket, each member counted from where the first is. */
function inBracket(
  text: string,
  read: readonly CitationDraft[],
  bracket: Bracket,
  { belongs }: QualifiedStyle,
): readonly CitationDraft[] {
  const [first] = read;
  if (first === undefined) return read;
  const { act, anchor, path } = bracket.qualified;
  const owner = belongs(text, first, bracket);
  if (owner === 'act') return read.map((draft) => ({ ...draft, act }));
  const outer = outside(path, first.path);
  return owner === 'text' || outer.length === 0 ? read : read.map((draft) => within(draft, { act, anchor }, outer));
}

const within = (draft: CitationDraft, head: Head, outer: Path): CitationDraft => ({
  ...draft,
  ...head,
  path: [...outer, ...draft.path],
  ...(draft.through !== undefined && { through: [...outer, ...draft.through] }),
});
