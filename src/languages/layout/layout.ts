import type { UnitLines } from './unitLines';

/**
 * How the paragraphs of a language's acts are told apart where their first one, or none, carries a number:
 * - `from the second`: `第五条 …` / `２ …` / `３ …` (Japan);
 * - `none`: each paragraph is a block of its own (วรรค in Thailand, 款 in China).
 */
export type ParagraphMarks = 'from the second' | 'none';

/** How plain lines of a language's acts tell whether a unit, an item or a heading begins. `string`s are sources of patterns. */
export interface Layout {
  /** Units that open on a line with their text. Without them a unit stands on a line of its own, behind a blank one. */
  readonly unitLines?: UnitLines;
  /** A line that holds the heading of the article on the next line, its first group. */
  readonly caption?: RegExp;
  /** A line right below the number of an article that is its heading, its first group. */
  readonly headingBelow?: RegExp;
  /**
   * A mark of a paragraph beside those of all languages, up to its text, its one group that matched the number: "I. - ",
   * "§ 1er. ". They open paragraphs of an article that begins with the first of them.
   */
  readonly paragraphMark?: RegExp;
  /** Without them every paragraph has its number. */
  readonly paragraphs?: ParagraphMarks;
  /** "1." at the beginning of a paragraph's line is always a point of a list, never the paragraph's number. */
  readonly countsPointsAlone?: boolean;
  /** Items are never counted by "(3)", so that a paragraph's number may be indented, behind a list or a table. */
  readonly indentsParagraphs?: boolean;
  /** Acts have schedules that count their paragraphs by "1.", also on over their parts, under headings on lines of their own. */
  readonly countsInSchedules?: boolean;
  /** A section may be divided by "(a)", and each of those by "(1)": American subsections. Without it "(a)" is an item of a list. */
  readonly lettersSubsections?: boolean;
  /** Pages copied from the web mark sections by their number alone ("1 Jetties"), and leave no blank behind a mark: "(1)A jetty". */
  readonly unmarkedSections?: boolean;
  /** Behind a unit's number: that the line is of running text: "§ 5 Abs. 1 gilt", "Article 5 of the Act". */
  readonly runsOn?: string;
  /** The end of a sentence that has no full stop. */
  readonly sentenceEnd?: string;
  /** A line under the number of a schedule: what that is of, which is not its heading. */
  readonly reference?: RegExp;
  /** Verbs that make a sentence of a line without a full stop. */
  readonly verbs?: string;
  /** At the end of a line: the next may begin with an item of a list. */
  readonly conjunctions?: string;
}
