import { once } from 'node:events';
import { LiveCorpus, type CorpusLog } from './liveCorpus';
import { listen, MCP_PATH, type HttpOptions } from './httpServer';
import { makeServer, type Served } from './server';
import { StdioTransport, type Streams } from './stdioTransport';
import type { OpenOptions } from '../indexing';

export interface ServeOptions {
  /** Files and folders, or what else holds the law. */
  readonly corpus: OpenOptions | Served;
  /** Over HTTP on this computer instead of standard input and output. */
  readonly http?: HttpOptions;
}

/**
 * Serves a corpus until the signal is aborted, or until standard input ends. The first answer does not wait for the corpus
 * to be open. Rejects with `EmptyCorpusError` where there is no law, or as what else holds it does.
 */
export async function serve(
  { http, corpus }: ServeOptions,
  streams: Streams,
  log: CorpusLog,
  signal: AbortSignal,
): Promise<void> {
  const served = 'current' in corpus ? corpus : new LiveCorpus(corpus, log, signal);
  const opened = served.current();
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  const closed = http === undefined ? onStdio(served, streams, until) : onHttp(served, http, log, until);
  try {
    await Promise.race([closed, opened.then(() => closed)]);
  } finally {
    ended.abort();
    await closed;
  }
}

async function onStdio(served: Served, streams: Streams, signal: AbortSignal): Promise<void> {
  const server = makeServer(served);
  const closed = new Promise<void>((resolve) => (server.server.onclose = resolve));
  await server.connect(new StdioTransport(streams));
  await Promise.race([closed, aborted(signal)]);
  await server.close();
}

async function onHttp(served: Served, options: HttpOptions, log: CorpusLog, signal: AbortSignal): Promise<void> {
  const http = await listen(served, options, ({ message }) => log.warn(message));
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  log.warn(`Serving at http://127.0.0.1:${port}${MCP_PATH}`);
  await aborted(signal);
  http.close();
  http.closeAllConnections();
  await once(http, 'close');
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
