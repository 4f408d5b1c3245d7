import assert from 'node:assert/strict';
import { ask, type Answer } from '../../../src/pipeline';
import { modelsOnce, type LanguageModel } from '../../../src/models';
import type { IndexSource } from '../../../src/search';
import { drain } from './indexOf';
import { scriptedReply } from './scriptedServer';

/** A model of no knowledge that takes no time, and how often it was asked. */
export class CountedModel implements LanguageModel {
  readonly name = 'scripted';
  asked = 0;

  async complete(request: Parameters<LanguageModel['complete']>[0]): Promise<string> {
    this.asked += 1;
    await Promise.resolve();
    return scriptedReply(request);
  }
}

/** Asks an index, or a shared corpus, for what it answers on a day of the future, but for times. */
export async function toldAnswer(source: IndexSource, question: string, model?: LanguageModel): Promise<unknown> {
  const answer = await source.with(async (index, once) => {
    const context = { index, today: '2030-01-01', ...modelsOnce({ ...(model && { model }) }, once) };
    return (await drain(ask(question, context))).result;
  });
  return plain(answer);
}

/** Without what was measured; files as they are pushed. */
const plain = (answer: Answer): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      if (key === 'elapsedMs') return undefined;
      return key === 'file' ? String(value).replace('/law/', '') : value;
    }),
  );

/** How far the scores of a store may be off: a cluster adds in single precision, and keeps frequencies to a 65,536th. */
const TOLERANCE = 1e-4;

/** Plain data that is the same but for what a store may be off. */
export function assertAlike(found: unknown, expected: unknown, where = ''): void {
  if (typeof found === 'number' && typeof expected === 'number') {
    assert.ok(
      Math.abs(found - expected) <= TOLERANCE * Math.max(1, Math.abs(expected)),
      `${where}: ${found}, not ${expected}`,
    );
  } else if (typeof found === 'object' && typeof expected === 'object' && found !== null && expected !== null) {
    assert.deepEqual(Object.keys(found), Object.keys(expected), where);
    for (const [key, value] of Object.entries(expected)) {
      assertAlike((found as Record<string, unknown>)[key], value, `${where}.${key}`);
    }
  } else assert.equal(found, expected, where);
}
