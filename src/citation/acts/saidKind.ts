import type { ActKind } from '../../languages';
import type { Act, Citation } from '../../law';
import { namingOf } from '../systems';
import type { ActChoice, CitationOfAct } from './actChoice';
import { headOfTitle } from './definedNames';

/** Citations looked back over for an act of the kind that is said. */
const MOST_BACK = 150;

/** Words that say a kind. */
type Said = Pick<Citation, 'system' | 'text'>;

/** The kinds of acts that a citation may say that it goes back to. */
export const kindsSaid = ({ system, text }: Said): readonly ActKind[] =>
  (namingOf(system).kinds ?? []).filter((kind) => kind.said.test(text));

/** Whether a title may be of an act of the kind that a citation says; see {@link ofSaidKind}. */
export function fitsKind(citation: Said): (title: string) => boolean {
  const { kinds = [] } = namingOf(citation.system);
  const said = kindsSaid(citation);
  return (title) => {
    const head = said.length === 0 ? '' : headOfTitle(title);
    return said.some((kind) => kind.title.test(head)) || !kinds.some((kind) => kind.title.test(head));
  };
}

/**
 * The act that a citation goes back to with a word for its kind: "§ 3 der genannten Verordnung" is of no act that is a Gesetz, 同規則
 * of no 法. It is the one named last that may be of that kind; where none may, it is one that nobody could read, never another.
 *
 * Assumption: an act is of the kinds that its title names; one whose title names none may be of any. Known failure: an act that is of
 * another kind than its title says, which leaves the citation unchecked.
 *
 * @param named the act named last
 * @param read the citations in front
 */
export function ofSaidKind(
  citation: Citation,
  named: ActChoice,
  read: readonly CitationOfAct[],
  acts: readonly Act[],
): ActChoice {
  const said = kindsSaid(citation);
  if (said.length === 0) return named;
  const fits = fitsKind(citation);
  const { byAnybody, front } = namingOf(citation.system);
  const isOfKind = ({ acts: meant, name, unread, said: words = '' }: ActChoice): boolean => {
    if (meant.length > 0) return meant.some((act) => fits(acts[act]!.title));
    if (byAnybody?.test(words) === true || front?.noLaw?.test(words.replace(front.close, '')) === true) return false;
    if (name === undefined) return true;
    return unread === true ? said.some((kind) => kind.said.test(name)) : fits(name);
  };
  if (isOfKind(named)) return named;
  const before = read
    .slice(-MOST_BACK)
    .findLast(({ citation: { act }, choices: [likeliest] }) => act.kind === 'named' && isOfKind(likeliest!));
  return before?.choices[0] ?? { acts: [], name: citation.text, unread: true, source: 'untold' };
}

/** Whether a draft's citation counts what the act named last has none of; see {@link Naming.unitOfOthers}. */
export function isUnitOfOthers(
  { text, system, act }: Citation,
  { own, named }: { readonly own: number | undefined; readonly named: ActChoice },
  acts: readonly Act[],
): boolean {
  const { unitOfOthers } = namingOf(system);
  if (own !== undefined || act.kind !== 'this' || unitOfOthers?.said.test(text) !== true) return false;
  return named.acts.length > 0 && named.acts.every((each) => unitOfOthers.title.test(acts[each]!.title));
}
