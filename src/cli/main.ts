import type * as Commands from './commands';
import { loadBundle } from './loadBundle';
import { runCli } from './runCli';
import { SERVING } from './serving';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
// Whoever read the output has seen enough (`| head`): nothing is left to do for it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

const [name = ''] = process.argv.slice(2);
const commands = Object.hasOwn(SERVING, name) ? SERVING : (loadBundle('commands') as typeof Commands).COMMANDS;

void runCli(process.argv.slice(2), process, abort.signal, commands).then((exitCode) => {
  process.exitCode = exitCode;
});
