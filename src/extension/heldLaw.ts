import type * as vscode from 'vscode';
import type { CorpusStatus } from '../server';

const KEY = 'holdsLaw';

/** Whether the workspace held law when it was last open: then nothing has to be looked for. */
export const heldLaw = (memory: vscode.Memento): boolean => memory.get(KEY) === true;

/** Remembers what indexing came to. */
export async function rememberLaw(memory: vscode.Memento, { state }: CorpusStatus): Promise<void> {
  if (state === 'ready') await memory.update(KEY, true);
  if (state === 'empty') await memory.update(KEY, undefined);
}
