import assert from 'node:assert/strict';
import fc from 'fast-check';
import { terms, termsIn } from '../../../../src/languages';
import { scriptRuns } from '../../../../src/text';

describe('languages/analyser', () => {
  it('reads Hangul as bigrams inside a word, so that a particle costs one bigram and not the match', () => {
    assert.deepEqual(terms('운송인의 채권', 'en'), ['운송', '송인', '인의', '채권']);
    const bare = terms('운송인', 'en');
    assert.ok(bare.every((term) => terms('운송인에게', 'en').includes(term)));
  });

  it('keeps a word of one syllable', () => {
    assert.deepEqual(terms('갑 을', 'en'), ['갑', '을']);
  });

  it('treats the Korean middle dot as a separator in both of its codings', () => {
    assert.deepEqual(terms('채권ㆍ채무', 'en'), terms('채권·채무', 'en'));
  });

  it('stems Latin words in the language it is told', () => {
    assert.deepEqual(terms('Obligations of carriers', 'en'), terms('obligation of carrier', 'en'));
    assert.deepEqual(terms('Die Ansprüche', 'de'), terms('die Anspruch', 'de'));
    assert.deepEqual(terms('der Fluß, die Straße', 'de'), terms('der Fluss, die Strasse', 'de'));
  });

  it('leaves out function words, but not those that name something too', () => {
    assert.deepEqual(terms('The master of the ship shall not be on the boat', 'en'), ['master', 'ship', 'boat']);
    assert.deepEqual(terms('Der Weg ist für die Schiffe, wo sie einig sind', 'de'), ['weg', 'schiff', 'wo', 'einig']);
    assert.deepEqual(terms('Le navire et la barque sont au port', 'fr'), terms('navires barques ports', 'fr'));
    assert.deepEqual(terms('US persons and their IT systems', 'en'), ['us', 'person', 'it', 'system']);
    assert.deepEqual(terms('to be or not to be', 'en'), []);
    assert.deepEqual(terms('daß dass', 'de'), []);
  });

  it('reads each run of a mixed text by its own script', () => {
    assert.deepEqual(terms('제5조 shipping 民法', 'en'), ['제', '5', '조', 'ship', '民法']);
  });

  it('keeps a rule number whole and takes a full stop at the end off', () => {
    assert.deepEqual(terms('Rule 17.2.1. Next', 'en'), ['rule', '17.2.1', 'next']);
  });

  it('segments Thai and Japanese, which put no blanks between words', () => {
    assert.ok(terms('ผู้ใดปลอมเอกสาร', 'en').length > 1);
    assert.ok(terms('不法行為による損害賠償', 'en').length > 1);
  });

  it('folds full-width characters and case', () => {
    assert.deepEqual(terms('ＡＣＴ １２', 'en'), terms('act 12', 'en'));
  });

  it('segments a run without end in slices, losing nothing and splitting no character', () => {
    assert.equal(terms('中'.repeat(90_000), 'en').join(''), '中'.repeat(90_000));
    // 𠮷 is two code units, and after 中 one of them lies on either side of every slice of even length.
    const rare = `中${'𠮷'.repeat(50_000)}`;
    assert.equal(terms(rare, 'en').join(''), rare);
  });

  it('takes emoji and lone surrogates for no part of a word', () => {
    assert.deepEqual(terms('lamp 😀 wick😀oil \uD83D \uDE00', 'en'), ['lamp', 'wick', 'oil']);
    assert.deepEqual(scriptRuns('a𠮷b'), [
      { start: 0, end: 1, script: 'latin' },
      { start: 1, end: 3, script: 'segmented' },
      { start: 3, end: 4, script: 'latin' },
    ]);
    assert.deepEqual(terms('😀'.repeat(50_000), 'en'), []);
  });

  it('normalises a run of combining marks without end in linear time', () => {
    terms(`a${'\u0301'.repeat(400_000)}${'\u0316'.repeat(400_000)}`, 'en');
    terms(`a${`${'\u0301'.repeat(29)}\uff9e`.repeat(30_000)}`, 'en');
    assert.deepEqual(terms('e\u0301 '.repeat(5000), 'en'), Array(5000).fill('é'));
  });

  it('cuts a word without end instead of keeping it', () => {
    assert.deepEqual(
      terms('x'.repeat(10_000), 'fr').map(({ length }) => length),
      [64],
    );
  });

  it('reads a text in several languages as in each of them', () => {
    const languages = ['de', 'en', 'fr'];
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant('Die Ansprüche of carriers, 운송인의 債権 l’obligation'),
    );
    fc.assert(
      fc.property(texts, (text) => {
        assert.deepEqual(
          termsIn(text, languages),
          languages.map((language) => terms(text, language)),
        );
      }),
    );
    assert.deepEqual(termsIn('債権', []), []);
  });

  it('never throws and never invents a character, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = text.normalize('NFKC').toLowerCase();
        for (const { start, end } of scriptRuns(folded)) assert.ok(start < end && end <= folded.length);
        terms(text, 'en').forEach((term) => assert.notEqual(term, ''));
      }),
    );
  });
});
