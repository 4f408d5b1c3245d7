import type { Encoder } from '../../models';
import type { ProvisionStore } from '../../store';
import type { DenseRetriever } from '../vectors/denseRetriever';

/** Questions, and what was found for them, that are kept: those of one answer, which its passes ask again. */
const MOST_KEPT = 100;

/**
 * An encoder with the vectors that a store keeps, which it has made: see `ProvisionStore.vectors`. What is asked in passes is encoded
 * and searched for once. Vectors of provisions are not handed out: no feedback can be made of them.
 */
export function storeRetriever(store: Pick<ProvisionStore, 'nearest'>, encoder: Encoder): DenseRetriever {
  const [encoded, found] = [new Asked<Float32Array>(), new Asked<Awaited<ReturnType<typeof nearest>>>()];
  const nearest = async (vector: Float32Array, k: number, signal?: AbortSignal) =>
    (await store.nearest([{ vector }], k, signal))[0] ?? [];
  return {
    encoder: {
      name: encoder.name,
      supports: (language) => encoder.supports(language),
      encode: (texts, kind, signal) =>
        encoded.once(JSON.stringify([kind, texts]), () => encoder.encode(texts, kind, signal)),
    },
    vectors: {
      search: (query, k, signal) => found.once(`${k} ${query.join(' ')}`, () => nearest(query, k, signal)),
      vectorOf: () => undefined,
    },
  };
}

/** Answers that were asked for last, by what was asked; one that failed is asked for again. */
class Asked<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>();

  once(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= MOST_KEPT && oldest !== undefined) this.#answers.delete(oldest);
    const answer = ask();
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
