import assert from 'node:assert/strict';
import { readDraft } from '../../../../src/check';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { check, finish, HARBOUR } from '../support';

const KAI = `# Kaigesetz (KaiG)

## § 1 Kai

(1) Der Kai ist frei zu halten.

## § 2 Leinen

Leinen sind zu sichern.

## § 3 Boote

Boote sind zu melden.
`;

describe("a draft's own articles and sections", () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': HARBOUR, 'kai.md': KAI });
  });

  const cited = (text: string): string[] =>
    finish(readDraft(text, 'markdown', index))[0]!.citations.map(({ citation }) => citation.text);
  const codes = (text: string): string[] => check(text, index).map(({ code }) => code);

  const lease = [
    '# Liegeplatzvertrag',
    '## § 1 Liegeplatz\n\nEs gilt § 1 KaiG; § 3 bleibt unberührt.',
    '## § 2 Entgelt\n\nNach § 3 Absatz 2 und den §§ 1 und 2 KaiG.',
    '## § 3 Pfand\n\nZu leisten vor dem Einlaufen (§ 1).',
  ].join('\n\n');

  it('are none of a statute that it names', () => {
    // What stands in a list with the act behind it is of the act.
    assert.deepEqual(cited(lease), ['§ 1 KaiG', '§ 3 Absatz 2', '§§ 1', '2 KaiG']);
    assert.deepEqual(codes(lease), ['paragraph-out-of-range']);
  });

  it('are those that its headings count up from 1', () => {
    const later = lease.replaceAll('## § 1 Liegeplatz', '## § 4 Liegeplatz');
    assert.ok(cited(later).includes('§ 4'), 'they count from 4 on');
    assert.ok(cited(`${lease}\n\nNach § 4 gilt dies nicht.`).includes('§ 4'), 'no heading has the number');
    assert.deepEqual(cited('## § 1 Liegeplatz\n\nNach § 1 und § 2.'), ['§ 1', '§ 1', '§ 2'], 'one is no numbering');
  });

  for (const [name, text] of [
    ['English', 'Article 1. Berths\n\nSubject to Article 2.\n\nArticle 2. Fees\n\nSee Article 1.'],
    ['Korean', '제1조(목적) 이 계약은 정박에 관한 것이다.\n\n제2조(요금) 갑은 제1조에 따라 요금을 낸다.'],
    ['Japanese', '第1条　甲は係留する。\n\n第2条　乙は第1条により支払う。'],
    ['French', "Article 1 – Objet\n\nVoir l'article 2.\n\nArticle 2 – Prix\n\nSelon l'article 1."],
    ['plain German', '§ 1 Liegeplatz\n\nSiehe § 2.\n\n§ 2 Entgelt\n\nSiehe § 1.'],
  ] as const) {
    it(`are known in ${name}`, () => {
      assert.deepEqual(cited(text), []);
      assert.deepEqual(codes(text), []);
    });
  }

  it('are none where sentences begin with a number', () => {
    const memo = 'Section 1 of the Harbour Act 1990 sets fees.\n\nSection 2 gives an appeal.\n\nSection 3 is repealed.';
    assert.deepEqual(cited(memo), ['Section 1 of the Harbour Act 1990', 'Section 2', 'Section 3']);
  });

  it('are none of the act that a bill amends', () => {
    const bill = [
      '## § 1 Änderung des Kaigesetzes',
      'Das Kaigesetz wird wie folgt geändert:\n\n1. § 2 wird wie folgt gefasst: „Leinen sind nach § 1 zu sichern.“',
      '## § 2 Inkrafttreten\n\n§ 1 tritt morgen in Kraft.',
    ].join('\n\n');
    assert.deepEqual(cited(bill), ['§ 2', '§ 1']);
  });
});
