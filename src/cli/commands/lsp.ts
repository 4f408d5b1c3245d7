import { once } from 'node:events';
import { UsageError, type Command } from '../command';
import { loadBundle } from '../loadBundle';

export const lsp: Command = {
  usage: 'lsp [--stdio]',
  summary: 'serve an editor by the Language Server Protocol, on standard input and output',
  options: { stdio: { type: 'boolean' } },
  async run(positionals, _, __, signal) {
    if (positionals.length > 0) throw new UsageError('lsp takes no arguments: the editor says which folders are open.');
    loadBundle('server');
    // The server ends the process when its editor says so, or is gone.
    if (!signal.aborted) await once(signal, 'abort');
    return { json: undefined, lines: [], isSaid: true };
  },
};
