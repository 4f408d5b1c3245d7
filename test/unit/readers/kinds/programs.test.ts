import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { judge } from '../../../../src/files';
import { readLaw } from '../../../../src/readers';

const PACKAGES = resolve(__dirname, '../../../../node_modules');
const MOST = 200;
const PROSE = /\.(?:md|markdown|txt)$/iu;

/** Readmes, changelogs, licences and documents of the packages that this project is built with. */
function proseOf(folder: string, depth = 0): string[] {
  if (depth > 4) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      if (found?.isDirectory() === true) return proseOf(path, depth + 1);
      return found !== undefined && PROSE.test(name) ? [path] : [];
    });
}

describe('readers/kinds: documents of programs', function () {
  this.timeout(60_000);
  const files = proseOf(PACKAGES).slice(0, MOST);

  it('takes none for law or a draft', () => {
    assert.equal(files.length, MOST);
    for (const file of files) {
      const bytes = readFileSync(file);
      assert.equal(judge(file, bytes.toString('utf8')).kind, 'none', file);
      assert.deepEqual(readLaw({ file, bytes }), { documents: [], problems: [] }, file);
    }
  });

  it('takes none for law or a draft where only its name and its text tell', () => {
    for (const file of files) {
      assert.equal(judge(join('/elsewhere', basename(file)), readFileSync(file, 'utf8')).kind, 'none', file);
    }
  });
});
