import type { ActReference } from '../../../law';
import { matchAt, type ActMention, type CitationDraft } from '../engine';

/**
 * How a Romance language says that a citation means another text than the articles that an act has today: their former
 * wording, or a series of its own beside them (the transitory articles of Latin America).
 *
 * Assumes that no act of today's law holds that text, so that the citation is of an act that only its document could
 * define: "ancien article 5 du code des ports" is of the "ancien code des ports". Known failure: a corpus that does hold
 * the text under the act's own name; such a citation is not checked.
 */
export interface OtherText {
  /** What the text is called in front of its act's name. */
  readonly called: string;
  /** Ends where a citation begins: "ancien " of "ancien article 5"; none where it only stands behind. */
  readonly before?: RegExp;
  /** Sticky; what a citation of it begins with: "transitorio segundo". */
  readonly opening?: RegExp;
  /** Sticky; behind an article or its act: " ancien", " (ancien)". */
  readonly behind: RegExp;
  /** Sticky; behind all that a citation says: ", dans sa rédaction antérieure". */
  readonly clause?: RegExp;
}

/** How far in front of a citation a word may begin that says so, in UTF-16 units. */
const WINDOW = 14;

const actCalled = (called: string, act: ActReference | undefined): ActReference => ({
  kind: 'defined',
  name: act !== undefined && 'name' in act ? `${called} ${act.name}` : called,
});

/** The act that `read` finds behind a citation, as that of another text where the words around it say so. */
export function otherTextBehind(
  others: readonly OtherText[],
  read: (text: string, at: number) => ActMention | undefined,
  text: string,
  at: number,
): ActMention | undefined {
  const inFront = said(others, 'behind', text, at);
  const mention = read(text, inFront?.end ?? at);
  const end = mention?.at ?? inFront?.end ?? at;
  const last = said(others, 'behind', text, end) ?? said(others, 'clause', text, end);
  const found = last ?? inFront;
  if (found === undefined) return mention;
  return { act: actCalled(found.called, mention?.act), at: Math.max(found.end, end) };
}

function said(
  others: readonly OtherText[],
  where: 'behind' | 'clause',
  text: string,
  at: number,
): { readonly called: string; readonly end: number } | undefined {
  for (const { called, [where]: pattern } of others) {
    const match = pattern === undefined ? null : matchAt(pattern, text, at);
    if (match !== null) return { called, end: at + match[0].length };
  }
  return undefined;
}

/**
 * The drafts of one list, of another text where the first word or the one in front says so: "les anciens articles 5 et 6".
 * @param floor nothing may begin ahead of it
 */
export function otherTextBefore(
  others: readonly OtherText[],
  drafts: readonly CitationDraft[],
  text: string,
  floor: number,
): readonly CitationDraft[] {
  const [first, ...rest] = drafts;
  if (first === undefined) return drafts;
  const window = text.slice(Math.max(floor, first.start - WINDOW), first.start);
  for (const { called, before, opening } of others) {
    const isOpened = opening !== undefined && matchAt(opening, text, first.start) !== null;
    const word = before?.exec(window)?.[0] ?? (isOpened ? '' : undefined);
    if (word === undefined) continue;
    const shared = drafts.map(({ act }) => act);
    const acts = new Map([...new Set(shared)].map((act) => [act, actCalled(called, act)]));
    const renamed = (draft: CitationDraft): CitationDraft => ({ ...draft, act: acts.get(draft.act)! });
    return [{ ...renamed(first), start: first.start - word.length }, ...rest.map(renamed)];
  }
  return drafts;
}
