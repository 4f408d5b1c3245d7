import assert from 'node:assert/strict';
import { insertionPlaces } from '../../../src/renumber';
import { Law } from './support';

describe('renumber: what a new provision can be put before', () => {
  let law: Law;
  before(async () => {
    law = await Law.of({
      'quay.md':
        '# Quay Act 2001\n\n## Part 1 - Ships\n\n### Section 1. Fees\n\n(1) A fee.\n\n(2) No fee.\n\n### Section 2. Tugs\n\nA tug.\n\n### Section 3. Ends\n\nAn end.\n',
    });
  });
  const places = (id: string): unknown => insertionPlaces(law.index.corpus, law.ordinal(id));

  it('is a paragraph, then its section, with how many each would move', () => {
    assert.deepEqual(places('quay-act-2001/sec_1__para_2'), [
      {
        before: 'quay-act-2001/sec_1__para_2',
        label: '(2)',
        number: '2',
        following: 0,
        free: { number: '1a', label: '(1A)' },
      },
      { before: 'quay-act-2001/sec_1', label: 'section 1', number: '1', following: 2 },
    ]);
  });

  it('has a number between the one before it and its own, and none for the first', () => {
    assert.deepEqual(places('quay-act-2001/sec_2'), [
      {
        before: 'quay-act-2001/sec_2',
        label: 'section 2',
        number: '2',
        following: 1,
        free: { number: '1a', label: 'section 1A' },
      },
    ]);
  });

  it('has no free number in a language whose practice is not known', async () => {
    const record = (section: number): string =>
      JSON.stringify({ id: `laki/sec_${section}`, act: 'Laki', text: `Teksti ${section}`, language: 'fi' });
    const finnish = await Law.of({ 'laki.jsonl': `${record(1)}\n${record(2)}\n` });
    const [place, ...others] = insertionPlaces(finnish.index.corpus, finnish.ordinal('laki/sec_2'));
    assert.deepEqual([place!.number, place!.free, others], ['2', undefined, []]);
    const inserted = finnish.headings('laki.jsonl', finnish.insert('laki/sec_2', '1a'));
    assert.equal(
      inserted.split('\n')[1],
      JSON.stringify({ id: 'laki/sec_1a', act: 'Laki', text: '[Text]', language: 'fi' }),
      'with the English placeholder',
    );
  });

  it('is no Part', () => {
    assert.deepEqual(places('quay-act-2001/part_1'), []);
  });
});
