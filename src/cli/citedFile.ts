import { resolve } from 'node:path';
import {
  draftFormatOf,
  partsOfStatute,
  placeOf,
  readDraft,
  readPart,
  statuteFormatOf,
  type CheckedIndex,
  type ReadPart,
} from '../check';
import { CitationResolver, type LocatedCitation } from '../citation';
import { CorpusBuilder, LayeredCorpus, type Corpus } from '../law';
import type { TextSpan } from '../text';
import { isStatuteFile, readSource } from '../readers';
import { judge, type SaidKinds } from '../files';
import { inTurns, rest, Turns } from '../turns';
import type { Terminal } from './command';
import { readDraftFile } from './draftFile';

/** How long a file is read before an interruption is heeded, in milliseconds. */
const TURN_MS = 50;
/** So many citations are handed out at a time. */
const BATCH = 500;

/** A citation with its place and its words in a file. */
export interface FileCitation extends TextSpan {
  readonly text: string;
  readonly cited: LocatedCitation;
}

/** A file whose citations are wanted. */
export interface CitingFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly isLaw: boolean;
}

/** The citations of a file, whose offsets and text are those of the file. */
export interface FileCitations {
  /** What they cite is of this corpus. */
  readonly corpus: Corpus;
  /** In order, some at a time. They are read once they are asked for, and not kept: a statute has more than its text. */
  readonly citations: AsyncIterable<readonly FileCitation[]>;
}

/** Reads a file that cites. Rejects with `UnreadableFileError` for what is no text. */
export async function readCitingFile(
  path: string,
  said: SaidKinds,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CitingFile> {
  const file = resolve(path);
  const { text, bytes } = await readDraftFile(path, terminal, signal);
  return { file, text, bytes, isLaw: (said.of(file) ?? judge(file, text).kind) === 'law' };
}

/** Resolves what a file cites: a statute as law, where "§ 5" and "this Act" are its own, everything else as a draft. */
export function citationsOf(
  { file, text, bytes, isLaw }: CitingFile,
  index: CheckedIndex,
  signal: AbortSignal,
): FileCitations {
  const own = withOwnActs(file, bytes, isLaw, index);
  const { corpus } = own ?? index;
  const pace = { turns: new Turns(TURN_MS), signal };
  const parts = own === undefined ? draftParts(file, text, index, pace) : lawParts(file, text, own, pace);
  return { corpus, citations: citationsIn(parts, text, corpus, pace) };
}

/** When other work is let in, and when all ends. */
interface Pace {
  readonly turns: Turns;
  readonly signal: AbortSignal;
}

async function* draftParts(
  file: string,
  text: string,
  index: CheckedIndex,
  { turns, signal }: Pace,
): AsyncGenerator<ReadPart> {
  yield* await inTurns(readDraft(text, draftFormatOf(file) ?? 'text', index), turns, signal);
}

async function* lawParts(
  file: string,
  text: string,
  index: CheckedIndex,
  { turns, signal }: Pace,
): AsyncGenerator<ReadPart> {
  const format = statuteFormatOf(file, text);
  for (const part of await inTurns(partsOfStatute(text, file, index), turns, signal))
    yield await inTurns(readPart(text.slice(part.start, part.end), format, part, index), turns, signal);
}

async function* citationsIn(
  parts: AsyncIterable<ReadPart>,
  text: string,
  corpus: Corpus,
  { turns, signal }: Pace,
): AsyncGenerator<readonly FileCitation[]> {
  for await (const part of parts) {
    for (let from = 0; from < part.citations.length; from += BATCH) {
      yield part.citations.slice(from, from + BATCH).flatMap((cited): FileCitation[] => {
        const { start, end, isOwnNumber } = placeOf(part, cited, corpus);
        return isOwnNumber ? [] : [{ cited, start, end, text: text.slice(start, end) }];
      });
      await rest(turns, signal);
    }
  }
}

/** The index with the acts of a statute file among its own; undefined where the file is a draft. */
function withOwnActs(file: string, bytes: Uint8Array, isLaw: boolean, index: CheckedIndex): CheckedIndex | undefined {
  const { corpus } = index;
  if (corpus.acts.some((act) => act.file === file)) return index;
  if (!isLaw || !isStatuteFile(file)) return undefined;
  const { documents } = readSource({ file, bytes });
  if (documents.length === 0) return undefined;
  const builder = new CorpusBuilder();
  for (const document of documents) builder.add(document);
  const overlay = builder.finish();
  const keys = new Set(overlay.acts.map(({ key }) => key));
  const replaced = new Set(corpus.acts.filter(({ key }) => keys.has(key)).map((act) => act.file));
  const layered = new LayeredCorpus(corpus, overlay, replaced);
  return { corpus: layered, resolver: new CitationResolver(layered, index.resolver) };
}
