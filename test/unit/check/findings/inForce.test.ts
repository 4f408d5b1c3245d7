import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isInForce } from '../../../../src/check/findings/inForce';
import { ProvisionRange } from '../../../../src/law';
import { indexOf } from '../../support/indexOf';

const TODAY = '2024-06-30';

describe('check/isInForce', () => {
  it('says of a long range what it says of the list of its members, however often it is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 20, maxLength: 40 }),
        fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { minLength: 1, maxLength: 8 }),
        async (repealed, spans) => {
          const sections = repealed.map(
            (isRepealed, at) => `### Section ${at + 1}. Fees\n\n${isRepealed ? '[Repealed]' : 'A fee is due.'}\n`,
          );
          const { corpus } = await indexOf({ 'quay.md': `# Quay Act\n\n${sections.join('\n')}` });
          const row = Uint32Array.from({ length: corpus.size }, (_, at) => at);
          for (const [one, other] of spans) {
            const range = new ProvisionRange([row.subarray(Math.min(one, other), Math.max(one, other) + 1)]);
            assert.equal(
              isInForce(range, { corpus }, { today: TODAY }),
              isInForce([...range], { corpus }, { today: TODAY }),
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
