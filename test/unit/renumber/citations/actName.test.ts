import assert from 'node:assert/strict';
import { readDraft } from '../../../../src/check';
import { RenumberError, withEdits } from '../../../../src/renumber';
import { nameLines, planName, renamePart } from '../../../../src/renumber/citations/actName';
import type { PackedIndex } from '../../../../src/search';
import { indexOf } from '../../support/indexOf';
import { finish } from '../../check/support';

const act = (title: string): string =>
  `# ${title}\n\n### Section 1. Fees\n\nA fee is due.\n\n### Section 2. Tolls\n\nA toll is due.\n`;

describe('renumber: another name of an act', () => {
  let index: PackedIndex;
  before(async () => {
    index = await indexOf({
      'a.md': act('Harbour Act 1990'),
      'b.md': act('Lesser Harbour Act 1990'),
      'c.md': act('Quay Act 2001'),
      'd.md': act('Harbour Act 1990 Commencement Order'),
    });
  });

  const plan = (to: string) => planName(index.corpus.acts, 0, 'Harbour Act 1990', to, index.resolver);

  function renamed(text: string, to = 'Port Act 1990'): { text: string; notes: string[] } {
    const parts = finish(readDraft(text, 'text', index)).map((part) =>
      finish(renamePart(part, plan(to), index.corpus)),
    );
    const edits = parts.flatMap((part) => part.edits);
    return { text: withEdits(text, edits), notes: parts.flatMap(({ notes }) => notes.map((note) => note.text)) };
  }

  it('knows the names of other acts that the old one is a part of', () => {
    const { from, to, longer } = plan('  Port   Act 1990 ');
    assert.deepEqual(
      [from, to, [...longer]],
      ['Harbour Act 1990', 'Port Act 1990', ['Lesser Harbour Act 1990', 'Harbour Act 1990 Commencement Order']],
    );
  });

  for (const [to, reason] of [
    ['', /letters/u],
    ['  ', /letters/u],
    ['1990', /letters/u],
    ['x'.repeat(201), /at most 200/u],
    ['Harbour Act 1990', /this name already/u],
    ['Quay Act 2001', /is a name of “Quay Act 2001”/u],
    ...['this Act', 'These Regulations', 'dieses Gesetz', 'la présente loi', '이 법', 'この法律'].map(
      (own) => [own, /what every act calls itself/u] as const,
    ),
  ] as const) {
    it(`refuses “${to.slice(0, 20)}”`, () =>
      assert.throws(
        () => plan(to),
        (error) => error instanceof RenumberError && reason.test(error.message),
      ));
  }

  for (const to of ['Thistle Act', 'Dieselgesetz', '이자제한법', 'Act of this Harbour']) {
    it(`takes “${to}”, which begins like a word for the text itself or has one`, () => assert.equal(plan(to).to, to));
  }

  it('takes a name of two hundred characters', () => assert.equal(plan('x'.repeat(200)).to.length, 200));

  it('is written where a text names the act, in a citation and alone, and nowhere else', () => {
    assert.deepEqual(
      renamed('Under section 2 of the Harbour Act 1990 a toll is due. The Harbour Act 1990 says so.\n'),
      {
        text: 'Under section 2 of the Port Act 1990 a toll is due. The Port Act 1990 says so.\n',
        notes: [],
      },
    );
    for (const same of [
      'Under section 2 of the Lesser Harbour Act 1990 a toll is due.',
      'The Lesser Harbour Act 1990 says so.',
      'The Harbour Act 1990 Commencement Order says so.',
      'The InterHarbour Act 1990 is none, nor is Harbour Act 1990a.',
      'Under section 2 of the Quay Act 2001 a toll is due.',
    ]) {
      assert.deepEqual(renamed(same), { text: same, notes: [] });
    }
    const both = 'The Lesser Harbour Act 1990 and the Harbour Act 1990 say so.';
    assert.equal(renamed(both).text, both.replace('the Harbour', 'the Port'), 'one of them in the name of another act');
    // Behind a blank line, offsets count from the beginning of the file.
    const [first, second] = [
      'The Quay Act 2001 holds.',
      'Section 1 of the Harbour Act 1990 holds, and section 2 of it.',
    ];
    assert.equal(renamed(`${first}\n\n${second}`).text, `${first}\n\n${second.replace('Harbour', 'Port')}`);
  });

  it('is not written where the citation would be read otherwise, which is told with the reason', () => {
    const text = 'Under section 2 of the Harbour Act 1990 a toll is due. The Harbour Act 1990 says so.';
    const [part] = finish(readDraft(text, 'text', index));
    const { edits, notes } = finish(renamePart(part!, plan('Schedule 2 Act'), index.corpus));
    assert.equal(
      withEdits(text, edits),
      text.replace('The Harbour Act 1990', 'The Schedule 2 Act'),
      'section 2 of a Schedule 2 would be another provision',
    );
    const place = text.indexOf('Harbour');
    assert.deepEqual(notes, [
      {
        start: place,
        end: place + 'Harbour Act 1990'.length,
        text: 'section 2 of the Harbour Act 1990',
        reason: 'The act could not be renamed here.',
      },
    ]);
  });

  it('stands in the title, in brackets behind it and in a field, and in no sentence', () => {
    const head = [
      'title: "Harbour Act 1990"',
      '# Harbour Act 1990',
      'Harbour Act 1990 (HA)',
      '# An Act on harbours (Harbour Act 1990)',
      'The Harbour Act 1990 is of old.',
      'Harbour Act 1990 amended',
    ].join('\n');
    const body = '\n### Section 1. Harbour Act 1990\n';
    const edits = nameLines(`${head}${body}`, head.length, 'Harbour Act 1990', 'Port Act');
    assert.deepEqual(withEdits(`${head}${body}`, edits).split('\n'), [
      'title: "Port Act"',
      '# Port Act',
      'Port Act (HA)',
      '# An Act on harbours (Port Act)',
      'The Harbour Act 1990 is of old.',
      'Harbour Act 1990 amended',
      '### Section 1. Harbour Act 1990',
      '',
    ]);
  });
});
