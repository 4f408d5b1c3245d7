import assert from 'node:assert/strict';
import { CitationResolver } from '../../../../src/citation';
import { SpelledTitles } from '../../../../src/citation/acts/spelledTitles';
import { act, corpusOf } from '../support';

describe('citation/acts/spelledTitles', () => {
  const acts = [
    act('BBojG', 'Bojengesetzbuch'),
    act('RuTonG', 'Tonnenangelegenheitengesetz'),
    act('KaiBauO', 'Kaibauordnung'),
    act('SeeAnlG', 'Seeanlagengesetz'),
    act('X1', 'Kuttergesetz'),
    act('X2', 'Kutschergesetz'),
    act('X3', 'Lotsenbewerberversorgungshilfegesetz'),
    act('X4', 'Prisengesetz', 'nl'),
  ];
  const titles = new SpelledTitles(acts, 'de');

  for (const [abbreviation, title] of [
    ['BojGB', 'Bojengesetzbuch'],
    ['BojenGB', 'Bojengesetzbuch'],
    ['TonAG', 'Tonnenangelegenheitengesetz'],
    ['KuttG', 'Kuttergesetz'],
    ['LotsBewVersHilfG', 'Lotsenbewerberversorgungshilfegesetz'],
  ] as const) {
    it(`knows ${abbreviation} by the title that it spells`, () =>
      assert.deepEqual(
        titles.find(abbreviation).map((found) => acts[found]!.title),
        [title],
      ));
  }

  for (const [abbreviation, why] of [
    ['BojG', 'it is another kind of act'],
    ['BojBG', 'a capital begins no part'],
    ['KaiBO', 'the abbreviation of the source spells the title'],
    ['SeeLG', 'the abbreviation of the source spells the title'],
    ['KutG', 'there are two such acts'],
    ['LotsG', 'the rest of the title is no one word'],
    ['BGB', 'it has capitals alone'],
    ['PrisG', 'the act is not German'],
    ['G', 'it spells nothing'],
  ] as const) {
    it(`does not know ${abbreviation}: ${why}`, () => assert.deepEqual(titles.find(abbreviation), []));
  }

  it('is what a resolver asks last', () => {
    const old = { ...acts[0]!, provisions: { sec_2: 'a' } };
    const other = { ...act('BojGB', 'Gesetzbuch der Bojen'), key: 'other', provisions: { sec_2: 'b' } };
    assert.deepEqual(new CitationResolver(corpusOf(old)).actsNamed('BojGB'), [0]);
    assert.deepEqual(new CitationResolver(corpusOf(old, other)).actsNamed('BojGB'), [1]);
  });
});
