import assert from 'node:assert/strict';
import type { Act } from '../../../../src/law';
import { byEId, readText } from '../helpers';

/** By eId the heading and text of each provision of an act; nothing may be wrong with the document. */
export function summary(text: string, act = 0): Record<string, string> {
  const result = readText('law.xml', text);
  assert.deepEqual(result.problems, []);
  return Object.fromEntries(
    [...byEId(result, act)].map(([eId, { heading, text: own, status }]) => [
      eId,
      `${heading} | ${own.replaceAll('\n', ' / ')}${status === 'repealed' ? ' | repealed' : ''}`,
    ]),
  );
}

export const actOf = (text: string): Act => readText('law.xml', text).documents[0]!.act;
