import { appendFile } from 'node:fs/promises';
import type { CallHierarchyItem } from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { TOOLS } from '../../../src/tools';
import type { Opened, Watched } from './watched';

/** What is open while messages are sent. */
export interface Scene {
  readonly server: Watched;
  readonly draft: Opened;
  readonly statute: Opened;
  /** The path of the statute. */
  readonly file: string;
  readonly dataset: string;
  /** The URI of a Word document. */
  readonly docx: string;
  /** The id of a provision. */
  readonly provision: string;
}

const QUESTION = 'Which fee is due for a berth, and is a lamp lit?';
/** Of a text that is given to a tool, as much as it takes. */
const LONGEST_INPUT = 100_000;

/** Where an editor asks: on the first, the middle and the last number of a document. */
function placesIn({ uri, languageId, text }: Opened): object[] {
  const document = TextDocument.create(uri, languageId, 1, text);
  const numbers = [...text.matchAll(/\d+/gu)].map(({ index }) => index);
  const chosen = [numbers[0], numbers[Math.floor(numbers.length / 2)], numbers.at(-1)];
  return [...new Set(chosen.map((at) => at ?? 0))].map((at) => ({
    textDocument: { uri },
    position: document.positionAt(at),
  }));
}

type Send = (scene: Scene) => Promise<unknown>;

/** Sends a request for each of the open documents. */
const ofDocuments =
  (method: string, more: object = {}): Send =>
  async ({ server, draft, statute }) => {
    for (const { uri } of [draft, statute]) await said(server.ask(method, { textDocument: { uri }, ...more }));
  };

/** Sends a request for some places of each of the open documents. */
const atPlaces =
  (method: string, more: object = {}): Send =>
  async ({ server, draft, statute }) => {
    for (const open of [draft, statute]) {
      for (const place of placesIn(open)) await said(server.ask(method, { ...place, ...more }));
    }
  };

const once =
  (method: string, params: object = {}): Send =>
  ({ server }) =>
    said(server.ask(method, params));

const told =
  (method: string, params: object = {}): Send =>
  ({ server }) =>
    server.tell(method, params);

/** That a shape has nothing to say to a request is an answer, too. */
async function said(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch(() => undefined);
}

const opening = ({ uri, languageId, version, text }: Opened): object => ({
  textDocument: { uri, languageId, version, text },
});

async function edit({ server }: Scene, open: Opened): Promise<void> {
  const document = TextDocument.create(open.uri, open.languageId, open.version, open.text);
  const at = Math.floor(open.text.length / 2);
  const start = document.positionAt(at);
  open.version += 1;
  open.text = `${open.text.slice(0, at)}x${open.text.slice(at)}`;
  const { uri, version } = open;
  await server.tell('textDocument/didChange', {
    textDocument: { uri, version },
    contentChanges: [{ range: { start, end: start }, text: 'x' }],
  });
}

async function callsOf({ server, draft, statute }: Scene, method: string): Promise<void> {
  for (const open of [draft, statute]) {
    for (const place of placesIn(open)) {
      const items = await server.ask<CallHierarchyItem[] | null>('textDocument/prepareCallHierarchy', place);
      for (const item of items?.slice(0, 1) ?? []) await server.ask(method, { item });
    }
  }
}

/** Takes a folder in, or out: all folders are looked through again. */
const folder = (uri: string, change: 'added' | 'removed'): object => ({
  event: { added: [], removed: [], [change]: [{ uri, name: 'other' }] },
});

/**
 * How each request and notification of a client is sent, in the order in which they are. A message that the server takes
 * and that stands here is sent while the documents are open; a new one has to be added.
 */
export const MESSAGES: Readonly<Record<string, Send>> = {
  'textDocument/didOpen': async ({ server, draft, statute }) => {
    for (const open of [draft, statute]) await server.tell('textDocument/didOpen', opening(open));
    for (const open of [draft, statute]) await server.diagnosed(open);
  },
  'textDocument/hover': atPlaces('textDocument/hover'),
  'textDocument/definition': atPlaces('textDocument/definition'),
  'textDocument/references': atPlaces('textDocument/references', { context: { includeDeclaration: true } }),
  'textDocument/completion': atPlaces('textDocument/completion'),
  'textDocument/documentLink': ofDocuments('textDocument/documentLink'),
  'textDocument/documentSymbol': ofDocuments('textDocument/documentSymbol'),
  'textDocument/foldingRange': ofDocuments('textDocument/foldingRange'),
  'textDocument/codeLens': ofDocuments('textDocument/codeLens'),
  'textDocument/semanticTokens/full': ofDocuments('textDocument/semanticTokens/full'),
  'textDocument/codeAction': async ({ server, draft, statute }) => {
    for (const open of [draft, statute]) {
      const diagnostics = await server.diagnosed(open);
      const range = { start: { line: 0, character: 0 }, end: { line: 1_000_000, character: 0 } };
      await server.ask('textDocument/codeAction', {
        textDocument: { uri: open.uri },
        range,
        context: { diagnostics },
      });
    }
  },
  'textDocument/prepareCallHierarchy': atPlaces('textDocument/prepareCallHierarchy'),
  'callHierarchy/incomingCalls': (scene) => callsOf(scene, 'callHierarchy/incomingCalls'),
  'callHierarchy/outgoingCalls': (scene) => callsOf(scene, 'callHierarchy/outgoingCalls'),
  'workspace/symbol': async ({ server }) => {
    for (const query of ['', '1', 'section 1', 'fees', 'harbour']) await server.ask('workspace/symbol', { query });
  },
  'textDocument/prepareRename': atPlaces('textDocument/prepareRename'),
  'textDocument/rename': atPlaces('textDocument/rename', { newName: '99999' }),
  'proviso/insertionAt': async ({ server, draft, statute }) => {
    for (const open of [draft, statute]) {
      for (const { textDocument, position } of placesIn(open) as { textDocument: Opened; position: object }[])
        await said(server.ask('proviso/insertionAt', { uri: textDocument.uri, position }));
    }
  },
  'proviso/insertProvision': ({ server, provision }) =>
    said(server.ask('proviso/insertProvision', { before: provision, number: '1a' })),
  'proviso/neighbourhood': ({ server, provision }) =>
    said(server.ask('proviso/neighbourhood', { subject: { id: provision }, depth: 3 })),
  'proviso/corpusReport': once('proviso/corpusReport', { id: 'report' }),
  'proviso/kind': ({ server, draft }) => server.ask('proviso/kind', { uri: draft.uri }),
  'proviso/status': once('proviso/status'),
  'proviso/ready': once('proviso/ready'),
  'proviso/find': async ({ server }) => {
    for (const query of ['1', 'section 1', 'fees', 'harbour']) await server.ask('proviso/find', { query, limit: 100 });
  },
  'proviso/provision': ({ server, provision }) => server.ask('proviso/provision', { id: provision }),
  'proviso/findInText': once('proviso/findInText', { query: QUESTION, limit: 100 }),
  'proviso/problems': once('proviso/problems'),
  'proviso/tool': async ({ server, draft, provision }) => {
    const text = draft.text.slice(0, LONGEST_INPUT);
    const inputs: Readonly<Record<string, object>> = {
      search_law: { query: QUESTION },
      get_provision: { provision },
      follow_citations: { provision },
      find_acts: {},
      check_citations: { text },
      verify_answer: { text },
    };
    for (const { name } of TOOLS) await said(server.ask('proviso/tool', { name, input: inputs[name] }));
  },
  'proviso/docxText': ({ server, docx }) => said(server.ask('proviso/docxText', { uri: docx })),
  'proviso/ask': once('proviso/ask', { id: 'question', question: QUESTION }),
  'proviso/checkAnswer': ({ server, draft: { uri, languageId, text } }) =>
    said(server.ask('proviso/checkAnswer', { id: 'answer', uri, languageId, text: text.slice(0, LONGEST_INPUT) })),
  'proviso/strategies': once('proviso/strategies'),
  'proviso/published': once('proviso/published', { dataset: 'koblex' }),
  'proviso/readRun': ({ server, dataset }) => said(server.ask('proviso/readRun', { file: dataset })),
  'proviso/questions': ({ server, dataset }) => said(server.ask('proviso/questions', { datasetFile: dataset })),
  'proviso/provisionPlaces': ({ server, provision }) =>
    said(server.ask('proviso/provisionPlaces', { ids: [provision] })),
  'proviso/provisionsAt': ({ server, statute }) =>
    said(server.ask('proviso/provisionsAt', { uri: statute.uri, positions: [{ line: 3, character: 0 }] })),
  'proviso/construct': ({ server, provision }) =>
    said(server.ask('proviso/construct', { provision, hops: 2, seed: 1, taken: [] })),
  'proviso/estimate': ({ server, dataset }) =>
    said(server.ask('proviso/estimate', { id: 'estimate', datasetFile: dataset, strategy: 'parser' })),
  'proviso/evaluate': ({ server, dataset }) =>
    said(server.ask('proviso/evaluate', { id: 'evaluation', datasetFile: dataset, strategy: 'bm25' })),
  'proviso/vectorStatus': once('proviso/vectorStatus'),
  'proviso/stopEncoding': once('proviso/stopEncoding'),
  'proviso/resumeEncoding': once('proviso/resumeEncoding'),
  'proviso/pauses': once('proviso/pauses'),
  'proviso/setApiKey': once('proviso/setApiKey', { key: null }),
  'proviso/setCorpusKey': once('proviso/setCorpusKey', { key: null }),
  'proviso/openShared': once('proviso/openShared'),
  'proviso/sharedText': ({ server, provision }) =>
    said(server.ask('proviso/sharedText', { uri: `proviso-law:/shown?${encodeURIComponent(provision)}` })),
  'proviso/completePiece': told('proviso/completePiece', { id: 'none', piece: '' }),
  'window/workDoneProgress/cancel': told('window/workDoneProgress/cancel', { token: 'none' }),
  '$/setTrace': told('$/setTrace', { value: 'off' }),
  'textDocument/willSave': ({ server, draft: { uri } }) =>
    server.tell('textDocument/willSave', { textDocument: { uri }, reason: 1 }),
  'textDocument/willSaveWaitUntil': ({ server, draft: { uri } }) =>
    server.ask('textDocument/willSaveWaitUntil', { textDocument: { uri }, reason: 1 }),
  'textDocument/didChange': async (scene) => {
    const { server, draft, statute } = scene;
    for (const open of [draft, statute]) {
      await edit(scene, open);
      const { uri } = open;
      await Promise.all([
        ...['documentLink', 'semanticTokens/full', 'codeLens', 'documentSymbol', 'foldingRange'].map((asked) =>
          server.ask(`textDocument/${asked}`, { textDocument: { uri } }),
        ),
        ...placesIn(open).flatMap((place) =>
          ['hover', 'completion'].map((asked) => server.ask(`textDocument/${asked}`, place)),
        ),
        server.diagnosed(open),
      ]);
    }
  },
  'workspace/didChangeWatchedFiles': async ({ server, statute, file }) => {
    await appendFile(file, '\nA lamp is lit.\n');
    await server.serving(() =>
      server.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: statute.uri, type: 2 }] }),
    );
  },
  'textDocument/didSave': async ({ server, statute: { uri }, file }) => {
    await appendFile(file, '\nA berth is let.\n');
    await server.serving(() => server.tell('textDocument/didSave', { textDocument: { uri } }));
  },
  'proviso/settings': async ({ server, draft }) => {
    draft.version += 1;
    const { uri, version } = draft;
    const contentChanges = [{ text: draft.text }];
    await server.tell('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    await server.tell('proviso/settings', { severities: { 'missing-provision': 'hint' } });
    await server.diagnosed(draft);
  },
  'workspace/didChangeConfiguration': told('workspace/didChangeConfiguration', {
    settings: { proviso: { check: { severity: { 'missing-provision': 'error' } } } },
  }),
  'workspace/didChangeWorkspaceFolders': async ({ server }) => {
    const other = 'file:///nowhere/at/all';
    for (const change of ['added', 'removed'] as const)
      await server.serving(() => server.tell('workspace/didChangeWorkspaceFolders', folder(other, change)));
  },
  'proviso/rebuild': ({ server }) => server.serving(() => server.ask('proviso/rebuild')),
  'proviso/cancelIndexing': async ({ server }) => {
    await server.ask('proviso/rebuild');
    await server.serving(() => server.ask('proviso/cancelIndexing'));
  },
  'textDocument/didClose': async ({ server, draft, statute }) => {
    for (const { uri } of [draft, statute]) await server.tell('textDocument/didClose', { textDocument: { uri } });
  },
};

/** Messages at either end of a session, which the test itself sends. */
export const AT_THE_ENDS = ['initialize', 'initialized', 'shutdown', 'exit'];
