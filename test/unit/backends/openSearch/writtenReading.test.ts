import assert from 'node:assert/strict';
import { byKey, readReading, writtenReading } from '../../../../src/backends/openSearch/writtenReading';
import { MalformedError, type UnitReading } from '../../../../src/store';
import { randomFrom } from '../../../chaos/kills';

const told = (reading: UnitReading, unit: number, asked: Iterable<string>): UnitReading =>
  readReading(writtenReading(reading, unit), unit, byKey(asked));

describe('what an article says, as it lies in a document', () => {
  it('reads as it was written where all terms are asked for', () => {
    const random = randomFrom(5);
    for (let round = 0; round < 50; round += 1) {
      const unit = Math.floor(random() * 1e6) + 1000;
      // More than 128 different terms, so that places take two bytes.
      const terms = Array.from({ length: Math.floor(random() * 9) }, () =>
        Array.from({ length: Math.floor(random() * 300) }, () => `wort${Math.floor(random() * 400)}ü면허`),
      );
      const reading = { above: [unit - 900, unit - 3].slice(round % 3), terms };
      assert.deepEqual(told(reading, unit, terms.flat()), reading);
    }
  });

  it('has the empty string in the place of terms that are not asked for', () => {
    const reading = { above: [], terms: [['the', 'berth', 'fee'], [], ['fee', 'is', 'paid']] };
    const terms = [['', '', 'fee'], [], ['fee', '', 'paid']];
    assert.deepEqual(told(reading, 7, ['fee', 'paid', 'oil']), { above: [], terms });
  });

  it('tells a hundred thousand terms apart', () => {
    const words = Array.from({ length: 100_000 }, (_, at) => `${'abcdefgh'[at % 8]!}${at.toString(36)}`);
    assert.equal(byKey(words).size, words.length);
  });

  it('is refused where it is torn, or tells of more than it has', () => {
    const whole = Buffer.from(writtenReading({ above: [1], terms: [['berth', 'fee'], ['fee']] }, 4), 'base64');
    for (let length = 0; length < whole.length; length += 1) {
      const torn = whole.subarray(0, length).toString('base64');
      assert.throws(() => readReading(torn, 4, new Map()), MalformedError, `${length} bytes`);
    }
    for (const bytes of [
      [255, 255, 255, 255, 255, 255, 255],
      [200, 1],
      [1, 9],
      [0, 250, 250, 9, 0],
    ]) {
      assert.throws(() => readReading(Buffer.from(bytes).toString('base64'), 4, new Map()), MalformedError);
    }
  });
});
