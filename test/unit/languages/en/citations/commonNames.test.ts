import assert from 'node:assert/strict';
import { commonNames } from '../../../../../src/languages/en/citations/commonNames';

describe('What everybody calls an English act', () => {
  it('are the initials of a treaty, a convention or a charter, and the charter without its Union', () => {
    assert.ok(commonNames({ title: 'Treaty on the Functioning of the Harbour Union' }).includes('TFHU'));
    assert.ok(commonNames({ title: 'European Convention on Harbour Rights' }).includes('ECHR'));
    const charter = commonNames({ title: 'Charter of Quay Rights of the European Union' });
    assert.ok(charter.includes('Charter of Quay Rights') && charter.includes('the Charter'));
  });

  it('are the initials of a short name in brackets, with whose it is', () => {
    const title = 'Regulation (EU) 2031/5 on the keeping of lamps';
    assert.deepEqual(commonNames({ title: `${title} (Harbour Lamp Regulation)` }), ['HLR', 'EU HLR']);
    const kingdom = commonNames({ title: `${title} (United Kingdom Harbour Lamp Regulation)` });
    assert.ok(kingdom.includes('UK HLR') && !kingdom.includes('HLR'));
  });

  it('are the initials of an act with its year, and none without it', () => {
    assert.deepEqual(commonNames({ title: 'Harbour Treaty Act 1990' }), ['HTA 1990']);
    // Two letters are another act's of the year too easily.
    assert.deepEqual(commonNames({ title: 'Quays (Fares) Act 1969' }), []);
    assert.deepEqual(commonNames({ title: 'Companies Act 2006' }), ['CA 2006']);
    assert.deepEqual(commonNames({ title: 'Health and Safety at the Quay etc. Act 1974' }), ['HSQA 1974']);
  });

  it('are none of what has a title of its own', () => {
    for (const title of ['Harbour Treaty Act', 'Statutes of 1990', 'Regulation (EU) 2031/5 (recast)'])
      assert.deepEqual(commonNames({ title }), []);
  });
});
