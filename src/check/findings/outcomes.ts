import * as l10n from '@vscode/l10n';
import { didYouMean } from '../didYouMean';
import { dayOfWording, presentName, withoutYear, type LocatedCitation } from '../../citation';
import { labelOf } from '../../languages';
import { oneOfEach } from '../../law';
import type { CheckCode } from '../codes';
import { MOST_RELATED, type CheckedIndex, type Fix, type Observation } from '../finding';
import type { Certainty } from './certainty';
import { otherWording } from './formerWording';
import { isInForce, notInForce, repealedPart, type Occasion } from './inForce';
import { missingEnds, missingProvision, unnamedParagraph, untoldPart } from './missing';
import { nearestNames } from './nearestNames';

/** What is wrong with a citation; nothing where it resolved to law in force on the day. */
export function citationProblems(
  cited: LocatedCitation,
  { isSure, isFormer, isDated }: Certainty,
  index: CheckedIndex,
  { text, today }: Occasion,
): Observation[] {
  const occasion = { text, today, isFormer };
  const former = formerAct(cited, index);
  if (former !== undefined) return [otherWording({ ...cited, act: former }, index.corpus)];
  const problems = outcomeProblems(cited, index, occasion);
  const { outcome } = cited;
  if (isFormer && !namesUnknownAct(cited)) {
    const isKnown = outcome === 'resolved' && !isInForce(cited.ordinals, index, occasion);
    return isKnown ? problems : [otherWording(cited, index.corpus)];
  }
  const [first] = problems;
  if (first === undefined && isOfOtherDay(cited, index, text)) return [otherWording(cited, index.corpus)];
  if (isDated && first !== undefined && isAbsence(first.code)) return [otherWording(cited, index.corpus)];
  const isGuess = !isSure && first !== undefined && first.code !== 'unchecked' && first.code !== 'unknown-act';
  return isGuess ? [unsureAct(cited, first.code, index)] : problems;
}

/**
 * Whether the wording of a day is cited on which the act was not published anew, or made where it never was, as its source
 * says; where the source does not say on which day it was, in whose year it was not.
 */
function isOfOtherDay({ citation, act }: LocatedCitation, { corpus }: CheckedIndex, text: string): boolean {
  const { years, days = [] } = act === undefined ? {} : corpus.acts[act]!;
  const day = years === undefined ? undefined : dayOfWording(text, citation);
  if (day === undefined) return false;
  return days.length > 0 ? day !== days.at(-1) : !years!.includes(Number(day.slice(0, 4)));
}

const isAbsence = (code: CheckCode): boolean => code === 'missing-provision' || code === 'paragraph-out-of-range';

const namesUnknownAct = ({ outcome, citation, missing = citation.text }: LocatedCitation): boolean =>
  outcome === 'act-not-in-corpus' && missing !== citation.text;

/** The act of today that a citation which names a former one would be of: "구 등불법" is another wording of "등불법". */
function formerAct({ outcome, missing = '' }: LocatedCitation, { resolver }: CheckedIndex): number | undefined {
  const present = outcome === 'act-not-in-corpus' ? presentName(missing) : missing;
  const acts = present === missing ? [] : resolver.actsNamed(present);
  return acts.length === 1 ? acts[0] : undefined;
}

/** What the outcome of a citation tells. */
export function outcomeProblems(cited: LocatedCitation, index: CheckedIndex, occasion: Occasion): Observation[] {
  switch (cited.outcome) {
    case 'act-not-in-corpus':
      return [unknownAct(cited, index)];
    case 'ambiguous':
      return [ambiguous(cited, index)];
    case 'provision-not-found':
      return missingProvision(cited, index, occasion);
    case 'resolved': {
      const readings = [
        () => missingEnds(cited, index, occasion),
        () => notInForce(cited.citation, cited.ordinals, index, occasion),
        () => repealedPart(cited, index, occasion),
        () => unnamedParagraph(cited, index),
        () => untoldPart(cited, index),
      ];
      return firstOf(readings);
    }
  }
}

/** What the first of some readings tells that tells anything. */
function firstOf(readings: readonly (() => Observation[])[]): Observation[] {
  for (const read of readings) {
    const told = read();
    if (told.length > 0) return told;
  }
  return [];
}

/** A citation that names no act, and for which that which its text was guessed to speak of is none. */
function unsureAct({ citation, act }: LocatedCitation, problem: CheckCode, { corpus }: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const title = act === undefined ? l10n.t('an act') : l10n.t('“{0}”', corpus.acts[act]!.title);
  return { code: 'unchecked', start, end, message: doubt(problem, text, title), fixes: [], related: [] };
}

/** Why a citation that was only guessed to be of an act may not be of it. */
function doubt(problem: CheckCode, text: string, title: string): string {
  if (problem === 'ambiguous-act')
    return l10n.t(
      '“{0}” was not checked: it does not name its act, and {1}, named before, has several of that name. Name the act.',
      text,
      title,
    );
  if (problem === 'repealed-provision')
    return l10n.t(
      '“{0}” was not checked: it does not name its act, and {1}, named before, has it, but not as law that is in force. Name the act.',
      text,
      title,
    );
  return l10n.t(
    '“{0}” was not checked: it does not name its act, and {1}, named before, does not have it. Name the act.',
    text,
    title,
  );
}

/** The acts that bear a name but for the year that it closes with, then those whose names are nearly it. */
function namesLike(name: string, { corpus, resolver }: CheckedIndex): readonly string[] {
  const ofOtherYear = resolver.actsNamed(withoutYear(name)).map((act) => corpus.acts[act]!.title);
  const titles = withoutYear(name) === name ? [] : ofOtherYear.slice(0, MOST_RELATED);
  return [...new Set([...titles, ...nearestNames(corpus, name)])];
}

/** What to do about an act that is not there. */
function adviceOn(missing: string, names: readonly string[], index: CheckedIndex): string {
  if (names.length > 0) return didYouMean(names);
  const inside = nameInside(missing, index);
  if (inside === undefined) return l10n.t('Correct the name, or add the act to the corpus.');
  return l10n.t(
    '“{0}” is, but a former act of the name, one of another day or one of another authority seems to be meant. Correct the name, or add that act to the corpus.',
    inside,
  );
}

const CLOSING_BRACKET = /\s?[(（][^()（）]{1,100}[)）]$/u;
/** How many words are left out at either end of a name. */
const MOST_LEFT_OUT = 8;

/**
 * The longest part of a name that an act of the corpus bears, whole words at one end left out: "LatG" in "LatG NRW",
 * "상법" in "구 상법", "Kaigesetz" in "Kaigesetz vom 3. Mai 1930". The number of a law
 * in brackets is left out, too, and in scripts without blanks one or two characters of a former act's name.
 */
function nameInside(name: string, { corpus, resolver }: CheckedIndex): string | undefined {
  const ends = [...name.matchAll(/(?<=\p{Script=Han})(?=\p{Script=Han})|\s(?=[^\s])/gu)].map(({ index }) => index);
  const parts = [
    name.replace(CLOSING_BRACKET, ''),
    ...ends
      .slice(-MOST_LEFT_OUT)
      .reverse()
      .map((at) => name.slice(0, at)),
    ...ends.slice(0, MOST_LEFT_OUT).map((at) => name.slice(at)),
  ].map((part) => part.trim());
  const known = parts.find((part) => resolver.actsNamed(part).length > 0);
  const [act] = known === undefined ? [] : resolver.actsNamed(known);
  return act === undefined ? undefined : corpus.acts[act]!.title;
}

function unknownAct({ citation, missing = citation.text }: LocatedCitation, index: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const base = { start, end, related: [] };
  if (missing === text) {
    const message = l10n.t('“{0}” was not checked: which act it is of could not be told. Name the act.', text);
    return { ...base, code: 'unchecked', message, fixes: [] };
  }
  const names = namesLike(missing, index);
  const message = `${l10n.t('“{0}” is not in the corpus.', missing)} ${adviceOn(missing, names, index)}`;
  const at = text.indexOf(missing);
  const fixes = at < 0 ? [] : names.map((name): Fix => replaceWith(start + at, missing.length, name));
  return { ...base, code: 'unknown-act', message, fixes };
}

const replaceWith = (start: number, length: number, newText: string): Fix => ({
  title: l10n.t('Change to “{0}”', newText),
  edit: { start, end: start + length, newText },
});

function ambiguous({ citation, ordinals }: LocatedCitation, { corpus, resolver }: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const related = ordinals.slice(0, MOST_RELATED);
  const acts = [...new Set(oneOfEach(ordinals).map((ordinal) => corpus.acts[corpus.actOf(ordinal)]!.title))];
  const several = acts.length > 1 ? acts.slice(0, MOST_RELATED) : related.map((ordinal) => labelOf(corpus, ordinal));
  const shown = several.map((name) => l10n.t('“{0}”', name));
  const untold = (acts.length > 1 ? acts.length : ordinals.length) - shown.length;
  const could =
    untold > 0
      ? l10n.t('“{0}” could be of {1} and {2} more.', text, shown.join(', '), untold)
      : l10n.t('“{0}” could be of {1}.', text, shown.join(', '));
  const what =
    acts.length > 1 ? l10n.t('Name the act by its full title.') : l10n.t('Name the unit that it stands in, too.');
  const message = `${could} ${what}`;
  const name = citation.act.kind === 'named' ? citation.act.name : '';
  const at = name === '' || acts.length < 2 ? -1 : text.indexOf(name);
  const telling = at < 0 ? [] : acts.filter((title) => title !== name && resolver.actsNamed(title).length === 1);
  const fixes = telling.slice(0, MOST_RELATED).map((title) => replaceWith(start + at, name.length, title));
  return { code: 'ambiguous-act', start, end, message, fixes, related };
}
