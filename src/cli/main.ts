import { runCli } from './runCli';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
// Whoever read the output has seen enough (`| head`): nothing is left to do for it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());

void runCli(process.argv.slice(2), process, abort.signal).then((exitCode) => {
  process.exitCode = exitCode;
});
