/** Words that a model names for a sentence: of the law, or of the question. */
export interface Note {
  readonly kind: 'law' | 'fact';
  readonly words: readonly string[];
}

/** A reply without its notes: a mark stands where each was. */
export interface LiftedNotes {
  readonly text: string;
  readonly notes: readonly Note[];
  /** What lines `MISSING: ...` name. */
  readonly missing: readonly string[];
}

/** Where a note stood; its number is in the group. A private-use character, which no reply keeps. */
export const NOTE_MARK = /\uE000(\d{1,3})\uE000/u;

const MOST_NOTES = 300;
const MOST_MISSING = 10;
const LONGEST_MISSING = 500;

const OPENING = '["“„«»「『]';
const CLOSING = '["”“»«」』]';

/** `LAW: "..."`, `FACTS [2]: „...“`; without a quotation mark a line is prose ("Law: the fee is due."). */
const NOTE = new RegExp(
  `^[\\s>*•-]{0,8}(LAW|FACTS?)\\s{0,2}(?:\\[\\d{1,3}\\]\\s{0,2}){0,4}[:：]\\s{0,4}(?=${OPENING})(.*)$`,
  'iu',
);
/** The same behind a sentence on one line. Upper case only: a sentence may say "by law". */
const INLINE = new RegExp(
  `[ \\t](?=(?:LAW|FACTS?)\\s{0,2}(?:\\[\\d{1,3}\\]\\s{0,2}){0,4}[:：]\\s{0,4}${OPENING})`,
  'gu',
);
const MISSING = /^[\s>*•-]{0,8}MISSING\s{0,2}[:：](.*)$/u;
const INLINE_MISSING = /[ \t](?=MISSING\s{0,2}[:：])/gu;

const BETWEEN = new RegExp(`${CLOSING}\\s{0,4}[;,|/]\\s{0,4}${OPENING}`, 'u');
const LAST_CLOSING = new RegExp(`^(.*)${CLOSING}\\s{0,4}[.;,]?\\s{0,8}$`, 'u');
const FIRST_CLOSING = new RegExp(`^([^"”]{0,2000}?)${CLOSING}[.;,]?(?:\\s+|$)(.*)$`, 'u');

/**
 * Takes the lines that name words, and those that say what is missing, out of a reply. Several spans may stand in a line,
 * with a separator between. A span runs to the end of its line, or, where the line goes on in prose, to its closing mark.
 */
export function liftNotes(reply: string): LiftedNotes {
  const notes: Note[] = [];
  const missing: string[] = [];
  const kept: string[] = [];
  const plain = reply.replaceAll('\uE000', '').replace(INLINE, '\n').replace(INLINE_MISSING, '\n');
  for (const line of plain.split('\n')) {
    const rule = MISSING.exec(line)?.[1]?.replace(/\s+/gu, ' ').trim();
    const [, kind, content] = NOTE.exec(line) ?? [];
    if (rule !== undefined) {
      if (missing.length < MOST_MISSING && !NOTHING.test(rule)) missing.push(rule.slice(0, LONGEST_MISSING));
    } else if (kind === undefined || content === undefined || notes.length >= MOST_NOTES) {
      kept.push(line);
    } else {
      const { words, rest } = spansOf(content);
      kept.push(`\uE000${notes.length}\uE000`);
      if (rest !== '') kept.push(rest);
      notes.push({ kind: kind.toUpperCase() === 'LAW' ? 'law' : 'fact', words });
    }
  }
  return { text: kept.join('\n'), notes, missing };
}

/** What models write where nothing is missing. */
const NOTHING = /^(?:[-–—]|none|nothing|n\/a)?\.?$/iu;

/** The spans of a note that begins with a quotation mark, and what stands behind them. */
function spansOf(content: string): { words: string[]; rest: string } {
  const inside = content.trimStart().slice(1);
  const whole = LAST_CLOSING.exec(inside)?.[1];
  if (whole !== undefined) return { words: tidy(whole.split(BETWEEN)), rest: '' };
  const [, first, rest] = FIRST_CLOSING.exec(inside) ?? [];
  return first === undefined
    ? { words: tidy([inside]), rest: '' }
    : { words: tidy([first]), rest: (rest ?? '').trim() };
}

const tidy = (words: readonly string[]): string[] =>
  words.map((each) => each.replace(/\s+/gu, ' ').trim()).filter((each) => each !== '');
