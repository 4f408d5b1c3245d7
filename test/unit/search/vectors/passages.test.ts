import assert from 'node:assert/strict';
import { contextOf, passagesAt, passageText, readableBy, writtenLanguage } from '../../../../src/search';
import { corpusOf } from '../../citation/support';

const corpus = corpusOf(
  {
    key: 'lamps',
    title: 'Lamp Act',
    abbreviation: 'LA',
    language: 'en',
    provisions: {
      chp_1: '',
      chp_1__sec_1: 'A lamp is lit.',
      chp_1__sec_2: '등대에 불을 켠다. 등대지기는 매일 밤 불을 켜야 한다.',
      chp_1__sec_3: 'L’article premier ne porte pas sur les lampes du port.',
    },
  },
  {
    key: 'deungdae',
    title: '등대법',
    language: 'ko',
    provisions: { art_1: 'A lamp is lit.', art_2: '등대에 불을 켠다.' },
  },
);
const at = (id: string): number => corpus.ordinal(id)!;

describe('search/passages', () => {
  it('reads a provision in the language of its act, unless its script denies it', () => {
    assert.equal(writtenLanguage(corpus, at('lamps/chp_1__sec_1')), 'en');
    assert.equal(writtenLanguage(corpus, at('lamps/chp_1__sec_2')), 'ko');
    assert.equal(writtenLanguage(corpus, at('lamps/chp_1__sec_3')), 'en', 'Latin script tells no language for certain');
    assert.equal(writtenLanguage(corpus, at('deungdae/art_1')), 'ko');
    assert.equal(writtenLanguage(corpus, at('deungdae/art_2')), 'ko');
  });

  it('gives an encoder what it reads and what has text', () => {
    const english = readableBy({ supports: (language) => language === 'en' }, corpus);
    const read = Array.from({ length: corpus.size }, (_, ordinal) => ordinal).filter(english);
    assert.deepEqual(
      read.map((ordinal) => corpus.id(ordinal)),
      ['lamps/chp_1__sec_1', 'lamps/chp_1__sec_3'],
    );
  });

  it('puts the names of the act and the headings from the outermost in front of the text', () => {
    const section = at('lamps/chp_1__sec_1');
    const headings = [corpus.heading(at('lamps/chp_1')), corpus.heading(section)].filter((each) => each !== '');
    const context = ['Lamp Act', 'LA', ...headings].join('\n');
    assert.equal(contextOf(corpus, section), context);
    assert.equal(passageText(corpus, section), `${context}\nA lamp is lit.`);
    const passages = passagesAt(Int32Array.of(section), corpus);
    assert.deepEqual([[...passages.ordinals], passages.textOf(section)], [[section], `${context}\nA lamp is lit.`]);
  });
});
