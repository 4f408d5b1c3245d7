import assert from 'node:assert/strict';
import { compareNumbers, countedOn, numeralsOf } from '../../../../src/check/renumber/numbers';

describe('check/renumber: numbers', () => {
  for (const [row, numerals] of [
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
    it(`counts ${row.join(', ') || 'nothing'} as ${numerals}`, () => assert.equal(numeralsOf(row), numerals));
  }

  it('counts on', () => {
    assert.equal(countedOn('i', 0, 'roman'), 'ii');
    assert.equal(countedOn('viii', 0, 'roman'), 'ix');
    assert.equal(countedOn('i', 0), 'j');
    assert.equal(countedOn('z', 0), undefined);
    assert.equal(countedOn('12a', 0, 'roman'), '13a');
  });

  it('compares Roman numerals by what they count', () => {
    assert.ok(compareNumbers('v', 'ix', 'roman') < 0);
    assert.ok(compareNumbers('v', 'ix') > 0);
    assert.ok(compareNumbers('5', '10', 'roman') < 0);
    assert.ok(Number.isNaN(compareNumbers('5', 'v', 'roman')));
  });
});
