import assert from 'node:assert/strict';
import { scriptRuns } from '../../../src/text';

/** The runs of a text, each as its script and its words. */
const runs = (text: string): string[] =>
  scriptRuns(text).map(({ start, end, script }) => `${script} ${text.slice(start, end)}`);

describe('text/scriptRuns', () => {
  for (const [text, ...expected] of [
    ['', ...[]],
    ['The Act', 'latin The', 'latin Act'],
    ['Закон über νόμος', 'latin Закон', 'latin über', 'latin νόμος'],
    // Scripts without blanks between words; Korean, which has them, apart from both.
    ['相手方が', 'segmented 相手方が'],
    ['カタカナ', 'segmented カタカナ'],
    ['มาตรา', 'segmented มาตรา'],
    ['민법 제5조', 'hangul 민법', 'hangul 제', 'latin 5', 'hangul 조'],
    ['가힣', 'hangul 가힣'],
    ['民法민법law', 'segmented 民法', 'hangul 민법', 'latin law'],
    // A middle dot of statutes is a letter to Unicode only.
    ['선박ㆍ항만', 'hangul 선박', 'hangul 항만'],
    ['선박\u119e항만', 'hangul 선박', 'hangul 항만'],
    // A full stop between digits is part of a number, any other one ends a word.
    ['17.2.1', 'latin 17.2.1'],
    ['1.000 kr', 'latin 1.000', 'latin kr'],
    ['5. Act', 'latin 5', 'latin Act'],
    ['Act.5', 'latin Act', 'latin 5'],
    ['a.b', 'latin a', 'latin b'],
    ['.5', 'latin 5'],
    ['0.9', 'latin 0.9'],
    ['1/2', 'latin 1', 'latin 2'],
    ['1:2', 'latin 1', 'latin 2'],
    ['法.5', 'segmented 法', 'latin 5'],
    // Old Han beyond the basic plane is read as Han; emoji and halves of characters are no part of a word.
    ['𠮷野', 'segmented 𠮷野'],
    ['a😀b', 'latin a', 'latin b'],
    ['a\ud842', 'latin a'],
    ['\udfb7a', 'latin a'],
    ['a\ud842b', 'latin a', 'latin b'],
    ['e\u0301', 'latin e\u0301'],
  ] as const) {
    it(JSON.stringify(text), () => assert.deepEqual(runs(text), expected));
  }

  it('says where a run begins and ends', () =>
    assert.deepEqual(scriptRuns(' 法 ab'), [
      { start: 1, end: 2, script: 'segmented' },
      { start: 3, end: 5, script: 'latin' },
    ]));
});
