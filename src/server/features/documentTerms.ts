import type { CitationInDocument } from '../citedText';
import type { OpenDocument } from './context';
import { actsOfFile } from '../provisionAt';
import type { TermCatalogue } from './termCatalogue';
import { TermMatcher } from './termMatcher';

/** The most acts whose terms are looked for in a draft. */
const MOST_ACTS = 5;

/** Finds the terms that mean something in a document: those of its own acts; in a draft, those of the acts it cites most. */
export async function termsOf(
  open: OpenDocument,
  citations: readonly CitationInDocument[],
  catalogue: TermCatalogue,
): Promise<TermMatcher> {
  const { corpus } = open.index;
  const own = actsOfFile(corpus, open.file);
  const acts = own.length > 0 ? own : actsCited(open, citations);
  const terms = await Promise.all(acts.slice(0, MOST_ACTS).map((act) => catalogue.of(corpus, act)));
  return new TermMatcher(terms.flat());
}

/** The acts that a draft cites, the one cited most first; of those cited alike, the one cited first. */
function actsCited({ index: { corpus } }: OpenDocument, citations: readonly CitationInDocument[]): number[] {
  const counts = new Map<number, number>();
  for (const { citation } of citations) {
    const [target] = citation.outcome === 'resolved' ? citation.targets : [];
    const ordinal = target === undefined ? undefined : corpus.ordinal(target);
    if (ordinal === undefined) continue;
    const act = corpus.actOf(ordinal);
    counts.set(act, (counts.get(act) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([act]) => act);
}
