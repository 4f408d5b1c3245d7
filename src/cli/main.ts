import { runCli } from './runCli';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());

void runCli(process.argv.slice(2), process, abort.signal).then((exitCode) => {
  process.exitCode = exitCode;
});
