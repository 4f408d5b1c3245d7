import assert from 'node:assert/strict';
import { provisionDocument, shownWith } from '../../../src/tools';
import { indexOf } from '../support/indexOf';

const ACT = `# Harbour Act 1990

## Part 1 Dues

### Section 1. Berth fee

A fee is paid

(1) by the master, for

a) a vessel,
b) a raft;

(2) by the owner.

### Section 2. Waiver

The council may waive it.
`;

describe('a provision as a document', () => {
  const index = indexOf({ 'harbour.md': ACT });
  const at = async (id: string): Promise<number> => (await index).corpus.ordinal(`harbour-act-1990/${id}`)!;

  it('is the article that the provision stands in, under its label, heading and place', async () => {
    const { corpus } = await index;
    const [section, paragraph] = [await at('sec_1'), await at('sec_1__para_2')];
    assert.equal(shownWith(corpus, paragraph), section);
    assert.equal(shownWith(corpus, section), section);
    const { text } = provisionDocument(corpus, section, '2030-01-01');
    assert.ok(text.startsWith('Harbour Act 1990 section 1  Berth fee\nHarbour Act 1990 › Part 1 (Dues)\n\n'), text);
    assert.doesNotMatch(text, /waive/u);
  });

  it('says where each unit stands in it, to the line', async () => {
    const { corpus } = await index;
    const section = await at('sec_1');
    const { text, rangeOf } = provisionDocument(corpus, section, '2030-01-01');
    const lines = text.split('\n');
    for (let unit = section; unit < corpus.subtreeEnd(section); unit += 1) {
      const { start, end } = rangeOf(unit);
      const shown = lines.slice(start.line, end.line + 1).join('\n');
      assert.ok(shown.includes(corpus.text(unit)), `${corpus.id(unit)}: ${shown}`);
      assert.equal(end.character, lines[end.line]!.length);
    }
    const { start, end } = rangeOf(await at('sec_1__para_2'));
    assert.deepEqual(
      [start.line, end.line, lines[start.line]],
      [lines.length - 2, lines.length - 2, '(2) by the owner.'],
    );
  });

  it('is a division itself where one is cited, with the text of what stands in it', async () => {
    const { corpus } = await index;
    const part = corpus.parent(await at('sec_1'));
    assert.equal(shownWith(corpus, part), part);
    assert.match(
      provisionDocument(corpus, part, '2030-01-01').text,
      /by the owner\.[\s\S]*section 2 Waiver The council may waive it\./u,
    );
  });
});
