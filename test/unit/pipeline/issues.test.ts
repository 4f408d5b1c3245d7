import assert from 'node:assert/strict';
import { issuesOf } from '../../../src/pipeline/issues';

describe('pipeline/issues', () => {
  it('takes the sentences that ask', () => {
    assert.deepEqual(issuesOf('A forged a licence. B used it. Is A liable? And how is B punished?'), [
      'Is A liable?',
      'And how is B punished?',
    ]);
    assert.deepEqual(issuesOf('갑은 면허증을 위조하였다. 을은 이를 행사하였다. 을은 어떤 처벌을 받는가?'), [
      '을은 어떤 처벌을 받는가?',
    ]);
  });

  it('takes the last sentence where none asks', () => {
    assert.deepEqual(issuesOf('A forged a licence. Advise A on the penalty.'), ['Advise A on the penalty.']);
  });

  it('parts a sentence that asks for several things at once', () => {
    assert.deepEqual(issuesOf('Which fee is due on the registration, and who may appeal against it?'), [
      'Which fee is due on the registration,',
      'and who may appeal against it?',
    ]);
    assert.deepEqual(issuesOf('을은 면허증을 위조한 경우 어떤 처벌을 받으며, 갑은 언제까지 이의를 신청할 수 있는가?'), [
      '을은 면허증을 위조한 경우 어떤 처벌을 받으며,',
      '갑은 언제까지 이의를 신청할 수 있는가?',
    ]);
  });

  it('parts two Korean questions of one sentence, and no list of nouns', () => {
    assert.deepEqual(issuesOf('갑은 등대를 고칠 수 있는가, 그리고 을은 수리비를 청구할 수 있는가?'), [
      '갑은 등대를 고칠 수 있는가',
      '그리고 을은 수리비를 청구할 수 있는가?',
    ]);
    for (const listed of [
      '갑의 선박, 그리고 을의 화물은 누가 압류하는가?',
      '갑의 토지, 그리고 을의 화물은 누가 압류하는가?',
    ]) {
      assert.deepEqual(issuesOf(listed), [listed]);
    }
  });

  it('finds none in nothing, and a bounded number in anything', () => {
    assert.deepEqual(issuesOf('   '), []);
    assert.ok(issuesOf('Why? '.repeat(1_000)).length <= 6);
  });
});
