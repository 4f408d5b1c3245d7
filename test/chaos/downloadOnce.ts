// Downloads a model in a process that may be killed: URL FOLDER
import { downloadModel, planDownload, readAddress } from '../../src/backends/download';

const [url, folder] = process.argv.slice(2) as [string, string];
void (async () => {
  const { sha256 } = await downloadModel(await planDownload(readAddress(url)), folder, () => undefined, undefined);
  process.stdout.write(JSON.stringify([...sha256].sort()));
})().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
