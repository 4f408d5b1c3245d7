import type { TextSpan } from '../../text';
import { splitSentences } from '../sentences/sentences';
import type { ClauseRules } from './rules';

/** A piece of a clause. A clause that another one interrupts has several, of one `clause` number. */
export interface Segment extends TextSpan {
  readonly clause: number;
  /** A relative or subordinate clause, or words in brackets. */
  readonly subordinate: boolean;
}

/** Brackets that hold fewer or more characters than this are no clause: `(1)`, a bracket that never closes. */
const BRACKETS = '(?<bracket>[(（](?=[^()（）]{12,600}[)）]))|(?<unbracket>[)）](?<=[(（][^()（）]{12,600}[)）]))';
/** Deeper nesting than this is no legal sentence. */
const DEEPEST = 8;
const LOOK_BACK = 24;

interface Level {
  readonly clause: number;
  readonly subordinate: boolean;
  readonly bracket: boolean;
}

/** @returns what finds the pieces of a text's clauses, in order; together they cover it. Linear in the text. */
export function segmenter(
  language: string,
  {
    opens = '(?!)',
    opensElseCloses = '(?!)',
    beginsOpen = '(?!)',
    closes = '(?!)',
    closedBefore = /(?!)/u,
    cuts,
  }: ClauseRules,
): (text: string) => Segment[] {
  const events = new RegExp(
    `${BRACKETS}|(?<opens>${opens})|(?<opensElseCloses>${opensElseCloses})|(?<cuts>${cuts})|(?<closes>${closes})`,
    'gu',
  );
  const beginning = new RegExp(`^[\\s"„“«(]{0,4}(?:${beginsOpen})`, 'u');
  let made = 0;
  const level = (subordinate: boolean, bracket = false): Level => ({ clause: made++, subordinate, bracket });

  /** The clauses that stand open behind an event; the last is the one that goes on. */
  const after = (open: readonly Level[], groups: Record<string, string | undefined>, before: string): Level[] => {
    const top = open.at(-1)!;
    if (groups['bracket'] !== undefined) return open.length < DEEPEST ? [...open, level(true, true)] : [...open];
    if (groups['unbracket'] !== undefined) {
      const bracket = open.findLastIndex((each) => each.bracket);
      return bracket > 0 ? open.slice(0, bracket) : [...open];
    }
    const ends = open.length > 1 && !top.bracket && (groups['closes'] !== undefined || closedBefore.test(before));
    const left = ends ? open.slice(0, -1) : [...open];
    if (groups['cuts'] !== undefined) {
      const { subordinate, bracket } = left.at(-1)!;
      return [...left.slice(0, -1), level(subordinate, bracket)];
    }
    const begins = groups['opens'] !== undefined || (groups['opensElseCloses'] !== undefined && !ends);
    return begins && left.length < DEEPEST ? [...left, level(true)] : left;
  };

  const segmentsOf = (sentence: string, offset: number): Segment[] => {
    const segments: Segment[] = [];
    let open = beginning.test(sentence) ? [level(false), level(true)] : [level(false)];
    let last = 0;
    const add = (to: number): void => {
      const { clause, subordinate } = open.at(-1)!;
      if (to > last) segments.push({ start: offset + last, end: offset + to, clause, subordinate });
      last = Math.max(last, to);
    };
    // Not matchAll, which makes the pattern anew for each sentence.
    events.lastIndex = 0;
    for (let found = events.exec(sentence); found !== null; found = events.exec(sentence)) {
      const { 0: words, index, groups } = found;
      if (words === '') events.lastIndex += 1;
      add(groups!['bracket'] === undefined ? index + words.length : index);
      open = after(open, groups!, sentence.slice(Math.max(0, index - LOOK_BACK), index + 1));
    }
    add(sentence.length);
    return segments;
  };

  return (text) => {
    made = 0;
    const sentences = splitSentences(text, language);
    if (sentences.length === 0) return text === '' ? [] : segmentsOf(text, 0);
    return sentences.flatMap(({ start }, at) => {
      const from = at === 0 ? 0 : start;
      return segmentsOf(text.slice(from, sentences[at + 1]?.start ?? text.length), from);
    });
  };
}
