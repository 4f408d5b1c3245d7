// The main job on a fresh clone: opens the sample statutes in VS Code with the extension, where `code` is installed;
// else answers two sample questions in the terminal. Either way it says how to use a folder of one's own.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, URL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sample = join(root, 'media', 'sample');
const cli = join(root, 'dist', 'cli.js');
const questions = [
  'How is a person punished who uses a forged official document, knowing that it is forged?',
  'What is the amount of the berth fee?',
];

/** Runs a program with its output passed through; false where it is not installed or failed. */
function run(program, args) {
  // `code` is a script on Windows, which only a shell can start.
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'code',
  });
  return status === 0;
}

const hasCode = spawnSync('code', ['--version'], { stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
if (hasCode) {
  // A copy, so that trying things out changes nothing in the clone.
  const folder = join(await mkdtemp(join(tmpdir(), 'proviso-sample-')), 'sample');
  await cp(sample, folder, { recursive: true });
  console.log(`Opening ${folder} in VS Code: click the Proviso icon in the activity bar and ask.`);
  console.log(`Your own statutes: code --extensionDevelopmentPath=${root} YOUR_FOLDER`);
  process.exitCode = run('code', [`--extensionDevelopmentPath=${root}`, folder]) ? 0 : 1;
} else {
  console.log('The command `code` was not found: asking the sample statutes here.');
  for (const question of questions) {
    console.log(`\nproviso ask "${question}" --corpus media/sample\n`);
    if (!run(process.execPath, [cli, 'ask', question, '--corpus', sample])) process.exitCode = 1;
  }
  console.log(`\nYour own statutes: node ${cli} ask "YOUR QUESTION" --corpus YOUR_FOLDER`);
}
