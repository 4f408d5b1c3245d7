import assert from 'node:assert/strict';
import fc from 'fast-check';
import { articleReader } from '../../../../src/search/ranking/articleReader';
import { actAgreement, articleScores } from '../../../../src/search/ranking/structuralContext';
import { articleOf, type LegalIndex } from '../../../../src/search';
import { lexicalQuery, lexicalSearch, saturated, type LexicalQuery } from '../../../../src/search/ranking/lexical';
import { contentPairs, pairParts, pairScores } from '../../../../src/search/bm25/sequentialDependence';
import { toEnd } from '../../../../src/turns';
import { corpusOf } from '../../citation/support';
import { holdThread } from '../../support/holdThread';
import { indexOf } from '../../support/indexOf';

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);
const words = (text: string): string[] => text.split(' ');

describe('search/sequentialDependence', () => {
  /** `of` and `the` stand in most provisions, everything else in few. */
  const idf = (term: string): number => (['of', 'the'].includes(term) ? 0.1 : 3);

  it('pairs neighbouring content words across function words, in order', () => {
    assert.deepEqual(
      [...contentPairs(words('transfer of the securities transfer of securities'), pairParts(idf))],
      [
        ['transfer securities', 2],
        ['securities transfer', 1],
      ],
    );
  });

  it('pairs, of some words, those that are neighbours as they stand', () => {
    const text = words('transfer of the securities buy securities transfer securities');
    assert.deepEqual(
      [...contentPairs(text, pairParts(idf, new Set(['transfer', 'securities'])))],
      [
        ['transfer securities', 2],
        ['securities transfer', 1],
      ],
    );
  });

  it('makes no pair of Hangul terms, nor across them', () => {
    assert.deepEqual([...contentPairs(words('채권 권의 bank 양도 note'), pairParts(idf)).keys()], []);
  });

  it('scores a pair as BM25 scores a word, with the candidates as the collection', () => {
    const documents = ['lamp keeper lit', 'keeper lamp lit', 'lamp lit keeper'].map(words);
    const scores = toEnd(pairScores([words('lamp of the keeper')], documents, idf));
    // One of three documents holds the pair; all have the average length, so that f~ = 1.
    assert.deepEqual(scores.slice(1), [0, 0]);
    near(scores[0]!, (Math.log(1 + 2.5 / 1.5) * 1) / (1.2 + 1));
  });

  it('is 0 for a query of one word, and for no documents', () => {
    assert.deepEqual(toEnd(pairScores([['lamp']], [words('lamp keeper')], idf)), [0]);
    assert.deepEqual(toEnd(pairScores([words('lamp keeper')], [], idf)), []);
  });
});

describe('search/structuralContext', () => {
  const corpus = corpusOf(
    {
      key: 'lamp',
      provisions: { sec_1: 'lead', sec_1__para_1: 'lit dusk', sec_1__para_2: 'oil', sec_2: 'bell' },
    },
    { key: 'sea', provisions: { sec_1: 'ship' } },
  );
  const termsOf = (ordinal: number): string[] => words(corpus.text(ordinal));

  it('reads a paragraph with its article, and a section by itself', () => {
    assert.deepEqual(articleOf(corpus, 1), [0, 3]);
    assert.deepEqual(articleOf(corpus, 0), [0, 3]);
    assert.deepEqual(articleOf(corpus, 3), [3, 4]);
  });

  it('does not take a chapter for an article', () => {
    const sections = Array.from({ length: 80 }, (_, at) => [`chp_1__sec_${at}`, 'Some text.'] as const);
    const large = corpusOf({ key: 'large', provisions: { chp_1: '', ...Object.fromEntries(sections) } });
    assert.deepEqual(articleOf(large, 5), [5, 6]);
  });

  it('gives paragraphs of one article one score, worked out by hand', () => {
    const scores = articleScores(new Map([['oil', 2]]), [1, 2, 3], { ...articleReader(corpus), termsOf });
    // The article has 4 terms, the candidates (2, 1 and 1 terms) 4/3 on average; one of two articles holds "oil".
    const frequency = 1 / (0.25 + (0.75 * 4) / (4 / 3));
    const expected = (2 * Math.log(1 + 1.5 / 1.5) * frequency) / (1.2 + frequency);
    near(scores[0]!, expected);
    near(scores[1]!, expected);
    assert.equal(scores[2], 0);
  });

  it('lets the best hits vote for their act by rank', () => {
    const hits = [1, 4, 2].map((ordinal, at) => ({ ordinal, score: 9 - at }));
    const agreement = actAgreement(hits, corpus);
    // The lamp act has the first and the third vote, the sea act the second.
    assert.equal(agreement(3), 1);
    near(agreement(4), 1 / 6 / (1 / 5 + 1 / 7));
    assert.equal(actAgreement([], corpus)(0), 0);
  });
});

describe('search/lexical', () => {
  let index: LegalIndex;
  before(async () => {
    index = await indexOf({
      'harbour.md': `# Harbour Act

### Section 1. Entry

The deputy pilot boards every ship. The master pays.

### Section 2. Pilots

The pilot of the deputy master boards every ship daily.

### Section 3. Storms

(1) In a storm a vessel stays at anchor.

(2) The watch is doubled.

### Section 4. Fire

(1) In a fire a vessel leaves its berth.

(2) The watch is doubled.
`,
      'rail.md': `# Rail Act

### Section 1. Signals

The watch is doubled.
`,
    });
  });
  const ask = (text: string): LexicalQuery => lexicalQuery([{ text, weight: 1 }], index.languages);
  const ids = async (text: string): Promise<string[]> =>
    (await lexicalSearch(ask(text), 10, index)).map(({ ordinal }) => index.corpus.id(ordinal));

  it('counts a repeated query word less than twice, and never less than once', () => {
    assert.deepEqual([...saturated(new Map([['lamp', 1], ['oil', 3]]))], [
      ['lamp', 1],
      ['oil', 1.5],
    ]); // prettier-ignore
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 50, noNaN: true }), (frequency, k3) => {
        const weight = saturated(new Map([['lamp', frequency]]), k3).get('lamp')!;
        assert.ok(weight >= 1 - 1e-9 && weight <= k3 + 1);
      }),
    );
  });

  it('prefers the provision that keeps the words of the question together', async () => {
    // Sections 1 and 2 have the same words of the question; only section 2 says "deputy master".
    const [first, second] = index.bm25.search(new Map([['deputi', 1], ['master', 1]]), 2); // prettier-ignore
    assert.deepEqual([first!.ordinal, second!.ordinal], [0, 1], 'BM25 alone prefers the shorter or the earlier');
    assert.equal((await ids('Whom does the deputy master send?'))[0], 'harbour-act/sec_2');
  });

  it('prefers the paragraph whose article the question is about', async () => {
    // Three provisions say that the watch is doubled: one in the article on storms, one in that on fire, one elsewhere.
    const found = (await ids('Is the watch doubled in a storm?')).filter((id) => id !== 'harbour-act/sec_3__para_1');
    assert.equal(found[0], 'harbour-act/sec_3__para_2');
    assert.equal(
      (await ids('Is the watch doubled in a fire?')).filter((id) => id !== 'harbour-act/sec_4__para_1')[0],
      'harbour-act/sec_4__para_2',
    );
  });

  it('is BM25 over saturated words when nothing else counts', async () => {
    const query = 'storm storm storm watch watch harbour';
    const plain = index.bm25.search(saturated(new Map([['storm', 3], ['watch', 2], ['harbour', 1]])), 10); // prettier-ignore
    const weights = { pairs: 0, article: 0, act: 0 };
    assert.deepEqual(await lexicalSearch(ask(query), 10, index, { weights }), plain);
  });

  it('finds nothing for words that the corpus lacks, and at most k', async () => {
    assert.deepEqual(await ids('zeppelin'), []);
    assert.equal((await lexicalSearch(ask('the watch'), 1, index)).length, 1);
  });

  it('adds up what several texts say, each with its weight', () => {
    const { terms, sequences } = lexicalQuery(
      [
        { text: 'storm watch watch', weight: 1 },
        { text: 'storm', weight: 2 },
      ],
      ['en'],
    );
    assert.equal(terms.get('storm'), 3);
    assert.equal(terms.get('watch'), saturated(new Map([['watch', 2]])).get('watch'));
    assert.deepEqual(sequences, [['storm', 'watch', 'watch'], ['storm']]);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    const termsOf = (): readonly string[] => {
      holdThread(25);
      return [];
    };
    await assert.rejects(
      lexicalSearch(ask('the watch'), 5, index, { signal, reader: { ...articleReader(index.corpus), termsOf } }),
      /enough/u,
    );
  });
});
