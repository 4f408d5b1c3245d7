import { resolve } from 'node:path';
import { draftFormatOf, LineTable } from '../check';
import { checkAnswer, type CheckedSentence } from '../grounding';
import type { IndexSource, LegalIndex } from '../search';
import { inTurns, Turns } from '../turns';
import type { Terminal } from './command';
import { readDraftFile } from './draftFile';

/** How long a text is checked before an interruption is heeded, in milliseconds. */
const TURN_MS = 50;

/** A text that someone wrote, with what the checks say of its sentences. */
export interface VerifiedAnswer {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  readonly lines: LineTable;
  readonly sentences: readonly CheckedSentence[];
}

/** Checks the sentences of a text or a Word document. Rejects with `UnreadableFileError`. */
export async function verifyAnswer(
  path: string,
  question: string | undefined,
  source: IndexSource,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<VerifiedAnswer> {
  const file = resolve(path);
  const { text } = await readDraftFile(path, terminal, signal);
  const checked = (index: LegalIndex): Promise<CheckedSentence[]> => {
    const steps = checkAnswer(text, draftFormatOf(file) ?? 'text', index, {
      ...(question !== undefined && { question }),
      onProgress: ({ done, total }) => terminal.progress(`Sentence ${done} of ${total}`),
    });
    return inTurns(steps, new Turns(TURN_MS), signal);
  };
  const sentences = await source.with(checked, signal);
  return { file, text, lines: new LineTable(text), sentences };
}
