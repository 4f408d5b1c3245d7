import assert from 'node:assert/strict';
import { judge } from '../../../../src/files';

/** Titles of an invented coast, each over the same two articles. */
const LAW: Readonly<Record<string, readonly string[]>> = {
  Italian: ['Legge 12 marzo 2019, n. 41', 'Decreto legislativo 9 aprile 2018, n. 81', 'Codice civile'],
  Portuguese: ['Lei n.º 41/2019, de 12 de março', 'Decreto-Lei n.º 7/2020', 'Código Penal'],
  Swedish: ['Hamnlag (2019:41)', 'Lotsförordning (2020:7)'],
  Dutch: ['Havenwet', 'Burgerlijk Wetboek', 'Wet van 12 maart 2019'],
  English: ['Coastland Penal Code', 'Rules of Civil Procedure', 'Municipal Code of Portville'],
};
const NOT_LAW: Readonly<Record<string, readonly string[]>> = {
  Italian: ['Contratto di locazione', 'Parere sul diritto di ormeggio', 'Disegno di legge sui porti'],
  Portuguese: ['Contrato de arrendamento', 'Parecer sobre a taxa', 'Projeto de lei n.º 3'],
  Swedish: ['Hyresavtal', 'Förslag till hamnlag'],
  Dutch: ['Huurovereenkomst', 'Wetsvoorstel havens'],
  English: ['Code of Conduct of the Portville Sailing Club', 'Rules of the Road Race', 'Code Review'],
};

const document = (title: string): string => `# ${title}

## Art. 1
1. ${'Navis tributum portus solvit. '.repeat(4)}

## Art. 2
1. ${'Aqua in portum non effunditur. '.repeat(4)}
`;

describe('readers/kinds: titles of languages of which no more is known', () => {
  for (const [language, titles] of Object.entries(LAW)) {
    it(`are those of law in ${language}`, () => {
      for (const title of titles) assert.equal(judge('', document(title)).kind, 'law', title);
    });
  }

  for (const [language, titles] of Object.entries(NOT_LAW)) {
    it(`are not those of law in ${language}`, () => {
      for (const title of titles) assert.notEqual(judge('', document(title)).kind, 'law', title);
    });
  }

  it('reads a by-law that says who made it', () => {
    const text = `# Satzung über die Benutzung der Häfen

Auf Grund der Gemeindeordnung hat der Rat folgende Satzung beschlossen:

## § 1 Geltungsbereich
${'Diese Satzung gilt für alle Häfen der Stadt. '.repeat(4)}

## § 2 Gebühren
${'Für die Benutzung werden Gebühren erhoben. '.repeat(4)}
`;
    assert.equal(judge('', text).kind, 'law');
  });
});
