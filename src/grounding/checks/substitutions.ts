import * as l10n from '@vscode/l10n';
import type { Evidence } from '../evidence';
import type { ReadText } from '../sentence';
import { isSameWord, stretchOf, vocabularyOf, type Vocabulary, type Word } from '../words';
import type { Finding } from './finding';

/** A longer piece in the place of another is another clause, not a word for a word. */
const LONGEST_PIECE = 2;
/** So many words in common, in order, make two texts one wording. */
const LEAST_COMMON = 2;
const MOST_WORDS = 400;

/**
 * Where a sentence follows the words that it rests on and puts others in the place of some: "with the consent of the
 * buyer" for "of the seller", "six months" for "six weeks". A word that the question has may stand for one of the law: the
 * case for the rule.
 *
 * Known failures: a synonym is a substitution; parties that are both in the question are told apart in the fact words
 * alone.
 */
export function substitutionFindings(
  sentence: ReadText,
  evidence: Evidence,
  question: Vocabulary | undefined,
): Finding[] {
  return [
    ...evidence.law
      .flatMap((read) => substituted(sentence, read))
      .filter(({ put }) => put.some(({ stem }) => question?.explains(stem) !== true)),
    ...evidence.facts.flatMap((read) => substituted(sentence, read)).filter(isAnotherParty),
  ].map(({ put, taken, from }) => {
    const words = stretchOf(sentence.text, put);
    const against = stretchOf(from.text, taken);
    return {
      isCertain: false,
      kind: 'party' as const,
      words,
      message: l10n.t('It says “{0}” where the words it rests on say “{1}”.', words.text, against.text),
    };
  });
}

/** Scenarios may name their parties by a syllable, which is a word. Known failure: those named by a letter (A, B) are none. */
const isAnotherParty = ({ put, taken }: Substitution): boolean =>
  [...put, ...taken].every(({ stem }) => stem.length === 1);

interface Substitution {
  readonly put: readonly Word[];
  readonly taken: readonly Word[];
  readonly from: ReadText;
}

function substituted(sentence: ReadText, from: ReadText): Substitution[] {
  const own = sentence.words.slice(0, MOST_WORDS);
  const theirs = from.words.slice(0, MOST_WORDS);
  const common = commonWords(own, theirs);
  if (common.length < LEAST_COMMON) return [];
  const said = vocabularyOf(own);
  const sayable = vocabularyOf(theirs);
  return gaps(common, own.length, theirs.length).flatMap(([ownFrom, ownTo, theirFrom, theirTo]): Substitution[] => {
    if (ownTo - ownFrom > LONGEST_PIECE || theirTo - theirFrom > LONGEST_PIECE) return [];
    const piece = { put: own.slice(ownFrom, ownTo), taken: theirs.slice(theirFrom, theirTo), from };
    if (piece.put.length === 1 && piece.taken.length === 1 && isAnotherParty(piece)) return [piece];
    const put = piece.put.filter(({ stem }) => !sayable.explains(stem));
    const taken = piece.taken.filter(({ stem }) => !said.explains(stem));
    return put.length > 0 && taken.length > 0 ? [{ put, taken, from }] : [];
  });
}

/** The pieces between words in common; one before the first or behind the last is a single word next to it. */
function gaps(
  common: readonly (readonly [number, number])[],
  own: number,
  theirs: number,
): [number, number, number, number][] {
  const found: [number, number, number, number][] = [];
  const [firstOwn, firstTheirs] = common[0]!;
  const [lastOwn, lastTheirs] = common.at(-1)!;
  if (firstTheirs === 1 && firstOwn > 0) found.push([firstOwn - 1, firstOwn, 0, 1]);
  for (const [at, [a, b]] of common.entries()) {
    const next = common[at + 1];
    if (next !== undefined) found.push([a + 1, next[0], b + 1, next[1]]);
  }
  if (theirs - lastTheirs === 2 && lastOwn + 1 < own) found.push([lastOwn + 1, lastOwn + 2, lastTheirs + 1, theirs]);
  return found;
}

/** The longest common subsequence of two lists of words, as pairs of places. */
function commonWords(a: readonly Word[], b: readonly Word[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const same = a.map(({ stem }) => b.map((other) => isSameWord(stem, other.stem)));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = same[i]![j]!
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (same[i]![j]!) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return pairs;
}
