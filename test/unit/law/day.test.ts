import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dayFromNumber, dayInWords, dayNumber, dayOf, isDay } from '../../../src/law';

describe('law/day', () => {
  it('knows the days of the calendar, leap years included', () => {
    for (const day of ['2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01', '9999-12-31'])
      assert.ok(isDay(day), day);
    const others = [
      '2023-02-29',
      '1900-02-29',
      '2024-13-01',
      '2024-00-10',
      '2024-04-31',
      '0000-01-01',
      '24-01-01',
      '',
      '2024-1-1',
    ];
    for (const text of others) assert.ok(!isDay(text), text);
  });

  it('says a day in words, and what is no day as it is', () => {
    assert.equal(dayInWords('2020-01-01'), '1 January 2020');
    assert.equal(dayInWords('2024-12-31'), '31 December 2024');
    assert.equal(dayInWords('2024-99-31'), '2024-99-31');
  });

  it('keeps every day and the order of days as numbers', () => {
    const day = fc
      .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        assert.equal(dayFromNumber(dayNumber(one)), one);
        assert.equal(one < other, dayNumber(one) < dayNumber(other));
      }),
    );
    assert.throws(() => dayNumber('2023-02-29'), RangeError);
  });

  it('takes the day where the program runs, not that of Greenwich', () => {
    assert.equal(dayOf(new Date(2024, 0, 31, 0, 30)), '2024-01-31');
    assert.equal(dayOf(new Date(2024, 0, 31, 23, 30)), '2024-01-31');
  });
});
