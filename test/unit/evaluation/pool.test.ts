import assert from 'node:assert/strict';
import { inPool } from '../../../src/evaluation/pool';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const act = (title: string): string =>
  `# ${title}\n\n### Section 1. Rent\n\nRent is paid on the first day of a month.\n`;

describe('evaluation/pool', () => {
  let index: LegalIndex;
  before(async () => {
    const titles = ['Arcadia Housing Code', 'Arcadia Lamp Act', 'New Arcadia Code', 'Utopia Housing Code'];
    index = await indexOf(Object.fromEntries(titles.map((title, at) => [`${at}.md`, act(title)])));
  });

  const found = (...names: string[]): string[] | undefined => {
    const pooled = inPool(names, { index, today: '2024-06-30' });
    return pooled?.index.search('rent month', 10).map(({ ordinal }) => pooled.index.corpus.id(ordinal));
  };
  const ids = (...keys: string[]): string[] => keys.map((key) => `${key}/sec_1`);

  it('searches the acts whose titles begin with a name, whatever its letters, and no other that has it', () => {
    assert.deepEqual(found('ARCADIA')?.sort(), ids('arcadia-housing-code', 'arcadia-lamp-act'));
    // A beginning of a word is none of a title.
    assert.equal(found('Arc'), undefined);
  });

  it('searches acts by key and provisions by id, together', () => {
    assert.deepEqual(
      found('utopia-housing-code', 'new-arcadia-code/sec_1')?.sort(),
      ids('new-arcadia-code', 'utopia-housing-code'),
    );
  });

  it('says so where no name is of the corpus, and takes none that is empty for one', () => {
    assert.equal(found('Atlantis'), undefined);
    assert.equal(found('', ' '), undefined);
  });

  it('leaves the index itself whole', () => {
    found('Utopia');
    assert.equal(index.search('rent month', 10).length, 4);
  });
});
