import assert from 'node:assert/strict';
import type { PackedIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';
import { check, TODAY } from './support';

const act = (title: string, dates: string): string =>
  `---\n${dates}\n---\n# ${title}\n\n### Section 1. Ice\n\nA sledge gives way on the ice.\n\n### Section 2. Snow\n\nSnow is cleared.\n`;

describe('check: validity', () => {
  let index: PackedIndex;
  before(async () => {
    assert.equal(TODAY, '2024-06-30');
    index = await indexOf({
      'past.md': act('Sledges Act 1990', 'repeal_date: 2019-12-31'),
      'coming.md': act('Skates Act 2023', 'effective_date: 2030-01-01'),
      'present.md': act('Snow Act 2001', 'effective_date: 2001-01-01\nrepeal_date: 2024-06-30'),
    });
  });

  for (const [name, text, expected] of [
    [
      'says until when law was in force whose last day has passed',
      'By section 1 of the Sledges Act 1990 a sledge gives way.',
      'Sledges Act 1990 section 1 is no longer in force: it was law until 31 December 2019. Cite what replaced it, or say that the former provision is meant.',
    ],
    [
      'says from when law will be in force whose first day is to come',
      'By section 1 of the Skates Act 2023 a sledge gives way.',
      'Skates Act 2023 section 1 is not yet in force: it will be law from 1 January 2030. Cite what is law now, or say that the coming provision is meant.',
    ],
    ['tells nothing on the last day', 'By section 1 of the Snow Act 2001 a sledge gives way.'],
    [
      'tells nothing where the text says that former law is meant',
      'The former section 1 of the Sledges Act 1990 had sledges.',
    ],
    [
      'tells nothing where the text says that coming law is meant',
      'Section 1 of the Skates Act 2023, which comes into force in 2030, has sledges.',
    ],
    [
      'does not take coming law for former law because the text says so',
      'The former section 1 of the Skates Act 2023 has sledges.',
      'Skates Act 2023 section 1 is not yet in force: it will be law from 1 January 2030. Cite what is law now, or say that the coming provision is meant.',
    ],
  ] as const) {
    it(name, () => {
      const found = check(text, index, 'markdown', { 'unrelated-citation': 'off' });
      assert.deepEqual(
        found.map(({ code, message }) => [code, message]),
        expected === undefined ? [] : [['repealed-provision', expected]],
      );
    });
  }
});
