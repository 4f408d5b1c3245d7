import assert from 'node:assert/strict';
import { sizeOf } from '../../../src/extension/corpusView';
import { dayInWords } from '../../../src/law';
import { figure } from '../../../src/text';
import { countsOf, verdictTitle } from '../../../webview/panel/words';
import { check, HARBOUR } from '../check/support';
import { indexOf } from '../support/indexOf';
import { LANGUAGES, speaking, type Language } from './speaking';

const DRAFT = 'By section 12(1) of the Harbour Act 1990 every ship shows a lantern.';

interface Said {
  readonly verdict: string;
  readonly counts: string;
  readonly size: string;
  readonly figure: string;
  readonly day: string;
  readonly finding: string;
  readonly fix: string;
}

const SAID: Readonly<Record<Language, Said>> = {
  en: {
    verdict: 'Grounded',
    counts: 'Sentences: 1 supported, 1 struck out',
    size: '1 act, 1,200 provisions',
    figure: '1,200.5',
    day: '3 March 2024',
    finding: 'Harbour Act 1990 section 12 does not exist. Did you mean “section 12A(1) of the Harbour Act 1990”?',
    fix: 'Change to “section 12A(1) of the Harbour Act 1990”',
  },
  de: {
    verdict: 'Belegt',
    counts: 'Sätze: 1 belegt, 1 gestrichen',
    size: '1 Gesetz, 1.200 Bestimmungen',
    figure: '1.200,5',
    day: '3. März 2024',
    finding: 'Harbour Act 1990 section 12 gibt es nicht. Meinten Sie „section 12A(1) of the Harbour Act 1990“?',
    fix: 'In „section 12A(1) of the Harbour Act 1990“ ändern',
  },
  ko: {
    verdict: '근거 있음',
    counts: '문장: 뒷받침됨 1, 삭제 표시 1',
    size: '법령 1개, 조문 1,200개',
    figure: '1,200.5',
    day: '2024년 3월 3일',
    finding: 'Harbour Act 1990 section 12: 존재하지 않습니다. 혹시 “section 12A(1) of the Harbour Act 1990” 아닙니까?',
    fix: '“section 12A(1) of the Harbour Act 1990”(으)로 바꾸기',
  },
};

describe('what is said of the same thing', () => {
  for (const language of LANGUAGES) {
    it(`is in ${language} what a reader of it expects, figures and days included`, () =>
      speaking(language, async () => {
        const said = SAID[language];
        assert.equal(verdictTitle('grounded'), said.verdict);
        assert.equal(countsOf([{ support: 'supported' }, { support: 'invented' }]), said.counts);
        assert.equal(sizeOf({ acts: 1, provisions: 1200 }), said.size);
        assert.equal(figure(1200.5), said.figure);
        assert.equal(dayInWords('2024-03-03'), said.day);
        const [finding] = check(DRAFT, await indexOf({ 'harbour.md': HARBOUR }));
        assert.equal(finding!.message, said.finding);
        assert.equal(finding!.fixes[0]!.title, said.fix);
      }));
  }
});
