import * as l10n from '@vscode/l10n';
import type { Quantity } from '../../languages';
import { calculateAll } from '../calculation';
import type { Evidence, Source } from '../evidence';
import { sameQuantity } from '../numbers';
import type { ReadText } from '../sentence';
import { isSameWord, vocabularyOf, type Word } from '../words';
import type { Finding } from './finding';

/** How many words behind a number say what it counts: "two old broken phones". */
const COUNTED_WORDS = 3;
/** So many words on either side of a number are its surroundings. */
const AROUND = 3;
/** The sentence follows the law around a number where it shares so many words of the surroundings. */
const SHARED_AROUND = 3;
/** Or where each has one number of the kind, behind the same word, and the law has this part of the sentence's words. */
const SAME_RULE = 0.6;

/** A quantity with the words around it. */
interface Counted {
  readonly quantity: Quantity;
  readonly text: string;
  /** What a number without a unit may count; empty where it has one. */
  readonly counted: readonly Word[];
  readonly around: readonly Word[];
  readonly from: ReadText;
}

/**
 * Every amount, share, date, period and number of the sentence stands in the words that it rests on, counting the same
 * thing, or follows from them; the number of a provision may stand anywhere in what it cites. Where the sentence follows
 * the law's wording and has another number in the place of the law's, that is a clash.
 *
 * Known failures: ordinals that count no period ("the second child") are not numbers; a number that is right by chance
 * (another one of the question that counts the same) passes.
 */
export function numberFindings(
  sentence: ReadText,
  evidence: Evidence,
  cited: readonly Source[],
  question: Source | undefined,
  /** Whether nobody has named the words of the question that the sentence rests on: then all of it may. */
  mayRestOnAll: boolean,
): Finding[] {
  const own = countedIn(sentence);
  const law = evidence.law.flatMap(countedIn);
  const facts = evidence.facts.flatMap(countedIn);
  const said = question?.quantities ?? [];
  const asked = mayRestOnAll ? said : [];
  const citesNothing = own.filter(
    ({ quantity: { unit, value } }) =>
      unit === 'citation' && ![...cited, ...(question ? [question] : [])].some(({ numbers }) => numbers.has(value)),
  );
  const counted = own.filter(({ quantity }) => quantity.unit !== 'citation');
  const open = counted.filter((claim) => !isShown(claim, [...law, ...facts], asked, cited));
  const clashes = open.flatMap((claim): readonly (readonly [Counted, Counted])[] => {
    const other = law.find((each) => isReplaced(claim, each, own, cited));
    const isOfFacts = said.some((each) => sameQuantity(claim.quantity, each));
    return other === undefined || isOfFacts ? [] : [[claim, other]];
  });
  const clashing = new Set(clashes.map(([claim]) => claim));
  const displaced = counted.flatMap((claim): readonly (readonly [Counted, Counted])[] => {
    const other = clashing.has(claim) ? undefined : displacing(claim, law, own, cited);
    return other === undefined ? [] : [[claim, other]];
  });
  const shown = counted.filter((claim) => !open.includes(claim));
  const turned = shown.flatMap((claim): readonly (readonly [Counted, Counted])[] => {
    const other = turnedRound(claim, law, facts);
    return other === undefined ? [] : [[claim, other]];
  });
  const unsaid = open.filter((claim) => !clashing.has(claim));
  const calculated = calculateAll(
    unsaid.map(quantityOf),
    law.map(quantityOf),
    [...facts, ...law, ...shown].map(quantityOf).concat(asked),
  );
  return [
    ...clashes.map(([claim, replaced]) => clashOf(claim, replaced, sentence)),
    ...displaced.map(([claim, theirs]) => ({ ...clashOf(claim, theirs, sentence), isCertain: false })),
    ...turned.map(([claim, theirs]) => turnedClash(claim, theirs, sentence)),
    ...citesNothing.map((claim) => unshown(claim, sentence)),
    ...unsaid.filter((_, at) => calculated[at] === undefined).map((claim) => unshown(claim, sentence)),
  ];
}

const quantityOf = ({ quantity }: Counted): Quantity => quantity;

/** Whether the words that a sentence rests on say a quantity, the question does, or it is part of the provision's name. */
function isShown(
  claim: Counted,
  known: readonly Counted[],
  asked: readonly Quantity[],
  cited: readonly Source[],
): boolean {
  const { quantity } = claim;
  if (known.some((other) => isSameCount(claim, other))) return true;
  const isBare = quantity.unit === '' && quantity.date === undefined;
  if (!isBare && asked.some((other) => other.unit === quantity.unit && sameQuantity(quantity, other))) return true;
  return quantity.unit === '' && cited.some(({ named }) => named.some(({ value }) => value === quantity.value));
}

/** The law's number that is the least where the sentence makes it the most, or the other way round, if none bears it out. */
function turnedRound(claim: Counted, law: readonly Counted[], facts: readonly Counted[]): Counted | undefined {
  const { bound } = claim.quantity;
  if (bound === undefined) return undefined;
  const same = [...law, ...facts].filter((other) => isSameCount(claim, other));
  const opposed = same.find((other) => law.includes(other) && (other.quantity.bound ?? bound) !== bound);
  return same.every((other) => (other.quantity.bound ?? bound) !== bound) ? opposed : undefined;
}

function countedIn(read: ReadText): Counted[] {
  return read.quantities.map((quantity) => {
    const before = read.words.filter(({ end }) => end <= quantity.start).slice(-AROUND);
    const behind = read.words.filter(({ start }) => start >= quantity.end).slice(0, AROUND);
    return {
      quantity,
      text: read.text.slice(quantity.start, quantity.end),
      counted: quantity.unit === '' && quantity.date === undefined ? behind.slice(0, COUNTED_WORDS) : [],
      around: [...before, ...behind],
      from: read,
    };
  });
}

/** Numbers without a unit count the same where a word behind the one stands behind the other too, or nothing does. */
function isSameCount(a: Counted, b: Counted): boolean {
  if (!sameQuantity(a.quantity, b.quantity)) return false;
  if (a.counted.length === 0 || b.counted.length === 0) return true;
  return a.counted.some(({ stem }) => b.counted.some((other) => isSameWord(stem, other.stem)));
}

/** The law has another number of the same unit in the same surroundings, and the sentence has that number nowhere. */
function isReplaced(claim: Counted, law: Counted, own: readonly Counted[], cited: readonly Source[]): boolean {
  const { quantity } = claim;
  if (quantity.date !== undefined || law.quantity.date !== undefined) return false;
  if (quantity.unit !== law.quantity.unit || sameQuantity(quantity, law.quantity)) return false;
  // What counts no recognised unit counts the next word, and a sentence that counts it twice may well calculate.
  if (quantity.unit === '' && (!countsNext(claim, law) || own.filter((other) => countsNext(claim, other)).length > 1))
    return false;
  if (own.some((other) => sameQuantity(other.quantity, law.quantity))) return false;
  return sharedAround(claim, law) >= SHARED_AROUND || isOnlyOne(claim, law, own, cited);
}

/**
 * The law's number in whose surroundings the sentence has another one: of the question ("two phones" where the law says "three
 * appliances"), or the law's own of another place ("for electronics 800 square metres" where that is what it says of food).
 */
function displacing(
  claim: Counted,
  law: readonly Counted[],
  own: readonly Counted[],
  cited: readonly Source[],
): Counted | undefined {
  const same = law.filter((other) => isSameCount(claim, other));
  if (same.length === 0) return law.find((other) => isReplaced(claim, other, own, cited));
  const nearest = Math.max(...same.map((other) => sharedAround(claim, other)));
  return law.find((other) => isReplaced(claim, other, own, cited) && sharedAround(claim, other) > nearest);
}

const sharedAround = (a: Counted, b: Counted): number =>
  b.around.filter(({ stem }) => a.around.some((other) => isSameWord(stem, other.stem))).length;

/** Whether the word behind two numbers is the same: "40 crowns", "90 crowns". */
function countsNext(a: Counted, b: Counted): boolean {
  const [one, other] = [a.counted[0], b.counted[0]];
  return one !== undefined && other !== undefined && isSameWord(one.stem, other.stem);
}

/** "within 90 days" for "within 28 days", in a sentence that says what the law says, and no other period. */
function isOnlyOne(claim: Counted, law: Counted, own: readonly Counted[], cited: readonly Source[]): boolean {
  const { unit } = claim.quantity;
  const [before, theirs] = [lastBefore(claim), lastBefore(law)];
  if (unit === '' || before === undefined || theirs === undefined || !isSameWord(before.stem, theirs.stem))
    return false;
  if (own.filter(({ quantity }) => quantity.unit === unit).length > 1) return false;
  if (law.from.quantities.filter((quantity) => quantity.unit === unit).length > 1) return false;
  const ofLaw = vocabularyOf(law.from.words);
  const { words } = claim.from;
  // The words of the provision's own name are of neither.
  const known = words.filter(({ stem }) => ofLaw.explains(stem) || cited.some(({ name }) => name.explains(stem)));
  return known.length >= SAME_RULE * words.length;
}

const lastBefore = ({ around, quantity }: Counted): Word | undefined =>
  around.findLast(({ end }) => end <= quantity.start);

function unshown({ quantity: { start, end }, text }: Counted, { text: sentence }: ReadText): Finding {
  const words = { start, end, text };
  return {
    isCertain: false,
    kind: 'number',
    words,
    message: l10n.t('“{0}” is not in the words that it rests on.', withUnit(sentence, start, end)),
  };
}

function clashOf({ quantity: { start, end }, text }: Counted, law: Counted, { text: sentence }: ReadText): Finding {
  const theirs = withUnit(law.from.text, law.quantity.start, law.quantity.end);
  return {
    isCertain: true,
    kind: 'number',
    words: { start, end, text },
    theirs,
    message: l10n.t('It says “{0}” where the law says “{1}”.', withUnit(sentence, start, end), theirs),
  };
}

function turnedClash(claim: Counted, law: Counted, sentence: ReadText): Finding {
  const { words, theirs, ...clash } = clashOf(claim, law, sentence);
  const message =
    claim.quantity.bound === 'most'
      ? l10n.t('It makes “{0}” the most where the law makes it the least.', words.text)
      : l10n.t('It makes “{0}” the least where the law makes it the most.', words.text);
  return { ...clash, words, ...(theirs !== undefined && { theirs }), message };
}

/** A number with the word behind it. */
const withUnit = (text: string, start: number, end: number): string =>
  text.slice(start, end) + (/^[\s-]?[\p{L}%€$£]{1,24}/u.exec(text.slice(end, end + 26))?.[0] ?? '');
