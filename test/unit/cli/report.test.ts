import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CorpusReport } from '../../../src/citation';
import { ranCli, type Ran } from '../support/ranCli';

const ACT = `# Harbour Act

### Section 1. Fees

A fee is due as section 2 says.

### Section 2. Appeals

An appeal under section 1 goes to the court of section 4 of the Court Act 1900.
`;

describe('cli/report', () => {
  let folder: string;
  let law: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-report-'));
    law = join(folder, 'law');
    await mkdir(law);
    await writeFile(join(law, 'harbour.md'), ACT);
  });
  after(() => rm(folder, { recursive: true }));

  const run = (...args: string[]): Promise<Ran> =>
    ranCli(['report', ...args, '--corpus', law, '--index-dir', join(folder, 'index')]);

  it('tells a person the totals and the first of each list', async () => {
    const { exit, stdout } = await run();
    assert.equal(exit, 0);
    assert.match(
      stdout,
      /^Acts: 1, articles and sections: 2\nCitations: 3, resolved: 2\. Not resolved: act not in the corpus 1,/u,
    );
    assert.match(stdout, /^ {2}Harbour Act section 2 \(.*harbour\.md:7\): citingProvisions 1, citingActs 1$/mu);
  });

  it('prints one JSON object', async () => {
    const { stdout } = await run('--json');
    const report = JSON.parse(stdout) as CorpusReport;
    assert.equal(report.articles.cycles.items[0]?.size, 2);
    assert.equal(stdout, (await run('--format', 'json')).stdout);
    assert.equal(
      (JSON.parse((await run('--json', '--limit', '1')).stdout) as CorpusReport).articles.hubs.items.length,
      1,
    );
  });

  it('writes JSON, or CSV a file a list, into a folder', async () => {
    const out = join(folder, 'out');
    assert.equal((await run('--out', out)).exit, 0);
    const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as CorpusReport;
    assert.equal(report.totals.citations, 3);
    assert.equal((await run('--out', out, '--format', 'csv')).exit, 0);
    const files = (await readdir(out)).filter((name) => name.endsWith('.csv'));
    assert.ok(files.includes('most-cited-articles.csv') && files.length === 10, files.join());
    const hubs = (await readFile(join(out, 'most-cited-articles.csv'), 'utf8')).split('\r\n');
    assert.equal(hubs[0], 'id,label,file,line,citingProvisions,citingActs');
    assert.equal(hubs[1], `harbour-act/sec_1,Harbour Act section 1,${join(law, 'harbour.md')},3,1,1`);
  });

  it('says what is wrong with its options', async () => {
    for (const [args, message] of [
      [['--format', 'csv'], /--out DIR/u],
      [['--format', 'xml'], /--format is one of json, csv/u],
      [['stray'], /no argument such as stray/u],
      [['--limit', '0'], /--limit takes a whole number/u],
    ] as const) {
      const { exit, stdout, stderr } = await run(...args);
      assert.deepEqual([exit, stdout], [2, '']);
      assert.match(stderr, message);
    }
    const file = join(law, 'harbour.md');
    const { exit, stderr } = await run('--out', file);
    assert.equal(exit, 1);
    assert.match(stderr, /is no folder that can be written to/u);
  });
});
