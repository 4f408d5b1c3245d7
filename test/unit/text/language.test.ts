import assert from 'node:assert/strict';
import { detectLanguage } from '../../../src/text';

describe('text/language', () => {
  const cases: readonly [text: string, language: string, why: string][] = [
    ['Wann verjährt der Anspruch auf die Miete?', 'de', 'German function words'],
    ['When does the claim for rent expire?', 'en', 'English function words'],
    ['선장은 항만시설 사용료를 내야 한다.', 'ko', 'Hangul'],
    ['「Harbour Act」 제5조에 따른 사용료는 매년 고시한다.', 'ko', 'a foreign title inside a Korean sentence'],
    ['不法行為による損害賠償の請求権', 'ja', 'Han with Kana'],
    ['合同法', 'zh', 'Han alone'],
    ['ผู้ใดปลอมเอกสาร', 'th', 'Thai'],
    ['12.3.4 -- 5', 'und', 'nothing but numbers'],
    ['', 'und', 'nothing'],
  ];
  for (const [text, language, why] of cases) {
    it(`${language}: ${why}`, () => assert.equal(detectLanguage(text), language));
  }
});
