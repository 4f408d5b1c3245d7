import assert from 'node:assert/strict';
import { corpusView } from '../../../src/extension/corpusView';
import type { CorpusStatus, VectorStatus } from '../../../src/server';

const READY: CorpusStatus = {
  state: 'ready',
  problems: 0,
  shared: { state: 'off' },
  statistics: { acts: 3, provisions: 142 } as CorpusStatus['statistics'] & object,
};
const vectors = (state: VectorStatus['state']): VectorStatus => ({ state, notices: [] });

describe('corpusView', () => {
  it('says the size of the corpus, and by what it is searched where that is a question', () => {
    assert.equal(corpusView(READY, vectors('none'), true).line, '3 acts, 142 provisions');
    assert.equal(
      corpusView(READY, vectors('encoding'), true).line,
      '3 acts, 142 provisions. Searched by words alone until all provisions are encoded.',
    );
  });

  it('can be asked while provisions are encoded', () => {
    assert.equal(corpusView(READY, vectors('encoding'), true).canAsk, true);
  });
});
