import assert from 'node:assert/strict';
import { lawBeside, sidesOf } from '../../../src/extension/answerSides';
import type { AnswerSentenceView, HeldAgainst } from '../../../src/server';

const place = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const law = (changed: Partial<HeldAgainst> = {}): HeldAgainst => ({
  label: 'Harbour Act section 1',
  heading: 'Fees',
  text: 'The master pays a fee.',
  words: [],
  file: '/law/harbour.md',
  range: place,
  ...changed,
});
const sentence = (changed: Partial<AnswerSentenceView> = {}): AnswerSentenceView => ({
  range: place,
  text: 'The master pays.',
  support: 'supported',
  reasons: [],
  problems: [],
  law: [law()],
  ...changed,
});

describe('the sides of a checked answer', () => {
  it('begin each sentence with one and the same line, and keep it beside its law', () => {
    const long = 'The master of a ship pays a fee. '.repeat(12).trim();
    const { answer, law: beside } = sidesOf([
      sentence({ text: long }),
      sentence({ support: 'contradicted', reasons: ['“90” is not in it.', 'And more.'], law: [] }),
      sentence({ law: [law({ text: long }), law()] }),
    ]);
    const [left, right] = [answer.split('\n'), beside.split('\n')];
    assert.equal(left.length, right.length);
    const heads = left.flatMap((line, at) => (line.startsWith('──') ? [at] : []));
    assert.deepEqual(
      heads.map((at) => right[at]),
      ['── 1 · supported ──', '── 2 · contradicted ──', '── 3 · supported ──'],
    );
    assert.deepEqual(
      right.flatMap((line, at) => (line.startsWith('──') ? [at] : [])),
      heads,
    );
    assert.deepEqual(left.slice(heads[1]! + 1, heads[1]! + 4), [
      'The master pays.',
      '→ “90” is not in it.',
      '→ And more.',
    ]);
  });

  it('break lines at blanks, and words that are longer anywhere', () => {
    const words = '선장은'.repeat(60);
    const { answer } = sidesOf([sentence({ text: `It ${words} pays.` })]);
    assert.ok(answer.split('\n').every((line) => line.length <= 44));
    assert.ok(answer.replaceAll('\n', '').includes(words));
  });

  it('show of a provision the words that matter, each once, and all of it where none are known', () => {
    assert.equal(lawBeside(sentence()), 'Harbour Act section 1 (Fees)\nThe master pays a fee.');
    const quoted = sentence({ law: [law({ heading: '', words: ['pays a fee', 'pays a fee'] })] });
    assert.equal(lawBeside(quoted), 'Harbour Act section 1\n“pays a fee”');
  });

  it('are empty where nothing was checked', () => {
    assert.deepEqual(sidesOf([]), { answer: '', law: '' });
  });
});
