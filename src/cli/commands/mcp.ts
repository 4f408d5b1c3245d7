import { randomBytes } from 'node:crypto';
import type { HttpOptions } from '../../mcp';
import {
  CORPUS_OPTIONS,
  corpusPaths,
  isShared,
  openOptions,
  SHARED_OPTIONS,
  stringOption,
  UsageError,
  type Command,
  type OptionValues,
  type Terminal,
} from '../command';
import { loadBundle } from '../loadBundle';
import type * as McpBundle from '../mcpBundle';

/** Where a client's token is read from; it never stands in an argument, which other users of the computer can read. */
const TOKEN = 'PROVISO_MCP_TOKEN';
/** Fewer characters could be guessed. */
const SHORTEST_TOKEN = 16;

export const mcp: Command = {
  usage: 'mcp --corpus PATH|ADDRESS [--http [--port N]] [--allow-unencrypted]',
  summary: 'serve the law to agents by the Model Context Protocol, on standard input and output or over HTTP',
  options: { ...CORPUS_OPTIONS, ...SHARED_OPTIONS, http: { type: 'boolean' }, port: { type: 'string' } },
  async run(positionals, values, terminal, signal) {
    if (positionals.length > 0) throw new UsageError('mcp takes no arguments but options.');
    const http = httpOptions(values, terminal);
    const paths = isShared(values) ? undefined : corpusPaths(values);
    const { openShared, ReopenedCorpus, serve } = loadBundle('mcp') as typeof McpBundle;
    const corpus =
      paths === undefined
        ? new ReopenedCorpus(() => openShared(values, terminal, signal))
        : { paths, ...openOptions(values) };
    await serve({ corpus, ...(http && { http }) }, { input: process.stdin, output: process.stdout }, terminal, signal);
    return { json: undefined, lines: [], isSaid: true };
  },
};

function httpOptions(values: OptionValues, terminal: Terminal): HttpOptions | undefined {
  const port = stringOption(values, 'port');
  if (values['http'] !== true) {
    if (port !== undefined) throw new UsageError('--port goes with --http.');
    return undefined;
  }
  if (port !== undefined && !(/^\d{1,5}$/u.test(port) && Number(port) < 65_536))
    throw new UsageError('--port takes a number below 65536; 0 for any that is free.');
  return { port: Number(port ?? 0), token: tokenFrom(terminal) };
}

function tokenFrom(terminal: Terminal): string {
  const given = terminal.env[TOKEN];
  if (given !== undefined && given !== '') {
    if (!/^[\x21-\x7e]+$/u.test(given) || given.length < SHORTEST_TOKEN)
      throw new UsageError(`${TOKEN} takes at least ${SHORTEST_TOKEN} visible ASCII characters.`);
    return given;
  }
  const token = randomBytes(32).toString('base64url');
  terminal.warn(`Token for clients, made for this run (${TOKEN} sets one): ${token}`);
  return token;
}
