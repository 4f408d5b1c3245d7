import * as l10n from '@vscode/l10n';
import { docxText } from '../../readers';
import { readDocxParts } from '../../files';
import { inTurns, Turns } from '../../turns';
import type { DocxPreview } from '../protocol';
import { fileOf } from '../fileUri';

/** How long reading a document holds the thread, in milliseconds. */
const TURN_MS = 10;

/** The text of a Word document on disk. Rejects, with what to do, for what is none, and when aborted. */
export async function previewDocx(uri: string, signal: AbortSignal): Promise<DocxPreview> {
  const file = fileOf(uri);
  if (file === undefined) throw new Error(l10n.t('Only documents on disk can be previewed: save a copy there.'));
  const parts = await readDocxParts(file);
  signal.throwIfAborted();
  const { text, problems } = await inTurns(docxText(parts), new Turns(TURN_MS), signal);
  return { text, problems: problems.map(({ message }) => message) };
}
