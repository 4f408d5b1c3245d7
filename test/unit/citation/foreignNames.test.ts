import assert from 'node:assert/strict';
import { citeCorpus, CitationResolver, findCitations } from '../../../src/citation';
import type { PackedCorpus } from '../../../src/law';
import { corpusOf } from './support';

/** The citations of a draft in one language, each with its targets, or with its outcome and what is missing. */
function cites(resolver: CitationResolver, text: string, language: string, act?: string): string[] {
  const context = act === undefined ? {} : { act };
  return resolver
    .resolve(findCitations(text, language), context, text)
    .map(({ text: span, outcome, targets, missing }) =>
      outcome === 'resolved' ? `${span} -> ${targets.join(' ')}` : `${span} -> ${outcome}: ${missing ?? ''}`,
    );
}

describe('names of acts', () => {
  const corpus = corpusOf(
    { key: 'code', title: 'Code de la navigation', language: 'fr', provisions: { 'art_l2-1': 'a', art_3: 'b' } },
    {
      key: 'ley',
      title: 'Ley 12/2001, de 3 de mayo, de Puertos',
      language: 'es',
      provisions: { art_5: 'c', art_6: 'd' },
    },
    { key: 'kowan', title: '港湾法', language: 'ja', provisions: { art_5: 'e', art_6: 'f' } },
    { key: 'kowan-rei', title: '港湾法施行令', language: 'ja', provisions: { art_1: 'g' } },
    { key: 'anzen', title: '船舶の安全に関する法律', language: 'ja', provisions: { art_2: 'h' } },
    { key: 'port', title: 'ประมวลกฎหมายท่าเรือ', language: 'th', provisions: { sec_5: 'i', sec_6: 'j' } },
    { key: 'hafg', title: 'Hafengesetz', abbreviation: 'HafG', language: 'de', provisions: { sec_5: 'k' } },
    { key: 'harbour', title: 'Harbour Act 1990', language: 'en', provisions: { sec_5: 'l' } },
  );
  const resolver = new CitationResolver(corpus);

  it('are cut back to the longest beginning that the corpus knows', () => {
    assert.deepEqual(cites(resolver, 'articles L. 2-1 et 3 du code de la navigation de la mer', 'fr'), [
      'articles L. 2-1 -> code/art_l2-1',
      '3 du code de la navigation -> code/art_3',
    ]);
    assert.deepEqual(cites(resolver, 'มาตรา 5 แห่งประมวลกฎหมายท่าเรือให้ใช้', 'th'), [
      'มาตรา 5 แห่งประมวลกฎหมายท่าเรือ -> port/sec_5',
    ]);
  });

  it('are known by their number alone', () => {
    assert.deepEqual(cites(resolver, 'artículos 5 y 6 de la Ley 12/2001', 'es'), [
      'artículos 5 -> ley/art_5',
      '6 de la Ley 12/2001 -> ley/art_6',
    ]);
  });

  it('are cut back to the longest ending that the corpus knows, for a whole list', () => {
    assert.deepEqual(cites(resolver, '港に係る船舶の安全に関する法律第二条及び第九条', 'ja'), [
      '船舶の安全に関する法律第二条 -> anzen/art_2',
      '第九条 -> provision-not-found: 船舶の安全に関する法律 第9条',
    ]);
  });

  it('go on in front of letters that particles are written in, where the corpus knows the longer name', () => {
    const ferries = new CitationResolver(
      corpusOf(
        {
          key: 'ferries',
          title: '渡船の運航に関する法律',
          aliases: ['渡し法'],
          language: 'ja',
          provisions: { art_2: 'a', art_3: 'b' },
        },
        { key: 'crews', title: '船員法', language: 'ja', provisions: { art_2: 'c', art_3: 'd' } },
        { key: 'ferry-crews', title: '渡し船員法', language: 'ja', provisions: { art_2: 'e', art_3: 'f' } },
        { key: 'order', title: '船員法施行令', language: 'ja', provisions: { art_1: 'g' } },
      ),
    );
    assert.deepEqual(cites(ferries, '渡し法第二条及び第三条', 'ja', 'order'), [
      '渡し法第二条 -> ferries/art_2',
      '第三条 -> ferries/art_3',
    ]);
    assert.deepEqual(cites(ferries, 'この渡し船員法第二条及び第三条', 'ja'), [
      '渡し船員法第二条 -> ferry-crews/art_2',
      '第三条 -> ferry-crews/art_3',
    ]);
    assert.deepEqual(cites(ferries, '及び船員法第二条', 'ja'), ['船員法第二条 -> crews/art_2']);
    assert.deepEqual(cites(ferries, '準用する法第二条', 'ja', 'order'), ['法第二条 -> crews/art_2']);
    assert.deepEqual(cites(ferries, '旧渡し法第二条', 'ja'), ['渡し法第二条 -> act-not-in-corpus: 旧渡し法']);
  });

  it('go back to the act of an order, and from the act to its order', () => {
    assert.deepEqual(cites(resolver, '法第五条', 'ja', 'kowan-rei'), ['法第五条 -> kowan/art_5']);
    assert.deepEqual(cites(resolver, '港湾法第五条及び同法施行令第一条', 'ja'), [
      '港湾法第五条 -> kowan/art_5',
      '同法施行令第一条 -> kowan-rei/art_1',
    ]);
  });

  it('are what the text defines them to be', () => {
    const rows = [
      ['de', 'Das Hafengesetz vom 3. Mai 1990 (im Folgenden: PortG) gilt. § 5 PortG', '§ 5 PortG -> hafg/sec_5'],
      ['de', 'Das Hafengesetz (HafenG) gilt. § 5 HafenG', '§ 5 HafenG -> hafg/sec_5'],
      [
        'en',
        'The Harbour Act 1990 (the "Act") applies. See section 5 of the Act',
        'section 5 of the Act -> harbour/sec_5',
      ],
      ['fr', 'le code de la navigation (ci-après « le code ») ; article 3 du code', 'article 3 du code -> code/art_3'],
      ['es', 'la Ley 12/2001 (en adelante, la Ley). El artículo 5 de la Ley', 'artículo 5 de la Ley -> ley/art_5'],
      ['ja', '港湾法（平成五年法律第七号。以下「基本法」という。）。基本法第五条', '基本法第五条 -> kowan/art_5'],
      [
        'th',
        'ประมวลกฎหมายท่าเรือ (ต่อไปนี้เรียกว่า “กฎหมายท่า”) ใช้บังคับ มาตรา 5 แห่งกฎหมายท่า',
        'มาตรา 5 แห่งกฎหมายท่า -> port/sec_5',
      ],
    ] as const;
    for (const [language, text, expected] of rows) assert.deepEqual(cites(resolver, text, language), [expected]);
  });

  it('stay unknown where the text says only whose they are', () => {
    assert.deepEqual(cites(resolver, '§ 5 HafG. Nach seinem § 5 kann der Vertrag enden.', 'de'), [
      '§ 5 HafG -> hafg/sec_5',
      '§ 5 -> act-not-in-corpus: § 5',
    ]);
  });
});

describe('acts without a title', () => {
  const namedByCitations = (corpus: PackedCorpus): CitationResolver => new CitationResolver(citeCorpus(corpus).corpus);
  const numbers = ['1.1', '2.1', '2.2', '3.4.1', '17.2'];
  const rules = Object.fromEntries(numbers.map((number) => [`rule_${number}`, 'A rule.']));
  const citing = numbers.map((number) => `See HBR Rule ${number}.`).join(' ');

  it('are named by those who cite them, where one alone has what is cited', () => {
    const resolver = namedByCitations(
      corpusOf(
        { key: 'document-1', title: 'Document 1', provisions: rules },
        { key: 'document-2', title: 'Document 2', provisions: { 'rule_1.1': 'Another.' } },
        { key: 'guidance', provisions: { para_1: citing } },
      ),
    );
    assert.deepEqual(cites(resolver, 'HBR Rule 2.2', 'en'), ['HBR Rule 2.2 -> document-1/rule_2.2']);
    assert.deepEqual(cites(resolver, 'XYZ Rule 2.2', 'en'), ['XYZ Rule 2.2 -> act-not-in-corpus: XYZ']);
  });

  it('stay nameless where two have it, or little is cited', () => {
    const two = namedByCitations(
      corpusOf(
        { key: 'document-1', title: 'Document 1', provisions: rules },
        { key: 'document-2', title: 'Document 2', provisions: rules },
        { key: 'guidance', provisions: { para_1: citing } },
      ),
    );
    assert.deepEqual(cites(two, 'HBR Rule 2.2', 'en'), ['HBR Rule 2.2 -> act-not-in-corpus: HBR']);
    const few = namedByCitations(
      corpusOf(
        { key: 'document-1', title: 'Document 1', provisions: rules },
        { key: 'guidance', provisions: { para_1: 'See HBR Rule 2.2 and HBR Rule 17.2.' } },
      ),
    );
    assert.deepEqual(cites(few, 'HBR Rule 2.2', 'en'), ['HBR Rule 2.2 -> act-not-in-corpus: HBR']);
  });
});

describe('guidance under an act', () => {
  const resolver = new CitationResolver(
    corpusOf(
      { key: 'harbour', title: 'Harbour Act 1990', provisions: { sec_5: 'a', sec_92: 'b' } },
      {
        key: 'guidance',
        provisions: { para_1: 'This guidance is issued under section 5 of the Harbour Act 1990.', para_2: 'c' },
      },
      { key: 'order', provisions: { sec_1: 'Made under section 5 of the Harbour Act 1990.' } },
    ),
  );

  it('cites its sections by number alone', () => {
    assert.deepEqual(cites(resolver, 'Contrary to section 92, a ship ...', 'en', 'guidance'), [
      'section 92 -> harbour/sec_92',
    ]);
  });

  it('but a text with sections of its own means its own, and a dead reference stays one', () => {
    assert.deepEqual(cites(resolver, 'Contrary to section 92, a ship ...', 'en', 'order'), [
      'section 92 -> provision-not-found: order section 92',
    ]);
  });
});

describe('words that point back to an act that is not there', () => {
  const resolver = new CitationResolver(
    corpusOf({ key: '항만법', title: '항만법', language: 'ko', provisions: { art_3: '가', art_3__para_2: '나' } }),
  );

  it('go back to no act before it', () => {
    assert.deepEqual(cites(resolver, '「항만법」 제3조, 「어촌법」 제7조 및 같은 조 제2항', 'ko'), [
      '「항만법」 제3조 -> 항만법/art_3',
      '「어촌법」 제7조 -> act-not-in-corpus: 어촌법',
      '같은 조 제2항 -> act-not-in-corpus: 어촌법',
    ]);
  });
});

describe('"전 3항"', () => {
  const resolver = new CitationResolver(
    corpusOf({
      key: '항만법',
      title: '항만법',
      language: 'ko',
      provisions: { art_3: '', art_3__para_1: '가', art_3__para_2: '나', art_3__para_3: '다', art_3__para_4: '라' },
    }),
  );
  const at = (ordinal: number, text: string): string[] =>
    resolver
      .resolve(findCitations(text, 'ko'), { ordinal }, text)
      .map(({ outcome, targets, missing }) => `${outcome} ${[...targets, missing ?? ''].join(' ')}`.trim());

  it('means so many neighbours, all of which must be there', () => {
    assert.deepEqual(at(4, '전 3항의 경우'), [
      'resolved 항만법/art_3__para_1 항만법/art_3__para_2 항만법/art_3__para_3',
    ]);
    assert.deepEqual(at(0, '전2조의 경우'), ['provision-not-found 항만법 제1조; 항만법 제2조']);
  });
});
