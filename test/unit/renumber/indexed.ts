import type { PackedIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

const known = new Map<string, Promise<PackedIndex>>();

/** The index of statutes, by file name; that of the same ones is made once, for nothing here changes it. */
export function indexed(files: Readonly<Record<string, string>>): Promise<PackedIndex> {
  const key = JSON.stringify(files);
  let index = known.get(key);
  if (index === undefined) known.set(key, (index = indexOf(files)));
  return index;
}
