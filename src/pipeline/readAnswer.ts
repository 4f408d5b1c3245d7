import { isRecord, objectsIn, parseLenientJson, stringsIn, wholeNumbersIn } from '../models';
import { parseAnswer, type FootnotedSentence, type ParsedAnswer } from './parseAnswer';

const MOST_SENTENCES = 60;
const MOST_WORDS = 12;
const MOST_MISSING = 10;
const LONGEST_MISSING = 500;
/** Longer sentences are no sentences; what is left is still too long for the check, which leaves them unread. */
const LONGEST_SENTENCE = 8_000;

/**
 * Reads the reply to `answerPrompt`, in whichever form it came: a model that was asked for JSON may write lines, and the
 * other way round. Never throws.
 *
 * @param count how many provisions there are.
 * @param isWhole whether the reply is over: one that is not will be read again, and nothing in it is repaired.
 */
export function readAnswer(reply: string, count: number, isWhole = true): ParsedAnswer {
  return (looksLikeJson(reply) ? jsonAnswer(reply, count, isWhole) : undefined) ?? parseAnswer(reply, count);
}

/** Whether a reply is JSON, in a code fence or not; "[1] The fee is due." is a footnote in front of a line. */
export const looksLikeJson = (reply: string): boolean =>
  /^\s{0,40}(?:```\w{0,10}\s{0,8})?(?:\{|\[\s{0,8}\{)/u.test(reply);

function jsonAnswer(reply: string, count: number, isWhole: boolean): ParsedAnswer | undefined {
  const value = isWhole ? parseLenientJson(reply) : parseLenientJson(reply, 0);
  const entries = objectsIn(value, 'sentences');
  const missing = isRecord(value) ? stringsIn(value['missing']) : [];
  if (entries.length === 0 && missing.length === 0 && !(isRecord(value) && 'sentences' in value)) return undefined;
  const sentences = entries.slice(0, MOST_SENTENCES).flatMap((entry) => sentenceOf(entry, count));
  const isAnswered = sentences.some(({ footnotes, invented }) => footnotes.length + invented.length > 0);
  const abstained = !isAnswered && (missing.length > 0 || sentences.length === 0);
  return {
    abstained,
    missing: missing.slice(0, MOST_MISSING).map((rule) => rule.slice(0, LONGEST_MISSING)),
    sentences: abstained ? [] : sentences,
  };
}

/** A sentence of a JSON answer; its text may have footnotes of its own. None where there is no text. */
function sentenceOf(entry: Readonly<Record<string, unknown>>, count: number): FootnotedSentence[] {
  const written = stringsIn(entry['text'])[0]?.slice(0, LONGEST_SENTENCE);
  if (written === undefined) return [];
  const inText = parseAnswer(written, count).sentences;
  const numbers = [
    ...wholeNumbersIn(entry['provisions']),
    ...inText.flatMap(({ footnotes, invented }) => [...footnotes, ...invented]),
  ];
  const cited = [...new Set(numbers)].sort((a, b) => a - b);
  const exists = (number: number): boolean => number >= 1 && number <= count;
  const text = inText.map((sentence) => sentence.text).join(' ');
  if (text === '') return [];
  return [
    {
      text,
      footnotes: cited.filter(exists),
      invented: cited.filter((number) => !exists(number)),
      lawWords: stringsIn(entry['law']).slice(0, MOST_WORDS),
      factWords: stringsIn(entry['facts']).slice(0, MOST_WORDS),
    },
  ];
}
