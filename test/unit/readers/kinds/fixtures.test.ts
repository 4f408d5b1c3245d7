import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { judge } from '../../../../src/files';
import type { Kind } from '../../../../src/readers';

const ROOT = resolve(__dirname, '../../../..');
const FIXTURES = join(ROOT, 'test/fixtures');

/** What each file of a folder is, by the evidence alone; the folder's own name and place say nothing. */
function kindsIn(folder: string, without = /^$/u): Map<string, Kind> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .filter(({ name }) => !without.test(name))
      .map(({ name }) => [name, judge(join(folder, name), readFileSync(join(folder, name), 'utf8')).kind]),
  );
}

const others = (kinds: ReadonlyMap<string, Kind>, ...expected: Kind[]): unknown[] =>
  [...kinds].filter(([, kind]) => !expected.includes(kind));

describe('readers/kinds: documents of invented jurisdictions', () => {
  it('takes no memo, letter, contract or bill for law, however it is numbered', () => {
    const kinds = kindsIn(join(FIXTURES, 'kinds/drafts'));
    assert.equal(kinds.size, 40);
    assert.deepEqual(others(kinds, 'draft', 'bill'), []);
  });

  it('tells bills from other drafts', () => {
    const bills = [...kindsIn(join(FIXTURES, 'kinds/drafts'))].filter(([, kind]) => kind === 'bill');
    assert.deepEqual(
      bills.map(([name]) => name.slice(0, 2)).sort(),
      // Amending bills of six languages, a draft of a ministry, and the explanatory notes of a bill.
      ['07', '08', '26', '27', '28', '29', '30', '31', '32'],
    );
  });

  it('takes none of them for law without its title, of which much is judged', () => {
    const folder = join(FIXTURES, 'kinds/drafts');
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8').replace(/^.*\n/u, '');
      assert.notEqual(judge(join(folder, name), text).kind, 'law', name);
      assert.notEqual(judge(join(folder, name), text).kind, 'none', name);
    }
  });

  it('leaves law what is law, in every layout that readers know', () => {
    assert.deepEqual(others(kindsIn(join(FIXTURES, 'kinds/law')), 'law'), []);
    assert.deepEqual(others(kindsIn(join(FIXTURES, 'readers')), 'law'), []);
    assert.deepEqual(others(kindsIn(join(FIXTURES, 'readers/xml')), 'law'), []);
  });

  it('tells the sample law from what lies beside it', () => {
    const sample = kindsIn(join(ROOT, 'media/sample'));
    const beside = new Map([...sample].filter(([name]) => /^(?:README|draft|questions)\./u.test(name)));
    assert.deepEqual(Object.fromEntries(beside), {
      'README.md': 'none',
      'draft.md': 'draft',
      'questions.jsonl': 'none',
    });
    assert.deepEqual(others(kindsIn(join(ROOT, 'media/sample'), /^(?:README|draft|questions)\./u), 'law'), []);
  });
});
