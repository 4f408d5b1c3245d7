import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../../src/citation';
import { corpusOf } from '../support';

const resolver = new CitationResolver(
  corpusOf(
    {
      key: 'bohatei',
      title: '防波堤法',
      aliases: ['平成二十年法律第八十八号'],
      language: 'ja',
      provisions: { art_1: 'a', art_2: 'b' },
    },
    { key: 'todai', title: '灯台法（平成十年法律第九号）', language: 'ja', provisions: { art_1: 'd' } },
    { key: 'fuhyo', title: '浮標法', language: 'ja', years: [2019], provisions: { art_1: 'c' } },
  ),
);
const outcomes = (text: string): string[] =>
  resolver
    .resolve(findCitations(text, 'ja'), {}, text)
    .map(({ outcome, targets }) => (outcome === 'resolved' ? targets.join(' ') : outcome));
const ABSENT = 'act-not-in-corpus';

describe('citation/acts/lawNumbers', () => {
  for (const [text, ...expected] of [
    ['防波堤法（平成二十年法律第八十八号）第一条', 'bohatei/art_1'],
    ['防波堤法（平成20年法律第88号。以下「法」という。）第一条', 'bohatei/art_1'],
    ['防波堤法（平成二十一年法律第八十七号）第一条', ABSENT],
    ['「防波堤法」（平成二十年法律第八十七号）第一条', ABSENT],
    ['防波堤法（平成二十年政令第八十八号）第一条及び第二条', ABSENT, ABSENT],
    ['防波堤法（平成二十一年四月一日施行）第一条', 'bohatei/art_1'],
    ['浮標法（令和元年法律第三号）第一条', 'fuhyo/art_1'],
    ['灯台法第一条', 'todai/art_1'],
    ['灯台法（平成十年法律第九号）第一条', 'todai/art_1'],
    ['灯台法（平成十一年法律第九号）第一条', ABSENT],
    ['浮標法（令和二年法律第三号）第一条', ABSENT],
  ] as const) {
    it(text, () => assert.deepEqual(outcomes(text), expected));
  }
});
