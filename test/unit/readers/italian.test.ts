import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { CorpusBuilder } from '../../../src/law';
import { readSource } from '../../../src/readers';

const TEXT = `Codice dei moli

Libro primo
Dei moli

Titolo III
Delle tariffe

Sezione I
Del diritto di molo

Art. 7.
(Diritto di molo (tariffa A)).

Chi ormeggia al molo paga il diritto.

Il custode lo riscuote entro la fine del mese.

Art. 7-bis.
(abrogato)

Art. 8

((ARTICOLO ABROGATO DALLA L. 3 MARZO 2031, N. 12))

Art. 8-bis. Sospensione

Abrogato dall'art. 5 della legge 3 marzo 2031, n. 12.

Art. 9 - Deroghe

1. Il custode può derogare alla tariffa.
1-bis. La deroga è scritta.
1-ter. La deroga vale per:
a) le barche;
a-bis) le chiatte;
b) le zattere.
2. La deroga dura un mese.

Allegato A
(articolo 9)

Tariffe dei moli.
`;

const read = (): ReturnType<typeof readSource> => readSource({ file: '/law/moli.txt', bytes: Buffer.from(TEXT) });

describe('readers: Italian acts in the layout of the gazette', () => {
  const provisions = read().documents[0]!.provisions.map(({ id, heading, text, status }) => ({
    eId: id.slice(id.indexOf('/') + 1),
    heading,
    text,
    status,
  }));
  const of = (eId: string): (typeof provisions)[number] | undefined => provisions.find((one) => one.eId === eId);

  it('takes the line in brackets below an article for its heading', () => {
    assert.equal(of('art_7')?.heading, 'Diritto di molo (tariffa A)');
    assert.ok(of('art_7')?.text.startsWith('Chi ormeggia'));
  });

  it('names books, titles and sections', () => {
    const groups = provisions.filter(({ eId }) => /^book_1(?:__\w+)?$/u.test(eId)).map(({ heading }) => heading);
    assert.deepEqual(groups, ['Dei moli', 'Delle tariffe', 'Del diritto di molo']);
  });

  it('knows what is repealed, in one word and in a notice', () => {
    const repealed = provisions.filter(({ status }) => status === 'repealed').map(({ eId }) => eId);
    assert.deepEqual(repealed, ['art_7bis', 'art_8', 'art_8bis']);
  });

  it('reads what was put between paragraphs and between letters', () => {
    assert.deepEqual(
      provisions.filter(({ eId }) => eId.startsWith('art_9__')).map(({ eId }) => eId),
      ['art_9__para_1', 'art_9__para_1bis', 'art_9__para_1ter', 'art_9__para_2'],
    );
    assert.match(of('art_9__para_1ter')!.text, /\na-bis\) le chiatte;\n/u);
  });

  it('counts the paragraphs that have no numbers, and misses one that is not there', () => {
    const builder = new CorpusBuilder();
    for (const document of read().documents) builder.add(document);
    const resolver = new CitationResolver(builder.finish());
    const outcome = (text: string): string => resolver.resolve(findCitations(text, 'it'), {}, text)[0]!.outcome;
    assert.equal(outcome('art. 7, secondo comma, cod. moli'), 'resolved');
    assert.equal(outcome('art. 7, quinto comma, cod. moli'), 'provision-not-found');
    assert.equal(outcome('art. 9, comma 1-ter, lett. a-bis), cod. moli'), 'resolved');
    assert.equal(outcome('art. 9, comma 1-ter, lett. c), cod. moli'), 'provision-not-found');
  });
});
