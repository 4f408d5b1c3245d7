import type { TextSpan } from '../text';

/** How a draft is written. `text` has no markup. */
export type DraftFormat = 'markdown' | 'latex' | 'html' | 'text';

const FORMATS: Readonly<Record<string, DraftFormat>> = {
  md: 'markdown',
  markdown: 'markdown',
  tex: 'latex',
  latex: 'latex',
  htm: 'html',
  html: 'html',
  txt: 'text',
};

/** The format of a draft by its file's name; undefined where it is no draft. */
export function draftFormatOf(file: string): DraftFormat | undefined {
  const extension = /\.([a-z]+)$/iu.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
}

interface Markup {
  /** Global; everything that is not plain text. */
  readonly pattern: RegExp;
  /** What a match says as plain text. */
  readonly says: (match: RegExpMatchArray) => string;
}

/**
 * Blanks that only lay a text out: grammars read a citation over a line's end, and not over the indentation behind it.
 * A run is read once, whichever way it ends.
 */
const LAYOUT = '[ \\t\\r]*\\n[ \\t]+(?=\\S)|[ \\t]{2,}';

const TEXT: Markup = { pattern: new RegExp(LAYOUT, 'gu'), says: () => '' };

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bdquo: '„',
  emsp: ' ',
  ensp: ' ',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  para: '¶',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  sect: '§',
  shy: '',
  szlig: 'ß',
  thinsp: ' ',
};
/** A letter with its mark as Unicode writes it: `eacute`, `Uuml`. */
const ACCENTED = /^([a-zA-Z])(acute|cedil|circ|grave|tilde|uml)$/u;
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
};
const ENTITY = '&(?<entity>#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[a-zA-Z]{2,10});';

function entityText(name: string): string | undefined {
  if (!name.startsWith('#')) {
    const [, letter, accent] = ACCENTED.exec(name) ?? [];
    if (accent !== undefined) return `${letter!}${ACCENTS[accent]!}`.normalize('NFC');
    return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  }
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}

/** In quotes an attribute may hold a bracket; each alternative begins with another character. */
const ATTRIBUTES = '(?:[^<>"\']|"[^"]{0,2000}"|\'[^\']{0,2000}\'){0,2000}';

const HTML: Markup = {
  pattern: new RegExp(
    `<!--[\\s\\S]*?(?:-->|$)|<(?<raw>script|style)\\b[\\s\\S]*?(?:</\\k<raw>\\s*>|$)|</?(?<tag>[a-zA-Z][a-zA-Z0-9]*)\\b(?:${ATTRIBUTES}|[^<>]{0,4000})>|${ENTITY}|${LAYOUT}`,
    'gu',
  ),
  says: ({ 0: whole, groups }) => {
    if (groups?.['entity'] !== undefined) return entityText(groups['entity']) ?? whole;
    const tag = groups?.['tag']?.toLowerCase();
    if (tag === undefined) return ' ';
    if (tag === 'br') return '\n';
    return /^(?:p|div|li|ul|ol|h[1-6]|t[dhr]|table|blockquote|section|article|title|body)$/u.test(tag) ? '\n\n' : '';
  },
};

/**
 * `\S` and `\textsection`, quotation marks, umlauts and blanks; other commands go, their arguments stay, unless they are
 * names and addresses (`\begin{itemize}`, `\cite[§~5]{book}`, `\href{address}{text}`).
 */
const LATEX_WORDS: Readonly<Record<string, string>> = {
  S: '§',
  P: '¶',
  textsection: '§',
  ss: 'ß',
  glqq: '„',
  grqq: '“',
  textquotedblleft: '“',
  textquotedblright: '”',
  par: '\n\n',
  item: '\n- ',
  footnote: ' ',
};
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü', s: 'ß' };
const LATEX_ACCENTS: Readonly<Record<string, string>> = { "'": 'acute', '`': 'grave', '^': 'circ', '~': 'tilde' };
const LATEX_MARKS: Readonly<Record<string, string>> = {
  '``': '“',
  "''": '”',
  '"`': '„',
  '"\'': '“',
  '~': ' ',
  '--': '–',
};

const LATEX: Markup = {
  pattern:
    /(?<!\\)%[^\n]*|\\(?:begin|end|label|(?:page|auto|eq|c)?ref|[a-z]{0,12}cite[a-z]{0,12}|url|href|input|include)\*?(?:\[[^\]\n]{0,200}\]){0,2}\{[^{}]{0,1000}\}|\\enquote\{(?<quoted>[^{}]{0,4000})\}|\\(?<word>[a-zA-Z]+)(?:\*|\[[^\]\n]{0,200}\])?(?:\{\}|[ \t](?=[a-zA-Z]))?|\\?"\{?(?<umlaut>[aouAOUs])\}?|\\(?<accent>['`^~])\{?(?<letter>[a-zA-Z])\}?|\\(?<escaped>[^a-zA-Z])|``|''|"[`']|~|--|[{}]|[ \t\r]*\n[ \t]+(?=\S)|[ \t]{2,}/gu,
  says: ({ 0: whole, groups }) => {
    const { quoted, word, umlaut, accent, letter, escaped } = groups ?? {};
    if (quoted !== undefined) return `“${quoted}”`;
    if (word !== undefined) return LATEX_WORDS[word] ?? '';
    if (umlaut !== undefined) return UMLAUTS[umlaut]!;
    if (accent !== undefined) return `${letter!}${ACCENTS[LATEX_ACCENTS[accent]!]!}`.normalize('NFC');
    if (escaped !== undefined) return /[%&$#_{}]/u.test(escaped) ? escaped : escaped === '-' ? '' : ' ';
    return LATEX_MARKS[whole] ?? '';
  },
};

const MARKDOWN: Markup = {
  pattern: new RegExp(
    `<!--[\\s\\S]*?(?:-->|$)|\\[(?=[^[\\]\\n]{1,1000}\\]\\()|\\]\\([^()\\s]{0,1000}\\)|(?<=\\S)[*]{1,3}|[*]{1,3}(?=\\S)|\\\\(?<escaped>[!-/:-@[-\`{-~])|${ENTITY}|${LAYOUT}`,
    'gu',
  ),
  says: ({ 0: whole, groups }) => {
    const { escaped, entity } = groups ?? {};
    return entity === undefined ? (escaped ?? '') : (entityText(entity) ?? whole);
  },
};

const MARKUPS: Readonly<Record<DraftFormat, Markup>> = {
  text: TEXT,
  markdown: MARKDOWN,
  latex: LATEX,
  html: HTML,
};

/** What a plain text would be read otherwise for in a format, and how it is written there. */
const ESCAPED: Readonly<Partial<Record<DraftFormat, readonly [RegExp, (character: string) => string]>>> = {
  latex: [/[&%$#_{}]/gu, (character) => `\\${character}`],
  html: [/[&<>]/gu, (character) => ({ '&': '&amp;', '<': '&lt;' })[character] ?? '&gt;'],
};

/** A plain text as it is written in a format: "Trade & Tolls Act" is `Trade \& Tolls Act` in LaTeX. */
export function inMarkup(text: string, format: DraftFormat): string {
  const escaped = ESCAPED[format];
  return escaped === undefined ? text : text.replace(...escaped);
}

const isBlank = (text: string): boolean => text.trim() === '';
const blankOf = (text: string): string => (text.includes('\n') ? '\n' : ' ');

/** A text without its markup and its layout, and where its characters stand in the source. */
export class PlainText {
  readonly text: string;
  /** Where the runs of the plain text begin, there and in the source; a run of markup maps as a whole. */
  readonly #plain: number[] = [];
  readonly #source: number[] = [];
  readonly #isVerbatim: boolean[] = [];

  constructor(source: string, format: DraftFormat) {
    const parts: string[] = [];
    let length = 0;
    let done = 0;
    const add = (part: string, from: number, isVerbatim: boolean): void => {
      this.#plain.push(length);
      this.#source.push(from);
      this.#isVerbatim.push(isVerbatim);
      parts.push(part);
      length += part.length;
    };
    const { pattern, says } = MARKUPS[format];
    for (const match of source.matchAll(pattern)) {
      if (match.index > done) add(source.slice(done, match.index), done, true);
      add(isBlank(match[0]) ? blankOf(match[0]) : says(match), match.index, false);
      done = match.index + match[0].length;
    }
    add(source.slice(done), done, true);
    this.#plain.push(length);
    this.#source.push(source.length);
    this.text = parts.join('');
  }

  /** A span of the plain text in the source; markup at its ends is left out, markup inside it is not. */
  inSource({ start, end }: TextSpan): TextSpan {
    const first = this.#runAt(start);
    const from =
      this.#isVerbatim[first] === true ? this.#source[first]! + start - this.#plain[first]! : this.#source[first]!;
    if (end <= start) return { start: from, end: from };
    const last = this.#runAt(end - 1);
    const to =
      this.#isVerbatim[last] === true ? this.#source[last]! + end - this.#plain[last]! : this.#source[last + 1]!;
    return { start: from, end: to };
  }

  /** Whether markup that says nothing, such as one of two tags, stands inside a span: to replace the span would tear it. */
  isTorn({ start, end }: TextSpan): boolean {
    for (let run = this.#runAt(start), last = this.#runAt(end - 1); run < last; run += 1) {
      if (this.#isVerbatim[run] === false && this.#plain[run] === this.#plain[run + 1]) return true;
    }
    return false;
  }

  /** The run that holds a character; of runs without characters none. */
  #runAt(offset: number): number {
    let low = 0;
    for (let high = this.#plain.length - 1; high - low > 1;) {
      const middle = (low + high) >> 1;
      if (this.#plain[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}
