import { pathOf, type Corpus, type UnitKind } from '../../law';
import type { ActNames } from './actNames';
import { DEFINING_PROVISIONS } from './definedNames';
import { findCitations } from '../findCitations';

/** Ordinals of one act looked at to learn what its units are called. */
const SAMPLE = 3000;

/** The acts under which others were made, as their first provisions say. */
export class ParentActs {
  readonly #parents = new Map<number, readonly number[]>();
  readonly #kinds = new Map<number, ReadonlySet<UnitKind>>();

  constructor(
    private readonly corpus: Corpus,
    private readonly names: ActNames,
  ) {}

  /** The act that the first provisions of an act name most; none where they name none that is in the corpus. */
  of(act: number): readonly number[] {
    let found = this.#parents.get(act);
    if (found === undefined) this.#parents.set(act, (found = this.#read(act)));
    return found;
  }

  /** Whether an act has units of a kind, as far as its first provisions show. */
  hasUnits(act: number, kind: UnitKind): boolean {
    let kinds = this.#kinds.get(act);
    if (kinds === undefined) this.#kinds.set(act, (kinds = this.#kindsOf(act)));
    return kinds.has(kind);
  }

  #read(act: number): readonly number[] {
    const counts = new Map<number, number>();
    const [first, end] = this.corpus.provisionsOf(act);
    const { language } = this.corpus.acts[act]!;
    for (let at = first; at < Math.min(end, first + DEFINING_PROVISIONS); at += 1) {
      for (const citation of findCitations(this.corpus.text(at), language)) {
        if (citation.act.kind !== 'named') continue;
        const [named, ...others] = this.names.find(citation.act.name, citation.system);
        if (named !== undefined && others.length === 0 && named !== act)
          counts.set(named, (counts.get(named) ?? 0) + 1);
      }
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return most === undefined ? [] : [most[0]];
  }

  #kindsOf(act: number): ReadonlySet<UnitKind> {
    const kinds = new Set<UnitKind>();
    const [first, end] = this.corpus.provisionsOf(act);
    for (let at = first; at < Math.min(end, first + SAMPLE); at += 1) {
      for (const { kind } of pathOf(this.corpus, at)) kinds.add(kind);
    }
    return kinds;
  }
}
