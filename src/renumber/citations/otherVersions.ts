import { isListed, sharesUnit } from '../../check';
import { presentName, versionWordsOf, type FormerWords, type LocatedCitation } from '../../citation';
import type { LawIndex } from '../host';
import type { Renumbering } from '../plan/plan';
import { namesMoved } from './citedUnits';

/**
 * The citations of a text, by their places, that mean the wording of some day and keep the numbers that it had then. What
 * is said behind a list is of all its members, what is said in front of it of those that it shares its unit with. Yields
 * after each.
 */
export function* otherVersions(
  text: string,
  citations: readonly LocatedCitation[],
): Generator<void, ReadonlySet<number>> {
  const words: (FormerWords | undefined)[] = [];
  for (const [at, { citation }] of citations.entries()) {
    words.push(versionWordsOf(text, citation, citations[at + 1]?.citation.start));
    yield;
  }
  for (let at = citations.length - 2; at >= 0; at -= 1) {
    const isShared = words[at + 1] === 'behind' && isListed(citations[at]!, citations[at + 1]!, text);
    if (isShared) words[at] ??= words[at + 1];
  }
  for (let at = 1; at < citations.length; at += 1) {
    const isShared = words[at - 1] === 'in front' && sharesUnit(citations[at - 1]!, citations[at]!, text);
    if (isShared) words[at] ??= words[at - 1];
  }
  return new Set(words.flatMap((each, at) => (each === undefined ? [] : [at])));
}

/** Whether a citation of an act that was, such as 구 부두법, has the number of a provision that moves in the act of today. */
export function isOfFormerAct(
  { citation, act, missing, outcome }: LocatedCitation,
  plan: Renumbering,
  { corpus, resolver }: Pick<LawIndex, 'corpus' | 'resolver'>,
): boolean {
  if (act !== undefined || outcome !== 'act-not-in-corpus' || !namesMoved(citation.path, plan, corpus)) return false;
  const names = [missing, 'name' in citation.act ? citation.act.name : undefined];
  return names.some((name) => {
    if (name === undefined) return false;
    const present = presentName(name);
    return present !== name && resolver.actsNamed(present).includes(plan.act);
  });
}
