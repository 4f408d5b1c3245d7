import assert from 'node:assert/strict';
import { allNamesOf, CitationResolver, findCitations } from '../../../../src/citation';
import { nameAct } from '../../../../src/readers/actNames';
import { corpusOf } from '../support';

const named = (title: string, abbreviation: string): ReturnType<typeof nameAct> =>
  nameAct({ title, abbreviation, others: [title] }, 'de', '/law/act.md');

describe('citation/acts/treatyNames', () => {
  it('leaves the treaty its abbreviation, which the act that approves it has in its title', () => {
    const act = named(
      'Gesetz zu dem Kieler Übereinkommen vom 4. Mai 1931 über das Lotsen großer Schiffe (LGS)',
      'LGSG',
    );
    const corpus = corpusOf({ ...act, key: 'lgsg', provisions: { art_1: 'a', art_2: 'b' } });
    const text = 'Teil 2 LGS gilt. Artikel 2 LGSG gilt.';
    assert.deepEqual(
      new CitationResolver(corpus)
        .resolve(findCitations(text, 'de'), {}, text)
        .map((cited) => [cited.outcome, cited.missing ?? cited.targets.join()]),
      [
        ['act-not-in-corpus', 'LGS'],
        ['resolved', 'lgsg/art_2'],
      ],
    );
  });

  for (const [title, name] of [
    ['Gesetz über den Beitritt zu dem Abkommen über Leuchtfeuer (Leuchtfeuerabkommen)', 'Leuchtfeuerabkommen'],
    ['Ausführungsgesetz zu dem Vertrag vom 3. Mai 1931 über Bojen (Bojen-Vertrag)', 'Bojen-Vertrag'],
    ['Verordnung zur Durchführung der Richtlinie 31/71/EWG des Rates über Anker (31/71/EWG)', '31/71/EWG'],
    ['Gesetz zur Ausführung der Verordnung (EG) Nr. 71/1931 über das Statut der Reederei (SR)', 'SR'],
  ] as const) {
    it(`takes no name from: ${title}`, () => {
      assert.ok(!allNamesOf(named(title, 'XyzG')).includes(name));
    });
  }

  for (const [title, name] of [
    ['Gesetz zu dem Vertrag vom 3. Mai 1931 über Bojen (Bojenvertragsgesetz)', 'Bojenvertragsgesetz'],
    ['Gesetz zu dem Vertrag vom 3. Mai 1931 über Bojen (BojVtrG II)', 'BojVtrG II'],
    ['Gesetz zum Schutz der Leuchtfeuer (Feuerschutz)', 'Feuerschutz'],
    ['Einführungsgesetz zum Schiffsvertragsgesetz (Schiffsrecht)', 'Schiffsrecht'],
  ] as const) {
    it(`takes the act's own name from: ${title}`, () => {
      assert.ok(allNamesOf(named(title, 'XyzG')).includes(name));
    });
  }
});
