import type { Problem } from '../../law';
import type { Rubric } from '../judges/rubric';

/** The answers that a question offers. */
export interface Choices {
  /** At least two. */
  readonly options: readonly string[];
  /** Which of them is right, from 0. */
  readonly right: number;
  /** Which of them is right for who reads a part of the gold alone, where the data set says so. */
  readonly rightInPart?: number;
}

/** One question with its gold provisions. */
export interface Question {
  readonly id: string;
  /** What is asked of the pipeline: scenario and question. */
  readonly text: string;
  /** Gold provisions as the data set names them: a provision's `sourceKey`, or its id. None: the law does not answer. */
  readonly gold: readonly string[];
  /** How many provisions the answer needs; 0 where none answers. */
  readonly hops: number;
  readonly answer: string;
  /** The data set does not say which provisions answer: without gold it is no question that the law leaves open. */
  readonly isGoldUnknown?: true;
  readonly choices?: Choices;
  /** Names of acts or provisions that are searched for it, instead of the whole corpus: see `inPool`. */
  readonly pool?: readonly string[];
  /** The issues that an answer is scored by. */
  readonly rubric?: Rubric;
  /** A language model wrote it, and no person has accepted it yet. */
  readonly isUnreviewed?: true;
}

export interface Dataset {
  /** Which format its first row has; empty where none could be read. */
  readonly name: string;
  readonly questions: readonly Question[];
  /** The line of each question in the file, from 1. */
  readonly lines: readonly number[];
  /** Lines that could not be read. */
  readonly problems: readonly Problem[];
}
