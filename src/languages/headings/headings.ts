import type { UnitKind } from '../../law';
import type { RomanceWords } from './romance';
import type { UnitGrammar } from './unitHeading';
import type { UnitWords } from './unitWords';

/**
 * How headings of a language's acts open units: "§ 5 Titel", "Article 5. Title", "제5조(제목)". Every heading is tried with those of
 * all languages, because an act may hold another language's headings and no source says for sure which language it is in.
 */
export interface Headings {
  /** Without it the words below are read, and what other languages have in common with this one. */
  readonly grammar?: UnitGrammar;
  /**
   * When the grammar is tried: ahead of all others, because a script tells its language; behind them, because it reads a
   * bare number too; or between them, where it is left out.
   */
  readonly tried?: 'first' | 'last';
  /** The words of a Romance language, which are read together with those of its kin. */
  readonly romance?: RomanceWords;
  /** What units are called where a number in figures is all that stands beside the word. */
  readonly words?: UnitWords;
  /** Behind "5 bis": that a range goes on, and no number ends with a Latin word. The source of a pattern. */
  readonly rangeOn?: string;

  /** Units behind the first in a citation, innermost last: "Abs. 1", "제1항". Each begins with `^`; its first group is the number. */
  readonly inside?: readonly (readonly [RegExp, UnitKind])[];
  /** What stands around the number of the first unit in a citation: "제" and "조". Sources of patterns. */
  readonly around?: { readonly before: string; readonly behind: string };

  /** What the provisions at the end of an act are called that count their articles anew: 부칙. */
  readonly supplement?: string;
  /** The beginning of the number of what closes an act, and stands beside its annexes. */
  readonly closing?: RegExp;
  /** The beginning of the number of a provision that is cited by its name alone, whatever it stands in. */
  readonly namedProvision?: RegExp;
  /** The heading of an act's only article, and its number where the act has a first article as well. */
  readonly soleArticle?: { readonly pattern: RegExp; readonly number: string };
}
