import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge } from '../../../../src/files';
import { sharedData } from '../../support/sharedData';

/** Of so many acts one is looked at: each takes some milliseconds. */
const ONE_OF = 4;
/** The share of real acts that must be known as law. */
const LEAST = 0.995;

describe('readers/kinds: real law', function () {
  this.timeout(180_000);

  it('knows the acts of German federal law for law', function () {
    const archive = sharedData(this, 'gesetze', 'gesetze.tar.xz');
    const folder = mkdtempSync(join(tmpdir(), 'proviso-law-'));
    try {
      execFileSync('tar', ['xJf', archive, '-C', folder]);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
      const tried = files.filter((_, at) => at % ONE_OF === 0);
      const law = tried.filter(
        (name) => judge(join(folder, name), readFileSync(join(folder, name), 'utf8')).kind === 'law',
      );
      console.log(`        ${law.length} of ${tried.length}`);
      assert.ok(files.length > 6000);
      assert.ok(law.length / tried.length >= LEAST, `${law.length} of ${tried.length}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  for (const names of [
    ['koblex', 'statutes.jsonl'],
    ['obliqa', 'passages.jsonl'],
  ]) {
    it(`knows ${names.join('/')} for law`, function () {
      const file = sharedData(this, ...names);
      assert.equal(judge(file, readFileSync(file, 'utf8')).kind, 'law');
    });
  }
});
