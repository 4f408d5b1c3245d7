import { packOf, type Layout, type ParagraphMarks } from '../languages';
import { compareNumbers, isBasicUnit, romanValue, type Language } from '../law';
import { isBlank } from './lines';
import type { StructureBuilder } from './structure';
import {
  dottedMarker,
  follows,
  layoutMarker,
  letteredMarker,
  nextLetter,
  paragraphMarker,
  unmarkedParagraph,
  withPlainMark,
  type ParagraphMarker,
  type UnitHeading,
} from './units';

/** The level of a numbered paragraph: below every heading. */
const PARAGRAPH_LEVEL = 1000;

/** The most units that headings such as "§§ 3 bis 6" may add to one act. */
export const MAX_RANGE_UNITS = 10_000;
export const RANGE_LEFT_OUT = 'The units of this range beyond its first were left out: the act has too many ranges.';

const CIRCLED = /^[①-⑳㉑-㉟㊱-㊿]/u;
/** A line after which a new paragraph may start although no blank line stands between: an ended sentence, a note, a bold line. */
const BLANK = 0x20;
const BRACKET = 0x28;
const CAPITAL = /^\([A-Z]\)\s/u;
const INDENTED = /^ {1,3}(?=\()/u;
/** Of the paragraphs that a layout's own mark counts. */
const FIRST = /^(?:i|1)$/u;
const ENDS_BLOCK = /[.:;!?\])*»“”"]\s*$/u;

/** A short line that does not end as a sentence, or its clause, does. */
const isHeadingLike = (line: string): boolean =>
  /^\s{0,9}[\p{Lu}(][^|]{0,120}$/u.test(line) && !/[.;:,]\s{0,9}$/u.test(line);

/** A number that begins with Roman signs, in digits: `1bis` of `ibis`. */
const inDigits = (number: string): string => number.replace(/^[ivx]+/u, (signs) => String(romanValue(signs)));

/**
 * Reads what stands under headings: numbered paragraphs and the text in them. One for each act; `openUnits` says that a
 * heading was met.
 */
export class BodyReader {
  #rangeUnits = 0;
  #previous = '';
  #lastBasic = '';
  #lastParagraph = '';
  /** Whether paragraphs are numbered "1."; brackets in them are their own parts. */
  #dotted = false;
  /** The last such number in the open annex, over its parts. */
  #lastOfAnnex = '';
  /** The last of its paragraphs where an American section counts them by letters; digits are parts of them then. */
  #lastLetter = '';
  /** Whether that paragraph has parts by capitals, in which Roman numbers count. */
  #hasCapitals = false;
  /** Whether paragraphs are counted by the layout's own mark; brackets in them are their own parts. */
  #marked = false;
  /** Whether the open unit has no text but lines that look like headings. */
  #isHeaded = true;
  /** The heading of the next article, where it stands on the line above. */
  #caption = '';
  readonly #marks: ParagraphMarks | undefined;
  readonly #layout: Layout | undefined;
  readonly #used = new Set<string>();

  constructor(
    private readonly builder: StructureBuilder,
    private readonly language: Language,
  ) {
    this.#layout = packOf(language)?.layout;
    this.#marks = this.#layout?.paragraphs;
  }

  /** The line before this one, as read; blank after a heading. */
  get previous(): string {
    return this.#previous;
  }

  /** The number of the last article, section or rule of the act, or of the open annex. */
  get lastBasic(): string {
    return this.#lastBasic;
  }

  /** Opens the units that a heading names at a level; the text that follows belongs to the last of them. */
  openUnits({ units, heading }: UnitHeading, level: number, line: string, number: number): void {
    this.#rangeUnits += units.length - 1;
    const opened = this.#rangeUnits > MAX_RANGE_UNITS ? units.slice(0, 1) : units;
    const words = heading === '' ? this.#caption : heading;
    this.#caption = '';
    this.builder.openRange(opened, level, words, number, line.length);
    if (opened.length < units.length) this.builder.report(number, RANGE_LEFT_OUT);
    const [first] = units;
    if (first?.kind === 'annex') this.#lastBasic = this.#lastOfAnnex = '';
    else if (first !== undefined && isBasicUnit(first.kind)) this.#lastBasic = first.number;
    this.#previous = '';
    this.#lastParagraph = '';
    this.#dotted = first?.kind === 'paragraph';
    this.#lastLetter = '';
    this.#marked = false;
    this.#isHeaded = true;
    this.#used.clear();
  }

  /** Keeps a heading for the article that opens next. */
  caption(words: string): void {
    this.#caption = words;
  }

  /** Adds a line; `part` is what of it is text, where a unit's number and heading stand on the same line. */
  line(line: string, number: number, part = line): void {
    const marker = this.#marker(withPlainMark(part));
    if (marker === undefined) {
      this.builder.text(line, number, part);
      this.#isHeaded &&= isBlank(part) || isHeadingLike(part);
    } else {
      this.#openParagraph(marker, line, number);
    }
    this.#previous = line;
  }

  #openParagraph(marker: ParagraphMarker, line: string, number: number): void {
    if (this.#marks !== undefined && this.#lastParagraph === '' && marker.number === '2') {
      this.builder.divide({ kind: 'paragraph', number: '1' }, PARAGRAPH_LEVEL);
    }
    this.builder.open({ kind: 'paragraph', number: marker.number }, PARAGRAPH_LEVEL, '', number, line.length);
    this.builder.text(line, number, marker.rest);
    this.#lastParagraph = marker.number;
    this.#used.add(marker.number);
  }

  #marker(part: string): ParagraphMarker | undefined {
    if (this.#marks !== undefined && !CIRCLED.test(part)) return this.#unmarkedParagraph(part, this.#marks);
    const code = part.charCodeAt(0);
    if (code === BLANK) return this.#indentedParagraph(part);
    if (code >= 0x30 && code <= 0x39) return this.#dottedParagraph(part);
    if (this.#layout?.lettersSubsections === true && code === BRACKET) {
      const lettered = this.#letteredParagraph(part);
      if (lettered !== undefined || this.#lastLetter !== '') return lettered;
    }
    const marked = this.#markedParagraph(part);
    if (marked !== undefined || this.#marked) return marked;
    const marker = this.#dotted ? undefined : paragraphMarker(part, this.language);
    if (marker === undefined) return undefined;
    if (!isBlank(this.#previous) && !this.#followsDirectly(marker, code)) return undefined;
    return this.#used.has(marker.number) && this.#countsOnce() ? undefined : marker;
  }

  /**
   * A paragraph of a German section whose mark is indented, as it stands behind a list or a table: no German list counts
   * by "(3)". Known failure: quoted law that counts on.
   */
  #indentedParagraph(part: string): ParagraphMarker | undefined {
    if (this.#layout?.indentsParagraphs !== true || !isBlank(this.#previous) || !INDENTED.test(part)) return undefined;
    const marker = paragraphMarker(part.trimStart());
    const isNext =
      marker !== undefined && Number.parseInt(marker.number, 10) > Number.parseInt(`0${this.#lastParagraph}`, 10);
    return isNext && this.#countsOnce() ? marker : undefined;
  }

  /**
   * "(a) text" is a paragraph where a section starts with it, as American subsections do, and the count goes on; elsewhere it
   * is a point of a list, whose sentence stands in front of it. Known failure: an item (i) right behind a subsection (h) that
   * has no parts by capitals.
   */
  #letteredParagraph(part: string): ParagraphMarker | undefined {
    const marker = letteredMarker(part);
    if (marker === undefined) {
      this.#hasCapitals ||= CAPITAL.test(part);
      return undefined;
    }
    const isFirst = this.#lastLetter === '' && this.#lastParagraph === '' && marker.number === 'a';
    const starts = isFirst && this.#startsArticle();
    const isRoman = this.#hasCapitals && marker.number === 'i';
    const goesOn = this.#lastLetter !== '' && nextLetter(this.#lastLetter) === marker.number && !isRoman;
    if (!starts && !goesOn) return undefined;
    this.#lastLetter = marker.number;
    this.#hasCapitals = false;
    return marker;
  }

  /**
   * "I. - text" is a paragraph where an article starts with it, and so is what counts on, also over one that was repealed.
   * Known failure: law that is quoted without quotation marks and counts on.
   */
  #markedParagraph(part: string): ParagraphMarker | undefined {
    const marker = layoutMarker(part, this.#layout?.paragraphMark);
    if (marker === undefined) return undefined;
    if (this.#marked) return this.#countsOn(marker) ? marker : undefined;
    this.#marked = FIRST.test(marker.number) && this.#startsArticle();
    return this.#marked ? marker : undefined;
  }

  /** Under a line of text only the very next number counts on, where that line ends as a sentence does: "visés au" / "II. Les". */
  #countsOn({ number }: ParagraphMarker): boolean {
    const [last, next] = [inDigits(this.#lastParagraph), inDigits(number)];
    if (isBlank(this.#previous)) return compareNumbers(last, next) < 0;
    return ENDS_BLOCK.test(this.#previous.slice(-8)) && follows(last, next);
  }

  /** Whether an article or section is open that has no text yet. */
  #startsArticle(): boolean {
    const { current } = this.builder;
    return current !== undefined && isBasicUnit(current.unit.kind) && !current.hasText;
  }

  #unmarkedParagraph(part: string, marks: ParagraphMarks): ParagraphMarker | undefined {
    const { current } = this.builder;
    if (current === undefined || !(isBasicUnit(current.unit.kind) || current.unit.kind === 'paragraph'))
      return undefined;
    return unmarkedParagraph(part, marks, {
      last: this.#lastParagraph,
      isEmpty: this.#lastParagraph === '' && !current.hasText,
      isAfterBlank: isBlank(this.#previous),
    });
  }

  /**
   * A mark straight under a line of text is a paragraph's when it is the next in the count and, since a wrapped line may
   * begin with a citation ("nach Absatz" / "(2) ..."), the line above ends as a sentence does. Circled numbers are not
   * cited so. Known failure: a paragraph that ends without punctuation, with the next one straight under it.
   */
  #followsDirectly(marker: ParagraphMarker, code: number): boolean {
    const isCircled = code !== 0x28 && code !== 0xff08;
    return follows(this.#lastParagraph, marker.number) && (isCircled || ENDS_BLOCK.test(this.#previous.slice(-8)));
  }

  /**
   * "1. text" is a paragraph where an article or section starts with it and the count goes on without a gap, and so in
   * an English schedule behind its headings, where the count may go on over its parts; elsewhere it is a point of a list.
   * Assumption: drafters who number paragraphs so do not put a lead-in before them. Not in German and Korean, where such a
   * number is always a point (Nr., 호).
   */
  #dottedParagraph(part: string): ParagraphMarker | undefined {
    if (this.#layout?.countsPointsAlone === true) return undefined;
    const marker = dottedMarker(part);
    if (marker === undefined) return undefined;
    const isNext = follows(this.#lastParagraph, marker.number);
    const goesOn = this.#dotted && this.#lastParagraph !== '' && isNext;
    if (!goesOn && !this.#startsDotted(marker, isNext)) return undefined;
    this.#dotted = true;
    if (this.builder.levelOf('annex') !== undefined) this.#lastOfAnnex = marker.number;
    return marker;
  }

  #startsDotted({ number }: ParagraphMarker, isFirst: boolean): boolean {
    const { current } = this.builder;
    if (current === undefined || current.unit.kind === 'paragraph') return false;
    if (isBasicUnit(current.unit.kind)) return isFirst && !current.hasText;
    const countsOn = this.#layout?.countsInSchedules === true;
    const inSchedule = countsOn && this.builder.levelOf('annex') !== undefined && !this.#countsOnce();
    return inSchedule && this.#isHeaded && (isFirst || follows(this.#lastOfAnnex, number));
  }

  /**
   * Inside an article or section a paragraph number comes once: the second "(1)" is quoted law, kept as text. In an
   * annex tables restart their count, and each count is kept as paragraphs.
   */
  #countsOnce(): boolean {
    return this.builder.levelOf('article', 'section', 'rule') !== undefined;
  }
}
