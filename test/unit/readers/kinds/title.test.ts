import assert from 'node:assert/strict';
import { judge } from '../../../../src/files';

/** Titles of an invented coast, each over the same two articles. */
const LAW: Readonly<Record<string, readonly string[]>> = {
  Italian: ['Legge 12 marzo 2019, n. 41', 'Decreto legislativo 9 aprile 2018, n. 81', 'Codice civile'],
  Portuguese: ['Lei n.º 41/2019, de 12 de março', 'Decreto-Lei n.º 7/2020', 'Código Penal'],
  Swedish: ['Hamnlag (2019:41)', 'Lotsförordning (2020:7)'],
  Dutch: ['Havenwet', 'Burgerlijk Wetboek', 'Wet van 12 maart 2019'],
  'European Union': [
    'Directive 2029/88/EU of the European Parliament and of the Council of 4 July 2029 on quays',
    'Council Directive 93/130/EEC of 5 April 1993 on berths',
    'Council Regulation (EC) No 440/2001 of 22 December 2000 on pilots',
    'Council Framework Decision 2002/580/JHA of 13 June 2002',
    'Directive 2029/88/EU',
    'Richtlinie 2029/88/EU des Europäischen Parlaments und des Rates vom 4. Juli 2029 über Kais',
    'Directive 2029/88/UE du Parlement européen et du Conseil du 4 juillet 2029 relative aux quais',
    'Règlement délégué (UE) 2029/35 de la Commission du 10 octobre 2029',
    'Directiva 2029/88/UE del Parlamento Europeo y del Consejo, de 4 de julio de 2029',
    'Direttiva 2029/88/UE del Parlamento europeo e del Consiglio, del 4 luglio 2029',
    'Richtlijn 2029/88/EU van het Europees Parlement en de Raad van 4 juli 2029',
  ],
  English: ['Coastland Penal Code', 'Rules of Civil Procedure', 'Municipal Code of Portville'],
};
const NOT_LAW: Readonly<Record<string, readonly string[]>> = {
  Italian: ['Contratto di locazione', 'Parere sul diritto di ormeggio', 'Disegno di legge sui porti'],
  Portuguese: ['Contrato de arrendamento', 'Parecer sobre a taxa', 'Projeto de lei n.º 3'],
  Swedish: ['Hyresavtal', 'Förslag till hamnlag'],
  Dutch: ['Huurovereenkomst', 'Wetsvoorstel havens'],
  'European Union': [
    'Directive 2029/88/EU and its transposition',
    'Directive 2029/88/EU: a summary',
    'Note on Directive 2029/88/EU of the European Parliament',
    'Die Richtlinie 2029/88/EU in der Praxis',
  ],
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
