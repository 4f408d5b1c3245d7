import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provision } from '../../../src/law';
import { readSource, type ReadResult } from '../../../src/readers';

const FIXTURES = join(import.meta.dirname, '../../fixtures/readers');

export const fixture = (name: string): string => join(FIXTURES, name);

export const readFixture = (name: string): ReadResult =>
  readSource({ file: fixture(name), bytes: readFileSync(fixture(name)) });

export const readText = (name: string, text: string): ReadResult =>
  readSource({ file: `/invented/${name}`, bytes: Buffer.from(text) });

/** All provisions of a result by their eId; throws when one eId comes twice in an act. */
export function byEId(result: ReadResult, act = 0): Map<string, Provision> {
  const provisions = new Map<string, Provision>();
  for (const provision of result.documents[act]?.provisions ?? []) {
    const eId = provision.id.slice(provision.id.indexOf('/') + 1);
    if (provisions.has(eId)) throw new Error(`${eId} comes twice`);
    provisions.set(eId, provision);
  }
  return provisions;
}
