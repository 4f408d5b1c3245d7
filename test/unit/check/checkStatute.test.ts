import assert from 'node:assert/strict';
import { indexOf } from '../support/indexOf';
import { checkLaw, HARBOUR, sampleIndex, told } from './support';

const FILE = '/law/ropes.md';
const ACT = `# Ropes Act

### Section 1. Ropes

(1) A rope is inspected under section 2
    and under section 30.

(2) A fee is due under section 9 of the Seafarers Act 2009 and section 40.

### Section 2. Inspection

The inspector, under section 1(7), cuts a rope. See section 3.

### Section 3. Chains

Repealed.
`;

describe('check/checkStatute', () => {
  it('finds dead references of an act to itself, and none in a provision that speaks of another act', async () => {
    const index = await indexOf({ 'ropes.md': ACT });
    assert.deepEqual(told(checkLaw(ACT, FILE, index), ACT), [
      'missing-provision: section 30',
      'paragraph-out-of-range: section 1(7)',
      'repealed-provision: section 3',
    ]);
  });

  it('finds nothing in sound law', async () => {
    assert.deepEqual(checkLaw(HARBOUR, '/law/harbour.md', await sampleIndex()), []);
  });

  it('finds nothing in a file that is not of the corpus', async () => {
    assert.deepEqual(checkLaw(ACT, '/elsewhere/ropes.md', await sampleIndex()), []);
  });

  it('tells an act in corner brackets from a term, as Japanese law defines them', async () => {
    const terms = '# 港湾法\n\n## 第一条\n\n「船舶」とは、船をいう。第九条の規定による。\n\n## 第二条\n\n灯火。\n';
    const index = await indexOf({ 'port.md': terms });
    assert.deepEqual(told(checkLaw(terms, '/law/port.md', index), terms), ['missing-provision: 第九条']);
    const acts = '# 항만법\n\n## 제1조\n\n「등대법」 중 제9조에 따른다.\n\n## 제2조\n\n등화.\n';
    assert.deepEqual(checkLaw(acts, '/law/pier.md', await indexOf({ 'pier.md': acts })), []);
  });

  it('finds nothing near words for former law', async () => {
    const text =
      '# Kaigesetz\n\n### § 1 Netze\n\nEs gilt § 9 in der Fassung dieses Gesetzes vom 3. Mai 1990. Es gilt § 8.\n\n### § 2 Taue\n\nTaue.\n';
    const index = await indexOf({ 'kai.md': text });
    assert.deepEqual(told(checkLaw(text, '/law/kai.md', index), text), []);
    const plain = text.replace(/Es gilt § 9[^.]*\. Mai 1990\. /u, '');
    assert.deepEqual(told(checkLaw(plain, '/law/kai.md', await indexOf({ 'kai.md': plain })), plain), [
      'missing-provision: § 8',
    ]);
  });
});
