import assert from 'node:assert/strict';
import { CitationResolver, findCitations } from '../../../src/citation';
import { indexOf } from '../support/indexOf';

const QUAY = `# Quay Act 2001

### Section 6. Lamps

(1) Lit.

(2) Out.

### Section 7. Ropes

(1) Tied.
`;
const HARBOUR = `---
Title: Hafengesetz
jurabk: HafG
---
# Hafengesetz

## § 5 Lampen

(1) Die Lampen werden von der Wache angezündet.

(2) Die Wache löscht sie.

## § 6 Taue

Die Taue werden von der Wache getrocknet.
`;

let resolver: CitationResolver;

/** What each citation of a draft resolves to. */
function meant(text: string, language: string): string[] {
  const resolved = resolver.resolve(findCitations(text, language), {}, text);
  return resolved.map(({ text: cited, outcome, targets }) => `${cited}: ${targets.join(' ') || outcome}`);
}

describe('citation/amended', () => {
  before(async () => {
    ({ resolver } = await indexOf({ 'quay.md': QUAY, 'harbour.md': HARBOUR }));
  });

  it('counts what stands below from the provision that a line amends, until it amends another', () => {
    const text =
      'Section 6 of the Quay Act 2001 is amended as follows.\nIn subsection (2), omit it.\nSection 7 is amended as follows.\nIn subsection (1), omit it. In subsection (2), too.';
    assert.deepEqual(meant(text, 'en'), [
      'Section 6 of the Quay Act 2001: quay-act-2001/sec_6',
      'subsection (2): quay-act-2001/sec_6__para_2',
      'Section 7: quay-act-2001/sec_7',
      'subsection (1): quay-act-2001/sec_7__para_1',
      'subsection (2): provision-not-found',
    ]);
  });

  it('takes the act that a line amends for that of what stands below', () => {
    const text =
      'Das Hafengesetz vom 3. Mai 1990, das zuletzt durch Artikel 3 des Gesetzes vom 1. Juni 2001 geändert worden ist, wird wie folgt geändert:\n1. § 5 wird wie folgt geändert:\na) In Absatz 2 wird das Wort gestrichen.\n2. § 6 wird aufgehoben.';
    assert.deepEqual(meant(text, 'de'), [
      'Artikel 3 des Gesetzes vom 1. Juni 2001: act-not-in-corpus',
      '§ 5: hafg/sec_5',
      'Absatz 2: hafg/sec_5__para_2',
      '§ 6: hafg/sec_6',
    ]);
  });

  it('counts nothing from a provision that is cited without being amended', () => {
    assert.deepEqual(meant('Section 6 of the Quay Act 2001 applies.\nIn subsection (2), omit it.', 'en'), [
      'Section 6 of the Quay Act 2001: quay-act-2001/sec_6',
      'subsection (2): act-not-in-corpus',
    ]);
  });

  it('counts commands from the act that is amended, under any number, whatever acts were named meanwhile', () => {
    const head = 'Das Hafengesetz in der Fassung der Bekanntmachung vom 2. Januar 2002 wird wie folgt geändert:';
    const named = 'In § 5 werden die Wörter „§ 3 des Kaigesetzes“ gestrichen.';
    for (const number of ['', '2. ', '(2) ', 'II. ', 'b) ', '2.\n', '2. a) ']) {
      const all = meant(`${head}\n${named}\n${number}§ 6 wird aufgehoben.`, 'de');
      assert.equal(all.at(-1), '§ 6: hafg/sec_6', number);
    }
    const elsewhere = meant(`${head}\n${named}\nDas gilt nach § 6.`, 'de');
    assert.notEqual(elsewhere.at(-1), '§ 6: hafg/sec_6', 'no command: the act that was named last');
  });

  it('counts no command from the act amended before where the bill turns to one that is not there', () => {
    const text =
      'Das Hafengesetz vom 3. Mai 1990 wird wie folgt geändert:\n1. § 5 wird wie folgt geändert:\n2. § 6 wird aufgehoben.\nDas Kaigesetz vom 3. Mai 1991, das durch Artikel 3 des Gesetzes vom 1. Juni 2001 geändert worden ist, wird wie folgt geändert:\n1. § 9 wird aufgehoben.';
    const all = meant(text, 'de');
    assert.deepEqual(all.slice(0, 2), ['§ 5: hafg/sec_5', '§ 6: hafg/sec_6']);
    assert.equal(all.at(-1), '§ 9: act-not-in-corpus');
  });

  it('goes on from one text of a draft to the next', () => {
    const [first, second] = ['§ 5 HafG wird wie folgt geändert:', 'In Absatz 2 wird es gestrichen.'] as const;
    const steps = resolver.locateEach(findCitations(first, 'de'), {}, first);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    const behind = [...resolver.locateEach(findCitations(second, 'de'), {}, second, step.value)];
    const located = behind.find((each) => each !== undefined);
    assert.equal(located?.outcome, 'resolved');
    assert.deepEqual(
      located?.path?.map(({ number }) => number),
      ['5', '2'],
    );
  });
});
