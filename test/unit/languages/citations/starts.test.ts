import assert from 'node:assert/strict';
import fc from 'fast-check';
import { PACKS, Starts, type Grammar } from '../../../../src/languages';

const GRAMMARS: readonly Grammar[] = PACKS.flatMap(({ citations }) => citations?.grammar ?? []);

/** Texts that a trigger matches, for the most part: what it looks at in front and behind is written out, what it forbids is left away. */
function triggering({ trigger }: Grammar): fc.Arbitrary<string> {
  const written = trigger.source
    .replace(/\(\?<?!(?:[^()[\]\\]|\\.(?:\{[^}]*\})?|\[(?:[^\]\\]|\\.)*\]|\([^()]*\))*\)/gu, '')
    .replace(/\(\?<?=/gu, '(?:')
    .replaceAll('\\b', '');
  return fc.stringMatching(new RegExp(written, 'u'), { size: '-1' });
}

describe('Starts', () => {
  it('gives each owner the places where its own patterns begin', () => {
    const starts = new Starts(['Part Pa\\s', '[a-c]\\d §', '제\\d']);
    assert.deepEqual(starts.find('Part 5, Pa. Pa b7 § 제７조 Par'), [[0, 12], [15, 18], [20]]);
  });

  it('begins with Latin letters at the beginning of a word alone', () => {
    const starts = new Starts(['ch\\s [a-z]\\d', '§', '조']);
    assert.deepEqual(starts.find('nach 3, ch 4, §ch 5 é§ a조 ach1 b2'), [[8, 15, 31], [14, 21], [24]]);
  });

  it('leaves an owner without patterns out', () => {
    assert.deepEqual(new Starts(['', '§', '']).find('a § b'), [[], [2], []]);
  });

  it('sees what the end of a text cuts off, and looks at no more than four places', () => {
    const starts = new Starts(['§', 'section']);
    assert.deepEqual(starts.find('sectarian §'), [[10], [0]]);
    assert.deepEqual(starts.find('§sec'), [[0], []]);
    assert.deepEqual(starts.find(''), [[], []]);
  });

  for (const grammar of GRAMMARS) {
    it(`leaves out no place where a citation may begin: ${grammar.system}`, () => {
      const starts = new Starts(GRAMMARS.map((each) => each.starts));
      const owner = GRAMMARS.indexOf(grammar);
      const anywhere = new RegExp(grammar.trigger.source, 'gu');
      let places = 0;
      fc.assert(
        fc.property(
          fc.array(fc.oneof(triggering(grammar), fc.constantFrom(' ', 'x', '\n', '법', '法 ', '(')), { maxLength: 8 }),
          (parts) => {
            const text = parts.join('');
            const found = new Set(starts.find(text)[owner]);
            for (const { index } of text.matchAll(anywhere)) {
              // No grammar begins to read within a word of Latin letters.
              if (/^[A-Za-zÀ-ɏ]{2}$/u.test(text.slice(index - 1, index + 1))) continue;
              places += 1;
              assert.ok(found.has(index), `${JSON.stringify(text)} at ${index}`);
            }
          },
        ),
        { numRuns: 600 },
      );
      assert.ok(places > 300, `only ${places} places were generated`);
    });
  }
});
