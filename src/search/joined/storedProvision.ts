import type { CitationGraph } from '../../citation';
import type { Corpus } from '../../law';
import type { StoredProvision } from '../../store';

/**
 * Provisions that one is said to cite, at most. More are a range of a thousand units ("See sections 1 to 83485"); what
 * follows citations looks at a handful of each.
 */
export const MOST_CITED = 1000;

/**
 * What a store keeps of a provision of an index that is here.
 *
 * @param nameFile how its file is called in the store.
 */
export function storedProvision(
  { corpus, graph }: { readonly corpus: Corpus; readonly graph: CitationGraph },
  ordinal: number,
  nameFile: (file: string) => string = (file) => file,
): StoredProvision {
  const { id, text, heading, file, range, validity } = corpus.provision(ordinal);
  return {
    ordinal,
    id,
    act: corpus.actOf(ordinal),
    parent: corpus.parent(ordinal),
    subtreeEnd: corpus.subtreeEnd(ordinal),
    heading,
    text,
    isRepealed: corpus.isRepealed(ordinal),
    ...(validity && { validity }),
    file: nameFile(file),
    range,
    sourceKey: corpus.sourceKey(ordinal),
    cites: [...graph.cites(ordinal).subarray(0, MOST_CITED)],
    citers: graph.citersOf(ordinal),
  };
}
