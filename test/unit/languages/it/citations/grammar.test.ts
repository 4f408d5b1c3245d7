import assert from 'node:assert/strict';
import { findCitations } from '../../../../../src/citation';
import { summaries, table } from '../../../citation/support';

describe('languages/it/citations: reads', () => {
  table(
    'it',
    [
      ['art. 2043 c.c.', 'art. 2043 c.c. | named:c.c. | act | art_2043'],
      ['art. 640-bis c.p.', 'art. 640-bis c.p. | named:c.p. | act | art_640bis'],
      ['art. 416-bis.1 c.p.', 'art. 416-bis.1 c.p. | named:c.p. | act | art_416bis.1'],
      ['art. 640, cpv., c.p.', 'art. 640, cpv., c.p. | named:c.p. | act | art_640'],
      ['art. 2043 c.c., comma 1', 'art. 2043 c.c., comma 1 | named:c.c. | act | art_2043__para_1'],
      ['art. 1341, II comma, c.c.', 'art. 1341, II comma, c.c. | named:c.c. | act | art_1341__para_2'],
      ['art. 118 disp. att. c.p.c.', 'art. 118 disp. att. c.p.c. | named:disp. att. c.p.c. | act | art_118'],
      [
        'artt. 110 c.p. e 648 c.p.p.',
        'artt. 110 c.p. | named:c.p. | act | art_110',
        '648 c.p.p. | named:c.p.p. | act | art_648',
      ],
      [
        'art. 4, co. 1, lett. b-ter), D.Lgs. 231/2001',
        'art. 4, co. 1, lett. b-ter), D.Lgs. 231/2001 | named:decreto legislativo 231/2001 | act | art_4__para_1__point_bter',
      ],
      [
        'art. 133, co. 1, lett. a), n. 2, cod. proc. amm.',
        'art. 133, co. 1, lett. a), n. 2, cod. proc. amm. | named:cod. proc. amm. | act | art_133__para_1__point_a__item_2',
      ],
      [
        "l'art. 1, commi da 49 a 57, della legge 28 giugno 2012, n. 92",
        'art. 1, commi da 49 | named:legge 92/2012 | act | art_1__para_49 .. art_1__para_57',
        '57, della legge 28 giugno 2012, n. 92 | named:legge 92/2012 | act | art_1__para_57',
      ],
      [
        "l'articolo 2, commi 1, lettera a), e 3, della direttiva 2011/83/UE",
        'articolo 2, commi 1, lettera a) | named:direttiva 2011/83/UE | act | art_2__para_1__point_a',
        '3, della direttiva 2011/83/UE | named:direttiva 2011/83/UE | act | art_2__para_3',
      ],
      [
        'art. 5, comma 1, lettera a), numero 2), e lettera b), del codice dei porti',
        'art. 5, comma 1, lettera a), numero 2) | named:codice dei porti | act | art_5__para_1__point_a__item_2',
        'lettera b), del codice dei porti | named:codice dei porti | act | art_5__para_1__point_b',
      ],
      [
        'articoli 5, commi 1 e 2, e 7 del codice dei porti',
        'articoli 5, commi 1 | named:codice dei porti | act | art_5__para_1',
        '2 | named:codice dei porti | act | art_5__para_2',
        '7 del codice dei porti | named:codice dei porti | act | art_7',
      ],
      [
        'art. 6, paragrafo 1, secondo comma, TUE',
        'art. 6, paragrafo 1, secondo comma, TUE | named:TUE | act | art_6__para_1__subpara_2',
      ],
      [
        'art. 9 del regolamento Consob n. 11971 del 1999',
        'art. 9 del regolamento Consob n. 11971 del 1999 | named:regolamento Consob 11971/1999 | act | art_9',
      ],
      ['art. 3 dello stesso è diverso', 'art. 3 dello stesso | previous | act | art_3'],
      ['art. 3 della presente legge', 'art. 3 della presente legge | this | act | art_3'],
      ['art. 3 della legge', 'art. 3 della legge | defined:legge | act | art_3'],
      ["l'articolo che precede", 'articolo che precede | this | preceding | art'],
    ],
    (actual, expected) => assert.deepEqual(actual, expected),
  );

  it('has one name for a law by number and year, however both are written', () => {
    const written = [
      'legge 7 agosto 1990, n. 241',
      'legge 7 agosto 1990 n. 241',
      'l. n. 241/1990',
      'L. 241/90',
      'legge n. 241 del 1990',
      'l. 7.8.1990, n. 241',
      'legge 241/1990',
    ];
    for (const name of written) {
      const [citation, ...others] = findCitations(`art. 2 ${name}`, 'it');
      assert.deepEqual([citation?.act, others], [{ kind: 'named', name: 'legge 241/1990' }, []], name);
      assert.equal(citation?.text, `art. 2 ${name}`);
    }
    const others = ['d.l. n. 241/1990', 'd.lgs. 241/1990', 'l. 241/1991', 'legge regionale Lazio n. 241/1990'];
    const names = others.map((name) => summaries(`art. 2 ${name}`, 'it').join());
    assert.equal(new Set([...names, ...summaries('art. 2 l. 241/1990', 'it')]).size, 5);
  });

  it('takes no number that counts something else', () => {
    for (const text of ['articolo 5 e 6 mesi', 'articolo 5 e 20 per cento', "l'articolo 5 o 7 giugno"]) {
      assert.deepEqual(
        findCitations(text, 'it').map(({ text: span }) => span),
        ['articolo 5'],
        text,
      );
    }
  });

  it('ends the name of an act where the sentence goes on', () => {
    for (const [text, name] of [
      ['art. 4 del codice dei porti prevede altro', 'codice dei porti'],
      ["art. 4 del codice dei porti e l'art. 5 del codice penale", 'codice dei porti'],
      ['art. 4 c.c. Il giudice decide', 'c.c.'],
      ['art. 4 c.c. Cass. civ.', 'c.c.'],
      ['art. 4 c.c. e non altro', 'c.c.'],
      ['art. 4 cod. porti. Così decide', 'cod. porti'],
    ] as const) {
      assert.deepEqual(findCitations(text, 'it')[0]?.act, { kind: 'named', name }, text);
    }
  });

  it('leaves what other languages say to them', () => {
    const told: readonly (readonly [text: string, language: string, system: string])[] = [
      ["L'art. 5 du code civil s'applique.", 'fr', 'fr'],
      ['El art. 5 del Código Civil se aplica.', 'es', 'es'],
      ['El art. 5 CC se aplica.', 'es', 'es'],
      ['Nach Art. 5 GG gilt das.', 'de', 'de'],
      ['Under Article 5 of the Harbour Act 1990 it applies.', 'en', 'en'],
      ['Volgens art. 5 BW geldt dit.', 'nl', 'nl'],
    ];
    for (const [text, language, system] of told) {
      assert.deepEqual(
        findCitations(text, language).map((citation) => citation.system),
        [system],
        text,
      );
    }
    for (const text of ['O art. 5 do Código Civil aplica-se.', 'Nos termos do n.º 1 do artigo 5.º da Lei aplica-se.']) {
      assert.ok(
        findCitations(text, 'pt').every(({ system }) => system !== 'it'),
        text,
      );
    }
  });

  it('reads an Italian citation in a text of another language where it names its act', () => {
    assert.deepEqual(
      findCitations('Under art. 2, comma 2, c.c. he pays.', 'en').map(({ system, text }) => `${system}: ${text}`),
      ['it: art. 2, comma 2, c.c.'],
    );
  });

  it('ends, whatever the input', () => {
    const pieces = ['art. 1, ', 'commi 1, ', 'legge regionale A ', 'c. ', 'disp. att. ', 'primo e ', 'del codice di '];
    for (const piece of pieces) findCitations(piece.repeat(20_000 / piece.length), 'it');
  });
});
