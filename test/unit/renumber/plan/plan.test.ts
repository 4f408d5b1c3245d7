import assert from 'node:assert/strict';
import { planInsertion, planRename, RenumberError } from '../../../../src/renumber';
import { reachedBy } from '../../../../src/renumber/plan/plan';
import { indexOf } from '../../support/indexOf';
import { Law } from '../support';

const ACT = `# Harbour Rules 1990

### Section 1. Fees

A fee is due.

### Section 2. Tolls

A toll is due.

### Section 4. Lamps

A lamp is lit.
`;

function refused(run: () => unknown, reason: RegExp): void {
  assert.throws(run, (error) => error instanceof RenumberError && reason.test(error.message));
}

describe('renumber: plans', () => {
  let law: Law;
  before(async () => {
    law = await Law.of({ 'a.md': ACT });
  });
  const moves = ({ moves: all }: ReturnType<Law['rename']>): [string, string][] =>
    [...all].map(([ordinal, number]) => [law.index.corpus.id(ordinal), number]);

  it('refuse a number that another provision has, or that is the own one', () => {
    refused(() => law.rename('harbour-rules-1990/sec_1', '4'), /section 4 exists already/u);
    refused(() => law.rename('harbour-rules-1990/sec_1', '1'), /section 1 has this number already/u);
  });

  it('move one provision to a free number, and say whether the order holds', () => {
    const between = law.rename('harbour-rules-1990/sec_2', '3');
    assert.deepEqual([moves(between), between.keepsOrder], [[['harbour-rules-1990/sec_2', '3']], true]);
    assert.equal(law.rename('harbour-rules-1990/sec_2', '5').keepsOrder, false, 'behind section 4');
    assert.equal(law.rename('harbour-rules-1990/sec_4', '9').keepsOrder, true, 'the last one');
    assert.equal(law.rename('harbour-rules-1990/sec_1', '3').keepsOrder, false, 'behind section 2');
  });

  it('count on what stands behind a new one up to the first free number', () => {
    assert.deepEqual(moves(law.insert('harbour-rules-1990/sec_1', '1')), [
      ['harbour-rules-1990/sec_1', '2'],
      ['harbour-rules-1990/sec_2', '3'],
    ]);
    assert.deepEqual(moves(law.insert('harbour-rules-1990/sec_4', '3')), [], 'a free number moves nothing');
  });

  it('refuse a new number that is not between those beside it', () => {
    refused(
      () => law.insert('harbour-rules-1990/sec_4', '9'),
      /“9” is no number behind section 2 and before section 4/u,
    );
    refused(() => law.insert('harbour-rules-1990/sec_4', '1a'), /“1a” is no number behind section 2 and before/u);
    refused(() => law.insert('harbour-rules-1990/sec_1', '3'), /“3” is no number before section 1/u);
  });

  it('say what was typed without the blanks around it, and not the whole of a long text', () => {
    const section = 'harbour-rules-1990/sec_2';
    refused(() => law.rename(section, '  two  '), /^“two” is no number for section 2\. .* such as 2\.$/u);
    refused(() => law.rename(section, 'x'.repeat(100)), new RegExp(`^“${'x'.repeat(40)}” is no number`, 'u'));
    refused(() => law.rename(section, 'b'), /“b” is no number for section 2/u);
    refused(
      () => law.insert('harbour-rules-1990/sec_1', '  3 '),
      /^“3” is no number before section 1\. .* or 1 itself/u,
    );
    refused(() => law.insert('harbour-rules-1990/sec_4', ' 9 '), /^“9” is no number behind section 2 .* or 4 itself/u);
  });

  it('refuse a number that two provisions have, and say what to do first', async () => {
    const section = (heading: string): string => `### Section 1. ${heading}\n\nText.\n\n`;
    const quay = await indexOf(
      { 'q.md': `# Quay Act 2001\n\n${section('A')}${section('B')}` },
      /used before in the act/u,
    );
    const twice = quay.corpus.ordinal('quay-act-2001/sec_1~2')!;
    refused(() => planRename(quay.corpus, twice, '3'), /used twice in the act\. Give one of the two another number/u);
    refused(
      () => planInsertion(quay.corpus, twice, '3'),
      /used twice in the act\. Give one of the two another number/u,
    );
  });

  it('refuse a provision of a second version of an act, and say where citations mean it', async () => {
    const version = '# Quay Act 2001\n\n### Section 1. A\n\nText.\n\n';
    const quay = await indexOf({ 'new.md': version, 'old.md': version }, /already defined in/u);
    const [first, second] = ['quay-act-2001/sec_1', 'quay-act-2001/sec_1~2'].map((id) => quay.corpus.ordinal(id)!);
    refused(
      () => planRename(quay.corpus, second!, '3'),
      /^section 1 stands in “[^”]*new\.md” too, .* Renumber it there/u,
    );
    assert.equal(planRename(quay.corpus, first!, '3').moves.get(first!), '3');
  });

  it('refuse a part of an act that has no number, and say where to place the cursor', async () => {
    const head = '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act name="act">';
    const quay = await Law.of({
      'quay.xml': `${head}<preface><p><docTitle>Quay Act</docTitle></p></preface><body><section eId="sec_1"><num>1.</num><content><p>A quay.</p></content></section></body></act></akomaNtoso>`,
    });
    const german = await Law.of({
      'kaig.md': '---\njurabk: KaiG\n---\n\n# Kaigesetz\n\n### § 1 Tor\n\nEin Tor.\n\n### Anlage\n\nListe.\n',
    });
    refused(() => german.rename('kaig/annex', '2'), /has no number/u);
    for (const run of [quay.rename, quay.insert])
      refused(() => run('quay-act/hcontainer_preface', '3'), /has no number\. Place the cursor on an article/u);
  });

  it('count on letters behind letters, and units with letters with those that they stand behind', async () => {
    const sections = ['1', '2', '2A', '2B', '3', '5'].map((number) => `### Section ${number}. Item\n\nText.\n\n`);
    const quay = await Law.of({ 'q.md': `# Quay Act 2001\n\n${sections.join('')}` });
    const moved = (id: string, number: string): string[] =>
      [...quay.insert(`quay-act-2001/sec_${id}`, number).moves].map(
        ([ordinal, to]) => `${quay.index.corpus.id(ordinal).replace(/.*_/u, '')} ${to}`,
      );
    assert.deepEqual(moved('2', '2'), ['2 3', '2a 3a', '2b 3b', '3 4'], 'section 5 has its number still');
    assert.deepEqual(moved('2a', '2a'), ['2a 2b', '2b 2c']);
    assert.deepEqual(moved('3', '2c'), []);
  });

  it('refuse to count on numbers that do not rise', async () => {
    const sections = ['3', '1', '2'].map((number) => `### Section ${number}. Item\n\nText.\n\n`);
    const quay = await Law.of({ 'q.md': `# Quay Act 2001\n\n${sections.join('')}` });
    refused(() => quay.insert('quay-act-2001/sec_2', '2'), /do not rise in its order\. Choose a number that is free/u);
  });

  it('reach what moves, what stands beside a new one, and what a range over a lost number begins with', () => {
    const reached = (plan: ReturnType<Law['rename']>): string[] =>
      reachedBy(plan, law.index.corpus).map((ordinal) => law.index.corpus.id(ordinal).replace(/.*_/u, ''));
    assert.deepEqual(reached(law.rename('harbour-rules-1990/sec_2', '3')), ['2']);
    assert.deepEqual(reached(law.rename('harbour-rules-1990/sec_1', '3')), ['1', '2'], '“sections 2 to 4” takes it in');
    assert.deepEqual(reached(law.rename('harbour-rules-1990/sec_4', '1A')), ['1', '4']);
    assert.deepEqual(reached(law.insert('harbour-rules-1990/sec_4', '3')), ['2', '4']);
    assert.deepEqual(reached(law.insert('harbour-rules-1990/sec_1', '0')), ['1']);
  });

  it('count each row by itself: paragraphs by their section', async () => {
    const section = (number: number): string => `### Section ${number}. Fees\n\n(1) A fee.\n\n(2) A toll.\n`;
    const rules = await Law.of({ 'b.md': `# Quay Rules 1990\n\n${section(1)}\n${section(2)}` });
    const { moves: all } = rules.insert('quay-rules-1990/sec_1__para_1', '1');
    assert.deepEqual(
      [...all].map(([ordinal, number]) => [rules.index.corpus.id(ordinal), number]),
      [
        ['quay-rules-1990/sec_1__para_1', '2'],
        ['quay-rules-1990/sec_1__para_2', '3'],
      ],
    );
  });
});
