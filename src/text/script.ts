/**
 * The scripts that are tokenised differently. `latin` stands for every script that puts blanks between words and needs
 * no special care (Latin, Greek, Cyrillic, Arabic ...); `segmented` for those that do not (Han, Kana, Thai, Khmer ...).
 */
export type Script = 'latin' | 'hangul' | 'segmented';

/** A run of letters, marks and digits in one script. Offsets are UTF-16 code units, end exclusive. */
export interface ScriptRun {
  readonly start: number;
  readonly end: number;
  readonly script: Script;
}

/** Classes of characters, as the table holds them: 0 is no part of a word, the others are positions in {@link SCRIPTS}. */
const NONE = 0;
const LATIN = 1;
const HANGUL = 2;
const SEGMENTED = 3;
/** Half of a character beyond the basic plane, whose class the whole character tells. */
const SURROGATE = 4;

const SCRIPTS: readonly Script[] = ['latin', 'latin', 'hangul', 'segmented'];

const FULL_STOP = 0x2e;
/** The Korean middle dot as statutes type it (U+318D), and what NFKC makes of it: a letter to Unicode, a separator in law. */
const ARAEA = [0x318d, 0x119e];

const WORD = /^[\p{L}\p{N}\p{M}]$/u;

/** Class of each UTF-16 unit of the basic plane, filled once: a table beats a regular expression by an order here. */
const CLASSES = classTable();

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  const segmented =
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
  for (let unit = 0; unit < 0x10000; unit += 1) {
    if (unit >= 0xd800 && unit <= 0xdfff) table[unit] = SURROGATE;
    else if (unit >= 0xac00 && unit <= 0xd7a3) table[unit] = HANGUL;
    else {
      const character = String.fromCharCode(unit);
      if (WORD.test(character)) table[unit] = segmented.test(character) ? SEGMENTED : LATIN;
    }
  }
  for (const unit of ARAEA) table[unit] = NONE;
  return table;
}

/**
 * Letters beyond the basic plane are rare in law (old Han, mathematical letters) and are read as one segmented run; emoji
 * and lone surrogates are no part of a word.
 */
function astralClass(text: string, at: number): number {
  const isLow = text.charCodeAt(at) >= 0xdc00;
  const code = text.codePointAt(isLow ? at - 1 : at) ?? 0;
  return code > 0xffff && WORD.test(String.fromCodePoint(code)) ? SEGMENTED : NONE;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/**
 * Calls `visit` for every run of word characters in one script, left to right. A full stop between two digits is part
 * of the run, so that a rule number (`17.2.1`) or an amount (`1.000`) is one word.
 */
export function forEachRun(text: string, visit: (start: number, end: number, script: Script) => void): void {
  let start = 0;
  let current = NONE;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    let kind = CLASSES[unit]!;
    if (kind === SURROGATE) kind = astralClass(text, at);
    if (
      unit === FULL_STOP &&
      current === LATIN &&
      isDigit(text.charCodeAt(at - 1)) &&
      isDigit(text.charCodeAt(at + 1))
    ) {
      kind = LATIN;
    }
    if (kind === current) continue;
    if (current !== NONE) visit(start, at, SCRIPTS[current]!);
    start = at;
    current = kind;
  }
  if (current !== NONE) visit(start, text.length, SCRIPTS[current]!);
}

/** The runs of {@link forEachRun} as a list. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  forEachRun(text, (start, end, script) => runs.push({ start, end, script }));
  return runs;
}
