import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyLines } from '../../../src/cli/claimLines';
import type { EntailmentModel, SentencePair } from '../../../src/models';
import type { LegalIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const FEE = 'The master of a ship pays a fee of 40 crowns.';
const ACT = `# Harbour Act\n\n### Section 1. Fees\n\n${FEE}\n`;

describe('cli/claimLines with an entailment model', () => {
  let folder: string;
  let index: LegalIndex;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-lines-'));
    index = await indexOf({ 'harbour.md': ACT });
  });
  after(() => rm(folder, { recursive: true }));

  const line = { sentence: FEE, citations: ['harbour-act/sec_1'], question: 'I sailed in.' };

  /** What is said of the lines by a model that rules everything out, and what it was given to read. */
  async function ruledOut(...lines: readonly object[]): Promise<{ supports: string[]; read: SentencePair[] }> {
    const read: SentencePair[] = [];
    const entailment: EntailmentModel = {
      name: 'nli',
      supports: () => true,
      dispose: () => undefined,
      entails(pairs) {
        read.push(...pairs);
        return Promise.resolve(pairs.map(() => ({ entailment: 0, neutral: 0, contradiction: 1 })));
      },
    };
    const file = join(folder, 'lines.jsonl');
    await writeFile(file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const sources = { corpus: index.corpus, resolver: index.resolver, entailment };
    const signal = new AbortController().signal;
    const { items } = await verifyLines(file, undefined, sources, { progress: () => undefined }, signal);
    return { supports: items.map(({ support }) => support), read };
  }

  it('has it read what the checks left standing, against the cited law and the facts', async () => {
    const { supports, read } = await ruledOut(line);
    assert.deepEqual(supports, ['unverified']);
    assert.deepEqual(read, [
      { premise: FEE, hypothesis: FEE },
      { premise: `${FEE}\nI sailed in.`, hypothesis: FEE },
    ]);
  });

  it('reads neither what is struck out nor what a second reader has read', async () => {
    const wrong = { ...line, sentence: 'The master of a ship pays a fee of 90 crowns.' };
    const known = { ...line, second_reader: { carried: true, words: ['a fee of 40 crowns'] } };
    const { supports, read } = await ruledOut(wrong, known);
    assert.equal(supports[0], 'contradicted');
    assert.notEqual(supports[1], 'contradicted');
    assert.deepEqual(read, []);
  });
});
