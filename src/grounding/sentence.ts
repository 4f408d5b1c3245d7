import { type MarkerKind, propositionsOf, type Quantity, splitClauses } from '../languages';
import { FocusFinder, type Focus } from './focus';
import { quantitiesInSteps } from './numbers';
import { contentWords, placeOf, vocabularyOf, type Vocabulary, type Word } from './words';

/** A word that does something to a proposition, with what that is about. */
export interface Operator {
  readonly kind: MarkerKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The words around it: what it says something of. */
  readonly about: Vocabulary;
  /** Of a denial or an inclusion: which of those words. */
  readonly focus?: Focus;
}

/** A text as the checks read it: its words, clauses and operators. Offsets are into the text. */
export interface ReadText {
  readonly text: string;
  readonly quantities: readonly Quantity[];
  readonly words: readonly Word[];
  readonly clauses: readonly { readonly start: number; readonly end: number; readonly words: readonly Word[] }[];
  readonly operators: readonly Operator[];
}

/** How far around an operator what it is about stands, in UTF-16 code units. */
const REACH = 60;
/** A sentence's mark ends what an operator is about. */
const BORDER = /[;:.!?。]/u;

/** Whether a word is a number or its unit: those have a check of their own. */
const counts = (word: Word, quantities: readonly Quantity[]): boolean =>
  quantities.some(({ start, end }) => word.start < end && start < word.end);

/** Reads a text, once for all checks, in steps. Linear in the text. */
export function* readText(text: string, language: string): Generator<void, ReadText> {
  const quantities = yield* quantitiesInSteps(text, language);
  yield;
  const words = contentWords(text, language).filter((word) => !counts(word, quantities));
  yield;
  const propositions = propositionsOf(language);
  const read = propositions === undefined ? undefined : yield* propositions.inSteps(text);
  yield;
  const clauses = (read?.clauses ?? splitClauses(text, language)).map(({ start, end }) => ({
    start,
    end,
    words: wordsBetween(words, start, end),
  }));
  yield;
  let clause = 0;
  const markers = read?.markers ?? [];
  const focuses = new FocusFinder(text, words, clauses);
  const operators = markers.map((marker): Operator => {
    const { kind, start, end } = marker;
    while (clause < clauses.length - 1 && clauses[clause]!.end <= start) clause += 1;
    const clauseEnd = clauses[clause]?.end ?? text.length;
    const from = Math.max(start - REACH, lastBorder(text, start));
    const to = Math.min(end + REACH, Math.max(clauseEnd, end), firstBorder(text, end));
    const focus = focuses.of(marker);
    return {
      kind,
      start,
      end,
      text: text.slice(start, end),
      ...(focus !== undefined && { focus }),
      about: vocabularyOf(wordsBetween(words, from, to)),
    };
  });
  return { text, quantities, words, clauses, operators };
}

/** The words that begin between two offsets. */
const wordsBetween = (words: readonly Word[], from: number, to: number): readonly Word[] =>
  words.slice(placeOf(words, from), placeOf(words, to));

function lastBorder(text: string, before: number): number {
  for (let at = before - 1; at >= Math.max(0, before - REACH); at -= 1) if (BORDER.test(text[at]!)) return at + 1;
  return 0;
}

function firstBorder(text: string, from: number): number {
  for (let at = from; at < Math.min(text.length, from + REACH); at += 1) if (BORDER.test(text[at]!)) return at;
  return text.length;
}
