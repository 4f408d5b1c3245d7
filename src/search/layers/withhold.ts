import { CitationResolver } from '../../citation';
import { WithheldCorpus } from '../../law';
import { LegalIndex } from '../legalIndex';
import type { DenseRetriever } from '../vectors/denseRetriever';
import { currentHits, currentPostings, type Succession } from './currentHits';

/** Ordinals of provisions that are withheld, of which `size` is how many they are. */
export type Withheld = Pick<ReadonlySet<number>, 'has' | 'size'>;

const successionWithout = (withheld: Withheld): Succession => ({
  current: (ordinal) => (withheld.has(ordinal) ? -1 : ordinal),
  dropped: withheld.size,
});

/**
 * An index seen without some provisions: they are neither found, cited nor read, and a citation of them leads nowhere. A
 * view, made in a millisecond or so; it shares everything with the index. What it keeps of the withheld: the statistics of
 * words (a term's idf is that of the whole corpus, off by the share of what is withheld) and their votes as citing
 * provisions in the citation graph.
 *
 * @param withheld ordinals, with all that stands in a unit that is withheld.
 */
export function withhold(index: LegalIndex, withheld: Withheld): LegalIndex {
  const { bm25, graph, outcomes, provisions, problems, resolver } = index;
  const corpus = new WithheldCorpus(index.corpus, withheld);
  const succession = successionWithout(withheld);
  return new LegalIndex({
    corpus,
    bm25: {
      idf: (term) => bm25.idf(term),
      search: (query, k) => currentHits((asked) => bm25.search(query, asked), k, succession).slice(0, k),
      postings: (term) => bm25.postings(term).map((list) => currentPostings(list, succession)),
    },
    graph,
    outcomes,
    provisions,
    problems,
    resolver: new CitationResolver(corpus, resolver),
  });
}

/** Vectors seen without those of some provisions. */
export function withholdVectors({ encoder, vectors }: DenseRetriever, withheld: Withheld): DenseRetriever {
  return {
    encoder,
    vectors: {
      search: async (query, k, signal) => {
        const found = await vectors.search(query, k + withheld.size, signal);
        return found.filter(({ ordinal }) => !withheld.has(ordinal)).slice(0, k);
      },
      vectorOf: (ordinal) => (withheld.has(ordinal) ? undefined : vectors.vectorOf(ordinal)),
    },
  };
}
