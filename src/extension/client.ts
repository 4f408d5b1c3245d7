import { LanguageClient, RevealOutputChannelOn, TransportKind } from 'vscode-languageclient/node';
import type * as vscode from 'vscode';
import { DOCX_SCHEME, type InitializationOptions } from '../server';
import { serverSettings } from './settings';

/** The documents whose citations can be hovered over and followed. */
const DOCUMENTS = [
  ...['markdown', 'plaintext', 'latex', 'html'].flatMap((language) => [
    { scheme: 'file', language },
    { scheme: 'untitled', language },
  ]),
  { scheme: 'file', pattern: '**/*.{jsonl,ndjson,xml}' },
  { scheme: DOCX_SCHEME },
];

/** A client for the server in dist/server.js; it is not started yet. `secrets` are kept out of the protocol's trace. */
export function createClient(
  context: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
  secrets: () => readonly string[],
): LanguageClient {
  const module = context.asAbsolutePath('dist/server.js');
  const indexDirectory = (context.storageUri ?? context.globalStorageUri).fsPath;
  const initializationOptions: InitializationOptions = { indexDirectory, settings: serverSettings() };
  return new LanguageClient(
    'proviso',
    'Proviso',
    {
      run: { module, transport: TransportKind.ipc },
      debug: { module, transport: TransportKind.ipc, options: { execArgv: ['--nolazy', '--inspect=6019'] } },
    },
    {
      documentSelector: DOCUMENTS,
      initializationOptions,
      outputChannel: log,
      traceOutputChannel: redacting(log, secrets),
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      middleware: {
        // The editor always asks for the declaration, too: who looks for what cites a provision is not shown itself.
        provideReferences: (document, position, options, token, next) =>
          next(document, position, { ...options, includeDeclaration: false }, token),
      },
    },
  );
}

/** The same log, with secrets blotted out of what is traced: a trace of messages would show it otherwise. */
function redacting(log: vscode.LogOutputChannel, secrets: () => readonly string[]): vscode.LogOutputChannel {
  const trace = (message: string, ...rest: unknown[]): void => {
    const hidden = (text: string, secret: string): string => text.replaceAll(JSON.stringify(secret), '"***"');
    log.trace(secrets().reduce(hidden, message), ...rest);
  };
  return new Proxy(log, {
    get(target, property) {
      if (property === 'trace') return trace;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
