import type { Insertion, NumberStyle } from '../../law';
import type { NumberSigns } from './digits';

/** What a new provision has in the place of a heading and of text. */
export interface Placeholders {
  readonly heading: string;
  readonly text: string;
}

/** One form in which a language writes the numbers of provisions. */
export interface NumberForm {
  /** Global, bounded: numbers in a text. */
  readonly pattern: RegExp;
  /** Global: the parts of a written number that count; what stands between them is kept. */
  readonly run: RegExp;
  /** Whether a part may be of letters: then one of digits takes the place of digits alone. */
  readonly isLettered?: true;
  /** What a written number may say, normalised: `II` is a letter's number, or 2. */
  readonly says: (written: string) => string[];
  /** A normalised number with more or fewer parts than a written one, in its manner. */
  readonly compose: (number: string, written: string) => string;
}

/** By the level of a unit. */
export interface Inserted {
  readonly articles: Insertion;
  readonly paragraphs?: Insertion;
}

/** How law in a language is written where its provisions get new numbers. */
export interface Writing {
  readonly placeholders: Placeholders;
  /** Without them numbers are read and written as in English. */
  readonly numbers?: readonly NumberForm[];
  /** What a number may stand behind, whatever its unit: "제". The source of a pattern. */
  readonly before?: string;
  /** What is written right behind a number and says what it counts: "조". The source of a pattern. */
  readonly unit?: string;
  /**
   * In what signs an act writes its numbers, where there are several: what tells it in a text of the act, and what they are
   * where no text does. Without it they are ASCII digits.
   */
  readonly signs?: { readonly evidence: RegExp; readonly otherwise: NumberSigns };
  /**
   * How law numbers what it puts in later, so that nothing else is counted on: 6a, 제6조의2, 6 bis. Units without it, and all
   * where it is left out, are counted on.
   */
  readonly insertion?: Inserted;
  /** Between a number and what was put in behind it: the 의 of 제5조의2. */
  readonly branch?: NonNullable<NumberStyle['branch']>;
}
