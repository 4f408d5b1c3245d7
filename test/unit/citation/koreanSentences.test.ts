import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { corpusOf } from './support';

const CORPUS = corpusOf(
  { key: '항만법', title: '항만법', language: 'ko', provisions: { art_2: '둘', art_3: '셋' } },
  { key: '어촌법', title: '어촌법', language: 'ko', provisions: { art_2: '둘', art_8: '여덟' } },
);
const RESOLVER = new CitationResolver(CORPUS);

const read = (text: string): string[] =>
  RESOLVER.resolve(findCitations(text, 'ko'), { act: '항만법' }, text).map(
    ({ text: span, outcome, targets, missing }) => `${span} = ${outcome === 'resolved' ? targets.join(' ') : missing}`,
  );

describe('Korean acts named apart from their provisions', () => {
  it('are what "같은 법" goes back to, known or not', () => {
    assert.deepEqual(read('제3조와 「어촌법」에 따른 마을로서 같은 법 제8조의 마을'), [
      '제3조 = 항만법/art_3',
      '같은 법 제8조 = 어촌법/art_8',
    ]);
    assert.deepEqual(read('「어촌법」 제2조의 마을이 「도서법」에 따른 섬으로서 같은 법 제8조의 섬'), [
      '「어촌법」 제2조 = 어촌법/art_2',
      '같은 법 제8조 = 도서법',
    ]);
  });

  it('stand before a bracket that cites law itself, and before "의 경우"', () => {
    assert.deepEqual(read('「어촌법」(「도서법」 부칙 제2조로 폐지되기 전의 것을 말한다) 제8조'), [
      '「도서법」 부칙 제2조 = 도서법',
      '제8조 = 어촌법/art_8',
    ]);
    assert.deepEqual(read('제3조(「어촌법」의 경우 제8조를 말한다)'), ['제3조 = 항만법/art_3', '제8조 = 어촌법/art_8']);
  });

  it('are promulgated under numbers that are no points', () => {
    assert.deepEqual(read('법률 제6655호와 대통령령 제12호로 개정되기 전의 제3조'), ['제3조 = 항만법/art_3']);
  });
});
