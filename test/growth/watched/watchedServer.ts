/**
 * The language server as an editor starts it, in a process that tells which messages the server has handlers for, and how
 * long its thread works at a stretch. Bundled beside the program and forked by `watched.ts`, which speaks the language
 * server's protocol with it over standard input and output, and {@link Order} over the channel of the two processes.
 */
import { createConnection } from 'vscode-languageserver';
import {
  createProtocolConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
  type Logger,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { LegalServer } from '../../../src/server/legalServer';
import { TurnWatch } from './turnWatch';

/** `begin` to watch; `end`, answered with the longest round in milliseconds; `registered`, answered with names of messages. */
export type Order = 'begin' | 'end' | 'registered';

const registered = new Set<string>();

/** The same connection, whose handlers are noted. */
function noting(connection: ProtocolConnection): ProtocolConnection {
  const note = (type: unknown): void => {
    const name = typeof type === 'string' ? type : (type as { readonly method?: string } | undefined)?.method;
    if (name !== undefined) registered.add(name);
  };
  const onRequest = connection.onRequest.bind(connection) as (...args: unknown[]) => unknown;
  const onNotification = connection.onNotification.bind(connection) as (...args: unknown[]) => unknown;
  return Object.assign(connection, {
    onRequest: (type: unknown, ...rest: unknown[]): unknown => {
      note(type);
      return onRequest(type, ...rest);
    },
    onNotification: (type: unknown, ...rest: unknown[]): unknown => {
      note(type);
      return onNotification(type, ...rest);
    },
  });
}

const watchDog = { initialize: () => undefined, shutdownReceived: false, exit: (code: number) => process.exit(code) };
const factory = (logger: Logger): ProtocolConnection =>
  noting(
    createProtocolConnection(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout), logger),
  );
new LegalServer(createConnection(factory, watchDog, ProposedFeatures.all)).listen();

const watch = new TurnWatch();
process.on('message', (order: Order) => {
  if (order === 'begin') {
    watch.begin();
    process.send!('begun');
  } else if (order === 'registered') process.send!([...registered]);
  else void watch.end().then((longest) => process.send!(longest));
});
process.on('disconnect', () => process.exit());
