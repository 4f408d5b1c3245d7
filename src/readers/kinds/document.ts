import { detectLanguage, type DocumentWords, packOf } from '../../languages';
import type { ActDocument, Problem } from '../../law';
import { readFrontMatter, type FrontMatter } from '../frontMatter';
import { isBlank, splitLines } from '../lines';

/** How much of a text it is judged by; what a text is shows within its first pages. UTF-16 code units. */
export const JUDGED_LENGTH = 60_000;
/** A line longer than this is no title, no heading and no greeting. UTF-16 code units. */
const LONGEST_LINE = 300;
/** Lines that are not blank at either end of a text, in which titles, addressees and signatures stand. */
const OPENING_LINES = 14;
const CLOSING_LINES = 6;
const CLOSING = 2000;

/** What a judgement is made of. */
export interface JudgedText {
  /** An absolute path, or the empty string for a text that is no file. */
  readonly file: string;
  readonly text: string;
  /** The acts that a reader found in it. */
  readonly documents: readonly ActDocument[];
  /** Whether a program lies in its folder or in the one above it; default: not known. */
  readonly isInProgram?: boolean;
}

/** A text as the evidence sees it: its parts are found once. */
export class DocumentView {
  readonly file: string;
  readonly documents: readonly ActDocument[];
  readonly isInProgram: boolean;
  readonly text: string;
  /** The beginning of the text, front matter apart. */
  readonly sample: string;
  readonly frontMatter: FrontMatter;
  /** The first lines that are not blank and the last ones, without marks of headings, lists and emphasis. */
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  /** What the text's language calls documents; undefined where nothing is known of it. */
  readonly words: DocumentWords | undefined;

  constructor({ file, text, documents, isInProgram = false }: JudgedText) {
    this.file = file;
    this.documents = documents;
    this.isInProgram = isInProgram;
    this.text = text;
    const lines = splitLines(text.slice(0, JUDGED_LENGTH));
    const unread: Problem[] = [];
    this.frontMatter = readFrontMatter(file, lines, unread);
    const body = lines.slice(this.frontMatter.end);
    this.sample = body.join('\n');
    this.opening = shortLines(body, OPENING_LINES);
    this.closing = shortLines(splitLines(text.slice(-CLOSING)).reverse(), CLOSING_LINES);
    const language = documents[0]?.act.language ?? detectLanguage(this.sample);
    this.words = packOf(language)?.documents;
  }

  /** The title of the act that was read, or the first line. */
  get title(): string {
    const [first = ''] = this.opening;
    const title = this.documents[0]?.act.title ?? '';
    return title !== '' && this.sample.includes(title) ? title : first;
  }
}

function shortLines(lines: readonly string[], count: number): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (isBlank(line)) continue;
    if (line.length <= LONGEST_LINE) found.push(withoutMarks(line));
    if (found.length === count) break;
  }
  return found;
}

const withoutMarks = (line: string): string =>
  line
    .replace(/^[\s#>*_]{0,40}/u, '')
    .replace(/[\s*_#]{0,40}$/u, '')
    .replace(/\s+/gu, ' ');
