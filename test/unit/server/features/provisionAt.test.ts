import assert from 'node:assert/strict';
import { provisionAt } from '../../../../src/server/features/provisionAt';
import { FILE, sampleCorpus } from '../lawSample';

describe('provisionAt', () => {
  const corpus = sampleCorpus();
  const idAt = (line: number, file = FILE): string | undefined => {
    const ordinal = provisionAt(corpus, file, { line, character: 3 });
    return ordinal === undefined ? undefined : corpus.id(ordinal);
  };

  it('finds the innermost provision', () => {
    assert.equal(idAt(3), 'ferries-act/sec_1');
    assert.equal(idAt(8), 'ferries-act/sec_2__para_1');
    assert.equal(idAt(11), 'ferries-act/sec_2__para_2');
  });

  it('finds the section where no paragraph holds the line', () => {
    assert.equal(idAt(7), 'ferries-act/sec_2');
  });

  it('finds nothing between provisions, before the first, after the last, and in another file', () => {
    assert.deepEqual([idAt(0), idAt(5), idAt(13), idAt(99), idAt(3, '/corpus/other.md')], Array(5).fill(undefined));
  });
});
