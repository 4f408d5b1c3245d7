import {
  isStruck,
  withSecondReading,
  type CitedProvision,
  type Claim,
  type Grounding,
  type GroundingContext,
  type SecondReading,
} from '../grounding';
import { languageRefusal, ModelUnavailableError, type Entailment, type EntailmentModel } from '../models';
import { contentTerms, detectLanguage, latinLanguageOf, splitSentences } from '../languages';

/** A sentence of an answer, with the provisions that it cites. */
export interface CitingClaim {
  readonly text: string;
  readonly cited: readonly CitedProvision[];
}

/**
 * The least chance, 0 to 1, at which a sentence of the law counts as showing a sentence, or as ruling it out. Reasoned, not
 * fitted: no entailment model was at hand to measure it with. The best of many chances is taken, so one that is high by
 * accident must not do; what is neither stays open, which is never counted as proof.
 */
const SURE = 0.9;
/** A sentence that some sentence of the law shows likelier than not is not refuted by another one. */
const LIKELIER_THAN_NOT = 0.5;

/** Sentences of the law that are read for a sentence of the answer: those that share most with it. */
const MOST_PREMISES = 8;
/** Longer stretches of a provision without an end of a sentence are cut. UTF-16 code units. */
const LONGEST_PREMISE = 2000;

/** What a model says of the sentences of the law nearest to one sentence of an answer. */
interface Read {
  /** A sentence of the law, letter by letter. */
  readonly words: string;
  readonly chances: Entailment;
}

/**
 * Reads an answer as a second reader does, with a model that knows no more than whether one text follows from another.
 * The provisions are taken apart into sentences, as such models are trained on sentences, and the best counts (SummaC-ZS,
 * Laban et al., TACL 2022); each is read alone, which shows a sentence that states the rule, and with the
 * facts of the question after it, which shows one that applies it.
 *
 * - Carried, where a sentence of the law shows it; that sentence is its words.
 * - Not carried, where one rules it out and none is likelier than not to show it; that one is its words.
 * - No reading (undefined) otherwise: the model leaves it open.
 *
 * Known failures: a rule that only two sentences of the law lay down together (a rule and its exception, a
 * list's item and its lead-in) is left open; a sentence of the law on another case than that of the answer may be read as
 * ruling it out.
 *
 * Rejects with `ModelUnavailableError`, also for a language that the model was not made for.
 */
export async function entailmentReadings(
  claims: readonly CitingClaim[],
  question: string,
  model: EntailmentModel,
  signal?: AbortSignal,
): Promise<readonly (SecondReading | undefined)[]> {
  requireLanguages(claims, model);
  const readings: (SecondReading | undefined)[] = [];
  for (const claim of claims) readings.push(readingOf(await read(claim, question, model, signal)));
  return readings;
}

/**
 * What a sentence's grounding is once an entailment model has read it too: one that is struck out, or that a second reader
 * has read already, is left as it is. Rejects as {@link entailmentReadings} does.
 */
export async function readByEntailment(
  grounding: Grounding,
  claim: Claim,
  context: GroundingContext,
  model: EntailmentModel,
  signal?: AbortSignal,
): Promise<Grounding> {
  if (isStruck(grounding.support) || claim.secondReading !== undefined) return grounding;
  const [reading] = await entailmentReadings([claim], context.question ?? '', model, signal);
  return reading === undefined ? grounding : withSecondReading(grounding, reading, claim, context);
}

function requireLanguages(claims: readonly CitingClaim[], model: EntailmentModel): void {
  const texts = claims.flatMap(({ text, cited }) => [text, ...cited.map((provision) => provision.text)]);
  for (const language of new Set(texts.map(detectLanguage))) {
    const refusal = languageRefusal(model, language);
    if (refusal !== undefined) throw new ModelUnavailableError(refusal);
  }
}

async function read(
  { text: hypothesis, cited }: CitingClaim,
  question: string,
  model: EntailmentModel,
  signal?: AbortSignal,
): Promise<Read[]> {
  const nearest = nearestSentences(hypothesis, cited);
  const pairs = nearest.flatMap((premise) => [
    { premise, hypothesis },
    { premise: `${premise}\n${question}`, hypothesis },
  ]);
  const chances = await model.entails(pairs, signal);
  return chances.map((each, at) => ({ words: nearest[at >> 1]!, chances: each }));
}

/** The sentences of the provisions that hold most of a sentence's content terms, each once, best first. */
function nearestSentences(hypothesis: string, cited: readonly CitedProvision[]): string[] {
  const termsOf = (text: string): string[] => contentTerms(text, latinLanguageOf(detectLanguage(text)));
  const wanted = new Set(termsOf(hypothesis));
  const sentences = cited.flatMap(({ text }) =>
    splitSentences(text).map(({ start, end }) => text.slice(start, Math.min(end, start + LONGEST_PREMISE)).trim()),
  );
  return [...new Set(sentences)]
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({ sentence, shared: sharedWith(wanted, termsOf(sentence)) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST_PREMISES)
    .map(({ sentence }) => sentence);
}

const sharedWith = (wanted: ReadonlySet<string>, terms: readonly string[]): number =>
  new Set(terms.filter((term) => wanted.has(term))).size;

function readingOf(reads: readonly Read[]): SecondReading | undefined {
  const shows = mostLikely(reads, 'entailment');
  const against = mostLikely(reads, 'contradiction');
  if (shows === undefined || against === undefined) return undefined;
  if (shows.chances.entailment >= SURE) return { carried: true, words: [shows.words] };
  const isRuledOut = against.chances.contradiction >= SURE && shows.chances.entailment <= LIKELIER_THAN_NOT;
  return isRuledOut ? { carried: false, words: [against.words] } : undefined;
}

/** The first of the likeliest. */
function mostLikely(reads: readonly Read[], label: keyof Entailment): Read | undefined {
  return reads.reduce<Read | undefined>(
    (best, each) => (best !== undefined && best.chances[label] >= each.chances[label] ? best : each),
    undefined,
  );
}
