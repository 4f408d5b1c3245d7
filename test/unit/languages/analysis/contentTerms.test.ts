import assert from 'node:assert/strict';
import { contentTerms, latinLanguageOf } from '../../../../src/languages';

describe('languages/contentTerms', () => {
  it('are the terms without figures, single letters and what every statute says, as often as they occur', () => {
    assert.deepEqual(contentTerms('Unless section 5 provides, the master pays the master (b)', 'en'), [
      'provid',
      'master',
      'pai',
      'master',
    ]);
    assert.deepEqual(contentTerms('Sofern der Kapitän gemäß Absatz 2 zahlt', 'de'), ['kapitan', 'zahlt']);
    assert.deepEqual(contentTerms('항만에 관한 경우 갑', 'ko'), ['항만', '만에']);
  });

  it('leave out what statutes of another language say, which a text may quote', () => {
    assert.deepEqual(contentTerms('"Absatz" und "unless"', 'de'), []);
    assert.deepEqual(contentTerms('The word "gemäß" in the provision', 'en'), ['word', 'provision']);
  });
});

describe('languages/latinLanguageOf', () => {
  it('is the language whose words have stems, else the one that law borrows words from', () => {
    assert.deepEqual(['de', 'en', 'fr', 'es', 'ko', 'ja', 'und', 'constructor'].map(latinLanguageOf), [
      ...['de', 'en', 'fr', 'es'],
      ...['en', 'en', 'en', 'en'],
    ]);
  });
});
