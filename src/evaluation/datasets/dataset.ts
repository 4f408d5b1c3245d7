import type { Problem } from '../../law';

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
}

export interface Dataset {
  /** Which format its first row has; empty where none could be read. */
  readonly name: string;
  readonly questions: readonly Question[];
  /** Lines that could not be read. */
  readonly problems: readonly Problem[];
}
