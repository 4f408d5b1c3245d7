import assert from 'node:assert/strict';
import { quantitiesOf, sameQuantity } from '../../../src/grounding/numbers';

const says = (claim: string, source: string): boolean =>
  sameQuantity(quantitiesOf(claim, 'en')[0]!, quantitiesOf(source, 'en')[0]!);

describe('sameQuantity', () => {
  it('takes 12 months for a year, 7 days for a week, 60 minutes for an hour and a half for 50 percent', () => {
    assert.ok(says('12 months', 'one year') && says('one year', '12 months'));
    assert.ok(says('two weeks', '14 days'));
    assert.ok(says('120 minutes', 'two hours'));
    assert.ok(says('50 percent', 'half of it') && says('half of it', '50 percent'));
  });

  it('keeps months from days, working days from days, and currencies apart', () => {
    assert.ok(!says('30 days', 'one month'));
    assert.ok(!says('5 working days', '5 days'));
    assert.ok(!says('$5', '€5'));
    assert.ok(!says('section 5', '5 days'));
    assert.ok(!says('5 percent', '5 days'));
  });

  it('takes a date for itself, without its year too, and a month or a year for a day in it', () => {
    assert.ok(says('3 May', '3 May 2021') && says('3 May 2021', '3 May'));
    assert.ok(says('May 2021', '3 May 2021') && says('2021', '3 May 2021'));
    assert.ok(!says('3 May 2020', '3 May 2021'));
    assert.ok(!says('4 May', '3 May 2021'));
    assert.ok(!says('3 May 2021', 'May 2021'), 'a month says no day');
  });

  it('reads figures in a language without a pack', () => {
    assert.deepEqual(
      quantitiesOf('1,250.50 xx 30% yy', 'xx').map(({ value, unit }) => [value, unit]),
      [
        ['1250.5', ''],
        ['30', 'percent'],
      ],
    );
  });
});
