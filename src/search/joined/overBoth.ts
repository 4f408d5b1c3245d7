import { COMMON_SHARE, type ProvisionStore, type StoreDescription, type TermQuery } from '../../store';
import { inverseDocumentFrequency } from '../bm25/bm25';
import type { IndexStore } from './indexStore';

/** An index and the store behind it. */
interface Sides {
  readonly here: IndexStore;
  readonly there: ProvisionStore;
}

/** What the two hold together. A term that is common here alone is not told beforehand: it is asked for as a rare one is. */
export function describedOver({ here, there }: Sides): StoreDescription {
  const { index } = here;
  const { size, documents, provisions, filled, languages, common } = there.description;
  const all = filled + index.provisions;
  const counted = Object.entries(common).map(([term, count]) => [term, count + here.holders(term)] as const);
  return {
    size: size + here.size,
    documents: documents + here.size,
    provisions: provisions + index.provisions,
    filled: all,
    languages: [...new Set([...index.languages, ...languages])].sort(),
    common: Object.fromEntries(counted.filter(([, count]) => count > COMMON_SHARE * all)),
  };
}

/** What the terms of queries weigh here and there, so that each counts as it does over both. */
export async function weightsOver(
  { here, there }: Sides,
  queries: readonly { readonly terms: TermQuery }[],
  held: 'holders' | 'actHolders',
  signal: AbortSignal | undefined,
): Promise<(terms: TermQuery) => { readonly here: TermQuery; readonly there: TermQuery }> {
  const all = [...new Set(queries.flatMap(({ terms }) => [...terms.keys()]))];
  const holdersThere = await there[held](all, signal);
  const ofActs = held === 'actHolders';
  const sizeThere = ofActs ? there.acts.length : there.description.filled;
  const size = sizeThere + (ofActs ? here.acts.length : here.index.provisions);
  const factors = new Map(
    all.map((term) => {
      const holders = holdersThere.get(term) ?? 0;
      const idf = inverseDocumentFrequency(size, holders + here[held](term));
      const idfHere = ofActs ? here.idfOfActs(term) : here.idf(term);
      return [term, [idf / idfHere, idf / inverseDocumentFrequency(sizeThere, holders)]] as const;
    }),
  );
  const times = (terms: TermQuery, side: 0 | 1): TermQuery =>
    new Map([...terms].map(([term, weight]) => [term, weight * factors.get(term)![side]]));
  return (terms) => ({ here: times(terms, 0), there: times(terms, 1) });
}
