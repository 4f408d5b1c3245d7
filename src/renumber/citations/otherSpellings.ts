import * as l10n from '@vscode/l10n';
import type { ReadPart } from '../../check';
import type { NewName } from './actName';
import type { Note, PartChanges } from './citedText';
import type { Act, Corpus } from '../../law';

const reason = (): string => l10n.t('It spells the name of the act in another way, and was left as it is.');

/**
 * The citations that go by another spelling of an act's old name, which a change of that name does not reach: "code des
 * ports" for "Code des ports", "Harbours Act" for "Harbours Act 2012", "des Hafengesetzes".
 *
 * Assumption: of several names of an act the one is meant that begins most as the citation spells it. Known failures: a
 * spelling that begins otherwise, and an act that is named without a provision.
 */
export function otherSpellings(
  { citations }: Pick<ReadPart, 'citations'>,
  { edits, notes }: PartChanges,
  { act, from }: NewName,
  { acts }: Corpus,
): Note[] {
  const told = [...edits, ...notes];
  return citations.flatMap(({ citation, act: cited }): Note[] => {
    if (cited !== act || citation.act.kind !== 'named') return [];
    const { start, end, text } = citation;
    const { name } = citation.act;
    // Of a list that names its act once, the one that has the name tells it.
    if (!text.includes(name) || !isSpellingOf(name, from, acts[act]!)) return [];
    return told.some((one) => one.start < end && start < one.end) ? [] : [{ start, end, text, reason: reason() }];
  });
}

function isSpellingOf(spelling: string, from: string, { title, abbreviation, aliases }: Act): boolean {
  const others = [title, abbreviation, ...aliases].filter((name) => name !== from);
  if (others.includes(spelling)) return false;
  const shared = sharedBeginning(spelling, from);
  return shared > 0 && others.every((name) => sharedBeginning(spelling, name) <= shared);
}

function sharedBeginning(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  let at = 0;
  while (at < Math.min(left.length, right.length) && left[at] === right[at]) at += 1;
  return at;
}
