import assert from 'node:assert/strict';
import {
  CorpusBuilder,
  DAY_NOT_SET,
  LayeredCorpus,
  parseEId,
  standingAt,
  standingInWords,
  type Provision,
  type Standing,
  type Validity,
} from '../../../src/law';

const TODAY = '2024-06-30';
const file = '/law/quay.md';
const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };

interface Stated {
  readonly act?: Validity;
  readonly section?: Validity;
  readonly paragraph?: Validity;
  readonly status?: Provision['status'];
}

/** An act of one section with one paragraph, of which the source states so much. The section has the status. */
function corpusOf({ act, section, paragraph, status = 'in-force' }: Stated) {
  const builder = new CorpusBuilder();
  const unit = (eId: string, validity?: Validity): Provision => ({
    id: `quay/${eId}`,
    act: 'quay',
    path: parseEId(eId),
    heading: '',
    text: 'A quay is dry.',
    status: 'in-force',
    ...(validity && { validity }),
    range,
    file,
  });
  builder.add({
    act: {
      key: 'quay',
      title: 'Quay Act',
      abbreviation: '',
      aliases: [],
      language: 'en',
      file,
      ...(act && { validity: act }),
    },
    provisions: [
      { ...unit('sec_1', section), status },
      { ...unit('sec_1__para_1', paragraph), parent: 'quay/sec_1' },
    ],
  });
  return builder.finish();
}

describe('law/standing', () => {
  for (const [name, stated, expected, words] of [
    ['nothing is stated', {}, { status: 'in-force' }, undefined],
    [
      'its own days, and today between them',
      { paragraph: { from: '2020-01-01', until: '2024-12-31' } },
      { status: 'in-force', validity: { from: '2020-01-01', until: '2024-12-31' } },
      'In force from 1 January 2020 until 31 December 2024',
    ],
    [
      'its last day is today',
      { paragraph: { until: TODAY } },
      { status: 'in-force', validity: { until: TODAY } },
      'In force until 30 June 2024',
    ],
    [
      'its last day was yesterday',
      { paragraph: { until: '2024-06-29' } },
      { status: 'repealed', validity: { until: '2024-06-29' } },
      'No longer in force: it was law until 29 June 2024',
    ],
    [
      'its first day is today',
      { paragraph: { from: TODAY } },
      { status: 'in-force', validity: { from: TODAY } },
      'In force from 30 June 2024',
    ],
    [
      'its first day is tomorrow',
      { paragraph: { from: '2024-07-01' } },
      { status: 'not-yet-in-force', validity: { from: '2024-07-01' } },
      'Not yet in force: it will be law from 1 July 2024',
    ],
    ['the section around it is repealed', { status: 'repealed' }, { status: 'repealed' }, 'Repealed'],
    [
      'its act has ended, whatever it says of itself',
      { act: { until: '2001-12-31' }, paragraph: { until: '2030-01-01' } },
      { status: 'repealed', validity: { until: '2001-12-31' } },
      'No longer in force: it was law until 31 December 2001',
    ],
    [
      'its own first day before that of the act',
      { act: { from: '2001-01-01' }, paragraph: { from: '2010-05-01' } },
      { status: 'in-force', validity: { from: '2010-05-01' } },
      'In force from 1 May 2010',
    ],
    [
      'the days of the section and of the act, where it states none',
      { act: { from: '2001-01-01' }, section: { until: '2024-12-31' } },
      { status: 'in-force', validity: { from: '2001-01-01', until: '2024-12-31' } },
      'In force from 1 January 2001 until 31 December 2024',
    ],
    [
      'the last of several first days that are to come',
      { act: { from: '2025-01-01' }, section: { from: '2026-01-01' }, paragraph: { from: '2010-01-01' } },
      { status: 'not-yet-in-force', validity: { from: '2026-01-01' } },
      'Not yet in force: it will be law from 1 January 2026',
    ],
    [
      'a first day that is not set, in an act that is law',
      { act: { from: '2001-01-01' }, section: { from: DAY_NOT_SET }, paragraph: { from: '2010-01-01' } },
      { status: 'not-yet-in-force' },
      'Not yet in force: the day is not set',
    ],
  ] as const satisfies readonly (readonly [string, Stated, Standing, string | undefined])[]) {
    it(`tells it where there is: ${name}`, () => {
      const standing = standingAt(corpusOf(stated), 1, TODAY);
      assert.deepEqual(standing, expected);
      assert.equal(standingInWords(standing), words);
    });
  }

  it('looks into both layers of a corpus', () => {
    const base = corpusOf({ paragraph: { until: '2020-12-31' } });
    const layered = new LayeredCorpus(base, new CorpusBuilder().finish(), new Set());
    assert.equal(standingAt(layered, 1, TODAY).status, 'repealed');
    const over = new LayeredCorpus(
      base,
      corpusOf({ status: 'repealed', paragraph: { from: '2001-01-01' } }),
      new Set([file]),
    );
    assert.deepEqual(over.validity(3), { from: '2001-01-01' });
    assert.equal(standingAt(over, 3, TODAY).status, 'repealed', 'its section is repealed');
  });
});
