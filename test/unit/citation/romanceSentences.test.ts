import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const corpus = corpusOf(
  {
    key: 'ports',
    title: 'Code des ports',
    language: 'fr',
    provisions: {
      book_i: 'Livre Ier',
      'art_l1-1': 'Le port est ouvert.',
      'art_l1-2': 'I. - Le pilote monte.\n\nII. - Il paie :\n\n1° En été ;\n\n2° En hiver.',
      'art_r1-1': 'Le décret précise.',
    },
  },
  {
    key: 'faros',
    title: 'Ley 9/2018, de 5 de junio, de Faros',
    language: 'es',
    provisions: { art_1: 'a', art_2bis: 'b', 'hcontainer_disposición-adicional-primera': 'c' },
  },
);
const resolver = new CitationResolver(corpus);

/** The citations of a draft, each with its targets, or with its outcome and what is missing. */
const cites = (text: string, language: string): string[] =>
  resolver
    .resolve(findCitations(text, language), {}, text)
    .map(({ text: span, outcome, targets, missing }) =>
      outcome === 'resolved' ? `${span} -> ${targets.join(' ')}` : `${span} -> ${outcome}: ${missing ?? ''}`,
    );

describe('drafts in French and Spanish', () => {
  it('cite the paragraphs that an article counts by Roman numbers, and no other', () => {
    assert.deepEqual(cites('le 1° du II de l’article L. 1-2 du code des ports', 'fr'), [
      '1° du II de l’article L. 1-2 du code des ports -> ports/art_l1-2',
    ]);
    assert.match(cites('le III de l’article L. 1-2 du code des ports', 'fr')[0]!, /provision-not-found/u);
  });

  it('cite the article behind "et" as one of its own', () => {
    const [first, second] = cites('l’article L. 1-1 du code des ports et l’article L. 9-9 du même code', 'fr');
    assert.equal(first, 'article L. 1-1 du code des ports -> ports/art_l1-1');
    assert.match(second!, /^article L\. 9-9 du même code -> provision-not-found: Code des ports /u);
  });

  it('do not take an act that is written for the one named before', () => {
    const before = 'L’article L. 1-1 du code des ports. ';
    for (const behind of [
      'L’article L. 1-2, 2e alinéa, du code du sport',
      'Les articles L. 1-2 et suivants du code du sport',
      'L’article R. 1-1 (1°) du code du sport',
      'L. 1-2 du code du sport',
      'L’article R. 1-1 (objet) du code du sport',
    ]) {
      assert.match(cites(before + behind, 'fr')[1]!, /act-not-in-corpus: code du sport/u, behind);
    }
    for (const behind of [
      'El artículo 1 del RD 5/2015',
      'El artículo 1 (objeto) de la Ley 40/2002',
      'El artículo 2.bis de la Ley 40/2002',
      'El artículo 1 y siguientes de la Ley 40/2002',
      'La disposición adicional 1ª de la Ley 40/2002',
    ]) {
      assert.match(cites(`El artículo 1 de la Ley 9/2018. ${behind}`, 'es')[1]!, /act-not-in-corpus: /u, behind);
    }
  });

  it('know a short name of two letters that they define', () => {
    assert.deepEqual(cites('Le code des ports (ci-après dénommé « CP »). L’article L. 1-1 CP', 'fr'), [
      'article L. 1-1 CP -> ports/art_l1-1',
    ]);
    assert.deepEqual(cites('La Ley 9/2018 (en adelante, LF). El artículo 2 bis de la LF', 'es'), [
      'artículo 2 bis de la LF -> faros/art_2bis',
    ]);
  });

  it('leave former wording and transitory articles unchecked, whatever today’s law has under that number', () => {
    const rows: readonly (readonly [language: string, text: string, span: string])[] = [
      ['fr', 'L’ancien article L. 1-1 du code des ports', 'ancien article L. 1-1 du code des ports'],
      ['fr', 'L’article L. 1-1 (ancien) du code des ports', 'article L. 1-1 (ancien) du code des ports'],
      [
        'fr',
        'L’article L. 1-1 du code des ports alors en vigueur',
        'article L. 1-1 du code des ports alors en vigueur',
      ],
      ['es', 'El antiguo artículo 1 de la Ley 9/2018', 'antiguo artículo 1 de la Ley 9/2018'],
      ['es', 'El artículo primero transitorio de la Ley 9/2018', 'artículo primero transitorio de la Ley 9/2018'],
    ];
    for (const [language, text, span] of rows) {
      assert.deepEqual(cites(text, language), [`${span} -> act-not-in-corpus: ${span}`]);
    }
    assert.deepEqual(cites('Les anciens articles L. 1-1 et L. 9-9 du code des ports', 'fr'), [
      'anciens articles L. 1-1 -> act-not-in-corpus: anciens articles L. 1-1',
      'L. 9-9 du code des ports -> act-not-in-corpus: L. 9-9 du code des ports',
    ]);
  });

  it('cite the articles of every act that one phrase joins', () => {
    const [, second] = cites('les articles L. 1-1 du code des ports et L. 9-9 du code des ports', 'fr');
    assert.match(second!, /^L\. 9-9 du code des ports -> provision-not-found/u);
    const [, joined] = cites('los artículos 1 de la Ley 9/2018 y 77 de la Ley 9/2018', 'es');
    assert.match(joined!, /^77 de la Ley 9\/2018 -> provision-not-found/u);
  });

  it('do not take the act named before where a word stands between an article and its act', () => {
    for (const behind of [
      'Les articles L. 1-1 et L. 1-2, tous deux du code du sport',
      'L’article L. 1-1, in fine, du code du sport',
      'L’article L. 1-1 Code du sport',
      'L’article 5, § 1er, du code du sport',
    ]) {
      assert.match(cites(`L’article L. 1-1 du code des ports. ${behind}`, 'fr').at(-1)!, /: code du sport$/iu, behind);
    }
    for (const behind of [
      'Los artículos 1 y 2 bis, ambos de la Ley 40/2002',
      'El artículo 1 (apartado 1) de la Ley 40/2002',
      'El artículo 1 de la vigente Ley 40/2002',
      'El artículo 1o. de la Ley 40/2002',
    ]) {
      assert.match(cites(`El artículo 1 de la Ley 9/2018. ${behind}`, 'es').at(-1)!, /: Ley 40\/2002$/u, behind);
    }
  });

  it('cite divisions and named provisions however their numbers are written', () => {
    assert.deepEqual(cites('le livre premier du code des ports', 'fr'), [
      'livre premier du code des ports -> ports/book_i',
    ]);
    assert.deepEqual(cites('la D.A. 1ª de la Ley 9/2018', 'es'), [
      'D.A. 1ª de la Ley 9/2018 -> faros/hcontainer_disposición-adicional-primera',
    ]);
  });
});
