import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isDay } from '../../../src/law';
import { isoDate, statedValidity } from '../../../src/readers/standing';
import { byEId, readText } from './helpers';

describe('readers/standing', () => {
  it('reads a date as publishers write it', () => {
    for (const [text, day] of [
      ['20240131', '2024-01-31'],
      ['2024-01-31', '2024-01-31'],
      [' 2024-01-31T00:00:00Z ', '2024-01-31'],
      ['2024. 1. 31.', '2024-01-31'],
      ['2024/1/31', '2024-01-31'],
      ['31.1.2024', '2024-01-31'],
      ['01. 02. 2024', '2024-02-01'],
    ] as const)
      assert.equal(isoDate(text), day, text);
    for (const text of ['2023-02-29', '31/1/2024', '31 January 2024', '2024', '2024-0131', '202401311', '', 'x'])
      assert.equal(isoDate(text), undefined, text);
  });

  it('tells of a date that is none, and of an end before the beginning', () => {
    assert.deepEqual(statedValidity('2024-13-01', '2025-01-01'), {
      validity: { until: '2025-01-01' },
      problems: ['"2024-13-01" is no date that Proviso reads: write YYYY-MM-DD.'],
    });
    const { validity, problems } = statedValidity('2024-01-02', '2024-01-01');
    assert.deepEqual(validity, { from: '2024-01-02', until: '2024-01-01' });
    assert.equal(problems?.length, 1);
  });

  it('takes words, zeros and nothing as no statement, and a day that never comes as no end', () => {
    for (const text of [undefined, '', ' ', 'unknown', 'vigente', '00000000', '0000-00-00'])
      assert.deepEqual(statedValidity(text, text), {}, text);
    for (const never of ['9999-12-31', '2999-01-01', '99999999', '31.12.9999'])
      assert.deepEqual(statedValidity('2001-01-01', never), { validity: { from: '2001-01-01' } }, never);
    assert.deepEqual(statedValidity(undefined, '2099-12-31'), { validity: { until: '2099-12-31' } });
  });

  it('gives days of the calendar alone, whatever the text', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d.\-/ ]{0,12}$/u));
    fc.assert(
      fc.property(text, text, (from, until) => {
        const { validity } = statedValidity(from, until);
        for (const day of Object.values(validity ?? {})) assert.ok(isDay(day as string));
      }),
    );
  });

  it('reports a broken date of a unit where the unit begins, and reads the unit', () => {
    const text =
      '<Legislation>\n<Body>\n<P1 RestrictStartDate="2001-02-30" id="section-1"><Pnumber>1</Pnumber><P1para><Text>Lamps burn.</Text></P1para></P1>\n</Body></Legislation>';
    const read = readText('act.xml', text);
    assert.equal(byEId(read).get('sec_1')?.text, 'Lamps burn.');
    assert.equal(byEId(read).get('sec_1')?.validity, undefined);
    assert.deepEqual(
      read.problems
        .filter(({ message }) => message.includes('2001-02-30'))
        .map(({ line, severity }) => [line, severity]),
      [[3, 'warning']],
    );
  });

  it('reports a broken date of an act', () => {
    const text =
      '<Legislation RestrictStartDate="next spring 1"><Body><P1 id="section-1"><Pnumber>1</Pnumber><P1para><Text>Lamps burn.</Text></P1para></P1></Body></Legislation>';
    const read = readText('act.xml', text);
    assert.equal(read.documents[0]?.act.validity, undefined);
    assert.ok(read.problems.some(({ message }) => message.includes('"next spring 1" is no date')));
  });
});
