import { findDefinitions } from '../../citation/terms/findDefinitions';
import type { Act, Corpus, ProvisionId } from '../../law';
import { Turns } from '../../turns';

/** How long looking for definitions holds the thread, in milliseconds. */
const TURN_MS = 10;
/** The most terms of one act. */
const MOST = 500;
/** A term shorter than this, in UTF-16 code units, stands in too many words that have nothing to do with it. */
const SHORTEST = 2;

/** A term with the text that defines it. */
export interface DefinedTerm {
  readonly term: string;
  readonly definition: string;
  /** The provision that defines it. */
  readonly id: ProvisionId;
}

/** The terms that acts define for themselves, by act; an act is read when it is first asked for. */
export class TermCatalogue {
  readonly #byAct = new WeakMap<Act, Promise<readonly DefinedTerm[]>>();

  /** In document order, each term once, at most 500. */
  of(corpus: Corpus, act: number): Promise<readonly DefinedTerm[]> {
    const key = corpus.acts[act]!;
    const known = this.#byAct.get(key);
    if (known !== undefined) return known;
    const terms = termsDefinedBy(corpus, act);
    this.#byAct.set(key, terms);
    return terms;
  }
}

async function termsDefinedBy(corpus: Corpus, act: number): Promise<DefinedTerm[]> {
  const turns = new Turns(TURN_MS);
  const terms = new Map<string, DefinedTerm>();
  const [first, end] = corpus.provisionsOf(act);
  for (let ordinal = first; ordinal < end && terms.size < MOST; ordinal += 1) {
    const text = corpus.text(ordinal);
    for (const { term, start, end: stop } of findDefinitions(text)) {
      if (term.length < SHORTEST || terms.has(term) || terms.size >= MOST) continue;
      terms.set(term, { term, definition: text.slice(start, stop), id: corpus.id(ordinal) });
    }
    if (turns.isOver) await turns.pass();
  }
  return [...terms.values()];
}
