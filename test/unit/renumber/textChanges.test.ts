import assert from 'node:assert/strict';
import { presentText, TextChanges, withEdits } from '../../../src/renumber';

const TEXT = 'By section 2 and section 3.\nSection 3 applies.\nThe end.';

describe('renumber: the changes of texts', () => {
  const present = presentText({ id: 'a', text: TEXT });
  const edit = (words: string, newText: string, from = 0): { start: number; end: number; newText: string } => {
    const start = TEXT.indexOf(words, from);
    return { start, end: start + words.length, newText };
  };

  it('come in the order of the text, however they were found', () => {
    const changes = new TextChanges();
    assert.ok(changes.add(present, edit('3', '4', 30), 'statutes'));
    assert.ok(changes.add(present, edit('2', '2A'), 'definition'));
    assert.ok(changes.add(present, edit('3', '4'), 'drafts'));
    const [changed, ...others] = changes.changed();
    assert.deepEqual(others, []);
    assert.deepEqual(
      changed!.edits.map(({ newText, group }) => `${newText} ${group}`),
      ['2A definition', '4 drafts', '4 statutes'],
    );
    assert.equal(withEdits(TEXT, changed!.edits), 'By section 2A and section 4.\nSection 4 applies.\nThe end.');
  });

  it('never overlap: the first one stays, and what adjoins it comes in', () => {
    const changes = new TextChanges();
    const section = edit('section 2', 'rule 9');
    assert.ok(changes.add(present, section, 'statutes'));
    for (const other of [
      section,
      edit('2', '3'),
      edit('By section', 'By rule'),
      edit('2 and', '2 or'),
      edit('By section 2 and', ''),
      edit('sect', ''),
    ])
      assert.equal(changes.add(present, other, 'drafts'), false, other.newText);
    assert.ok(changes.add(present, edit(' and', ' or'), 'statutes'));
    assert.ok(changes.add(present, edit('By ', 'Under '), 'statutes'));
    assert.equal(
      withEdits(TEXT, changes.changed()[0]!.edits),
      TEXT.replace('By section 2 and', 'Under rule 9 or'),
      'one behind it, and one in front',
    );
  });

  it('are those of each text, in the order in which the texts were found', () => {
    const changes = new TextChanges();
    const other = presentText({ id: 'b', text: TEXT });
    assert.deepEqual(changes.changed(), []);
    changes.add(other, edit('2', '3'), 'drafts');
    changes.add(present, edit('2', '3'), 'drafts');
    changes.leave(presentText({ id: 'c', text: TEXT }), edit('3', ''), '3', 'Why.');
    assert.deepEqual(
      changes.changed().map(({ present: { id } }) => id),
      ['b', 'a'],
      'a text in which a place is left does not change',
    );
  });

  it('move the places that are left to a person', () => {
    const changes = new TextChanges();
    changes.leave(present, edit('section 3', ''), 'section 3', 'One.');
    changes.leave(present, edit('Section 3', ''), 'Section 3', 'Two.');
    changes.leave(present, edit('2', ''), '2', 'Three.');
    changes.leave(presentText({ id: 'b', text: TEXT }), edit('The end', ''), 'The end', 'Four.');
    changes.add(present, edit('By', 'For all\nunder'), 'drafts');
    changes.add(present, edit('2', '2345'), 'drafts');
    const told = ({ line, character }: { line: number; character: number }): string => `${line}:${character}`;
    assert.deepEqual(
      changes.left().map(({ id, range, reason }) => [id, reason, told(range.start), told(range.end)]),
      [
        ['a', 'One.', '1:23', '1:32'],
        ['a', 'Two.', '2:0', '2:9'],
        ['a', 'Three.', '1:14', '1:18'],
        ['b', 'Four.', '2:0', '2:7'],
      ],
      'the line that came in, and three characters more in front of “section 3”',
    );
  });
});
