import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf } from '../support';

const CORPUS = corpusOf(
  {
    key: 'code-des-quais',
    title: 'Code des quais',
    language: 'fr',
    provisions: {
      art_8: '',
      art_8__para_1: 'Le premier alinéa.',
      art_8__para_2: 'Le second.',
      'art_8.1': 'Un article à part.',
      'art_22/1': 'Un autre.',
      art_22: '',
      art_22__para_1: 'Un alinéa.',
      art_22__para_2: 'Un alinéa.',
    },
  },
  {
    key: 'code-des-phares',
    title: 'Code des phares',
    language: 'fr',
    provisions: { art_unique: 'Seul.', art_1: 'Un.' },
  },
  { key: 'ley-de-muelles', title: 'Ley de Muelles', language: 'es', provisions: { art_1: 'Único.' } },
  {
    key: 'charter',
    title: 'Harbour Charter 1790',
    provisions: { art_ii: '', art_ii__sec_1: 'One.', art_3: 'Three.', chp_iv: '', chp_iv__sec_9: 'Nine.' },
  },
  {
    key: 'quay-code',
    title: 'Code of Quay Procedure 1908',
    provisions: {
      rule_11: 'Of the act itself.',
      'hcontainer_order-vii': '',
      'hcontainer_order-vii__rule_11': 'Rejection.',
      'hcontainer_order-9a': '',
      'hcontainer_order-9a__rule_1': 'Appearance.',
    },
  },
  { key: 'seegesetz', title: 'Seegesetz', language: 'de', provisions: { art_4: 'Vier.', art_5: 'Fünf.' } },
  {
    key: 'ropes-rulebook',
    title: 'Ropes Rulebook',
    abbreviation: 'ROPES',
    provisions: { 'rule_2.1.1': 'A.', 'rule_2.1.2': 'B.', 'rule_2.1.2a': 'C.', 'rule_2.1.3d': 'D.' },
  },
);
const resolver = new CitationResolver(CORPUS);

const meant = (text: string, language: string): string[] =>
  resolver
    .resolve(findCitations(text, language), {}, text)
    .map(({ outcome, targets }) =>
      outcome === 'resolved' ? targets.join(' ').replace(/\S*?\/(?=art|rule|sec|chp)/gu, '') : outcome,
    );

describe('citation/provisions: numbers as they are written', () => {
  it('finds a rule in its Order alone, whichever signs count it', () => {
    const rule = (cited: string): string[] =>
      resolver
        .resolve(findCitations(`${cited} of the Code of Quay Procedure 1908`, 'en'))
        .map(({ outcome, targets }) => targets[0] ?? outcome);
    for (const cited of ['Order VII Rule 11', 'Order 7, rule 11', 'O. VII r. 11', 'Rule 11 of Order VII']) {
      assert.deepEqual(rule(cited), ['quay-code/hcontainer_order-vii__rule_11'], cited);
    }
    assert.deepEqual(rule('Order IXA Rule 1'), ['quay-code/hcontainer_order-9a__rule_1']);
    for (const cited of ['Order VIII Rule 11', 'Order VII Rule 12', 'Order 9A, rule 11']) {
      assert.deepEqual(rule(cited), ['provision-not-found'], cited);
    }
  });

  it('takes a number with a dot or a stroke for an article where there is one', () => {
    assert.deepEqual(meant('article 8.1 du Code des quais', 'fr'), ['art_8.1']);
    assert.deepEqual(meant('article 22/1 du Code des quais', 'fr'), ['art_22/1']);
  });

  it('takes it for a paragraph where there is none, and what is written otherwise', () => {
    assert.deepEqual(meant('article 8.2 du Code des quais', 'fr'), ['art_8__para_2']);
    assert.deepEqual(meant('article 8.3 du Code des quais', 'fr'), ['provision-not-found']);
    assert.deepEqual(meant('article 8, paragraphe 1, du Code des quais', 'fr'), ['art_8__para_1']);
  });

  it('knows the only article of an act by that name, and as the first', () => {
    assert.deepEqual(meant('article unique du Code des phares', 'fr'), ['art_unique']);
    assert.deepEqual(meant('article 1 du Code des phares', 'fr'), ['art_1']);
    assert.deepEqual(meant('artículo único de la Ley de Muelles', 'es'), ['art_1']);
  });

  it('reads the articles of English acts in Roman signs and in digits', () => {
    assert.deepEqual(meant('Article 2, section 1 of the Harbour Charter 1790', 'en').at(-1), 'art_ii__sec_1');
    assert.deepEqual(meant('Article II of the Harbour Charter 1790', 'en'), ['art_ii']);
    assert.deepEqual(meant('Article III of the Harbour Charter 1790', 'en'), ['art_3']);
    assert.deepEqual(meant('Article 4 of the Harbour Charter 1790', 'en'), ['provision-not-found']);
    assert.deepEqual(meant('Artikel IV des Seegesetzes', 'de'), ['provision-not-found']);
  });

  it('knows a rule that is cited as a rule, as guidance or as evidential', () => {
    assert.deepEqual(meant('ROPES 2.1.1R, ROPES 2.1.1G and ROPES 2.1.1E', 'en'), [
      'rule_2.1.1',
      'rule_2.1.1',
      'rule_2.1.1',
    ]);
    assert.deepEqual(meant('ROPES 2.1.3D', 'en'), ['rule_2.1.3d']);
  });

  it('takes no letter for that where rules are put in by letters, and no other one', () => {
    assert.deepEqual(meant('ROPES 2.1.2D', 'en'), ['provision-not-found']);
    assert.deepEqual(meant('ROPES 2.1.1B', 'en'), ['provision-not-found']);
    assert.deepEqual(meant('ROPES 2.1.9R', 'en'), ['provision-not-found']);
  });
});
