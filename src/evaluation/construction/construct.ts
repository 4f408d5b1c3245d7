import { labelOf } from '../../languages';
import { nearestHeading, type Corpus, type Day } from '../../law';
import { ModelUnavailableError, type LanguageModel } from '../../models';
import type { LegalIndex } from '../../search';
import { freeId } from '../datasets/newItem';
import type { Judgement } from '../judges/judgement';
import { Random } from '../statistics/random';
import { chainFrom, citedChains } from './chains';
import type { Refusal } from './refusals';
import { expandBy, isAnswerable, isRight, writeScenario, writeSingle, type Draft, type Scenario } from './steps';

export interface ConstructionOptions {
  readonly index: LegalIndex;
  readonly model: LanguageModel;
  /** On which the law must be in force. */
  readonly today: Day;
  /** How many questions are wanted, at least 1. */
  readonly count: number;
  /** The provisions that are asked about, one question each; drawn from the corpus where nothing is said. */
  readonly beginnings?: readonly number[];
  /** How many provisions each needs, from 1 to `MOST_HOPS`. */
  readonly hops: number;
  /** The same seed asks about the same provisions. */
  readonly seed: number;
  /** Ids that are taken in the data set. */
  readonly taken?: ReadonlySet<string>;
}

/** A row of a data set of our own. */
export interface ConstructedItem {
  readonly id: string;
  readonly background: string;
  readonly question: string;
  readonly answer: string;
  /** Provision ids, each citing the next. */
  readonly gold: readonly string[];
  readonly n_hops: number;
  /** Until a person accepts it. */
  readonly reviewed: false;
  /** Which model wrote and checked it. */
  readonly model: string;
}

export interface Construction {
  readonly items: readonly ConstructedItem[];
  /** How many provisions came to nothing, by why. */
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
  /** What the model said instead of a first reply that could not be read; undefined where all could be. */
  readonly unread?: string;
}

/** So many chains are tried for each question that is wanted. */
const TRIES_EACH = 5;

/**
 * Writes questions after KoBLEX's guided construction: a question on one provision, expanded hop by hop over citations, put as a
 * scenario, and kept only where a model finds that all provisions together decide it as answered (full check) and that they do
 * not once any one of them is missing (partial check; of one provision there is no part). All of it is unreviewed.
 *
 * It departs from the paper in its prompts, which are our own, in drawing provisions by a seed, and in that the partial check leaves
 * out each provision in turn. Rejects with the signal's reason when
 * aborted, and with {@link ModelUnavailableError}.
 */
export async function* constructQuestions(
  { index, model, today, count, beginnings, hops, seed, taken }: ConstructionOptions,
  signal?: AbortSignal,
): AsyncGenerator<{ done: number; total: number }, Construction> {
  const items: ConstructedItem[] = [];
  const ids = new Set(taken);
  const refused = new Map<Refusal, number>();
  const refuse = (why: Refusal): void => void refused.set(why, (refused.get(why) ?? 0) + 1);
  let unread: string | undefined;
  let tries = 0;
  yield { done: 0, total: count };
  const random = new Random(seed);
  const of = { index, hops, today };
  const chains = beginnings?.map((first) => chainFrom(first, of, random)) ?? citedChains(of, random);
  for (const chain of chains) {
    if (items.length === count || tries === count * TRIES_EACH) break;
    tries += 1;
    signal?.throwIfAborted();
    if (chain === undefined) {
      refuse('no-chain');
      continue;
    }
    const provisions = chain.map((ordinal) => shownText(index.corpus, ordinal));
    const written = await questionOn(model, provisions, signal);
    if ('refusal' in written) {
      refuse(written.refusal);
      unread ??= written.why;
    } else {
      const id = freeId(ids);
      ids.add(id);
      const gold = chain.map((ordinal) => index.corpus.id(ordinal));
      const { background, question, answer } = written.scenario;
      items.push({ id, background, question, answer, gold, n_hops: gold.length, reviewed: false, model: model.name });
    }
    yield { done: items.length, total: count };
  }
  return { items, refused: Object.fromEntries(refused), ...(unread !== undefined && { unread }) };
}

type Written =
  | { readonly scenario: Scenario }
  | { readonly refusal: Refusal; /** Of a reply that could not be read. */ readonly why?: string };

/** Throws {@link ModelUnavailableError} where the model gave no reply at all: the next would be none either. */
function unreadable({ reply, reason }: Judgement<unknown>): Written {
  if (reply === '') throw new ModelUnavailableError(reason);
  return { refusal: 'unread', why: reason };
}

async function questionOn(
  model: LanguageModel,
  provisions: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Written> {
  let written: Judgement<Draft> = await writeSingle(model, provisions[0]!, signal);
  for (let hop = 2; hop <= provisions.length; hop += 1) {
    if (written.value === undefined) return unreadable(written);
    written = await expandBy(model, written.value, provisions.slice(0, hop), signal);
  }
  if (written.value === undefined) return unreadable(written);
  const told = await writeScenario(model, written.value, provisions, signal);
  if (told.value === undefined) return unreadable(told);
  return checked(model, told.value, provisions, signal);
}

/** The full check, then the partial one. What cannot be judged is refused: nobody has found that it holds. */
async function checked(
  model: LanguageModel,
  scenario: Scenario,
  provisions: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Written> {
  const whole = await isAnswerable(model, scenario, provisions, signal);
  if (whole.value === undefined) return unreadable(whole);
  if (!whole.value) return { refusal: 'not-decided' };
  const right = await isRight(model, scenario, provisions, signal);
  if (right.value === undefined) return unreadable(right);
  if (!right.value) return { refusal: 'not-right' };
  if (provisions.length === 1) return { scenario };
  for (const [at] of provisions.entries()) {
    const part = await isAnswerable(model, scenario, provisions.toSpliced(at, 1), signal);
    if (part.value === undefined) return unreadable(part);
    if (part.value) return { refusal: 'part-decides' };
  }
  return { scenario };
}

function shownText(corpus: Corpus, ordinal: number): string {
  const heading = nearestHeading(corpus, ordinal);
  return `${labelOf(corpus, ordinal)}${heading === '' ? '' : ` (${heading})`}\n${corpus.text(ordinal)}`;
}
