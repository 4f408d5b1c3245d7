import { stripThinking } from '../models';
import { PACKS, splitSentences, type ReplyWords } from '../languages';
import { liftNotes, NOTE_MARK, type Note } from './answerNotes';

/** One sentence of a model's answer, without its footnotes. */
export interface FootnotedSentence {
  readonly text: string;
  /** Numbers of provisions, from 1 to their count, ascending. */
  readonly footnotes: readonly number[];
  /** Footnotes that name no provision: the model invented them, and verification strikes the sentence. */
  readonly invented: readonly number[];
  /** What the model names as the exact words of the law and of the question that carry it. */
  readonly lawWords: readonly string[];
  readonly factWords: readonly string[];
}

export interface ParsedAnswer {
  /** The model answered nothing, and said so. */
  readonly abstained: boolean;
  /** What the model says is missing; it may stand beside sentences, when the provisions answer in part. */
  readonly missing: readonly string[];
  readonly sentences: readonly FootnotedSentence[];
}

const LONGEST_REPLY = 32_000;
const LONGEST_MISSING = 500;
const MOST_SENTENCES = 60;
const WIDEST_RANGE = 20;
/** Spans of words a sentence. */
const MOST_WORDS = 12;

/** One pattern's source of what models write in any language. */
const inAny = (key: keyof ReplyWords): string => PACKS.flatMap(({ replies }) => replies?.[key] ?? []).join('|');

/** `[1]`, `[1, 2]`, `[1-3]`, `[^1]`, `【1】`, `[Provision 1]`. Not `(1)`: that is a paragraph's number. */
const FOOTNOTE = new RegExp(
  `[[【〔]\\s{0,3}\\^?(?:(?:${inAny('footnote')})\\s{1,2})?(\\d{1,3}(?:\\s{0,3}[,;、–-]\\s{0,3}\\^?\\d{1,3}){0,20})(?:†[^\\]】〕]{0,40})?\\s{0,3}[\\]】〕]`,
  'giu',
);
const MARKERS = new RegExp(`${FOOTNOTE.source}|${NOTE_MARK.source}`, 'giu');
const SOURCES = new RegExp(`^[#*_\\s]{0,8}(?:${inAny('sources')})[*_\\s]{0,4}:?[*_\\s]{0,4}$`, 'iu');
const LEAD = new RegExp(
  `^[ \\t]{0,16}(?:>\\s{0,4})?(?:(?:[-*•]|\\d{1,2}[.)])[ \\t]{1,8}(?=\\S))?(?:(?:${inAny('answer')})\\s{0,2}:\\s{0,4})?`,
  'iu',
);

/**
 * Reads the reply to `answerPrompt` as lines. Bears with footnotes before or after the full stop or at the start of a line,
 * several in one bracket, ranges, Markdown, list marks, a heading, an "Answer:" in front and a list of sources behind; with
 * words of the law and the question under their sentence or right behind it, or none. A sentence without a footnote keeps
 * an empty list.
 *
 * Known failure: a footnote in the middle of a sentence counts for the whole of it.
 *
 * @param count how many provisions there are.
 */
export function parseAnswer(reply: string, count: number): ParsedAnswer {
  const { text, notes, missing } = liftNotes(withoutMarkdown(stripThinking(reply.slice(0, LONGEST_REPLY))));
  const abstention = /(?<![\p{L}\p{N}])ABSTAIN(?![\p{L}\p{N}])/u.exec(text);
  const answered = abstention === null ? text : text.slice(0, abstention.index);
  const sentences = footnotedSentences(answered, count, notes);
  const said = abstention === null ? '' : missingOf(text.slice(abstention.index + abstention[0].length));
  const all = [...missing, said].filter((rule) => rule !== '');
  const isAnswered = sentences.some(({ footnotes }) => footnotes.length > 0);
  const abstained = !isAnswered && (abstention !== null || (missing.length > 0 && sentences.length === 0));
  return { abstained, missing: all, sentences: abstained ? [] : sentences };
}

function missingOf(after: string): string {
  return after
    .replace(FOOTNOTE, '')
    .replace(NOTE_MARK, '')
    .replace(/^[\s:.,;–—-]+/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST_MISSING);
}

/** Without fences, headings, emphasis, list marks and everything from a heading such as "Sources:" on. */
function withoutMarkdown(reply: string): string {
  const lines: string[] = [];
  for (const line of reply.split('\n')) {
    if (SOURCES.test(line)) break;
    if (/^\s{0,8}(?:```|~~~|#{1,6}\s|[-=*_]{3,}\s*$)/u.test(line)) continue;
    lines.push(line.replaceAll('**', '').replaceAll('`', '').replace(LEAD, ''));
  }
  return lines.join('\n').trim();
}

interface Marker {
  /** Where it stood in the text without markers. */
  readonly at: number;
  readonly numbers: readonly number[];
  /** The words that stood here, by their place in the list of notes. */
  readonly note?: number;
  /** It opened a line that goes on: it belongs to what follows. */
  readonly leads: boolean;
}

function footnotedSentences(text: string, count: number, notes: readonly Note[]): FootnotedSentence[] {
  const { bare, markers } = liftMarkers(text);
  const spans = linesAndSentences(bare);
  const numbers = spans.map(() => new Set<number>());
  const words = spans.map(() => ({ law: [] as string[], fact: [] as string[] }));
  // Markers and spans ascend: the owner of a marker is that of the one before it, or stands behind that.
  let owner = 0;
  for (const { at, leads, numbers: cited, note } of markers) {
    while (owner + 1 < spans.length && spans[owner + 1]!.start < at + (leads ? 1 : 0)) owner += 1;
    for (const number of cited) numbers[owner]?.add(number);
    const named = note === undefined ? undefined : notes[note];
    if (named !== undefined) words[owner]?.[named.kind].push(...named.words);
  }
  return spans.slice(0, MOST_SENTENCES).map(({ start, end }, index) => {
    const all = [...numbers[index]!].sort((a, b) => a - b);
    const exists = (number: number): boolean => number >= 1 && number <= count;
    return {
      text: bare.slice(start, end).replace(/\s+/gu, ' '),
      footnotes: all.filter(exists),
      invented: all.filter((number) => !exists(number)),
      lawWords: words[index]!.law.slice(0, MOST_WORDS),
      factWords: words[index]!.fact.slice(0, MOST_WORDS),
    };
  });
}

/** Each line of an answer is at least one sentence: models set list items without full stops. */
function linesAndSentences(text: string): { start: number; end: number }[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const from = offset;
    offset += line.length + 1;
    return splitSentences(line).map(({ start, end }) => ({ start: start + from, end: end + from }));
  });
}

/** Takes the footnotes and the marks of notes out of the text, and remembers where they stood. */
function liftMarkers(text: string): { bare: string; markers: Marker[] } {
  const markers: Marker[] = [];
  let bare = '';
  let last = 0;
  for (const { 0: mark, 1: list, 2: note, index } of text.matchAll(MARKERS)) {
    bare += text.slice(last, index);
    last = index + mark.length;
    if (note !== undefined) {
      markers.push({ at: bare.length, numbers: [], note: Number(note), leads: false });
      continue;
    }
    const leads =
      /(?:^|\n)[ \t]*$/u.test(bare.slice(-40)) && /^[ \t]*[^\s[【〔\uE000]/u.test(text.slice(last, last + 40));
    const next = text[last] ?? '';
    if (/[.,;:!?。]/u.test(next)) bare = bare.trimEnd();
    const at = bare.length + (leads ? /^[ \t]*/u.exec(text.slice(last, last + 40))![0].length : 0);
    if (/[.!?。]$/u.test(bare) && /\S/u.test(next)) bare += ' ';
    markers.push({ at, numbers: numbersOf(list!), leads });
  }
  return { bare: bare + text.slice(last), markers };
}

/** `1, 2` -> 1, 2; `2-4` -> 2, 3, 4. */
function numbersOf(list: string): number[] {
  return list.split(/[,;、]/u).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/u).map((number) => Number(number.replace(/\D/gu, '')));
    const last = Math.min(to, from + WIDEST_RANGE);
    return last <= from ? [from] : Array.from({ length: last - from + 1 }, (_, step) => from + step);
  });
}
