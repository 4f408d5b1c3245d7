import * as l10n from '@vscode/l10n';
import { z } from 'zod';
import { readTextFile } from '../files';
import type { ComparedQuestion } from './compare';
import { DatasetError } from './report';

/** What a comparison needs of a report; the rest of it is left alone. */
const REPORT = z.object({
  items: z.array(
    z.object({ id: z.string(), metrics: z.record(z.string(), z.number()), answer: z.string().optional() }),
  ),
});

/** The questions of an earlier report, as `evaluate --out` or the report view wrote it. Rejects with {@link DatasetError}. */
export async function readRun(file: string): Promise<readonly ComparedQuestion[]> {
  try {
    const { text } = await readTextFile(file);
    // What is optional is left out, never undefined: JSON has no such value.
    return REPORT.parse(JSON.parse(text)).items as readonly ComparedQuestion[];
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).replace(/\s+/gu, ' ') : (error as Error).message;
    throw new DatasetError(
      l10n.t('{0} is no report of an evaluation: {1} Name the report.json that an evaluation wrote.', file, why),
    );
  }
}
