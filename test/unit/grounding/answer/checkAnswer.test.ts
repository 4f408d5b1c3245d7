import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { DraftFormat } from '../../../../src/check';
import { answerFindings, checkAnswer, type CheckedSentence } from '../../../../src/grounding';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';

const HARBOUR = `# Harbour Act

### Section 1. Fees

(1) The master of a ship pays a fee of 40 crowns.

(2) The owner of a tug pays no fee.

### Section 2. Lamps

The keeper lights a lamp at the pier every night.
`;

const FEE = ['harbour-act/sec_1__para_1'];
const LAMP = ['harbour-act/sec_2'];

describe('grounding/checkAnswer', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({ 'harbour.md': HARBOUR });
  });

  function check(source: string, format: DraftFormat = 'markdown'): readonly CheckedSentence[] {
    const steps = checkAnswer(source, format, index);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  }
  /** Each sentence as the source has it, with what it was held against. */
  const heldIn = (source: string, format?: DraftFormat): unknown[] =>
    check(source, format).map(({ start, end, citations }) => [source.slice(start, end), [...citations]]);

  it('holds a sentence against what it cites', () => {
    const [right, wrong] = check(
      'The master of a ship pays a fee of 40 crowns (section 1(1) of the Harbour Act). ' +
        'The master of a ship pays a fee of 90 crowns (section 1(1) of the Harbour Act).',
    );
    assert.deepEqual([right!.citations, wrong!.citations], [FEE, FEE]);
    assert.notEqual(right!.support, 'contradicted');
    assert.equal(wrong!.support, 'contradicted');
  });

  it('carries the citations of a paragraph to its sentences without any, and not to the next paragraph', () => {
    const text =
      'The master of a ship pays a fee of 40 crowns. It is due (section 1(1) of the Harbour Act).\n\nThe lamp is lit.';
    assert.deepEqual(heldIn(text), [
      ['The master of a ship pays a fee of 40 crowns.', FEE],
      ['It is due (section 1(1) of the Harbour Act).', FEE],
      ['The lamp is lit.', []],
    ]);
    assert.deepEqual(
      check(text).map(({ isCarried }) => isCarried),
      [true, false, false],
    );
    const last = check(text)[2]!;
    assert.deepEqual(
      [last.support, last.reason],
      ['unverified', 'It cites no provision, and neither does its paragraph.'],
    );
  });

  it('takes the nearest citations of a paragraph first, and no more than ten', () => {
    const cites = Array.from({ length: 12 }, () => 'By section 1(1) of the Harbour Act she pays.').join(' ');
    const [carried] = check(`A lamp is lit. By section 2 of the Harbour Act it is. ${cites}`);
    assert.equal(carried!.citations[0], 'harbour-act/sec_2');
  });

  it('resolves notes, behind the full stop and before it, on a line of their own and in a list of sources', () => {
    const sentences = 'The master pays a fee [1]. A lamp is lit at night.[2]';
    for (const notes of [
      '[1] Harbour Act section 1(1)\n[2] Harbour Act section 2',
      'Sources:\n1. Harbour Act section 1(1)\n2. Harbour Act section 2',
    ]) {
      const found = check(`${sentences}\n\n${notes}\n`);
      assert.deepEqual(
        found.map(({ citations }) => citations),
        [FEE, LAMP],
        notes,
      );
      assert.ok(found.every(({ text }) => !text.includes('[')));
    }
    assert.deepEqual(
      check(`The master pays a fee.[^a]\n\n[^a]: Harbour Act section 1(1)`).map(({ citations }) => citations),
      [FEE],
    );
  });

  it('says which note cites nothing', () => {
    const [sentence] = check('The master pays a fee [1].\n\n[1] A book about ships\n');
    assert.deepEqual([sentence!.support, sentence!.reason], ['unverified', 'Note 1 cites no provision.']);
  });

  it('counts a provision that its act does not have as invented, for that sentence alone', () => {
    const [carried, invented] = check('The lamp is lit. The master pays (section 9 of the Harbour Act).');
    assert.deepEqual(invented!.citations, ['harbour-act/sec_9']);
    assert.match(invented!.support, /^(?:contradicted|invented)$/u);
    assert.deepEqual([carried!.support, carried!.citations], ['unverified', []]);
  });

  it('leaves what may be another act or another wording open', () => {
    for (const sentence of [
      'The master pays a fee (section 1 of the Canal Act 1875).',
      'The master pays a fee (section 9 of the Harbour Act as originally enacted).',
      'The master pays a fee of 30 crowns (section 1(1) of the Harbour Act as originally enacted).',
    ]) {
      const [open] = check(sentence);
      assert.equal(open!.support, 'unverified', sentence);
      assert.deepEqual(open!.citations, [], sentence);
      assert.match(open!.reason!, /section/u);
    }
  });

  it('never shows as supported what cites something else besides that could not be looked up', () => {
    const shown = 'The master of a ship pays a fee of 40 crowns (section 1(1) of the Harbour Act';
    const [sentence] = check(`${shown}; section 1 of the Canal Act).`);
    assert.equal(sentence!.support, 'unverified');
    assert.match(sentence!.reason!, /Canal Act/u);
    const [wrong] = check(`${shown.replace('40', '90')}; section 1 of the Canal Act).`);
    assert.equal(wrong!.support, 'contradicted');
  });

  it('takes no act as a whole for a source', () => {
    assert.deepEqual(check('The master pays under the Harbour Act.')[0]!.citations, []);
  });

  it('leaves out headings, questions, code, rules and tables without words', () => {
    const text = [
      '# Fees of section 1 of the Harbour Act',
      'Answer',
      '**Short answer**\nThe master pays.',
      'Who pays a fee?',
      '```\nsection 2 of the Harbour Act is code.\n```',
      '---',
      '- by section 2 of the Harbour Act',
    ].join('\n\n');
    assert.deepEqual(heldIn(text), [
      ['The master pays.', []],
      ['by section 2 of the Harbour Act', LAMP],
    ]);
  });

  it('gives spans of the source, its markup inside them, in every format', () => {
    const said = 'pays a fee (section 1(1) of the Harbour Act).';
    assert.deepEqual(heldIn(`> The **master** ${said}`), [[`The **master** ${said}`, FEE]]);
    assert.deepEqual(heldIn(`<p>The <b>master</b> ${said}</p>`, 'html'), [[`The <b>master</b> ${said}`, FEE]]);
    assert.deepEqual(heldIn(`\\section{Fees}\n\nThe \\emph{master} ${said}`, 'latex'), [
      [`The \\emph{master} ${said}`, FEE],
    ]);
  });

  it('places the words of a clash in the source', () => {
    for (const sentence of check('- The **master** of a ship pays 90 crowns [1].\n\n[1] Harbour Act section 1(1)')) {
      for (const { words, place } of sentence.clashes) assert.ok(place.end - place.start >= words.text.length);
    }
  });

  it('tells what is wrong with each sentence once, and nothing of one that is supported', () => {
    const found = check('The master pays (section 9 of the Harbour Act). The lamp is lit.\n\nThe sea is calm.');
    const findings = found.flatMap((sentence) => answerFindings(sentence, index.corpus));
    assert.ok(findings.length >= 3);
    assert.match(findings[0]!.code, /^(?:contradicted-sentence|invented-authority)$/u);
    assert.equal(findings[0]!.severity, 'error');
    assert.deepEqual([findings.at(-1)!.code, findings.at(-1)!.severity], ['unverified-sentence', 'information']);
    const supported = { ...found[0]!, support: 'supported' as const, clashes: [] };
    assert.deepEqual(answerFindings(supported, index.corpus), []);
  });

  it('bears with any text', () => {
    const pieces = fc.constantFrom(
      'The master pays. ',
      'section 1 of the Harbour Act',
      'section 9',
      '[1]',
      '\n',
      '\n\n',
      '[1] ',
      '# ',
      '```\n',
      '- ',
      '? ',
      '“',
      '\u{1f6a2}',
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 40 }),
        fc.constantFrom<DraftFormat>('markdown', 'text', 'html'),
        (parts, format) => {
          const source = parts.join('');
          let last = 0;
          for (const { start, end, citations, support } of check(source, format)) {
            assert.ok(last <= start && start < end && end <= source.length);
            assert.ok(citations.length > 0 || support === 'unverified');
            last = end;
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('takes time that grows with the text alone', () => {
    const paragraph = 'The fee is due. So it is. By section 1(1) of the Harbour Act she pays. A lamp [1] is lit.\n';
    // One line below the other, they are one paragraph as far as paragraphs go.
    assert.equal(check(paragraph.repeat(2000)).length, 4 * 2000);
  });
});
