import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishDiagnosticsParams } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { severitiesWith } from '../../../../src/check';
import type { LegalIndex } from '../../../../src/search';
import { DocumentKinds } from '../../../../src/server/drafts/documentKinds';
import { DiagnosticsFeature, type DiagnosticsContext } from '../../../../src/server/drafts/diagnosticsFeature';
import { SAME_LINES } from '../../../../src/server/drafts/lineMap';
import { Readings } from '../../../../src/server/drafts/readings';
import { sampleIndex } from '../../check/support';

type Listener = (event: { readonly document: TextDocument }) => void;

/** An editor with one document. */
class Editor {
  readonly published: PublishDiagnosticsParams[] = [];
  readonly failures: string[] = [];
  document: TextDocument | undefined;
  #changed: Listener = () => undefined;
  #closed: Listener = () => undefined;

  readonly connection = {
    sendDiagnostics: (params: PublishDiagnosticsParams) => {
      this.published.push(params);
      return Promise.resolve();
    },
    onCodeAction: () => ({ dispose: () => undefined }),
    console: { error: (message: string) => this.failures.push(message) },
  } as unknown as ConstructorParameters<typeof DiagnosticsFeature>[0];

  readonly documents: DiagnosticsContext['documents'] = {
    get: (uri) => (this.document?.uri === uri ? this.document : undefined),
    all: () => (this.document === undefined ? [] : [this.document]),
    onDidChangeContent: (listener) => {
      this.#changed = listener;
      return { dispose: () => undefined };
    },
    onDidClose: (listener) => {
      this.#closed = listener;
      return { dispose: () => undefined };
    },
  };

  type(text: string, version: number, language = 'markdown'): void {
    this.document = TextDocument.create('untitled:a', language, version, text);
    this.#changed({ document: this.document });
  }

  close(): void {
    const document = this.document!;
    this.document = undefined;
    this.#closed({ document });
  }

  /** Resolves when so many publications have come. */
  async until(count: number): Promise<void> {
    while (this.published.length < count) await sleep(2);
  }
}

const WRONG = 'By section 99 of the Harbour Act 1990 a fee is due.';

describe('server/diagnosticsFeature', () => {
  let index: LegalIndex;
  let serving: LegalIndex | undefined;
  let editor: Editor;
  let feature: DiagnosticsFeature;
  let debounceMs = 5;
  before(async () => {
    index = await sampleIndex();
  });
  beforeEach(() => {
    serving = index;
    editor = new Editor();
    feature = new DiagnosticsFeature(editor.connection, {
      documents: editor.documents,
      kinds: new DocumentKinds(),
      readings: new Readings({ linesOf: () => Promise.resolve(SAME_LINES) }),
      index: () => serving,
      severities: () => severitiesWith(),
      home: '/program',
      debounceMs,
    });
  });
  afterEach(() => feature.dispose());

  const codes = (): unknown[] => editor.published.map(({ version, diagnostics }) => [version, diagnostics.length]);

  it('publishes for the version that typing came to rest with, and for no other', async () => {
    editor.type(WRONG, 1);
    editor.type('Nothing is cited here.', 2);
    editor.type(`${WRONG}\n`, 3);
    await editor.until(1);
    await sleep(30);
    assert.deepEqual(codes(), [[3, 1]]);
  });

  describe('in a document that nobody types in', () => {
    before(() => (debounceMs = 60_000));
    after(() => (debounceMs = 5));

    it('publishes at once, and again when it was closed and opened', async () => {
      editor.type(WRONG, 1);
      await editor.until(1);
      editor.close();
      editor.type(WRONG, 1);
      await editor.until(3);
      editor.type(`${WRONG}\n`, 2);
      await sleep(30);
      assert.deepEqual(codes(), [
        [1, 1],
        [undefined, 0],
        [1, 1],
      ]);
    });
  });

  it('breaks a check off when its document moves on', async () => {
    editor.type(`${WRONG}\n\n`.repeat(4_000), 1);
    await sleep(20);
    editor.type(WRONG, 2);
    await editor.until(1);
    assert.deepEqual(codes(), [[2, 1]]);
  });

  it('waits for an index, and checks again with another one', async () => {
    serving = undefined;
    editor.type(WRONG, 1);
    await sleep(30);
    assert.deepEqual(codes(), []);
    serving = index;
    feature.refresh();
    await editor.until(1);
    assert.deepEqual(codes(), [[1, 1]]);
  });

  it('says nothing of a document that is neither law nor a draft', async () => {
    editor.type(WRONG, 1, 'typescript');
    await editor.until(1);
    assert.deepEqual(codes(), [[1, 0]]);
  });

  it('clears what a closed document had', async () => {
    editor.type(WRONG, 1);
    await editor.until(1);
    editor.close();
    assert.deepEqual(codes().at(-1), [undefined, 0]);
    assert.deepEqual(editor.failures, []);
  });
});
