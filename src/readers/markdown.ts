import { basename } from 'node:path';
import { isBasicUnit, type Language, type Problem } from '../law';
import { nameAct } from './actNames';
import { withoutSections } from './bareSections';
import { BodyReader } from './body';
import { readFrontMatter, type FrontMatter } from './frontMatter';
import { detectLanguage, packOf, type Layout } from '../languages';
import { slug } from '../text';
import { addArticleHeading, addHeadingBelow } from './headingBelow';
import { HeadingLevels } from './headingLevels';
import { isBlank, splitLines, withoutGiantLines } from './lines';
import { captionOf, lineUnit } from './lineUnits';
import { isVersionNote, publishedFacts } from './publishedFacts';
import { withYears } from './actYears';
import { statedLanguage, statuteField, withStanding } from './statuteFields';
import { StructureBuilder } from './structure';
import type { ReadResult, SourceText } from './types';
import {
  HEADINGS,
  headingText,
  isNamedProvision,
  isSupplement,
  paragraphMarker,
  parseUnitHeading,
  unit,
  type UnitHeading,
} from './units';
import { plain } from './unwrap';

interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  readonly words: string;
}

/** Units on lines of their own stand below every heading and above numbered paragraphs. */
const LINE_UNIT_LEVEL = 500;
/** A line in bold inside an annex stands below those. */
const BOLD_LINE_LEVEL = 900;
const BOLD_LINE = /^\*\*([^*]{1,200})\*\*$/u;
/** A description in a definition list. */
const DESCRIPTION = /^:\s/u;
/** The key of front matter that marks the published German layout. */
const PUBLISHED_FIELD = 'jurabk';
/** Keys of front matter that only a statute has. */
const STATUTE_FIELDS = [PUBLISHED_FIELD, 'abbreviation'];
/** Keys of front matter that name the act besides its title line and abbreviation. */
const NAME_FIELDS = ['slug', 'shorttitle', 'short-title', 'short_title', 'identifier', 'identificador', 'aliases'];
const MAX_ALIASES = 20;
/** Files that tell of a project; their "1. Install" is no section. */
const PROJECT_FILE = /^(?:readme|changelog|contributing|license|security|code_of_conduct)(?:[._-]|$)/iu;

/** "Title ##" is "Title": a closed heading. */
function withoutClosingMarks(words: string): string {
  let end = words.length;
  while (end > 0 && words[end - 1] === '#') end -= 1;
  return end === words.length || (end > 0 && !/\s/u.test(words[end - 1]!)) ? words : words.slice(0, end).trimEnd();
}

/** An item of a list whose words go on below them: `a)  A lamp that is` / `    lit`. */
const isWrappedItem = (line: string, next: string): boolean =>
  /^\(?[\p{L}\d]{1,3}[.)](?:\s{1,4}\S|\s*$)/u.test(line) && /^\s{2,8}\S/u.test(next);

function headingOf(line: string): Heading | undefined {
  if (line.charCodeAt(0) !== 0x23) return undefined;
  const match = /^(#{1,6})(?:[ \t]|$)/u.exec(line);
  if (match === null) return undefined;
  return { depth: match[1]!.length, words: withoutClosingMarks(line.slice(match[0].length).trim()) };
}

/** A statute in Markdown: front matter or none, headings down to an article or section, numbered paragraphs under them. */
export function readMarkdown({ file, text }: SourceText): ReadResult {
  const problems: Problem[] = [];
  const lines = withoutGiantLines(file, splitLines(text), problems);
  const frontMatter = readFrontMatter(file, lines, problems);
  const document = new MarkdownDocument(file, lines, frontMatter);
  const read = document.read();
  if (read === undefined) {
    const message = 'No statute was found in this file: no article, section or numbered paragraph.';
    return { documents: [], problems: [...problems, { file, line: 1, severity: 'information', message }] };
  }
  return { documents: read.documents, problems: [...problems, ...read.problems] };
}

const SOLE_ARTICLES = HEADINGS.flatMap(({ soleArticle }) => soleArticle ?? []);
const soleArticle = (words: string): (typeof SOLE_ARTICLES)[number] | undefined =>
  SOLE_ARTICLES.find(({ pattern }) => pattern.test(words));

/** One file on its way to an act. */
class MarkdownDocument {
  readonly #language: Language;
  readonly #layout: Layout | undefined;
  readonly #isPublished: boolean;
  readonly #isProjectFile: boolean;
  /** Whether articles stand on lines of their own because no heading of the file names one. */
  readonly #lineUnits: boolean;
  readonly #levels = new HeadingLevels();
  /** Whether the open heading is that of supplementary provisions, whose articles stand on lines of their own. */
  #isSupplement = false;
  #firstArticle: boolean | undefined;
  #units = 0;

  constructor(
    private readonly file: string,
    private readonly lines: readonly string[],
    private readonly frontMatter: FrontMatter,
  ) {
    this.#isProjectFile = PROJECT_FILE.test(basename(file));
    this.#language =
      statedLanguage(frontMatter) ?? detectLanguage(lines.slice(frontMatter.end, frontMatter.end + 600).join('\n'));
    this.#layout = packOf(this.#language)?.layout;
    this.#isPublished = frontMatter.fields.has(PUBLISHED_FIELD);
    this.#lineUnits = !lines.some((line) => this.#isBasicHeading(line));
  }

  read(): ReadResult | undefined {
    const { frontMatter } = this;
    const { end, fields, lists } = frontMatter;
    let at = end;
    while (at < this.lines.length && isBlank(this.lines[at]!)) at += 1;
    const first = headingOf(this.lines[at] ?? '');
    const hasTitle = first !== undefined && !this.#isUnit(first.words);
    const title = hasTitle ? this.#joinHeading(first.words, at) : { words: '', next: at };
    const act = nameAct(
      {
        title: hasTitle ? plain(title.words) : statuteField(frontMatter, 'title'),
        abbreviation: statuteField(frontMatter, 'abbreviation'),
        others: [
          statuteField(frontMatter, 'title'),
          ...NAME_FIELDS.flatMap((key) => fields.get(key) ?? lists.get(key)?.slice(0, MAX_ALIASES) ?? []),
        ],
      },
      this.#language,
      this.file,
    );
    const builder = new StructureBuilder(this.file, act.key);
    const bodyStart = hasTitle && this.#isPublished ? this.#afterMetadata(title.next) : title.next;
    const { years, days, ...standing } = publishedFacts(this.lines.slice(title.next, bodyStart));
    this.#readBody(builder, bodyStart);
    if (this.#units === 0 && !STATUTE_FIELDS.some((field) => fields.has(field))) return undefined;
    const document = withStanding(
      builder.finish(withYears({ ...act, ...standing }, years, days)),
      frontMatter,
      builder.problems,
    );
    if (document.provisions.length > 0) {
      return { documents: [document], problems: [...builder.problems, ...withoutSections(document)] };
    }
    const message = 'The act has a title and no text.';
    return { documents: [], problems: [{ file: this.file, line: at + 1, severity: 'information', message }] };
  }

  #isUnit(words: string): boolean {
    return parseUnitHeading(words, this.#language) !== undefined;
  }

  /** Found when it is first asked for. */
  get #hasFirstArticle(): boolean {
    this.#firstArticle ??= this.lines.some((line) => {
      const words = headingOf(line)?.words;
      if (words === undefined || soleArticle(words) !== undefined) return false;
      const first = parseUnitHeading(words, this.#language)?.units[0];
      return first?.kind === 'article' && first.number === '1';
    });
    return this.#firstArticle;
  }

  #isBasicHeading(line: string): boolean {
    const heading = headingOf(line);
    const kind = heading && parseUnitHeading(heading.words, this.#language)?.units[0]?.kind;
    return kind !== undefined && isBasicUnit(kind);
  }

  /**
   * The published German layout wraps long headings onto the next line without a mark; a heading elsewhere is one line.
   * Known failure: a heading there that is followed by its text without a blank line swallows it into the heading.
   */
  #joinHeading(words: string, at: number): { words: string; next: number } {
    let next = at + 1;
    let joined = words;
    if (!this.#isPublished) return { words: joined, next };
    for (; next < this.lines.length && next < at + 6; next += 1) {
      const line = this.lines[next]!;
      if (isBlank(line) || /^[#\s*(<|[]/u.test(line) || paragraphMarker(line) !== undefined) break;
      joined += ` ${line.trim()}`;
    }
    return { words: joined, next };
  }

  /**
   * The line after the metadata under a published act's title: blocks of "Term" / ":   description", and notes on the
   * version ("Stand: ..."). The first other block, or a footnote, is text.
   */
  #afterMetadata(start: number): number {
    let next = start;
    for (let at = start; at < this.lines.length;) {
      while (at < this.lines.length && isBlank(this.lines[at]!)) at += 1;
      const from = at;
      while (at < this.lines.length && !isBlank(this.lines[at]!) && !this.lines[at]!.startsWith('[^')) at += 1;
      const block = this.lines.slice(from, at);
      if (
        !block.some((line) => DESCRIPTION.test(line) || isVersionNote(line)) ||
        block.some((line) => line.startsWith('#'))
      )
        break;
      next = at;
    }
    return next;
  }

  #readBody(builder: StructureBuilder, start: number): void {
    const body = new BodyReader(builder, this.#language);
    for (let at = start; at < this.lines.length;) {
      const line = this.lines[at]!;
      const heading = headingOf(line);
      if (heading !== undefined) {
        const { words, next } = this.#joinHeading(heading.words, at);
        this.#openHeading(builder, body, { depth: heading.depth, words }, line, at);
        if (next > at + 1) builder.extendTo(next - 1, this.lines[next - 1]!.length);
        at = next;
        continue;
      }
      const bold = this.#boldHeading(builder, body, line);
      if (bold !== undefined) {
        body.openUnits(bold, BOLD_LINE_LEVEL, line, at);
        at += 1;
        continue;
      }
      const caption = this.#lineUnits ? captionOf(line, this.lines[at + 1] ?? '', this.#language) : undefined;
      if (caption !== undefined) {
        body.caption(caption);
        at += 1;
        continue;
      }
      const mayOpen = (this.#lineUnits || this.#isSupplement) && !isWrappedItem(line, this.lines[at + 1] ?? '');
      const onLine = mayOpen ? lineUnit(line, body, this.#language) : undefined;
      if (onLine !== undefined) {
        this.#countUnit(line);
        body.openUnits(onLine, LINE_UNIT_LEVEL + onLine.rank, line, at);
        if (onLine.text !== '') body.line(line, at, onLine.text);
      } else {
        if (paragraphMarker(line) !== undefined) this.#countUnit(line);
        const isHeading =
          addArticleHeading(builder, line, at, this.#layout) ||
          (this.#isAnnexHeading(at) && addHeadingBelow(builder, line, at));
        if (!isHeading) body.line(line, at);
      }
      at += 1;
    }
  }

  /** Counts what shows that the file is a statute; a bare number does not in a file about a project. */
  #countUnit(words: string): void {
    if (!this.#isProjectFile || !/^[\d(]/u.test(words)) this.#units += 1;
  }

  /**
   * Whether a line is the heading of an English schedule that has none on its own line: its paragraphs or headings follow.
   */
  #isAnnexHeading(at: number): boolean {
    if (this.#layout?.countsInSchedules !== true) return false;
    const next = this.lines.slice(at + 1, at + 4).find((line) => !isBlank(line));
    return next !== undefined && /^(?:#{2,6}\s|(?:\*\*)?1\.|\(1\))/u.test(next);
  }

  /** Annexes are divided by lines in bold; elsewhere such a line is emphasis. */
  #boldHeading(builder: StructureBuilder, body: BodyReader, line: string): UnitHeading | undefined {
    if (!line.startsWith('**') || !isBlank(body.previous) || builder.levelOf('annex') === undefined) return undefined;
    const words = BOLD_LINE.exec(line.trimEnd())?.[1];
    return words === undefined ? undefined : this.#unitOf(words);
  }

  /** "Artículo único" is article 1, but where the act has another one: the text that a decree of one article approves. */
  #unitOf(words: string): UnitHeading {
    const found = parseUnitHeading(words, this.#language);
    const sole = found === undefined ? undefined : soleArticle(words);
    if (sole !== undefined && this.#hasFirstArticle)
      return { heading: found!.heading, units: [unit('article', sole.number)] };
    return found ?? { units: [unit('container', slug(headingText(words)))], heading: headingText(words) };
  }

  #openHeading(builder: StructureBuilder, body: BodyReader, heading: Heading, line: string, at: number): void {
    const opened = this.#unitOf(heading.words);
    const level = this.#levels.of(builder, heading.depth, opened.units[0]!);
    const [first] = opened.units;
    this.#isSupplement = isSupplement(first!);
    const isUnnamed = first!.kind === 'container' && !isNamedProvision(first!);
    // "Paragraph 1" may head any text.
    if (!isUnnamed && first!.kind !== 'paragraph') this.#countUnit(heading.words);
    if (isUnnamed && builder.addHeading(opened.heading, level, at, line.length)) return;
    body.openUnits(opened, level, line, at);
  }
}
