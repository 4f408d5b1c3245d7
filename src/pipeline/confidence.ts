import type { Hit, LegalIndex } from '../search';
import { latinLanguageOf, terms } from '../languages';
import type { ParametricResult } from './parametric';
import { candidatesOf, RERANKED } from './rerank';
import type { Retrieved } from './retrieve';
import type { Selection } from './select';

/** What a search did, for a judgement of what it found. */
export interface Search {
  readonly parametric: ParametricResult;
  /** A list a parametric provision; the last one is of the question as a whole. */
  readonly retrieved: readonly Retrieved[];
  /** The same lists, reranked. */
  readonly ranked: readonly (readonly Hit[])[];
  readonly selections: readonly Selection[];
}

/**
 * What tells a search that found the answer from one that found the nearest words: shares, none of which grows with the
 * number of provisions or the length of the question. How each is computed stands in {@link featuresOf}.
 */
export interface Features {
  /** The nine next candidates of an issue as a share of its best: what answers stands out, near words come in crowds. */
  readonly flatness: number;
  /** Of the best match by words that an issue's most telling terms allow, what its best hit has. */
  readonly match: number;
  /** Of the pairs of neighbouring words of an issue, what its selected provision has: a rule speaks in phrases. */
  readonly phrases: number;
  /** Of the information of a parametric provision, what its best candidate holds: a clause that is there is there nearly whole. */
  readonly held: number;
  /** How high what was selected stands for the question as a whole (reciprocal rank): two ways lead to one place. */
  readonly agreement: number;
  /** By how much the best candidate of a clause leads the second, as a share of it. */
  readonly lead: number;
}

/** What is known of a search's result. */
export interface Confidence {
  /** The calibrated chance that a provision which answers is among those selected, 0 to 1. */
  readonly chance: number;
  /** Whether it is high enough for an answer, or for nothing at all. */
  readonly level: 'sure' | 'open' | 'unlikely';
  readonly features: Features;
}

/** A logistic regression: chance = 1 / (1 + exp(-(intercept + sum of weight * feature))); a feature left out counts 0. */
interface Calibration {
  readonly intercept: number;
  readonly weights: Partial<Features>;
  /** Below this chance, answers and non-answers are told apart best by saying that nothing was found. */
  readonly least: number;
}

/** Where the calibrated chance that a provision answers reaches this, what is quoted may be called an answer. */
export const SURE = 0.8;

/**
 * By where the parametric provisions came from; `npm run bench:calibration` makes this table and says how far it holds on
 * questions and on whole collections that it was not made from. The chance is that of a question of which nothing else is
 * known than that the corpus has an answer to one in two of its kind. Known failure: searches with vectors or a
 * cross-encoder score on another scale, and no collection for them was measured; for them it is a guess.
 */
export const CALIBRATION: Readonly<Record<'embedded' | 'written', Calibration>> = {
  embedded: { intercept: 2.49, weights: { flatness: -7.88, match: 6.09, phrases: 3.01 }, least: 0.32 },
  written: { intercept: -7.82, weights: { held: 9.12, agreement: 1.94, lead: 4.03 }, least: 0.38 },
};

/** The chance that a search has selected what answers; 0 where it has selected nothing. */
export function confidenceOf(search: Search, index: LegalIndex): Confidence {
  const features = featuresOf(search, index);
  const { intercept, weights, least } = CALIBRATION[calibrationFor(search.parametric)];
  const chance = search.selections.length === 0 ? 0 : logistic(intercept + weighted(features, weights));
  return { chance, level: chance >= SURE ? 'sure' : chance >= least ? 'open' : 'unlikely', features };
}

/** Which calibration holds for a search: clauses that a model wrote are nearly the text that is looked for. */
export const calibrationFor = ({ source }: ParametricResult): keyof typeof CALIBRATION =>
  source === 'embedded' ? 'embedded' : 'written';

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

const weighted = (features: Features, weights: Partial<Features>): number =>
  (Object.keys(weights) as (keyof Features)[]).reduce((sum, name) => sum + features[name] * weights[name]!, 0);

/** Means over the issues, or over what was selected; 0 to 1, {@link Features.match} a little above at most. */
export function featuresOf({ parametric, retrieved, ranked, selections }: Search, index: LegalIndex): Features {
  const queries = parametric.provisions;
  const lists = ranked.slice(0, queries.length);
  const ofQuestion = ranked.at(-1) ?? [];
  return {
    flatness: mean(lists.map(flatnessOf)),
    match: mean(retrieved.map((one) => matchOf(one, index))),
    phrases: mean(queries.map(({ issue }, at) => phrasesIn(issue, selections, at, index))),
    held: mean(lists.map((list, at) => candidatesOf(retrieved[at]!, list.slice(0, 1), index)[0]?.coverage ?? 0)),
    agreement: mean(selections.map(({ ordinal }) => reciprocalRank(ordinal, ofQuestion))),
    lead: mean(lists.map(leadOf)),
  };
}

/**
 * What the candidates behind the best score of it on average where the best is right. A corpus of a few provisions has no
 * crowd that one could stand out from: those that a short list lacks count so much, and the words alone decide.
 */
const USUAL_SHARE = 0.6;

/** The mean score of the nine candidates behind the best as a share of its own. */
function flatnessOf([best, ...others]: readonly Hit[]): number {
  if (best === undefined || best.score <= 0) return 1;
  const next = others.slice(0, RERANKED - 1);
  const lacking = USUAL_SHARE * (RERANKED - 1 - next.length);
  return (next.reduce((sum, { score }) => sum + score, 0) / best.score + lacking) / (RERANKED - 1);
}

function leadOf([best, second]: readonly Hit[]): number {
  return best === undefined || best.score <= 0 ? 0 : 1 - (second?.score ?? 0) / best.score;
}

/** How many terms of a query are taken for what it is about: a longer one has more beside the point. */
const TELLING = 12;

/** A term contributes weight * idf at most to a score (Robertson and Zaragoza 2009, equation 3.20, for endless tf). */
function matchOf({ lexicalQuery, lexical }: Retrieved, { bm25 }: LegalIndex): number {
  const most = [...lexicalQuery.terms]
    .map(([term, weight]) => weight * bm25.idf(term))
    .sort((a, b) => b - a)
    .slice(0, TELLING)
    .reduce((sum, information) => sum + information, 0);
  return most > 0 ? (lexical[0]?.score ?? 0) / most : 0;
}

function phrasesIn(issue: string, selections: readonly Selection[], at: number, { corpus }: LegalIndex): number {
  const selection = selections.find((one) => one.for === at);
  if (selection === undefined) return 0;
  const language = latinLanguageOf(corpus.acts[corpus.actOf(selection.ordinal)]!.language);
  const wanted = pairsOf(terms(issue, language));
  const present = pairsOf(terms(corpus.text(selection.ordinal), language));
  return wanted.size === 0 ? 0 : [...wanted].filter((pair) => present.has(pair)).length / wanted.size;
}

/** A term holds no blank. */
const pairsOf = (sequence: readonly string[]): ReadonlySet<string> =>
  new Set(sequence.slice(1).map((term, at) => `${sequence[at]!} ${term}`));

function reciprocalRank(ordinal: number, list: readonly Hit[]): number {
  const at = list.findIndex((hit) => hit.ordinal === ordinal);
  return at < 0 ? 0 : 1 / (at + 1);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
