import type { Grammar } from './engine';
import type { Naming } from './naming';
import type { SentenceNames } from './sentenceNames';
import type { CitationStyle } from './style';
import type { ActTitles } from './titles';

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
  /** Without them a citation means the act that it names itself, or its text's own. */
  readonly sentences?: SentenceNames;
}
