import { inAnySystem } from '../../citation';
import { detectLanguage, PACKS, type LatexWords } from '../../languages';
import { ENTITY, entityText } from '../../text';
import { NOTE_MARKS } from './noteMarks';
import { DEGREE, LATEX_ORDINALS, ordinalEnding } from './ordinalMarks';

/** How a text is written. `text` has no markup; `xml` is law alone. */
export type DraftFormat = 'markdown' | 'latex' | 'html' | 'xml' | 'text';

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

const FORMAT_OF_LANGUAGE = {
  markdown: 'markdown',
  plaintext: 'text',
  latex: 'latex',
  html: 'html',
  /** The text of a Word document, which package.json makes a language of its own so that its paragraphs wrap. */
  'proviso-docx': 'text',
} as const;

/** The format of a draft by the editor's name for its language; undefined where it is no draft. */
export const draftFormatOfLanguage = (
  languageId: string,
): (typeof FORMAT_OF_LANGUAGE)[keyof typeof FORMAT_OF_LANGUAGE] | undefined =>
  Object.hasOwn(FORMAT_OF_LANGUAGE, languageId)
    ? FORMAT_OF_LANGUAGE[languageId as keyof typeof FORMAT_OF_LANGUAGE]
    : undefined;

const XML_START = /^\s{0,1000}</u;

/** How the text of a statute file is written: XML is told by how it begins, and JSON is read as it stands. */
export const statuteFormatOf = (file: string, text: string): DraftFormat =>
  draftFormatOf(file) ?? (XML_START.test(text) ? 'xml' : 'text');

export interface Markup {
  /**
   * Global; all that is not plain text. A group `opens` begins what ends as {@link ENDS} say; a group `silent` holds what
   * says nothing in any format.
   */
  readonly pattern: RegExp;
  /** What a match says as plain text. */
  readonly says: (match: RegExpMatchArray) => string;
  /** How a match marks a block quotation. */
  readonly quotes?: (match: RegExpMatchArray) => QuotationMark | undefined;
}

/** What begins a block quotation and what ends it, and what marks one line of it. */
export type QuotationMark = 'opens' | 'closes' | 'line';

/**
 * How often a pattern below may repeat one thing. The engine of regular expressions keeps a way back for each turn of a
 * loop, in 64 MB; a loop over some million characters that has no limit throws, at the latest once a program has so many
 * patterns that the engine no longer optimises them.
 */
const MOST = 10_000;

/**
 * Blanks that only lay a text out: grammars read a citation over a line's end, and not over the indentation behind it.
 * A run is read once, whichever way it ends; one of more than {@link MOST} in pieces, which {@link PlainText} joins.
 */
const LAYOUT = `[ \\t]{0,${MOST}}\\r?\\n[ \\t]{1,${MOST}}(?=\\S)|[ \\t]{2,${MOST}}`;

/** Soft hyphens, joiners, marks of direction: they show nothing, and would part a number in the middle. */
const INVISIBLE = '[\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\uFEFF]';
/**
 * A hyphen that divides a word at a line's end ("Ab-\nsatz", "sec-\ntion", "ar-\ntículo").
 *
 * Assumption: between two small letters it belongs to the line, not to the word. Known failures: a word that has the
 * hyphen elsewhere too ("non-\nresident"), which quotations and names are compared without; a word divided over two
 * quoted lines of a mail.
 */
const DIVIDED = `[-\\u2010](?<=\\p{Ll}[-\\u2010])\\r?\\n[ \\t]{0,100}(?=\\p{Ll})(?!(?:${inAnySystem('conjunctions')}|${inAnySystem('joins')})(?!\\p{L}))`;
const ANY_INVISIBLE = new RegExp(INVISIBLE, 'u');
const SILENT = `(?<silent>${INVISIBLE}{1,100}|${DIVIDED})`;

/** What ends that which a mark opens; the end of the text does, too. Looked for alone, it may be as far off as it will. */
const ENDS: Readonly<Record<string, RegExp>> = {
  '<!--': /-->/gu,
  '<script': /<\/script\s{0,100}>/gu,
  '<style': /<\/style\s{0,100}>/gu,
  '%': /(?=\n)/gu,
  '\\begin{comment}': /\\end\{comment\}/gu,
  '\\iffalse': /\\fi(?![a-zA-Z])/gu,
  '\\end{document}': /$/gu,
};

/** Where what a mark opens ends in a source. */
export function endBehind(mark: string, source: string, from: number): number {
  const pattern = ENDS[mark]!;
  pattern.lastIndex = from;
  const end = pattern.exec(source);
  return end === null ? source.length : end.index + end[0].length;
}

/** What each line of a block quotation begins with, in Markdown and in mail, with its blank; quotations stand in others. */
const QUOTED_LINE = '(?<line>>)(?<=(?:^|\\n)[ \\t>]{0,16})[ \\t]?';
const quotesLine: Markup['quotes'] = ({ groups }) => (groups?.['line'] === undefined ? undefined : 'line');

const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  circ: '\u0302',
  grave: '\u0300',
  tilde: '\u0303',
};

/** HTML knows the oldest names without their semicolon, too. */
const CHARACTER = `(?<entity>${ENTITY}|&(?:sect|nbsp|para|shy)(?![a-zA-Z;=]))`;

/** What shows nothing says nothing, whoever wrote it out. */
const characterOf = (entity: string): string =>
  (entityText(entity.endsWith(';') ? entity : `${entity};`) ?? entity).replace(ANY_INVISIBLE, '');

/** Plain text has entities where it was taken from a page. */
const TEXT: Markup = {
  pattern: new RegExp(`${SILENT}|${NOTE_MARKS.text}|${QUOTED_LINE}|${CHARACTER}|${LAYOUT}`, 'gu'),
  says: ({ 0: whole, groups }) => (groups?.['entity'] === undefined ? '' : characterOf(whole)),
  quotes: quotesLine,
};

/** In quotes an attribute may hold a bracket; each alternative begins with another character. */
const ATTRIBUTES = '(?:[^<>"\']|"[^"]{0,2000}"|\'[^\']{0,2000}\'){0,2000}';

/** Elements that stand on lines of their own. */
const HTML_BLOCK =
  /^(?:p|div|li|ul|ol|d[dlt]|h[1-6]|t[dhr]|table|caption|blockquote|pre|section|article|aside|header|footer|figure|figcaption|title|body)$/u;

const HTML: Markup = {
  pattern: new RegExp(
    `${SILENT}|(?<opens><!--|<(?:script|style)\\b)|${NOTE_MARKS.html}|${DEGREE.html}|</?(?<tag>[a-zA-Z][a-zA-Z0-9]{0,100})\\b(?:${ATTRIBUTES}|[^<>]{0,4000})>|${CHARACTER}|${LAYOUT}`,
    'gu',
  ),
  says: ({ 0: whole, groups }) => {
    if (groups?.['entity'] !== undefined) return characterOf(whole);
    if (groups?.['degree'] !== undefined) return '°';
    const tag = groups?.['tag']?.toLowerCase();
    if (tag === undefined) return groups?.['note'] === undefined ? ' ' : '';
    if (tag === 'br') return '\n';
    if (tag === 'q') return whole.startsWith('</') ? '”' : '“';
    return HTML_BLOCK.test(tag) ? '\n\n' : '';
  },
  quotes: ({ 0: whole, groups }) => {
    if (groups?.['tag']?.toLowerCase() !== 'blockquote') return undefined;
    return whole.startsWith('</') ? 'closes' : 'opens';
  },
};

/**
 * Elements that stand within a sentence, in any format of law that is read, in small letters: what is marked, linked,
 * defined or amended. Known failure: one that is not listed parts the sentence, and a citation over it is not read.
 */
const XML_INLINE =
  /^(?:a|abbr|abbreviation|acronym|addition|b|caption|citation|citationsubref|date|def|definiens|definition|del|em|emphasis|externallink|f|fnr|ft|ht|i|inline|ins|internallink|mod|mref|noteref|q|quotedtext|ref|remark|repeal|rref|ruby|small|smallcaps|sp|span|strong|sub|substitution|sup|term|u)$/u;

const XML: Markup = {
  pattern: new RegExp(
    `${SILENT}|(?<opens><!--)|</?(?:[\\p{L}_][\\p{L}\\p{N}_.-]{0,40}:)?(?<tag>[\\p{L}_][\\p{L}\\p{N}_.-]{0,100})(?:${ATTRIBUTES}|[^<>]{0,4000})>|<!\\[CDATA\\[|\\]\\]>|<[?!][^<>]{0,4000}>|${CHARACTER}|${LAYOUT}`,
    'gu',
  ),
  says: ({ 0: whole, groups }) => {
    if (groups?.['entity'] !== undefined) return characterOf(whole);
    const tag = groups?.['tag']?.toLowerCase();
    if (tag === undefined) return '';
    if (tag === 'br' || tag === 'eol') return '\n';
    return XML_INLINE.test(tag) ? '' : '\n\n';
  },
};

/**
 * `\S` and `\textsection`, quotation marks, umlauts and blanks; other commands go, their arguments stay, unless they are
 * names and addresses (`\begin{itemize}`, `\cite{book}`, `\href{address}{text}`). Of `\cite[§~5]{book}` the place stays.
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
  ...LATEX_ORDINALS,
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

/** `\"a` is ä everywhere, `"a` in some languages alone. */
const UMLAUT = /\\"\{?(?<umlaut>[aouAOUs])\}?/u.source;

/** Those of LaTeX and of csquotes. */
const LATEX_QUOTATION = /^\\(begin|end)\{(?:quote|quotation|displayc?quote)\*?\}/u;

/**
 * Comments, what `\iffalse` leaves out and what stands behind the document's end are not typeset. Known failure: an
 * `\if` inside `\iffalse`, whose `\fi` ends it.
 *
 * @param umlauts what stands for an umlaut, and for a quotation mark
 */
const latex = (umlauts: string): Markup => ({
  pattern: new RegExp(
    `${SILENT}|${NOTE_MARKS.latex}|${DEGREE.latex}|${/(?<opens>(?<!\\)%|\\begin\{comment\}|\\iffalse(?![a-zA-Z])|\\end\{document\})|\\[a-zA-Z]{0,12}[cC]ite[a-z]{0,12}\*?(?=\[)|\{(?<=[cC]ite[a-z]{0,12}\*?(?:\[[^\]\n]{0,200}\]){1,2}\{)[^{}]{0,1000}\}|\\(?:begin|end|label|(?:page|auto|eq|c)?ref|[a-z]{0,12}cite[a-z]{0,12}|url|href|input|include)\*?(?:\[[^\]\n]{0,200}\]){0,2}\{[^{}]{0,1000}\}|\\(?:en|text|block)quote\*?\{(?<quoted>[^{}]{0,4000})\}|\\(?<word>[a-zA-Z]{1,100})(?:\*|\[[^\]\n]{0,200}\])?(?:\{\}|[ \t](?=[a-zA-Z]))?/u.source}|${umlauts}|${/\\(?<accent>['`^~])\{?(?<letter>[a-zA-Z])\}?|\\(?<escaped>[^a-zA-Z])|``|''|~|--|[{}$]/u.source}|${LAYOUT}`,
    'gu',
  ),
  says: ({ 0: whole, groups }) => {
    const { quoted, degree, word, umlaut, accent, letter, escaped } = groups ?? {};
    if (degree !== undefined) return '°';
    if (quoted !== undefined) return `“${quoted}”`;
    if (word !== undefined) return ordinalEnding(word, /\s$/u.test(whole)) ?? LATEX_WORDS[word] ?? '';
    if (umlaut !== undefined) return UMLAUTS[umlaut]!;
    if (accent !== undefined) return `${letter!}${ACCENTS[LATEX_ACCENTS[accent]!]!}`.normalize('NFC');
    if (escaped !== undefined) return /[%&$#_{}]/u.test(escaped) ? escaped : escaped === '-' ? '' : ' ';
    return LATEX_MARKS[whole] ?? '';
  },
  quotes: ({ 0: whole }) => {
    const mark = LATEX_QUOTATION.exec(whole)?.[1];
    return mark === undefined ? undefined : mark === 'begin' ? 'opens' : 'closes';
  },
});
const LATEX = latex(UMLAUT);

/** How LaTeX is written in a language with a shorthand. */
interface Shorthand {
  readonly language: string;
  readonly sign: RegExp;
  /** In the options of a package: that the language is loaded. */
  readonly name: RegExp;
  readonly markup: Markup;
}

const shorthandOf = (language: string, { names = '', shorthand }: LatexWords): readonly Shorthand[] =>
  shorthand === undefined
    ? []
    : [
        {
          language,
          sign: shorthand.sign,
          name: new RegExp(`(?:^|[,\\s])(?:${names})(?:$|[,\\s=])`, 'u'),
          markup: latex(shorthand.pattern),
        },
      ];
const SHORTHANDS = PACKS.flatMap((pack) => (pack.latex === undefined ? [] : shorthandOf(pack.code, pack.latex)));

const PACKAGE = /\\(?:documentclass|usepackage|RequirePackage)\[([^\][]{0,1000})\]/gu;
const POLYGLOSSIA = /\\set(?:main|default|other)languages?(?:\[[^\][]{0,1000}\])?\{([^{}]{0,200})\}/gu;

/**
 * Whether a LaTeX text has the shorthand of a language, such as `"a` for ä, which babel and polyglossia have for German.
 *
 * Assumption: a text that loads German, or looks German, writes its quotation marks otherwise than with `"`. Example:
 * `\usepackage[ngerman]{babel}`. Known failures: English with German loaded for a quotation, where `"a fee"` begins with
 * ä; a part of a text that is too short to show its language, which has no shorthand.
 */
function hasShorthand(source: string, { language, sign, name }: Shorthand): boolean {
  if (!sign.test(source)) return false;
  const loaded = [PACKAGE, POLYGLOSSIA].flatMap((pattern) => [...source.matchAll(pattern)]);
  return loaded.some(([, languages = '']) => name.test(languages)) || detectLanguage(source) === language;
}

const MARKDOWN: Markup = {
  pattern: new RegExp(
    `${SILENT}|(?<opens><!--)|${NOTE_MARKS.markdown}|${DEGREE.html}|${QUOTED_LINE}|\\[(?=[^[\\]\\n]{1,1000}\\]\\()|\\]\\([^()\\s]{0,1000}\\)|(?<=\\S)[*]{1,3}|[*]{1,3}(?=\\S)|\\\\(?<escaped>[!-/:-@[-\`{-~])|${CHARACTER}|${LAYOUT}`,
    'gu',
  ),
  says: ({ 0: whole, groups }) => {
    const { escaped, degree, entity } = groups ?? {};
    if (degree !== undefined) return '°';
    return entity === undefined ? (escaped ?? '') : characterOf(whole);
  },
  quotes: quotesLine,
};

const MARKUPS: Readonly<Record<DraftFormat, Markup>> = {
  text: TEXT,
  markdown: MARKDOWN,
  latex: LATEX,
  html: HTML,
  xml: XML,
};

/** How a source is marked up. */
export const markupOf = (source: string, format: DraftFormat): Markup =>
  (format === 'latex' ? SHORTHANDS.find((shorthand) => hasShorthand(source, shorthand))?.markup : undefined) ??
  MARKUPS[format];

const toEntity = (character: string): string => ({ '&': '&amp;', '<': '&lt;' })[character] ?? '&gt;';

/** What a plain text would be read otherwise for in a format, and how it is written there. */
const ESCAPED: Readonly<Partial<Record<DraftFormat, readonly [RegExp, (character: string) => string]>>> = {
  latex: [/[&%$#_{}]/gu, (character) => `\\${character}`],
  html: [/[&<>]/gu, toEntity],
  xml: [/[&<>]/gu, toEntity],
};

/** A plain text as it is written in a format: "Trade & Tolls Act" is `Trade \& Tolls Act` in LaTeX. */
export function inMarkup(text: string, format: DraftFormat): string {
  const escaped = ESCAPED[format];
  return escaped === undefined ? text : text.replace(...escaped);
}
