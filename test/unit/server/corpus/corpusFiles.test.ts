import assert from 'node:assert/strict';
import path from 'node:path';
import { corpusFileFilter } from '../../../../src/server/corpus/corpusFiles';
import { DEFAULT_SETTINGS } from '../../../../src/server/settings';

describe('corpusFileFilter', () => {
  const root = path.resolve('/corpus');
  const isCorpusFile = corpusFileFilter([root], DEFAULT_SETTINGS.corpus);
  const at = (...parts: string[]): string => path.join(root, ...parts);

  it('takes statutes under a root, however deep', () => {
    assert.equal(isCorpusFile(at('act.md'), false), true);
    assert.equal(isCorpusFile(at('a', 'b', 'act.txt'), false), true);
  });

  it('leaves out other files, excluded folders and other roots', () => {
    assert.equal(isCorpusFile(at('act.pdf'), false), false);
    assert.equal(isCorpusFile(at('node_modules', 'x', 'README.md'), false), false);
    assert.equal(isCorpusFile(path.resolve('/corpus-2/act.md'), false), false);
    assert.equal(isCorpusFile(path.resolve('/act.md'), false), false);
  });

  it('leaves out hostile globs, as the walk does', () => {
    const filter = corpusFileFilter([root], { exclude: [`${'*a'.repeat(10)}b`, '*.txt'] });
    assert.equal(filter(at(`${'a'.repeat(250)}.md`), false), true);
    assert.equal(filter(at('act.txt'), false), false);
    assert.equal(filter(at('act.md'), false), true);
  });

  it('takes a folder that went away, as its files went with it, but no folder that came', () => {
    assert.equal(isCorpusFile(at('acts'), true), true);
    assert.equal(isCorpusFile(at('acts'), false), false);
    assert.equal(isCorpusFile(at('node_modules', 'x'), true), false);
  });
});
