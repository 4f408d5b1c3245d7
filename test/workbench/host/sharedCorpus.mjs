// A corpus that many share, for the tests of the editor over one: a real node of OpenSearch with a little law.
import { execFile, fork } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NAME = 'seafarers';

/**
 * Starts a node and has the terminal program push the law of a folder there, while the editor starts and runs other tests. What
 * became of it is written to `file`, as JSON: `{ "address": ... }`, or `{ "missing": why }`. Returns what ends the node.
 */
export function startSharedCorpus({ root, law, file, temporary }) {
  const script = join(root, '.config/opensearch/opensearch.mjs');
  const child = fork(script, ['--port', '0', '--heap', '256', '--folder', join(temporary, 'opensearch')], {
    silent: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const ready = new Promise((resolve) => child.once('message', ({ urls }) => resolve(urls[0])));
  const telling = tell();

  async function tell() {
    const url = await Promise.race([ready, ended.then(() => undefined)]);
    await write(url === undefined ? { missing: said.trim() || 'OpenSearch was ended.' } : await pushed(url));
  }

  async function pushed(url) {
    const index = ['--index-dir', join(temporary, 'shared-index')];
    const command = [join(root, 'dist/cli.js'), 'push', law, '--to', url, '--alias', NAME, '--replicas', '0', ...index];
    try {
      await promisify(execFile)(process.execPath, command);
      return { address: `${url.replace('http:', 'opensearch:')}/${NAME}` };
    } catch (error) {
      // A push that fails is a fault of the program, not a node that cannot be had.
      return { failed: String(error.stderr ?? error) };
    }
  }

  /** Whole or not at all: the tests may be looking. */
  async function write(told) {
    await writeFile(`${file}.part`, JSON.stringify(told));
    await rename(`${file}.part`, file);
  }

  return async () => {
    child.kill('SIGTERM');
    await Promise.all([ended, telling]);
  };
}
