import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf } from '../../citation/support';

const act = (language: string, key: string, title: string, unit = 'art_5') => ({
  key,
  title,
  abbreviation: '',
  language,
  provisions: { [unit]: 'It holds.' },
});

const CORPUS = corpusOf(
  act('fr', 'code-civil', 'Code civil'),
  act('fr', 'cgi', 'Code général des impôts'),
  act('fr', 'conso', 'Code de la consommation'),
  act('fr', 'urbanisme', "Code de l'urbanisme"),
  act('fr', 'constitution', 'Constitution du 4 octobre 1958'),
  act('es', 'cc', 'Código Civil'),
  act(
    'es',
    'et',
    'Real Decreto Legislativo 2/2015, de 23 de octubre, por el que se aprueba el texto refundido de la Ley del Estatuto de los Trabajadores',
  ),
  act('ja', 'minso', '民事訴訟法'),
  act('ja', 'kojin', '個人情報の保護に関する法律'),
  act('th', 'civil', 'ประมวลกฎหมายแพ่งและพาณิชย์', 'sec_5'),
  act('th', 'constitution-th', 'รัฐธรรมนูญแห่งราชอาณาจักรไทย พ.ศ. ๒๕๖๐', 'sec_5'),
  act('en', 'qra', 'Quay Rights Act 1996', 'sec_5'),
  act('en', 'eqa', 'Equality Act 2010', 'sec_5'),
  act('en', 'tupe', 'Transfer of Undertakings (Protection of Employment) Regulations 2006', 'rule_5'),
  act('en', '42-usc', '42 U.S.C.', 'sec_5'),
);

const meant = (text: string, language: string): string[] =>
  new CitationResolver(CORPUS)
    .resolve(findCitations(text, language), {}, text)
    .map(({ outcome, targets }) => (outcome === 'resolved' ? targets[0]!.split('/')[0]! : outcome));

describe('names that everybody uses for acts', () => {
  for (const [language, text, expected] of [
    ['fr', "l'article 5 C. civ.", 'code-civil'],
    ['fr', "l'article 5 du CGI", 'cgi'],
    ['fr', "l'article 5 C. conso.", 'conso'],
    ['fr', "l'article 5 C. urb.", 'urbanisme'],
    ['fr', "l'article 5 de la Constitution", 'constitution'],
    ['fr', "l'article 5 C. trav.", 'act-not-in-corpus'],
    ['es', 'el artículo 5 CC', 'cc'],
    ['es', 'el artículo 5 del Estatuto de los Trabajadores', 'et'],
    ['es', 'el art. 5 LEC', 'act-not-in-corpus'],
    ['ja', '民訴法五条', 'minso'],
    ['ja', '個人情報保護法第五条', 'kojin'],
    ['ja', '刑訴法五条', 'act-not-in-corpus'],
    ['th', 'ป.พ.พ. มาตรา 5', 'civil'],
    ['th', 'รัฐธรรมนูญแห่งราชอาณาจักรไทย มาตรา 5', 'constitution-th'],
    ['th', 'ป.อ. มาตรา 5', 'act-not-in-corpus'],
    ['en', 's 5 QRA 1996', 'qra'],
    // Without its year, initials may be those of any act.
    ['en', 's 5 QRA', 'act-not-in-corpus'],
    ['en', 's 5 QRA 1997', 'act-not-in-corpus'],
    ['en', 'section 5 EqA 2010', 'eqa'],
    ['en', 'reg 5 TUPE 2006', 'tupe'],
    ['en', 'section 5 of Title 42', '42-usc'],
    ['en', 'title 42, section 5, of the U.S. Code', '42-usc'],
  ] as const) {
    it(`${language}: ${text}`, () => assert.deepEqual(meant(text, language), [expected]));
  }

  it('doubts that capitals in front of a section are an act which nobody knows', () => {
    const [cited] = new CitationResolver(CORPUS).resolve(findCitations('As to the FCA, section 5 applies.', 'en'), {});
    // What is missing is the citation, and no act of the name.
    assert.equal(cited!.missing, cited!.text);
  });
});
