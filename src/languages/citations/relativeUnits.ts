import type { Anchor, PathUnit, UnitKind } from '../../law';
import type { CitationDraft } from './engine';
import { RANK, rank } from './unitRank';

/** What a unit is counted from that names none around it: an article from its act, a paragraph from where the text stands. */
const ownAnchor = (unit: PathUnit): Anchor => (rank(unit) <= RANK.article! ? 'act' : 'here');

/**
 * The members of a list that a relative unit (`전조`, 前条, `같은 조`) opens, each counted from where its own units say. What
 * names finer units alone is of the relative one ("전조제1항 및 제2항"); what has its own number at that depth is not:
 * "전조 및 제1조", 前項及び第三項. Assumes that a bare paragraph is of the article that it stands in, as drafting rules ask.
 * Known failure: "같은 항 및 제3항" for two paragraphs of another article.
 */
export function countedApart(drafts: readonly CitationDraft[], relative: PathUnit): CitationDraft[] {
  return drafts.map((draft) => {
    const outermost = draft.path[0]!;
    const isApart = outermost !== relative && rank(outermost) <= rank(relative);
    return isApart ? { ...draft, anchor: ownAnchor(outermost) } : draft;
  });
}

/**
 * The neighbour with which a range ends whose first is the citation in front: "제1조부터 전조까지", 第一項から前項まで. It
 * carries the range, because its number alone does not tell that it is the end of one. Known failures: a range that ends
 * within an article ("제1조부터 전조제2항까지") and one between two neighbours ("전조부터 다음 조까지"), of which both ends are read
 * and nothing between them.
 */
export function endOfRange(neighbour: CitationDraft, first: CitationDraft): CitationDraft {
  const [unit] = neighbour.path as [PathUnit];
  const [from] = first.path as [PathUnit];
  const isEnd =
    (neighbour.anchor === 'preceding' || neighbour.anchor === 'following') &&
    neighbour.path.length === 1 &&
    first.act.kind === 'this' &&
    first.anchor === ownAnchor(from) &&
    from.kind === unit.kind;
  return isEnd ? { ...neighbour, through: [from] } : neighbour;
}

/**
 * Parts in one list that are of a provision named by where it stands: "premier alinéa du même article", "apartado 2 del
 * artículo anterior", วรรคสองของมาตราก่อน. The span of the last reaches over the word for it, to `end`.
 */
export function partsOf(
  provision: UnitKind,
  anchor: Anchor,
  parts: readonly Omit<CitationDraft, 'act' | 'anchor'>[],
  end: number,
): CitationDraft[] {
  const whole: PathUnit = { kind: provision, number: '' };
  return parts.map(({ path, through, ...span }, index) => ({
    ...span,
    ...(index === parts.length - 1 && { end }),
    act: { kind: 'this' },
    anchor,
    path: [whole, ...path],
    ...(through !== undefined && { through: [whole, ...through] }),
  }));
}
