import type { Grammar } from './engine';
import type { Naming } from './naming';
import type { NumberedActs } from './numberedActs';
import type { SentenceNames } from './sentenceNames';
import type { CitationStyle } from './style';
import type { ActTitles } from './titles';
import type { TypedWords } from './typed';

/** What is counted in Roman signs by some acts and in digits by others, whatever a citation has. */
export interface RomanNumbers {
  /** Whether articles are: "Article 2" of a constitution that writes "Article II". */
  readonly articles: boolean;
  /** The words for divisions that are, as ids have them: "Order 7" of an act that writes "ORDER VII". */
  readonly divisions: readonly string[];
}

/** How one legal system cites. */
export interface CitationRules {
  readonly grammar: Grammar;
  readonly naming: Naming;
  /**
   * Where a citation that names no act is believed: in any text, because no other language writes so; in texts of its own
   * language alone; or, the lingua franca, in those too that no grammar here is for. "Part 3" and "article 5" are too plain
   * to be believed anywhere.
   */
  readonly believed: 'anywhere' | 'at home' | 'unless at home elsewhere';
  /** Without it a citation that is written is a label. */
  readonly style?: CitationStyle;
  /** By region, where law is cited in a style of its own: "en-US". */
  readonly regionalStyles?: Readonly<Record<string, CitationStyle>>;
  /** Global; how decisions of courts are cited. Without them a text cites none in the manner of the language. */
  readonly cases?: readonly RegExp[];
  /** Without them an act is called as its source calls it, letter by letter. */
  readonly titles?: ActTitles;
  /**
   * Where citations have the heading of their provision behind them in brackets: what such a bracket holds besides
   * headings. Without it a bracket may hold anything.
   */
  readonly noHeading?: RegExp;
  /**
   * Whether paragraphs have no numbers, so that what stands in brackets is a point. Without it, whatever has a number in
   * brackets or behind a sign may be a paragraph.
   */
  readonly countsByLines?: true;
  /** What a source without structure files an annex under, in front of its number: "별표". */
  readonly annexFile?: string;
  /** How the article is called that is an act's only one: the source of a pattern. */
  readonly onlyArticle?: string;
  /** Without it a number is cited in the signs that the act has for it. */
  readonly roman?: RomanNumbers;
  /** Without them no citation that begins in the manner of the language is offered while it is typed. */
  readonly typed?: TypedWords;
  /** Without them a numbered act is called by its whole title, or by its number. */
  readonly numbered?: NumberedActs;
  /** Without them a citation means the act that it names itself, or its text's own. */
  readonly sentences?: SentenceNames;
}
