import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKS } from '../../../../src/languages';
import { LANGUAGES } from './cases/index';
import { PARTS } from './parts';
import { PAGE, withTable } from './table';

for (const cases of LANGUAGES) {
  describe(`languages: conformance of ${cases.code}`, () => {
    const { gaps = [] } = cases;
    const named = new Set<string>();
    for (const { name: part, isRequired, casesOf } of PARTS) {
      const held = casesOf(cases);
      if (isRequired) it(`${part}: has cases`, () => assert.ok(held.length > 0));
      for (const { name, check } of held) {
        const gap = gaps.find(([ofPart, ofName]) => ofPart === part && ofName === name);
        if (gap === undefined) {
          it(`${part}: ${name}`, check);
          continue;
        }
        named.add(gap.join());
        it(`${part}: ${name} (a known gap: ${gap[2]})`, async () => {
          // A gap that is mended leaves the list.
          await assert.rejects(async () => check(), assert.AssertionError);
        });
      }
    }

    it('has no gap of a case that there is not', () => {
      assert.deepEqual(
        gaps.filter((gap) => !named.has(gap.join())),
        [],
      );
    });
  });
}

describe('languages: conformance', () => {
  it('holds every pack that reads citations to its cases', () => {
    const reading = PACKS.filter(({ citations }) => citations !== undefined).map(({ code }) => code);
    assert.deepEqual(LANGUAGES.map(({ code }) => code).sort(), reading.sort());
  });

  it('is what the page of languages says: write it anew by `npm run languages`', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../..', PAGE), 'utf8');
    assert.equal(page, withTable(page));
  });
});
