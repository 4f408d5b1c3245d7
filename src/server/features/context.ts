import type { TextDocument } from 'vscode-languageserver-textdocument';
import { actsOfFile } from '../../law';
import type { LegalIndex } from '../../search';
import { StoreError } from '../../store';
import { lawOf, type Law, type Worked } from '../corpus/lawSource';
import type { DocumentKinds } from '../drafts/documentKinds';
import type { Drafts } from '../drafts/drafts';
import { fileOf } from '../fileUri';
import { SAME_LINES, type LineMap } from '../drafts/lineMap';
import type { Readings } from '../drafts/readings';
import { readyingToJudge } from '../drafts/readying';
import { inTurns, Turns } from '../../turns';

/** How long making ready to answer holds the thread, in milliseconds. */
const TURN_MS = 8;

/** What the language features work on. */
export interface FeatureContext {
  readonly documents: { get(uri: string): TextDocument | undefined; all(): readonly TextDocument[] };
  readonly drafts: Drafts;
  readonly kinds: Pick<DocumentKinds, 'isLeftAlone'>;
  /** What open documents cite. */
  readonly readings: Readings;
  /** The index of the open folders that serves now. */
  readonly index: () => LegalIndex | undefined;
  /** What documents are held against; by default that index. */
  readonly law?: Law;
  /** How long answering for a whole document holds the thread, in milliseconds. */
  readonly turnMs?: number;
}

/** The parts of an index that the language features read. */
export type FeatureIndex = Pick<LegalIndex, 'corpus' | 'resolver' | 'graph'> &
  Partial<Pick<LegalIndex, 'isPart' | 'unitsOf'>>;

/** An open document, and the index that it is read by. */
export interface OpenDocument<Index extends FeatureIndex = FeatureIndex> {
  readonly index: Index;
  readonly document: TextDocument;
  /** Its path, where it is a file. */
  readonly file: string | undefined;
  /** How its lines answer to those of the file as it was indexed. */
  readonly lines: LineMap;
}

/** Undefined while there is no index, for a document that is not open, and for one that is neither law nor a draft. */
export async function openDocument(
  { documents, drafts, kinds, index: current }: FeatureContext,
  uri: string,
): Promise<OpenDocument<LegalIndex> | undefined> {
  const index = current();
  const document = documents.get(uri);
  if (index === undefined || document === undefined) return undefined;
  await inTurns(readyingToJudge(document, index.corpus), new Turns(TURN_MS));
  if (kinds.isLeftAlone(document, index.corpus)) return undefined;
  await learned(index);
  const file = fileOf(uri);
  const isStatute = actsOfFile(index.corpus, file).length > 0;
  const lines = file === undefined || !isStatute ? SAME_LINES : await drafts.linesOf(file);
  return { index, document, file, lines };
}

/** What work on the law comes to; undefined where there is none, and where a shared corpus fails that is all the law there is, which its status tells. */
export async function answerBy<Result>(
  context: FeatureContext,
  work: (index: LegalIndex) => Promise<Result | undefined>,
  signal?: AbortSignal,
): Promise<Worked<Result | undefined> | undefined> {
  try {
    return await lawOf(context).with(work, signal);
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}

/** The same of an open document; undefined, too, where {@link openDocument} is. */
export const answerOn = <Result>(
  context: FeatureContext,
  uri: string,
  answer: (open: OpenDocument<LegalIndex>) => Promise<Result | undefined>,
  signal?: AbortSignal,
): Promise<Worked<Result | undefined> | undefined> =>
  answerBy(
    context,
    async (index) => {
      const open = await openDocument({ ...context, index: () => index }, uri);
      return open && answer(open);
    },
    signal,
  );

/** The index with the names of its acts, which it else learns all at once when it is first asked for one. */
export async function learned<Index extends Pick<LegalIndex, 'resolver'>>(index: Index): Promise<Index> {
  await inTurns(index.resolver.learnActs(), new Turns(TURN_MS));
  return index;
}
