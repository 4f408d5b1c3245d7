import assert from 'node:assert/strict';
import { citationPatterns, findCitations } from '../../../../src/citation';
import { PACKS } from '../../../../src/languages';
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

  it('are told for some legal systems apart from those of others', () => {
    const { own: german, others } = citationPatterns([{ language: 'de' }, { language: 'und' }, { language: 'de' }]);
    assert.deepEqual(german, GRAMMARS.find(({ system }) => system === 'de')?.patterns);
    assert.equal(german.length + others.length, GRAMMARS.flatMap(({ patterns }) => patterns ?? []).length);
    assert.ok(!others.some((pattern) => german.includes(pattern)));
  });
});
