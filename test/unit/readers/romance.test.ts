import assert from 'node:assert/strict';
import { byEId, readFixture, readText } from './helpers';

describe('readers/markdown: front matter and article headings of other countries', () => {
  const ley = readFixture('ley-faros.md');
  const code = readFixture('code-phares.md');

  it('names the act, its language and the day from which it is law', () => {
    const { act } = ley.documents[0]!;
    assert.equal(act.title, 'Ley 7/2019, de 1 de marzo, de Faros de Veldria');
    assert.deepEqual(act.aliases, ['VEL-A-2019-7', 'Ley 7/2019']);
    assert.equal(act.language, 'es');
    assert.deepEqual(act.validity, { from: '2019-04-01' });
    assert.equal(code.documents[0]!.act.language, 'fr');
  });

  it('reads Spanish divisions, articles, numbered paragraphs and named provisions', () => {
    assert.deepEqual(
      [...byEId(ley)].map(([eId, { heading, status }]) => [eId, heading, status]),
      [
        ['title_preliminar', '', 'in-force'],
        ['art_1', 'Objeto de la Ley', 'in-force'],
        ['art_1__para_1', '', 'in-force'],
        ['art_1__para_2', '', 'in-force'],
        ['title_i', 'De los faros', 'in-force'],
        ['title_i__chp_ii', 'Del aceite', 'in-force'],
        ['title_i__chp_ii__dvs_1', 'Calidad', 'in-force'],
        ['art_5bis', 'Pureza', 'in-force'],
        ['art_6', 'Derogado', 'repealed'],
        // Cited by its name alone, so the division it stands in is not part of its path.
        ['hcontainer_disposición-adicional-primera', 'Barcos', 'in-force'],
        ['annex', '', 'in-force'],
      ],
    );
  });

  it('reads French numbers, and repeals what an act that is no longer law holds', () => {
    assert.deepEqual(
      [...byEId(code)].map(([eId, { text, status }]) => [eId, text, status]),
      [
        ['book_i', '', 'repealed'],
        ['book_i__title_ii', '', 'repealed'],
        ['book_i__title_ii__dvs_1', '', 'repealed'],
        ['art_l121-1', 'La mèche est propre.', 'repealed'],
        ['art_1', 'Le phare brille.', 'repealed'],
        ['art_r123-4bis', 'Il brille encore.', 'repealed'],
      ],
    );
  });

  for (const [heading, eId, words] of [
    ['Article 1er - Objet', 'art_1', 'Objet'],
    ['Article LO 111-3', 'art_lo111-3', ''],
    ['Sous-section 2 : Lampes', 'subdvs_2', 'Lampes'],
    ['Artículo único. Lámparas', 'art_1', 'Lámparas'],
    ['Art. 5', 'art_5', ''],
    ['Articolo 3-bis. Lampade', 'art_3bis', 'Lampade'],
    ['Artigo 2.º Lâmpadas', 'art_2', 'Lâmpadas'],
    ['Disposición final segunda', 'hcontainer_disposición-final-segunda', ''],
    ['Article 5 Lamps', 'art_5', 'Lamps'],
    ['Section 5 Lamps', 'sec_5', 'Lamps'],
  ] as const) {
    it(`reads the heading "${heading}" as ${eId}`, () => {
      const provision = byEId(readText('a.md', `# Lamp Act\n\n## ${heading}\n\nThe text of the lamp is it.\n`)).get(
        eId,
      );
      assert.equal(provision?.heading, words);
    });
  }

  for (const [heading, eId, words] of [
    ['Article 1649 A', 'art_1649a', ''],
    ['Article 1649 A - Lampes', 'art_1649a', 'Lampes'],
    ['Article 1649 A quoi sert la lampe', 'art_1649', 'A quoi sert la lampe'],
    ['Article 39 terdecies', 'art_39terdecies', ''],
    ['ARTICLE 39 TERDECIES', 'art_39terdecies', ''],
    ['Article 1649 quater B', 'art_1649quaterb', ''],
    ['Article 39 AA bis - Lampes', 'art_39aabis', 'Lampes'],
    ['Article 22/1', 'art_22/1', ''],
    ['Artículo 5-A. Lámparas', 'art_5a', 'Lámparas'],
    ['Artículo 5 quáter. Lámparas', 'art_5quater', 'Lámparas'],
    ['Artículo 8 vicies. Lámparas', 'art_8vicies', 'Lámparas'],
    ['Articolo 62-quinquiesdecies. Lampade', 'art_62quinquiesdecies', 'Lampade'],
    ['Articolo 2-bis.1 (Lampade)', 'art_2bis.1', 'Lampade'],
  ] as const) {
    it(`reads "${heading}" as ${eId}, as it is cited`, () => {
      const text = `---\nlanguage: fr\n---\n# Code des phares\n\n## ${heading}\n\nLe phare brille et la mèche est propre.\n`;
      assert.equal(byEId(readText('a.md', text)).get(eId)?.heading, words);
    });
  }

  it('keeps the days of the front matter with the act, and tells of one that is none', () => {
    const read = (day: string) =>
      readText('a.md', `---\nrepeal_date: ${day}\n---\n# Lamp Act\n\n## Section 1. A\n\nLit.\n`);
    const { documents, problems } = read('1999-12-31');
    assert.deepEqual(documents[0]!.act.validity, { until: '1999-12-31' });
    assert.equal(documents[0]!.provisions[0]!.status, 'in-force', 'which day it is, a reader does not know');
    assert.deepEqual(problems, []);
    const broken = read('1999-02-30');
    assert.equal(broken.documents[0]!.act.validity, undefined);
    assert.deepEqual(
      broken.problems.map(({ severity, message }) => [severity, message]),
      [['warning', '"1999-02-30" is no date that Proviso reads: write YYYY-MM-DD.']],
    );
  });
});

describe('readers/body: paragraphs that a language marks its own way', () => {
  const paragraphs = (language: string, ...lines: string[]): [string, string][] => {
    const text = `---\nTitle: Acte\nlanguage: ${language}\n---\n\n# Acte\n\n### Article 3\n\n${lines.join('\n\n')}\n`;
    return [...byEId(readText('act.md', text))].map(([eId, { text }]) => [eId, text]);
  };

  it('reads the Roman numbers of French codes, with what was inserted and over what was repealed', () => {
    assert.deepEqual(
      paragraphs(
        'fr',
        'I. - Le phare est éteint.',
        'Il est relevé (1).',
        '(1) Note.',
        'I bis.-Le phare est rallumé :',
        '1° Si le phare éblouit ;',
        'IV. – (Abrogé)',
        'V. Le préfet décide.',
        'II. - Cité.',
      ),
      [
        ['art_3', ''],
        ['art_3__para_i', 'Le phare est éteint.\nIl est relevé (1).\n(1) Note.'],
        ['art_3__para_ibis', 'Le phare est rallumé :\n1° Si le phare éblouit ;'],
        ['art_3__para_iv', '(Abrogé)'],
        ['art_3__para_v', 'Le préfet décide.\nII. - Cité.'],
      ],
    );
  });

  it('takes the line that was wrapped in front of such a number for one, but not the next paragraph under a line', () => {
    assert.deepEqual(
      paragraphs(
        'fr',
        'I. - Les agents visés au\nII. Les chefs paient.\nII. - Le préfet décide.',
        'IV. - Fin de M.\nX. Il part.',
      ),
      [
        ['art_3', ''],
        ['art_3__para_i', 'Les agents visés au II. Les chefs paient.'],
        ['art_3__para_ii', 'Le préfet décide.'],
        ['art_3__para_iv', 'Fin de M. X. Il part.'],
      ],
    );
  });

  for (const lines of [
    ['Le gardien peut :', 'I. - manger ;', 'II. - boire.'],
    ['II. - Le gardien dort.', 'I-2 est le phare.', 'Il y a un phare.'],
    ['I-2 est le phare.', 'V-3 aussi.'],
  ]) {
    it(`leaves what an article does not begin with: ${lines[0]}`, () => {
      assert.deepEqual(paragraphs('fr', ...lines), [['art_3', lines.join('\n')]]);
    });
  }

  for (const [language, first] of [
    ['fr', '§ 1er. Le Roi décide.'],
    ['nl', '§ 1. De Koning beslist.'],
  ] as const) {
    it(`reads the signs of Belgian acts in ${language}`, () => {
      const text = (line: string): string => line.slice(line.indexOf('. ') + 2);
      const next = first.replace(/1(?:er)?/u, '1bis');
      assert.deepEqual(paragraphs(language, first, next, '§ 5 est cité.'), [
        ['art_3', ''],
        ['art_3__para_1', text(first)],
        ['art_3__para_1bis', `${text(first)}\n§ 5 est cité.`],
      ]);
    });
  }
});
