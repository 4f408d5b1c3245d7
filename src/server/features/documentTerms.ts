import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ReadPart } from '../../check';
import { actsOfFile, type Corpus } from '../../law';
import type { OpenDocument } from './context';
import type { DocumentCitations } from './documentCitations';
import { TermCatalogue, type DefinedTerm } from './termCatalogue';
import { TermMatcher } from './termMatcher';

/** The most acts whose terms are looked for in a draft. */
const MOST_ACTS = 5;

const NO_TERMS = new TermMatcher([]);

interface Known {
  readonly corpus: Corpus;
  readonly acts: readonly number[];
  readonly terms: Promise<TermMatcher>;
}

/** The terms that mean something in open documents; gathered anew where a document means the terms of other acts. */
export class DocumentTerms {
  readonly #catalogue = new TermCatalogue();
  readonly #known = new WeakMap<TextDocument, Known>();

  constructor(private readonly citations: Pick<DocumentCitations, 'partsOf'>) {}

  /**
   * Those of the document's own acts; in a draft, those of the acts it cites most. None where acts would have to be fetched
   * whole. Rejects as its citations do.
   */
  async of(open: OpenDocument): Promise<TermMatcher> {
    const { document } = open;
    const { corpus, isPart } = open.index;
    if (isPart === true) return NO_TERMS;
    const own = actsOfFile(corpus, open.file);
    const meant = own.length > 0 ? own : actsCited(corpus, await this.citations.partsOf(open));
    const acts = meant.slice(0, MOST_ACTS);
    const known = this.#known.get(document);
    const isSame = known?.corpus === corpus && known.acts.join() === acts.join();
    const terms = isSame ? known.terms : this.#gather(corpus, acts);
    this.#known.set(document, { corpus, acts, terms });
    return terms;
  }

  async #gather(corpus: Corpus, acts: readonly number[]): Promise<TermMatcher> {
    const terms: DefinedTerm[] = [];
    // One after another: side by side each would take a turn in the same round of the event loop.
    for (const act of acts) terms.push(...(await this.#catalogue.of(corpus, act)));
    return new TermMatcher(terms);
  }
}

/** The acts that a draft cites, the one cited most first; of those cited alike, the one cited first. */
function actsCited(corpus: Corpus, parts: readonly ReadPart[]): number[] {
  const counts = new Map<number, number>();
  for (const { citations } of parts) {
    for (const { outcome, ordinals } of citations) {
      const [ordinal] = outcome === 'resolved' ? ordinals : [];
      if (ordinal === undefined) continue;
      const act = corpus.actOf(ordinal);
      counts.set(act, (counts.get(act) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([act]) => act);
}
