import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { URI } from 'vscode-uri';
import {
  createConnection,
  createMessageConnection,
  ProposedFeatures,
  ResponseError,
  StreamMessageReader,
  StreamMessageWriter,
  type MessageConnection,
} from 'vscode-languageserver/node';
import { LegalServer } from '../../../src/server/legalServer';
import { LANGUAGES } from '../../unit/languages/conformance/cases/index';
import { draftsOf } from '../seeds';
import { mustHold, type Target } from '../target';

/** A running server over streams of this process, with the invented law of all languages. */
class Editor {
  readonly folder = mkdtempSync(join(process.env.PROVISO_FUZZ_FOLDER ?? tmpdir(), 'workspace-'));
  readonly draft = this.uri('memo.md');
  readonly statute = this.uri('en-act.md');
  readonly connection: MessageConnection;

  constructor() {
    for (const { code, act, otherAct } of LANGUAGES) {
      writeFileSync(join(this.folder, `${code}-act.md`), act);
      writeFileSync(join(this.folder, `${code}-other.md`), otherAct);
    }
    const [up, down] = [new PassThrough(), new PassThrough()];
    new LegalServer(createConnection(ProposedFeatures.all, up, down)).listen();
    this.connection = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
    this.connection.onRequest(() => null);
    this.connection.listen();
  }

  uri(name: string): string {
    return URI.file(join(this.folder, name)).toString();
  }

  async open(): Promise<this> {
    const capabilities = { workspace: { workspaceEdit: { documentChanges: true } } };
    const initializationOptions = {
      indexDirectory: join(this.folder, '.index'),
      settings: { corpus: { include: ['**/*-act.md', '**/*-other.md'] } },
    };
    await this.connection.sendRequest('initialize', {
      processId: null,
      rootUri: URI.file(this.folder).toString(),
      capabilities,
      initializationOptions,
    });
    await this.connection.sendNotification('initialized', {});
    await this.connection.sendRequest('proviso/ready', {});
    return this;
  }
}

const AT_PLACE = [
  'textDocument/hover',
  'textDocument/definition',
  'textDocument/completion',
  'textDocument/prepareRename',
  'textDocument/prepareCallHierarchy',
] as const;
const OF_DOCUMENT = [
  'textDocument/documentSymbol',
  'textDocument/foldingRange',
  'textDocument/documentLink',
  'textDocument/codeLens',
  'textDocument/semanticTokens/full',
  'textDocument/diagnostic',
] as const;

/** JSON-RPC's code for what a handler threw; all others are answers. */
const INTERNAL_ERROR = -32603;
/** What a person is told, where a request cannot be served. */
const TOLD = /^Request \S+ failed with message: (?:\p{Lu}|“|").*\.$/su;

function refuseCrash(error: unknown): null {
  const isCrash = error instanceof ResponseError && error.code === INTERNAL_ERROR && !TOLD.test(error.message);
  if (isCrash) throw new Error(error.message);
  return null;
}

/** A draft, or a statute, with anything in it; all that an editor asks about one. */
const documents = (name: string, of: (editor: Editor) => string, seeds: () => readonly string[]): Target => ({
  name: `server/${name}`,
  shape: 'text',
  seeds,
  open: async () => {
    const editor = await new Editor().open();
    const { connection } = editor;
    const uri = of(editor);
    let version = 1;
    const text = 'x';
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'markdown', version, text },
    });
    return async (input) => {
      const lines = input.split('\n');
      version += 1;
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text: input }],
      });
      const line = input.length % lines.length;
      const position = { line, character: Math.floor((lines[line]!.length * (version % 7)) / 6) };
      const ask = (method: string, params: object): Promise<unknown> =>
        connection.sendRequest(method, { textDocument: { uri }, ...params }).catch(refuseCrash);
      await Promise.all([
        ...AT_PLACE.map((method) => ask(method, { position })),
        ...OF_DOCUMENT.map((method) => ask(method, {})),
        ask('textDocument/references', { position, context: { includeDeclaration: true } }),
        ask('textDocument/codeAction', { range: { start: position, end: position }, context: { diagnostics: [] } }),
        ask('workspace/symbol', { query: lines[line]!.slice(0, 80) }),
        ask('proviso/kind', { uri }),
        ask('proviso/insertionAt', { uri, position }),
        ask('proviso/find', { query: lines[line]!.slice(0, 80), limit: 5 }),
      ]);
      if (version % 16 === 0) {
        const newName = lines[0]!.slice(0, 12);
        await ask('textDocument/rename', { position, newName });
      }
    };
  },
});

const POSITION = { line: 0, character: 3 };

/** Of one input so many are sent: what a hundred requests take together tells nothing of one. */
const MOST_MESSAGES = 32;

/** Messages that no editor sends. Whatever they are, the server lives, and answers the next one. */
const messages: Target = {
  name: 'server/messages',
  shape: 'json',
  seeds: () => {
    const textDocument = { uri: 'file:///law/memo.md' };
    const requests = [
      ...AT_PLACE.map((method) => ({ method, params: { textDocument, position: POSITION } })),
      ...OF_DOCUMENT.map((method) => ({ method, params: { textDocument } })),
      { method: 'textDocument/rename', params: { textDocument, position: POSITION, newName: '7a' } },
      {
        method: 'textDocument/references',
        params: { textDocument, position: POSITION, context: { includeDeclaration: true } },
      },
      {
        method: 'callHierarchy/incomingCalls',
        params: { item: { name: 'x', kind: 1, uri: textDocument.uri, data: { id: 'a/b' } } },
      },
      { method: 'workspace/symbol', params: { query: 'section 1' } },
      { method: 'proviso/find', params: { query: 'berth', limit: 5 } },
      {
        method: 'proviso/ask',
        params: { id: '1', question: 'Which fee is due?', follows: { questions: ['x'], provisions: ['y'] } },
      },
      { method: 'proviso/checkAnswer', params: { id: '2', text: 'A fee is due (section 2).', question: 'x' } },
      { method: 'proviso/tool', params: { name: 'search_law', input: { query: 'fee' } } },
      { method: 'proviso/neighbourhood', params: { subject: { id: 'harbours-act-2012/sec_2' }, depth: 2 } },
      { method: 'proviso/corpusReport', params: { id: '3' } },
      { method: 'proviso/docxText', params: { uri: 'file:///law/x.docx' } },
      { method: 'proviso/insertionAt', params: { uri: textDocument.uri, position: POSITION } },
      { method: 'proviso/insertProvision', params: { before: 'harbours-act-2012/sec_2', number: '1a' } },
      { method: 'proviso/evaluate', params: { id: '4', datasetFile: '/nowhere.jsonl', strategy: 'bm25', limit: 1 } },
      { method: 'proviso/kind', params: { uri: textDocument.uri } },
      ...['status', 'ready', 'vectorStatus', 'pauses', 'strategies', 'stopEncoding', 'resumeEncoding'].map((name) => ({
        method: `proviso/${name}`,
        params: {},
      })),
      { method: 'proviso/setApiKey', params: { key: null } },
      { method: 'proviso/sharedText', params: { uri: 'proviso-law:/Lamp%20Act?lamp-act/sec_1' } },
    ].map((message) => [{ ...message, isRequest: true }]);
    const told = [
      [
        {
          method: 'textDocument/didOpen',
          params: { textDocument: { ...textDocument, languageId: 'markdown', version: 1, text: 'See section 2.' } },
        },
        {
          method: 'textDocument/didChange',
          params: {
            textDocument: { ...textDocument, version: 2 },
            contentChanges: [{ range: { start: POSITION, end: POSITION }, text: 'x' }],
          },
        },
        { method: 'textDocument/hover', params: { textDocument, position: POSITION }, isRequest: true },
        { method: 'textDocument/didSave', params: { textDocument } },
        { method: 'textDocument/didClose', params: { textDocument } },
      ],
      [{ method: 'workspace/didChangeWatchedFiles', params: { changes: [{ uri: 'file:///law/x.md', type: 2 }] } }],
      [{ method: '$/cancelRequest', params: { id: 1 } }],
      [{ method: 'proviso/completePiece', params: { id: '1', piece: 'x' } }],
    ];
    return [...requests, ...told].map((sequence) => JSON.stringify(sequence));
  },
  open: async () => {
    const { connection } = await new Editor().open();
    return async (input) => {
      let sequence: unknown;
      try {
        sequence = JSON.parse(input);
      } catch {
        return;
      }
      const answers: Promise<unknown>[] = [];
      for (const message of Array.isArray(sequence) ? (sequence as unknown[]).slice(0, MOST_MESSAGES) : []) {
        const { method, params, isRequest } = (message ?? {}) as {
          method?: unknown;
          params?: unknown;
          isRequest?: unknown;
        };
        // These two end a process by the protocol.
        if (typeof method !== 'string' || ['exit', 'shutdown', 'initialize'].includes(method)) continue;
        if (isRequest === true) answers.push(connection.sendRequest(method, params).catch(() => null));
        else await connection.sendNotification(method, params as object);
      }
      await Promise.all(answers);
      const status = await connection.sendRequest('proviso/status', {});
      mustHold(typeof status === 'object', 'the server answers');
    };
  },
};

export const serverTargets: readonly Target[] = [
  documents(
    'draft',
    ({ draft }) => draft,
    () => LANGUAGES.flatMap(draftsOf),
  ),
  documents(
    'statute',
    ({ statute }) => statute,
    () => LANGUAGES.flatMap(({ act, otherAct }) => [act, otherAct]),
  ),
  messages,
];
