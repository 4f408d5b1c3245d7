import type { LegalSystem } from '../../law';
import { namingOf } from '../systems';
import { matchesOf } from '../../text';
import { isActName } from './isActName';
import type { NameFinder } from './nameFinder';

const WORD_START = /(?<!\p{L})(?=\p{L})/gu;
/** Of what a relative pronoun goes back to, words that are looked at. */
const MOST_WORDS = 3;

/** Whether what a sentence is about, its article left out, is an act that is known, or the law that the text speaks of. */
export function isLaw(subject: string, system: LegalSystem, names: NameFinder): boolean {
  const itself = namingOf(system).lawItself?.exec(subject);
  if (itself !== undefined && itself !== null) {
    const { kind = '', year } = itself.groups ?? {};
    return names.fitsNamed(` ${kind}`, system) && (year === undefined || names.isInNamed(year));
  }
  const known = names.findBeginning(subject, system);
  if (known !== undefined && isActName(subject.slice(0, known.length), system)) return true;
  return names.findDefined(subject) !== undefined;
}

/** Whether words end with an act that is known, or with the law that the text speaks of. */
export function endsWithLaw(words: string, system: LegalSystem, names: NameFinder): boolean {
  if (names.findEnding(words, system) !== undefined) return true;
  return wordsFrom(words)
    .slice(-MOST_WORDS)
    .some((rest) => namingOf(system).lawItself?.exec(rest)?.[0].length === rest.length);
}

/** Whether words speak of an act, or of the law itself. */
export function speaksOfLaw(words: string, system: LegalSystem, names: NameFinder): boolean {
  return (
    names.namesAct(words, system) || wordsFrom(words).some((rest) => namingOf(system).lawItself?.test(rest) === true)
  );
}

/** A text from each of its words on. */
const wordsFrom = (text: string): string[] => matchesOf(WORD_START, text).map(({ index }) => text.slice(index));
