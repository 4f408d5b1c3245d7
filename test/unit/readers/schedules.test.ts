import assert from 'node:assert/strict';
import { byEId, readText } from './helpers';

/** The provisions of an act of one section with this text behind it: eId, heading and text. */
function scheduleOf(text: string, name = 'wharf.md'): string[] {
  const head = name.endsWith('.md')
    ? '# Wharf Act 2003\n\n## Section 1. Title\n'
    : 'Wharf Act 2003\n\nSection 1. Title\n';
  const result = readText(name, `${head}\nThis Act is the Wharf Act.\n\n${text}`);
  return [...byEId(result)]
    .filter(([eId]) => eId.startsWith('annex'))
    .map(([eId, { heading, text: words }]) => [eId, heading, words].join(' | '));
}

describe('English schedules', () => {
  it('have paragraphs on numbered lines, behind a heading of their own', () => {
    const lines = '1. A boat is five.\n\n2. A ship is ten.\n2A. A yacht is six.\n';
    const expected = [
      'annex_1 | Fees | ',
      'annex_1__para_1 |  | A boat is five.',
      'annex_1__para_2 |  | A ship is ten.',
      'annex_1__para_2a |  | A yacht is six.',
    ];
    assert.deepEqual(scheduleOf(`## Schedule 1\n\nFees\n\n${lines}`), expected);
    assert.deepEqual(scheduleOf(`Schedule 1\nFees\n\n${lines}`, 'wharf.txt'), expected);
  });

  it('keep the sub-paragraphs of such a paragraph in its text', () =>
    assert.deepEqual(
      scheduleOf(
        '## Schedule 1\n\n1. A boat is five.\n\n2. (1) A ship is ten.\n\n(2) It is paid.\n\n3. A raft is one.\n',
      ),
      [
        'annex_1 |  | ',
        'annex_1__para_1 |  | A boat is five.',
        'annex_1__para_2 |  | (1) A ship is ten.\n(2) It is paid.',
        'annex_1__para_3 |  | A raft is one.',
      ],
    ));

  it('count on over their parts, or anew in each', () => {
    const parts = (next: number): string =>
      `## Schedule 1 Fees\n\n### Part 1 Boats\n\n1. Five.\n\n2. (1) Ten.\n\n(2) In March.\n\n### Part 2 Ships\n\n${next}. One.\n`;
    for (const next of [3, 1]) {
      assert.deepEqual(scheduleOf(parts(next)), [
        'annex_1 | Fees | ',
        'annex_1__part_1 | Boats | ',
        'annex_1__part_1__para_1 |  | Five.',
        'annex_1__part_1__para_2 |  | (1) Ten.\n(2) In March.',
        'annex_1__part_2 | Ships | ',
        `annex_1__part_2__para_${next} |  | One.`,
      ]);
    }
  });

  it('may head their paragraphs', () =>
    assert.deepEqual(
      scheduleOf(
        '## Schedule 1 Fees\n\n### Paragraph 1. Basic fee\n\nFive.\n\n### Paragraph 2\n\n(1) Ten.\n\n(2) In March.\n',
      ),
      ['annex_1 | Fees | ', 'annex_1__para_1 | Basic fee | Five.', 'annex_1__para_2 |  | (1) Ten.\n(2) In March.'],
    ));

  it('have lists, too: behind a sentence a number is a point', () =>
    assert.deepEqual(
      scheduleOf('## Schedule 1 Fees\n\nThe fees are these:\n\n1. five for a boat;\n2. ten for a ship.\n'),
      ['annex_1 | Fees | The fees are these:\n1. five for a boat;\n2. ten for a ship.'],
    ));

  it('are not headed by the section that they belong to', () =>
    assert.deepEqual(scheduleOf('## Schedule 1\n\nSection 1\n\n1. Five.\n'), [
      'annex_1 |  | Section 1',
      'annex_1__para_1 |  | Five.',
    ]));

  it('leave a heading “Paragraph 1” elsewhere no proof of a statute', () =>
    assert.deepEqual(
      readText('essay.md', '# Boats\n\n## Paragraph 1: Beginnings\n\nThere was a boat.\n').documents,
      [],
    ));
});

describe('sections that nothing but their number marks', () => {
  const ids = (text: string): string[] =>
    [...byEId(readText('quay.txt', text))].map(([eId, { heading }]) => `${eId} ${heading}`.trim());
  const body = ['(1) A jetty is a quay.', '(2) A pier is not.'].join('\n\n');

  for (const blank of [' ', '']) {
    it(`are read behind ${blank === '' ? 'no blank' : 'a blank'}`, () =>
      assert.deepEqual(
        ids(
          `Quay Act 2005\n\nAn Act about quays.\n\n1${blank}Jetties\n\n${body}\n\n2${blank}Fees\n\nA fee is due.\n\n2A${blank}More fees\nOne more is due.\n`,
        ),
        ['preamble', 'sec_1 Jetties', 'sec_1__para_1', 'sec_1__para_2', 'sec_2 Fees', 'sec_2a More fees'],
      ));
  }

  it('have subsections right behind their brackets', () =>
    assert.deepEqual(
      ids('Quay Act 2005\n\n1Jetties\n(1)A jetty is a quay.\n(2)A pier is not.\n2Fees\nA fee is due.\n'),
      ['sec_1 Jetties', 'sec_1__para_1', 'sec_1__para_2', 'sec_2 Fees'],
    ));

  it('keep the items of a list apart that have no blank behind their marks', () => {
    const text = 'Quay Act 2005\n\n1Jetties\n(1)A jetty is—\n(a)a quay, or\n(b)a pier.\n2Fees\nA fee is due.\n';
    const provisions = byEId(readText('quay.txt', text));
    assert.equal(provisions.get('sec_1__para_1')!.text, 'A jetty is—\n(a) a quay, or\n(b) a pier.');
  });

  it('have schedules whose paragraphs are marked so', () =>
    assert.deepEqual(
      ids(
        'Quay Act 2005\n\n1Jetties\nA jetty is a quay.\n2Fees\nA fee is due.\n\nSchedule 1\nRates\n\n1 Boats\n\nFive.\n\n2(1)A ship is ten.\n(2)It is paid.\n3 A raft is one.\n',
      ),
      ['sec_1 Jetties', 'sec_2 Fees', 'annex_1 Rates', 'annex_1__para_1 Boats', 'annex_1__para_2', 'annex_1__para_3'],
    ));

  it('are not the lines of a list, a table or a table of contents', () =>
    assert.deepEqual(
      ids(
        `Quay Act 2005\n\nContents\n\n1 Jetties\n2 Fees\nPART 2\n3 Fines\n\n1 Jetties\n\n(1) These are jetties:\n\n1 Oak\n2 Elm\n\n2 Fees\n\nThe fees are:\n\n1 Oak   7\n\n3 Elm   9\n\n3 Fines\n\nA fine is due.\n`,
      ),
      ['preamble', 'sec_1 Jetties', 'sec_1__para_1', 'sec_2 Fees', 'sec_3 Fines'],
    ));

  it('are none where sections are marked', () =>
    assert.deepEqual(ids(`Quay Act 2005\n\nSection 1. Jetties\n\n1 Oak\n\nOak is wood.\n\n2 Elm\n\nElm is wood.\n`), [
      'sec_1 Jetties',
    ]));

  it('that were not told are a problem of the file', () => {
    const { documents, problems } = readText(
      'quay.txt',
      'Quay Act 2005\n\nAn Act about quays.\n\n(1) A jetty is a quay.\n',
    );
    assert.deepEqual(
      documents[0]!.provisions.map(({ path }) => path[0]!.kind),
      ['preamble', 'preamble'],
    );
    assert.match(problems[0]!.message, /^No section of “Quay Act 2005” was found/u);
    assert.equal(problems.length, 1);
  });
});
