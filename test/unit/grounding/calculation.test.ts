import assert from 'node:assert/strict';
import fc from 'fast-check';
import { calculate, calculateAll } from '../../../src/grounding/calculation';
import { quantitiesOf } from '../../../src/grounding/numbers';

/** What the last quantity of the claim follows from. */
function shownOf(claim: string, law: string, facts: string): string | undefined {
  const quantity = quantitiesOf(claim, 'en').at(-1);
  assert.ok(quantity !== undefined, claim);
  return calculate(quantity, quantitiesOf(law, 'en'), quantitiesOf(facts, 'en'))?.shown;
}

describe('calculate', () => {
  it('adds periods of the law to a date, up to two, and takes them away', () => {
    assert.equal(
      shownOf('until 4 April', 'within two weeks; a further three weeks', 'found on 28 February'),
      '02-28 + 2 week + 3 week = 2021-04-04',
    );
    assert.equal(
      shownOf('by 31 May 2021', 'three months before', 'ends 31 August 2021'),
      '2021-08-31 − 3 month = 2021-05-31',
    );
    assert.equal(shownOf('in June 2021', 'three months', 'since March 2021'), '2021-03 + 3 month = 2021-06-01');
    assert.equal(shownOf('in 2031', 'kept for thirty years', 'used in 2001'), '2001 + 30 year = 2031');
  });

  it('ends months on the last day where the month lacks the day, and bears with one day more or less', () => {
    assert.ok(shownOf('on 28 February 2021', 'three months', 'on 30 November 2020'));
    assert.ok(shownOf('on 29 February 2024', 'one month', 'on 31 January 2024'));
    assert.ok(shownOf('on 2 May 2021', 'one month', 'on 1 April 2021'));
    assert.equal(shownOf('on 4 May 2021', 'one month', 'on 1 April 2021'), undefined);
    assert.ok(shownOf('on 2 January', 'one week', 'on 27 December'), 'the year turns');
  });

  it('counts whole periods between two dates: an age, the time since an event', () => {
    assert.equal(
      shownOf('she is 17 years old', '', 'born 3 May 2004, on 2 May 2022'),
      '2022-05-02 − 2004-05-03 = 17 year and some days',
    );
    assert.ok(shownOf('five months since', '', 'on 1 March 2021 and 3 August 2021'));
    assert.equal(shownOf('six months since', '', 'on 1 March 2021 and 3 August 2021'), undefined);
  });

  it('adds and takes away periods, one of the law and one of the facts, in any unit of their kind', () => {
    assert.equal(shownOf('one month is left', 'six months', 'five months ago'), '6 month − 5 month = 1 month');
    assert.equal(shownOf('18 months in all', 'one year', 'six months'), '1 year + 6 month = 18 month');
    assert.equal(shownOf('two months', 'six months; four months', 'on Monday'), undefined, 'two of the law');
    assert.equal(shownOf('one day', 'one month', '30 days'), undefined, 'a month has no fixed days');
  });

  it('takes shares of amounts, what they leave, and sums of amounts', () => {
    assert.equal(shownOf('$180', '15 percent', 'a bill of $1,200'), '15% of 1200 USD = 180 USD');
    assert.equal(shownOf('$1,020', '15 percent', 'a bill of $1,200'), '1200 USD − 15% of 1200 USD = 1020 USD');
    assert.equal(shownOf('$20,000', 'one third of the damage', '$60,000'), '0.333 of 60000 USD = 20000 USD');
    assert.equal(shownOf('$350', '', '$300 and $50'), '300 USD + 50 USD = 350 USD');
    assert.equal(shownOf('$900', 'three times the fee', '$300'), '3 × 300 USD = 900 USD');
    assert.equal(shownOf('$36', '15 percent', 'a bill of $1,200'), undefined);
    assert.equal(shownOf('€180', '15 percent', 'a bill of $1,200'), undefined, 'another currency');
  });

  it('counts a share down for each year', () => {
    assert.equal(shownOf('seven tenths of the gift', 'one tenth of it', 'after three years'), '1 − 3 × 0.1 = 0.7');
    assert.equal(shownOf('six tenths of the gift', 'one tenth of it', 'after three years'), undefined);
  });

  it('never makes a bare number or a citation', () => {
    assert.equal(shownOf('7 buoys', '3 lamps', '4 lamps'), undefined);
    assert.equal(shownOf('section 7', '3 months', '4 months'), undefined);
  });

  it('lets a sentence say its steps, and none of them carry itself', () => {
    const shownOfAll = (claims: string, law: string, facts: string): (string | undefined)[] =>
      calculateAll(quantitiesOf(claims, 'en'), quantitiesOf(law, 'en'), quantitiesOf(facts, 'en')).map(
        (calculation) => calculation?.shown,
      );
    assert.deepEqual(shownOfAll('$910 is left, that is without $90', '9 percent', '$1,000'), [
      '1000 USD − 9% of 1000 USD = 910 USD',
      '9% of 1000 USD = 90 USD',
    ]);
    assert.deepEqual(shownOfAll('$70 and $30, together $100', '', 'a boat'), [undefined, undefined, undefined]);
  });

  it('bears with any quantities, in bounded time', () => {
    const unit = fc.constantFrom(
      '' as const,
      'year' as const,
      'month' as const,
      'day' as const,
      'percent' as const,
      'currency EUR' as const,
    );
    const date = fc.constantFrom('2021-02-28', '--02-29', '2020-02', '9999-12-31', '0001-01-01');
    const quantity = fc
      .record({
        value: fc.constantFrom('0', '1', '0.333', '12', '99999999999', '3.1.2', '2021'),
        unit,
        date: fc.option(date),
      })
      .map(({ value, unit: counts, date: day }) => ({
        start: 0,
        end: 1,
        value,
        unit: counts,
        ...(day === null ? {} : { date: day }),
      }));
    fc.assert(
      fc.property(quantity, fc.array(quantity), fc.array(quantity), (claim, law, facts) => {
        calculate(claim, law, facts);
      }),
      { numRuns: 500 },
    );
    const many = quantitiesOf('on 3 May 2021 for 7 days, $5, one third of it; '.repeat(5000), 'en');
    calculate(quantitiesOf('on 9 July 1950', 'en')[0]!, many, many);
  });
});
