import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../../src/citation';
import { corpusOf } from '../../../citation/support';

const act = (key: string, title: string, abbreviation: string) => ({
  key,
  title,
  abbreviation,
  language: 'de',
  provisions: { sec_5: 'Es gilt.' },
});

const CORPUS = corpusOf(
  act('woeigg', 'Gesetz über das Wohnungseigentum und das Dauerwohnrecht', 'WoEigG'),
  act('hafv-18', 'Achtzehnte Verordnung zur Durchführung des Hafengesetzes', 'HafV 18'),
  act('hafv-3-1998', 'Dritte Verordnung zur Durchführung des Hafengesetzes', 'HafV 3 1998'),
  act(
    'uhvorschg',
    'Gesetz zur Sicherung des Unterhalts von Kindern alleinstehender Mütter und Väter durch Unterhaltsvorschüsse oder -ausfalleistungen',
    'UhVorschG',
  ),
  act('bvo-2', 'Verordnung über wohnungswirtschaftliche Berechnungen nach dem Zweiten Wohnungsbaugesetz', 'BVO 2'),
  act('hafv-2018', 'Hafenverordnung', 'HafV 2018'),
  act('kaigeg', 'Einführungsgesetz zum Kaigesetzbuch', 'KaiGEG'),
  act('bueg', 'Bootsuntersuchungsergebnisgesetz', 'BuEG'),
);

const meant = (text: string): string[] =>
  new CitationResolver(CORPUS)
    .resolve(findCitations(text, 'de'), {}, text)
    .map(({ outcome, targets }) => (outcome === 'resolved' ? targets[0]!.split('/')[0]! : outcome));

describe('names that everybody uses for German acts', () => {
  for (const [text, expected] of [
    ['§ 5 WEG', 'woeigg'],
    ['§ 5 der 3. HafV', 'hafv-3-1998'],
    ['§ 5 Unterhaltsvorschussgesetz', 'uhvorschg'],
    ['§ 5 II. BV', 'bvo-2'],
    ['§ 5 WoEigG', 'woeigg'],
    ['§ 5 des Wohnungseigentumsgesetzes', 'woeigg'],
    ['§ 5 der 18. HafV', 'hafv-18'],
    ['§ 5 18. HafV', 'hafv-18'],
    ['§ 5 HafV 2018', 'hafv-2018'],
    ['§ 5 der 2018. HafV', 'act-not-in-corpus'],
    ['§ 5 EGKaiG', 'kaigeg'],
    ['§ 5 EGBu', 'act-not-in-corpus'],
  ] as const) {
    it(text, () => assert.deepEqual(meant(text), [expected]));
  }
});
