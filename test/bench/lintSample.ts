/**
 * What `lint` says of a folder of statutes, as a sample that a person can read: `npm run bench:lint -- FOLDER`. Prints how
 * many findings there are of each code, then so many of them, drawn at random by a seed, each with its place, its message and
 * the text around it, in which the citation stands in ⟦brackets⟧, and the beginning of what it resolved to.
 *
 * `--seed N` and `--count N` draw another sample; `--index-dir DIR` keeps the index; `--code CODE` draws from one code alone;
 * `--list` prints all findings of the sample's population in one line each instead, to compare two runs.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { severitiesWith } from '../../src/check';
import { lintFiles, type LintedFile } from '../../src/cli/lintedFiles';
import { labelOf } from '../../src/languages';
import { openPaths, saidOf } from '../../src/cli/openCorpus';
import type { Terminal } from '../../src/cli/command';
import type { LegalIndex } from '../../src/search';
import { drawn } from './drawn';

/** How much text is shown in front of a citation and behind it, and of what it cites, in UTF-16 code units. */
const AROUND = 250;
const CITED = 160;

type Found = LintedFile['findings'][number] & { readonly file: LintedFile };

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '60' },
      code: { type: 'string' },
      list: { type: 'boolean', default: false },
      'index-dir': { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('A folder of statutes is missing: npm run bench:lint -- FOLDER');
  const terminal: Terminal = { warn: (line) => console.error(line), progress: () => undefined, env: process.env };
  const { signal } = new AbortController();
  const options = { 'index-dir': values['index-dir'] };
  const { index } = await openPaths([folder], options, terminal, signal);
  const context = { index, severities: severitiesWith(), said: saidOf({ corpus: [folder] }) };
  const { files } = await lintFiles([folder], context, terminal, signal);
  const statutes = new Set(index.corpus.acts.map(({ file }) => file));
  const all = files
    .filter(({ file }) => statutes.has(file))
    .flatMap((file) => file.findings.map((finding): Found => ({ ...finding, file })))
    .filter(({ code }) => values.code === undefined || code === values.code);
  if (values.list) {
    for (const found of all) console.log(lineOf(found, folder));
    return;
  }
  const counts = new Map<string, number>();
  for (const { code } of all) counts.set(code, (counts.get(code) ?? 0) + 1);
  console.log(
    `# ${all.length} findings in law: ${[...counts].map(([code, count]) => `${code} ${count}`).join(', ')}\n`,
  );
  const sample = drawn(all, Number(values.count), Number(values.seed));
  sample.forEach((found, at) => console.log(`${shown(found, at + 1, folder, index)}\n`));
}

/** A finding in one line, the same in each run whatever else is found. */
function lineOf({ file: { file, text, lines }, start, end, code }: Found, folder: string): string {
  const { line, character } = lines.positionAt(start);
  return `${relative(folder, file)}:${line + 1}:${character + 1} ${code} ${flat(text.slice(start, end))}`;
}

function shown(found: Found, number: number, folder: string, { corpus }: LegalIndex): string {
  const { text } = found.file;
  const { start, end, message, related } = found;
  const context = `${text.slice(Math.max(0, start - AROUND), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + AROUND)}`;
  const cited = related.map(
    (ordinal) => `   -> ${labelOf(corpus, ordinal)}: ${flat(corpus.text(ordinal)).slice(0, CITED)}`,
  );
  return [`## ${number}. ${lineOf(found, folder)}`, `   ${message}`, ...cited, `   … ${flat(context)} …`].join('\n');
}

const flat = (text: string): string => text.replace(/\s+/gu, ' ').trim();

void main();
