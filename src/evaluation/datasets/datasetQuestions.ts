import { readText } from '../report';
import { readDataset } from './readDataset';

/** A question as a list of a data set shows it. */
export interface ListedQuestion {
  readonly id: string;
  readonly text: string;
  /** Where it stands in the file, from 1. */
  readonly line: number;
}

/** The questions of a data set file, in its order; what cannot be read is left out. Rejects with {@link DatasetError}. */
export async function datasetQuestions(file: string): Promise<ListedQuestion[]> {
  const { questions, lines } = readDataset(await readText(file, []), file);
  return questions.map(({ id, text }, at) => ({ id, text, line: lines[at]! }));
}
