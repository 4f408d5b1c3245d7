import assert from 'node:assert/strict';
import { KOREAN_FIXTURES, scoreKorean } from '../support/koreanLabels';
import { sharedData } from '../support/sharedData';

describe('Korean citations against labels', function () {
  this.timeout(30_000);

  it('reads at least 97 of 100 labelled citations with span, act and provision, and few that no label asks for', function () {
    for (const fixture of KOREAN_FIXTURES) {
      const { provisions, labels, found, right, misses, outcomes } = scoreKorean(
        sharedData(this, 'koblex/statutes.jsonl'),
        fixture,
      );
      console.log(
        `      ${right} of ${labels} labels in ${provisions} provisions; the file: ${JSON.stringify(outcomes)}`,
      );
      assert.equal(provisions, 150);
      assert.ok(right / labels >= 0.97, misses.join('\n'));
      assert.ok(right / found >= 0.97, misses.join('\n'));
    }
  });
});
