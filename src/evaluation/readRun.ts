import * as l10n from '@vscode/l10n';
import * as z from 'zod';
import { fileLines, readTextFile } from '../files';
import type { ComparedQuestion } from './compare';
import { LONGEST_LINE } from './datasets/lines';
import { DatasetError } from './report';

/** What a comparison needs of a report; the rest of it is left alone. */
const ITEM = z.object({ id: z.string(), metrics: z.record(z.string(), z.number()), answer: z.string().optional() });
const REPORT = z.object({ items: z.array(ITEM) });

/** The questions of an earlier report, as `evaluate --out` or the report view wrote it. Rejects with {@link DatasetError}. */
export async function readRun(file: string): Promise<readonly ComparedQuestion[]> {
  try {
    // What is optional is left out, never undefined: JSON has no such value.
    return ((await itemsInLines(file)) ?? (await itemsIn(file))) as readonly ComparedQuestion[];
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).replace(/\s+/gu, ' ') : (error as Error).message;
    throw new DatasetError(
      l10n.t('{0} is no report of an evaluation: {1} Name the report.json that an evaluation wrote.', file, why),
    );
  }
}

type Item = z.infer<typeof ITEM>;

const itemsIn = async (file: string): Promise<Item[]> =>
  REPORT.parse(JSON.parse((await readTextFile(file)).text)).items;

/**
 * The same of a report that is indented as evaluations write it, a question at a time, since all of a report may be more than there
 * is memory for; undefined of any other.
 */
async function itemsInLines(file: string): Promise<Item[] | undefined> {
  let items: Item[] | undefined;
  let lines: string[] = [];
  for await (const { number, text } of fileLines(file, LONGEST_LINE)) {
    if (text === undefined || (number === 2 && !/^ {2}"/u.test(text))) return undefined;
    if (items === undefined) {
      if (text === '  "items": [') items = [];
      continue;
    }
    if (/^ {2}\],?$/u.test(text)) return items;
    lines.push(text);
    if (!/^ {4}\},?$/u.test(text)) continue;
    items.push(ITEM.parse(JSON.parse(lines.join('\n').replace(/,$/u, ''))));
    lines = [];
  }
  return undefined;
}
