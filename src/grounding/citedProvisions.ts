import { labelOf, provisionLabel } from '../languages';
import {
  nearestHeading,
  parseEId,
  splitProvisionId,
  textBearing,
  type Act,
  type Corpus,
  type ProvisionId,
} from '../law';
import type { CitedProvision } from './claim';

/** Who cites more than this at once, an act or a part of it, points at nothing; the first are read. */
const MOST_CITED = 200;

/**
 * The provisions of a corpus as sentences cite them, each made once: the sentences of an answer cite the same few, and
 * what the checks read of a provision is kept with it.
 */
export class CitedProvisions {
  readonly #made = new Map<number, CitedProvision>();
  /** By their keys; made where an id is absent. */
  #acts: ReadonlyMap<string, Act> | undefined;

  constructor(private readonly corpus: Corpus) {}

  /**
   * What speaks when these are cited: of a whole article its own text and that of its paragraphs, none twice. An id that
   * the corpus lacks stays, without text, so that the sentence that cites it is seen to be invented.
   */
  of(ids: readonly ProvisionId[]): CitedProvision[] {
    const found = new Map<ProvisionId, CitedProvision>();
    for (const id of ids) {
      const ordinal = this.corpus.ordinal(id);
      const cited = ordinal === undefined ? [this.#absent(id)] : this.#below(ordinal);
      for (const provision of cited) found.set(provision.id, provision);
    }
    return [...found.values()];
  }

  #absent(id: ProvisionId): CitedProvision {
    const { act: key, eId } = splitProvisionId(id);
    this.#acts ??= new Map(this.corpus.acts.map((each) => [each.key, each]));
    const act = this.#acts.get(key);
    return {
      id,
      text: '',
      heading: '',
      label: act === undefined ? id : provisionLabel(act, parseEId(eId), this.corpus.acts),
    };
  }

  #below(ordinal: number): CitedProvision[] {
    const speaking = textBearing(this.corpus, ordinal, MOST_CITED);
    return (speaking.length === 0 ? [ordinal] : speaking).map((each) => this.at(each));
  }

  /** One provision alone. */
  at(ordinal: number): CitedProvision {
    const known = this.#made.get(ordinal);
    if (known !== undefined) return known;
    const { corpus } = this;
    const made = {
      id: corpus.id(ordinal),
      text: corpus.text(ordinal),
      heading: nearestHeading(corpus, ordinal),
      label: labelOf(corpus, ordinal),
    };
    this.#made.set(ordinal, made);
    return made;
  }
}
