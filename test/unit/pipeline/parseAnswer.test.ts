import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseAnswer } from '../../../src/pipeline/parseAnswer';

describe('parseAnswer', () => {
  /** Sentences as `text|footnotes`. */
  const reads = (reply: string, expected: string[], count = 3): void =>
    assert.deepEqual(
      parseAnswer(reply, count).sentences.map(({ text, footnotes }) => `${text}|${footnotes.join(',')}`),
      expected,
      reply,
    );

  it('ties footnotes to their sentence, before or after the full stop', () => {
    reads('The fee is due [1]. It may be waived.[2][3] It never lapses [1, 3]!', [
      'The fee is due.|1',
      'It may be waived.|2,3',
      'It never lapses!|1,3',
    ]);
    reads('선석을 반환하여야 한다.[1] 다만 연장할 수 있다[2].', [
      '선석을 반환하여야 한다.|1',
      '다만 연장할 수 있다.|2',
    ]);
    reads('契約は無効である[1]。終わり。[2]', ['契約は無効である。|1', '終わり。|2']);
    reads('The fee is due. [1-3]', ['The fee is due.|1,2,3']);
    reads('The fee [1] is due on berth [2] days.', ['The fee is due on berth days.|1,2']);
  });

  it('reads footnotes that stand in front of their line or on a line of their own', () => {
    reads('[1] The fee is due.\n[2] It may be waived.', ['The fee is due.|1', 'It may be waived.|2']);
    reads('The fee is due.\n[1]\nIt may be waived. [2]', ['The fee is due.|1', 'It may be waived.|2']);
  });

  it('bears with Markdown, lists, headings, "Answer:" and a list of sources', () => {
    reads(
      '## Result\n**Answer:** The fee is **due** [^1].\n\n- It may be waived【2】\n1. It lapses `never` [Provision 3]\n\n**Sources:**\n[1] Harbour Act',
      ['The fee is due.|1', 'It may be waived|2', 'It lapses never|3'],
    );
  });

  it('does not take a paragraph number, a year or another bracket for a footnote', () => {
    reads('Under section 3(1) [2019] the fee [sic] is due.', ['Under section 3(1) [2019] the fee [sic] is due.|']);
  });

  it('keeps footnotes that name no provision apart', () => {
    const { sentences } = parseAnswer('The fee is due [1][7]. It lapses [0].', 3);
    assert.deepEqual(
      sentences.map(({ footnotes, invented }) => [footnotes, invented]),
      [
        [[1], [7]],
        [[], [0]],
      ],
    );
  });

  it('reads an abstention and what is missing', () => {
    assert.deepEqual(parseAnswer('ABSTAIN: the Fees Regulations.', 2), {
      abstained: true,
      missing: ['the Fees Regulations.'],
      sentences: [],
    });
    assert.deepEqual(parseAnswer('I am sorry.\n**ABSTAIN** – the fee table', 2).missing, ['the fee table']);
    assert.deepEqual(parseAnswer('ABSTAIN', 2), { abstained: true, missing: [], sentences: [] });
    assert.equal(parseAnswer('The members abstain [1]. ABSTAINED votes do not count [1].', 2).abstained, false);
  });

  it('keeps a partial answer beside what is missing', () => {
    const { abstained, missing, sentences } = parseAnswer('The fee is due [1].\nABSTAIN: its amount.', 2);
    assert.deepEqual([abstained, missing, sentences.length], [false, ['its amount.'], 1]);
  });

  it('takes the words of a sentence from the lines under it, or right behind it', () => {
    const expected = [
      ['The fee is due.', [1], ['pays the fee', 'before entry'], ['entered at noon']],
      ['It may be waived.', [2], ['may waive “the fee”'], []],
    ];
    for (const reply of [
      'The fee is due. [1]\nLAW: "pays the fee"\nLAW [1]: "before entry"\nFACT: "entered at noon"\nIt may be waived. [2]\nLAW: "may waive “the fee”"',
      'The fee is due [1].\n- **LAW:** „pays the fee“; „before entry“\n- Facts: «entered at noon».\n\nIt may be waived [2].\n- law: “may waive “the fee””',
      'The fee is due [1]. LAW: "pays the fee" | "before entry" FACT: "entered at noon"\nIt may be waived [2]. LAW: “may waive “the fee””',
    ]) {
      const { sentences } = parseAnswer(reply, 2);
      assert.deepEqual(
        sentences.map(({ text, footnotes, lawWords, factWords }) => [text, footnotes, lawWords, factWords]),
        expected,
        reply,
      );
    }
  });

  it('does not take prose for the words of a sentence', () => {
    reads('Law: the fee is due [1]. By law it lapses [2].', ['Law: the fee is due.|1', 'By law it lapses.|2']);
    const { sentences } = parseAnswer('The fee is due [1]. LAW: "pays the fee" It lapses [2].', 2);
    assert.deepEqual(sentences.map(({ text, footnotes }) => `${text}|${footnotes.join(',')}`), ['The fee is due.|1', 'It lapses.|2']); // prettier-ignore
  });

  it('takes what is missing from lines of its own', () => {
    const { abstained, missing, sentences } = parseAnswer(
      'The fee is due [1].\nMISSING: the amount of the fee\nMISSING: none',
      2,
    );
    assert.deepEqual([abstained, missing, sentences.length], [false, ['the amount of the fee'], 1]);
    assert.deepEqual(parseAnswer('MISSING: the fee table', 2), {
      abstained: true,
      missing: ['the fee table'],
      sentences: [],
    });
  });

  it('never throws, and keeps footnotes within the count', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('[]1290,- .\nAa다。*#"')) }), (reply) => {
        for (const { footnotes, text } of parseAnswer(reply, 2).sentences) {
          assert.ok(footnotes.every((number) => number === 1 || number === 2));
          assert.notEqual(text, '');
        }
      }),
    );
    for (const piece of [
      '[1] ',
      '[1,',
      'a.[1]\n',
      '[',
      '** ',
      '1. ',
      ' ',
      ' LAW: "',
      '\uE0001\uE000',
      'LAW: ""\n',
      'MISSING:',
    ]) {
      parseAnswer(piece.repeat(500_000), 2);
    }
  });
});
