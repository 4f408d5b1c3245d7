import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compareNumbers, numeralsOf } from '../../../../src/law';

/** Rows in the order of their act. */
const ROWS: readonly (readonly [why: string, numerals: 'roman' | 'letters', row: readonly string[]])[] = [
  [
    'inserted units stand behind the one that they are inserted behind: letters first, then branches',
    'letters',
    ['4z', '5', '5.1', '5.2', '5-0a', '5a', '5a-1', '5aa', '5b', '5-2', '5-3', '5-10', '6', '10'],
  ],
  ['Korean branches, and branches of branches', 'letters', ['5', '5-2', '5-2-2', '5-3', '6']],
  ['Thai branches with a stroke', 'letters', ['258', '258/1', '258/2', '258/10', '259']],
  [
    'the Latin series counts; it is not in the order of the alphabet',
    'letters',
    ['39', '39a', '39bis', '39bisa', '39ter', '39quater', '39decies', '39undecies', '39terdecies', '39vicies', '40'],
  ],
  [
    'a French code: a book, levels, and a Latin word behind them',
    'letters',
    ['l121-1', 'l121-1bis', 'l121-2', 'l121-10'],
  ],
  ['rulebooks by levels', 'letters', ['4', '4.9', '4.9.1', '4.10', '5']],
  ['a section in front of the first', 'letters', ['a1', '1', '2']],
  ['annexes', 'letters', ['a', 'a1', 'a2', 'b', 'c']],
  ['a nought in front of the first paragraph', 'letters', ['01', '1', '2']],
  ['Roman numerals', 'roman', ['i', 'iv', 'v', 'ix', 'ixbis', 'x', 'xl', 'l']],
  ['the same letters by the alphabet', 'letters', ['i', 'iv', 'ix', 'l', 'v', 'x', 'xl']],
];

describe('law/numbers: order', () => {
  for (const [why, numerals, row] of ROWS) {
    it(`has each before the next: ${why}`, () => {
      for (let at = 0; at < row.length; at += 1) {
        for (let other = 0; other < row.length; other += 1) {
          const [one, two] = [row[at]!, row[other]!];
          assert.equal(Math.sign(compareNumbers(one, two, numerals)), Math.sign(at - other), `${one} and ${two}`);
        }
      }
    });
  }

  it('tells what is written in two ways apart, at one place', () => {
    assert.ok(compareNumbers('5-1', '5bis') < 0);
    assert.notEqual(compareNumbers('5-2', '5bis'), 0);
    assert.ok(compareNumbers('5bis', '5-3') < 0);
  });

  it('knows numbers that are no safe integers', () => {
    const nines = '9'.repeat(40);
    assert.ok(compareNumbers('8', nines) < 0);
    assert.notEqual(compareNumbers(nines, `${nines}9`), 0);
  });

  const part = fc.constantFrom(
    ...'0 01 1 2 5 10 999999999999999999999 a b aa i iv ix z bis ter decies quaterb ~ 가 ñ'.split(' '),
  );
  const joint = fc.constantFrom('', '', '.', '-', '/', ':', '-.');
  const number = fc
    .array(fc.tuple(joint, part), { maxLength: 4 })
    .map((parts) => parts.map((each) => each.join('')).join(''));
  const numerals = fc.constantFrom('roman' as const, 'letters' as const);

  it('is a total order', () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 3, maxLength: 12 }), numerals, (numbers, counted) => {
        for (const a of numbers) {
          for (const b of numbers) {
            const ab = compareNumbers(a, b, counted);
            assert.ok(!Number.isNaN(ab));
            assert.equal(Math.sign(ab), -Math.sign(compareNumbers(b, a, counted)) + 0, `${a} and ${b}`);
            assert.equal(ab === 0, a === b, `${a} and ${b}`);
            for (const c of numbers) {
              if (ab >= 0 || compareNumbers(b, c, counted) >= 0) continue;
              assert.ok(compareNumbers(a, c, counted) < 0, `${a} < ${b} < ${c}`);
            }
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  for (const [row, expected] of [
    [['i', 'ii', 'iii'], 'roman'],
    [['i'], 'roman'],
    [['ii', 'iv'], 'roman'],
    [['v', 'ix', 'x'], 'roman'],
    [['a', 'b', 'c'], 'letters'],
    [['h', 'i', 'j'], 'letters'],
    [['c', 'd'], 'letters'],
    [['v'], 'letters'],
    [['1', '2'], 'letters'],
    [['ii', 'i'], 'letters'],
    [[], 'letters'],
  ] as const) {
    it(`counts ${row.join(', ') || 'nothing'} as ${expected}`, () => assert.equal(numeralsOf(row), expected));
  }
});
