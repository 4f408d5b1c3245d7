import assert from 'node:assert/strict';
import { CitationResolver } from '../../../../src/citation';
import { CompoundActs } from '../../../../src/citation/acts/compoundActs';
import { act, corpusOf } from '../support';

describe('citation/acts/compoundActs', () => {
  const acts = [
    act('LotAusbG', 'Gesetz über die Ausbildung der Lotsen'),
    act('FluLotsG', 'Gesetz zur Reform der Flusslotsen'),
    act('TonV 1931', 'Verordnung über Tonnen und Baken'),
    act('BFunkBG', 'Gesetz über die Funkbaken des Bundes'),
    act('KutG', 'Gesetz über die Kutter der Fischer'),
    act('KuttG', 'Gesetz über den Schutz der Kutter'),
    act('BDeichG', 'Mindestdeichsgesetz für Marschen'),
    act('PriG', 'Gesetz über Prisen', 'nl'),
  ];
  const compounds = new CompoundActs(acts, 'de');

  for (const [name, abbreviation] of [
    ['Lotsenausbildungsgesetz', 'LotAusbG'],
    ['Lotsen-Ausbildungsgesetzes', 'LotAusbG'],
    ['Lotsen Ausbildungs-Gesetz', 'LotAusbG'],
    ['Tonnenverordnung', 'TonV 1931'],
    ['Bundesfunkbakengesetz', 'BFunkBG'],
    ['Bundesdeichsgesetz', 'BDeichG'],
  ] as const) {
    it(`knows the ${name} by the words of its title and by its abbreviation`, () => {
      assert.deepEqual(
        compounds.find(name).map((found) => acts[found]!.abbreviation),
        [abbreviation],
      );
    });
  }

  for (const [name, why] of [
    ['Ausbildungsgesetz', 'the abbreviation begins otherwise'],
    ['Lotsengesetz', 'the abbreviation has more letters'],
    ['Lotsenausbildungsverordnung', 'it is another kind of act'],
    ['Lotsenausbildungshilfegesetz', 'a word is not in the title'],
    ['Flusslotsengesetz', 'the act changes that one'],
    ['Kuttergesetz', 'there are two such acts'],
    ['Prisengesetz', 'the act is not German'],
    ['Bundeschsgesetz', 'so short an end of a compound is no word'],
    ['Bundesmindestgesetz', 'a word in front in a compound is no end of it'],
    ['Gesetz', 'it is no compound'],
  ] as const) {
    it(`does not know the ${name}: ${why}`, () => {
      assert.deepEqual(compounds.find(name), []);
    });
  }

  it('takes no longer for a hostile title and name', () => {
    const nouns = Array.from({ length: 200 }, (_, length) => `N${'n'.repeat(3 + (length % 36))}`).join(' ');
    const hostile = new CompoundActs([act('NNNNNNNNNNNNNNNNNNNG', `Gesetz der ${nouns}`)], 'de');
    assert.deepEqual(hostile.find(`N${'n'.repeat(69)}xgesetz`), []);
  });

  it('is what a resolver asks last', () => {
    const corpus = corpusOf(
      { ...acts[0]!, provisions: { sec_2: 'a' } },
      { ...act('BojG', 'Lotsenausbildungsgesetz'), provisions: { sec_2: 'b' } },
    );
    assert.deepEqual(new CitationResolver(corpus).actsNamed('Lotsenausbildungsgesetz'), [1]);
    const alone = corpusOf({ ...acts[0]!, provisions: { sec_2: 'a' } });
    assert.deepEqual(new CitationResolver(alone).actsNamed('Lotsenausbildungsgesetz'), [0]);
  });
});
