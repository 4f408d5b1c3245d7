import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CorpusBuilder } from '../../../src/law';
import { readSource, type ReadResult } from '../../../src/readers';
import { sharedData } from '../support/sharedData';
import { byEId } from './helpers';

const sourceKeys = (result: ReadResult): Set<string> =>
  new Set(result.documents.flatMap(({ provisions }) => provisions.flatMap(({ sourceKey }) => sourceKey ?? [])));

/** The file's lines as objects, read without the code under test. */
const rows = (path: string): Record<string, unknown>[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('readers: real corpora', function () {
  this.timeout(60_000);

  it('reads every line of the Korean provisions under its hierarchy', function () {
    const file = sharedData(this, 'koblex/statutes.jsonl');
    const result = readSource({ file, bytes: readFileSync(file) });
    const keys = sourceKeys(result);
    for (const { hierarchy } of rows(file)) assert.ok(keys.has(String(hierarchy)), String(hierarchy));
    assert.equal(result.problems.filter(({ severity }) => severity === 'error').length, 0);
    const builder = new CorpusBuilder();
    for (const document of result.documents) builder.add(document);
    assert.deepEqual(builder.problems, []);
  });

  it('reads every passage of the English rulebooks under its key, few of them without a unit', function () {
    const file = sharedData(this, 'obliqa/passages.jsonl');
    const result = readSource({ file, bytes: readFileSync(file) });
    const keys = sourceKeys(result);
    for (const { DocumentID, PassageID } of rows(file))
      assert.ok(keys.has(`${String(DocumentID)}:${String(PassageID)}`));
    const provisions = result.documents.flatMap(({ provisions }) => provisions);
    assert.equal(provisions.length, rows(file).length);
    const containers = provisions.filter(({ path }) => path.some(({ kind }) => kind === 'container')).length;
    console.log(`      ${containers} of ${provisions.length} passages lie in a unit without a number`);
    assert.ok(containers / provisions.length < 0.03);
  });

  it('reads German acts as they are published', function () {
    const archive = sharedData(this, 'gesetze/gesetze.tar.xz');
    const folder = mkdtempSync(join(tmpdir(), 'gesetze-'));
    const members = ['de/b/bgb/index.md', 'de/g/gg/index.md', 'de/s/stvo_2013/index.md'];
    execFileSync('tar', ['xJf', archive, '-C', folder, ...members]);
    const [bgb, gg, stvo] = members.map((member) => {
      const file = join(folder, member);
      return readSource({ file, bytes: readFileSync(file) });
    }) as [ReadResult, ReadResult, ReadResult];
    rmSync(folder, { recursive: true });

    const civil = byEId(bgb);
    assert.equal(bgb.documents[0]!.act.key, 'bgb');
    assert.equal(civil.get('sec_548__para_1')?.id, 'bgb/sec_548__para_1');
    assert.match(civil.get('sec_548__para_1')!.text, /^Die Ersatzansprüche des Vermieters/u);
    assert.equal(civil.get('sec_548')?.heading, 'Verjährung der Ersatzansprüche und des Wegnahmerechts');
    assert.equal(civil.get('sec_548__para_1')?.heading, '');
    assert.match(civil.get('sec_1')!.text, /^Die Rechtsfähigkeit des Menschen/u);
    assert.equal(civil.get('sec_4')?.status, 'repealed');
    assert.match(byEId(gg).get('art_1__para_1')!.text, /^Die Würde des Menschen ist unantastbar\./u);
    assert.ok(stvo.documents[0]!.act.aliases.includes('StVO'));
    for (const result of [bgb, gg, stvo]) assert.deepEqual(result.problems, []);
  });
});
