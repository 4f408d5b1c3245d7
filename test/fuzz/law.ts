import { CorpusBuilder, type PackedCorpus } from '../../src/law';
import { readSource } from '../../src/readers';
import { indexCorpus } from '../../src/indexing';
import type { PackedIndex } from '../../src/search';
import { drain } from '../unit/support/indexOf';
import { LANGUAGES } from '../unit/languages/conformance/cases/index';

/** The invented acts of all languages as one corpus. */
export function law(): PackedCorpus {
  const builder = new CorpusBuilder();
  for (const { code, act, otherAct } of LANGUAGES) {
    for (const [name, text] of Object.entries({ act, other: otherAct })) {
      const { documents } = readSource({ file: `/law/${code}-${name}.md`, bytes: Buffer.from(text) });
      for (const document of documents) builder.add(document);
    }
  }
  return builder.finish();
}

let made: Promise<PackedIndex> | undefined;

/** Its index; made once. */
export const lawIndex = (): Promise<PackedIndex> => (made ??= drain(indexCorpus(law())).then(({ result }) => result));
