import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  partsOfStatute,
  readDraft,
  ReadMemory,
  readStatute,
  readStatuteAt,
  type CheckedIndex,
  type ReadPart,
  type UnreadPart,
} from '../../check';
import { blankGiantLines } from '../../readers';
import { inTurns, Turns } from '../../turns';
import { BackgroundTurns } from '../turns/backgroundTurns';
import { throwIfChanged } from '../turns/contentModified';
import { draftFormatIn, statuteFileOf } from './documentFormat';
import { DocumentKinds } from './documentKinds';
import type { Drafts } from './drafts';
import { readyingToJudge, readyingToRead } from './readying';

/** How long reading a document holds the thread, in milliseconds. */
const TURN_MS = 8;

interface Reading {
  readonly version: number;
  readonly index: CheckedIndex;
  readonly memory: ReadMemory;
  readonly parts: Promise<readonly ReadPart[]>;
  isOver: boolean;
}

/** Where the parts of an open statute stand in its text. */
interface StatuteParts {
  readonly version: number;
  readonly index: CheckedIndex;
  readonly text: string;
  readonly parts: readonly UnreadPart[];
}

/**
 * Open documents with their citations: read once for each version of a document and each index, whoever asks, so that
 * a hover, a highlight and the citation check never disagree. After an edit only what it changed is read.
 */
export class Readings {
  readonly #known = new WeakMap<TextDocument, Reading>();
  readonly #statutes = new WeakMap<TextDocument, StatuteParts>();

  constructor(
    private readonly drafts: Pick<Drafts, 'linesOf'>,
    private readonly kinds: Pick<DocumentKinds, 'isLeftAlone'> = new DocumentKinds(),
  ) {}

  /** Rejects with `ContentModified` once the document has changed meanwhile. */
  of(document: TextDocument, index: CheckedIndex): Promise<readonly ReadPart[]> {
    const { version } = document;
    const known = this.#known.get(document);
    if (known?.version === version && known.index === index) return known.parts;
    const memory = known?.index === index ? known.memory : new ReadMemory();
    const parts = this.#read(document, index, memory);
    const reading: Reading = { version, index, memory, parts, isOver: false };
    // Whoever waits is told; where nobody does any more, there is nobody to tell.
    parts.then(
      () => (reading.isOver = true),
      () => undefined,
    );
    this.#known.set(document, reading);
    return parts;
  }

  /**
   * Those parts of {@link of} that an offset stands in or right behind. Of a statute that is not read yet they alone are
   * read, so that nobody who asks about one section of a code waits for the whole. Rejects likewise.
   */
  async around(document: TextDocument, index: CheckedIndex, offset: number): Promise<readonly ReadPart[]> {
    const { version } = document;
    const known = this.#known.get(document);
    const isRead = known?.version === version && known.index === index && known.isOver;
    const file = statuteFileOf(document, index.corpus);
    if (isRead || file === undefined || this.kinds.isLeftAlone(document, index.corpus)) return this.of(document, index);
    const turns = new Turns(TURN_MS);
    await inTurns(whileUnchanged(index.resolver.learnActs(), document, version), turns);
    const { text, parts } = await this.#partsOf(document, file, index, turns);
    return inTurns(whileUnchanged(readStatuteAt(text, file, parts, offset, index), document, version), turns);
  }

  /** Finding them takes as long as the statute is, whichever is asked about. Rejects likewise. */
  async #partsOf(document: TextDocument, file: string, index: CheckedIndex, turns: Turns): Promise<StatuteParts> {
    const { version } = document;
    const known = this.#statutes.get(document);
    if (known?.version === version && known.index === index) return known;
    const { toDraft } = await this.drafts.linesOf(file);
    throwIfChanged(document, version);
    const { text } = blankGiantLines(document.uri, document.getText());
    const parts = await inTurns(whileUnchanged(partsOfStatute(text, file, index, toDraft), document, version), turns);
    const found = { version, index, text, parts };
    this.#statutes.set(document, found);
    return found;
  }

  async #read(document: TextDocument, index: CheckedIndex, memory: ReadMemory): Promise<readonly ReadPart[]> {
    const { version } = document;
    const file = statuteFileOf(document, index.corpus);
    const lines = file === undefined ? undefined : await this.drafts.linesOf(file);
    // At the cursor of a statute no one waits for the whole of it: see {@link around}.
    const turns = file === undefined ? new Turns(TURN_MS) : new BackgroundTurns();
    for (const steps of [readyingToJudge(document, index.corpus), readyingToRead(index)])
      await inTurns(whileUnchanged(steps, document, version), turns);
    throwIfChanged(document, version);
    if (this.kinds.isLeftAlone(document, index.corpus)) return [];
    const { text } = blankGiantLines(document.uri, document.getText());
    const steps =
      file === undefined
        ? readDraft(text, draftFormatIn(document), index, memory)
        : readStatute(text, file, index, lines?.toDraft, memory);
    return inTurns(whileUnchanged(steps, document, version), turns);
  }
}

/** The same steps, broken off where the document has moved on. */
function* whileUnchanged<Result>(
  steps: Generator<void, Result>,
  document: TextDocument,
  version: number,
): Generator<void, Result> {
  for (;;) {
    throwIfChanged(document, version);
    const step = steps.next();
    if (step.done === true) return step.value;
    yield;
  }
}
