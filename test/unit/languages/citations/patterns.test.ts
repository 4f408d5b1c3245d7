import assert from 'node:assert/strict';
import { findCitations } from '../../../../src/citation';
import { PACKS, scan, type Grammar } from '../../../../src/languages';
import { collectedPatterns } from '../../../../src/languages/citations/patterns';
import { LANGUAGES } from '../conformance/cases/index';

const GRAMMARS = PACKS.flatMap(({ citations }) => citations?.grammar ?? []);

describe('patterns of a grammar', () => {
  it('are as they were asked for, and listed', () => {
    const { pattern, patterns } = collectedPatterns();
    const made = [pattern('a+', 'uy'), pattern('b', 'giu')];
    assert.deepEqual(made, [/a+/uy, /b/giu]);
    assert.equal(patterns[0], made[0]);
    assert.equal(patterns[1], made[1]);
    assert.deepEqual(collectedPatterns().patterns, []);
  });

  for (const { system, trigger, patterns } of GRAMMARS) {
    it(`of ${system} have its trigger among them, and no more once a text was read`, () => {
      assert.ok(patterns !== undefined && patterns.some(({ source }) => source === trigger.source));
      const { length } = patterns;
      for (const { found, lists, backReferences } of LANGUAGES)
        for (const [text] of [...found, ...lists, ...backReferences]) findCitations(text, system);
      assert.equal(patterns.length, length);
    });
  }

  it('are compiled in steps of their own before its first reading, and not again', () => {
    const patterns = [/§/uy, /a/uy, /b/uy];
    let read = 0;
    const grammar: Grammar = {
      system: 'de',
      starts: '§',
      trigger: patterns[0]!,
      patterns,
      read: (_, at) => {
        read += 1;
        return { drafts: [], end: at + 1 };
      },
    };
    const stepsBeforeReading = (): number => {
      read = 0;
      let steps = 0;
      for (const reading = scan(grammar, 'x §', [2], false); read === 0; reading.next()) steps += 1;
      return steps;
    };
    assert.ok(stepsBeforeReading() > 1 + patterns.length);
    assert.equal(stepsBeforeReading(), 1);
  });
});
