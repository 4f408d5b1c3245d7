import assert from 'node:assert/strict';
import { CITATION_PATTERNS } from '../../../../src/citation';
import { practising } from '../../../../src/server/corpus/practice';
import { compiling } from '../../../../src/turns';
import { indexOf } from '../../support/indexOf';

const CITING = 'A keeper is licensed under section 1, and dismissed under section 2 of this Act.';

describe('practising', () => {
  it('reads no more than some provisions of a large corpus, and leaves no pattern to be compiled', async () => {
    const sections = Array.from({ length: 2_000 }, (_, at) => `### Section ${at + 1}. Lamps\n\n${CITING}\n`);
    const index = await indexOf({ 'lamps.md': `# Lamps Act 1998\n\n${sections.join('\n')}` });
    const looked: number[] = [];
    const cites = index.graph.cites.bind(index.graph);
    index.graph.cites = (ordinal) => {
      looked.push(ordinal);
      return cites(ordinal);
    };
    const steps = [...practising(index)].length;
    assert.ok(looked.length >= 60 && looked.length <= 240, `${looked.length} provisions were looked at`);
    assert.ok(looked.at(-1)! - looked[0]! > index.corpus.size / 5, 'all stand side by side');
    assert.ok(steps > 2 * looked.length, `${steps} steps`);
    assert.deepEqual([...compiling(CITATION_PATTERNS)], []);
  });
});
