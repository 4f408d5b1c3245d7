import type { Path } from '../../../law';
import { matchAt, type ActMention, type CitationDraft } from '../engine';
import { readListBeforeAct, type ListStyle, type Member } from '../list';
import type { Chain } from './units';

/** How a Romance language goes on behind the act of a list. */
export interface ActListStyle extends ListStyle {
  /** Sticky; what stands between lists of two acts. */
  readonly joint: RegExp;
  /** The article without its word at an offset: "7" of "articles 5 de la loi A et 7 de la loi B". */
  readonly nextAt: (text: string, at: number) => Chain | undefined;
  /** The annex that articles stand in, behind them: " de l'annexe I". */
  readonly annexBehind: (text: string, at: number) => Chain | undefined;
}

type ActReader = (text: string, at: number) => ActMention | undefined;

/**
 * Articles with their act behind them, and the lists of other acts that the phrase joins to them: "articles 5 et 6 du
 * code des ports et 7 de la loi n° 90-12". What is joined has no word of its own, and so needs an act to be believed.
 * Known failure: a joined list whose act no reader here knows ("et 7 de son statut").
 */
export function readArticleLists(
  text: string,
  first: Member,
  style: ActListStyle,
  actBehind: ActReader,
  isNeeded: boolean,
): CitationDraft[] {
  const drafts = readInAnnex(text, first, style, actBehind, isNeeded);
  for (let last = drafts.at(-1); last !== undefined;) {
    const joint = matchAt(style.joint, text, last.end);
    const start = last.end + (joint?.[0].length ?? 0);
    const next = joint === null ? undefined : style.nextAt(text, start);
    const joined = next === undefined ? [] : readInAnnex(text, { start, ...next }, style, actBehind, true);
    drafts.push(...joined);
    last = joined.at(-1);
  }
  return drafts;
}

/** "article 14 de l'annexe I": the articles of one list, below the annex that stands behind them. */
function readInAnnex(
  text: string,
  first: Member,
  style: ActListStyle,
  actBehind: ActReader,
  isNeeded: boolean,
): CitationDraft[] {
  let annex: Chain | undefined;
  const read: ActReader = (source, at) => {
    annex = style.annexBehind(source, at);
    const act = actBehind(source, annex?.end ?? at);
    return act ?? (annex === undefined ? undefined : { act: { kind: 'this' }, at: annex.end });
  };
  const drafts = readListBeforeAct(text, first, style, read, isNeeded);
  return drafts.map((draft) => within(annex?.path ?? [], draft));
}

const within = (outer: Path, { path, through, ...rest }: CitationDraft): CitationDraft => ({
  ...rest,
  path: [...outer, ...path],
  ...(through !== undefined && { through: [...outer, ...through] }),
});
