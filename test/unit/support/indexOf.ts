import { CorpusBuilder } from '../../../src/law';
import { readSource } from '../../../src/readers';
import { indexCorpus } from '../../../src/indexing';
import type { PackedIndex } from '../../../src/search';

/**
 * An index of statutes given as texts, by file name, without touching the disk. Fails on any problem of a reader that is not
 * expected.
 */
export async function indexOf(files: Readonly<Record<string, string>>, expected?: RegExp): Promise<PackedIndex> {
  const builder = new CorpusBuilder();
  for (const [name, text] of Object.entries(files)) {
    const { documents, problems } = readSource({ file: `/law/${name}`, bytes: new TextEncoder().encode(text) });
    const problem = problems.find(({ message }) => expected?.test(message) !== true);
    if (problem !== undefined) throw new Error(`${name}: ${problem.message}`);
    documents.forEach((document) => builder.add(document));
  }
  const building = indexCorpus(builder.finish());
  for (;;) {
    const { value, done } = await building.next();
    if (done === true) return value;
  }
}

/** Runs a generator to its end: what it yielded, and what it returned. */
export async function drain<Event, Result>(
  running: AsyncGenerator<Event, Result>,
): Promise<{ events: Event[]; result: Result }> {
  const events: Event[] = [];
  for (;;) {
    const { value, done } = await running.next();
    if (done === true) return { events, result: value };
    events.push(value);
  }
}
