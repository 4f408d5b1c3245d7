import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedIndex } from '../../../src/search';
import { toolNamed, type ToolResult } from '../../../src/tools';
import { indexOf } from '../support/indexOf';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = [join(ROOT, 'media/sample'), join(ROOT, 'test/fixtures/agentDrafts/law')];
const NO_LAW = ['README.md', 'draft.md', 'questions.jsonl'];

/** The law of an invented country: the sample's acts, and one with sections that were repealed. */
export const sampleLaw = (): Promise<PackedIndex> =>
  indexOf(
    Object.fromEntries(
      FOLDERS.flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => !NO_LAW.includes(name))
          .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
      ),
    ),
  );

export const TODAY = '2026-01-01';

/** Calls a tool by its name. */
export async function called<Result = ToolResult>(index: PackedIndex, name: string, args: unknown): Promise<Result> {
  return (await toolNamed(name)!.call(args, { index, today: TODAY })) as Result;
}
