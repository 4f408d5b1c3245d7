import type { SecondReading } from '../grounding';
import {
  isRecord,
  objectsIn,
  parseLenientJson,
  stringsIn,
  wholeNumbersIn,
  type CompletionRequest,
  type EntailmentModel,
  type LanguageModel,
} from '../models';
import type { LegalIndex } from '../search';
import type { Draft, DraftSentence } from './answer';
import { READINGS_SCHEMA, secondReaderPrompt, WORDS_SCHEMA, wordsPrompt, type SentenceMaterial } from './answerPrompts';
import { entailmentReadings } from './entailmentReadings';
import { quotedProvision } from './evidence';
import type { Run } from './run';
import { isOpen, type Opinion, type Verified, type Verifier } from './verification';

/** Spans of words that a reading names at most. */
const MOST_WORDS = 12;
const LONGEST_WHY = 600;

/** A sentence of the draft, by its place, as it is to be checked once more. */
export interface Reread extends Opinion {
  readonly at: number;
  readonly sentence: DraftSentence;
}

/**
 * What else can be learnt of the sentences of an answer that the checks left standing; those of which nothing is left out.
 *
 * A second reader reads them all: an entailment model where there is one and it serves, else the language model in one
 * request. Where the second reader is switched off, the language model is asked for the words of those sentences that came
 * without and were not shown without: with a second reader that would be a request for nothing, since it names words itself.
 *
 * What was quoted by the pipeline itself is not read again.
 */
export async function opinions(
  question: string,
  { byModel, sentences }: Draft,
  verified: readonly Verified[],
  run: Run,
  verifier: Verifier,
): Promise<Reread[]> {
  const open = sentences.map((sentence, at) => ({ at, sentence })).filter(({ at }) => isOpen(verified[at]!));
  if (!byModel || open.length === 0) return [];
  if (!run.has('second-reader')) return withWords(question, open, verified, run);
  return run.entailment.with(
    (model) => entailedReadings(question, open, verifier, model, run.signal),
    () =>
      run.secondReader.with(
        (model) => secondReadings(question, open, run.index, model, run.signal),
        () => [],
      ),
  );
}

/** Sentences that the model leaves open are left out. Rejects with ModelUnavailableError. */
async function entailedReadings(
  question: string,
  open: readonly Reread[],
  verifier: Verifier,
  model: EntailmentModel,
  signal?: AbortSignal,
): Promise<Reread[]> {
  const claims = open.map(({ sentence }) => ({ text: sentence.text, cited: verifier.citedBy(sentence) }));
  const readings = await entailmentReadings(claims, question, model, signal);
  return open.flatMap((reread, at) => {
    const reading = readings[at];
    return reading === undefined ? [] : [{ ...reread, reading }];
  });
}

/**
 * One request for the whole answer, made to refute it. Sentences of which the reply says nothing are left out, and so are
 * those of a reply that is no JSON. Rejects with ModelUnavailableError.
 */
export async function secondReadings(
  question: string,
  open: readonly Reread[],
  index: LegalIndex,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<Reread[]> {
  const messages = secondReaderPrompt(materialOf(question, open, index));
  const readings = readReadings(await complete(messages, READINGS_SCHEMA, model, signal), open.length);
  return open.flatMap((reread, at) => {
    const reading = readings.get(at + 1);
    return reading === undefined ? [] : [{ ...reread, reading }];
  });
}

/** The readings of a reply, by the number of their sentence from 1; the first of each counts. */
export function readReadings(reply: string, count: number): ReadonlyMap<number, SecondReading> {
  const readings = new Map<number, SecondReading>();
  for (const entry of listed(reply, 'readings')) {
    const [number] = wholeNumbersIn(entry['sentence']);
    const carried = truthOf(entry['carried']);
    if (number === undefined || number < 1 || number > count || carried === undefined || readings.has(number)) continue;
    const why = stringsIn(entry['why'])[0]?.slice(0, LONGEST_WHY);
    const words = stringsIn(entry['words']).slice(0, MOST_WORDS);
    readings.set(number, { carried, words, ...(why !== undefined && { why }) });
  }
  return readings;
}

const truthOf = (value: unknown): boolean | undefined =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;

/** The words of sentences that came without, in one request; sentences for which none came are left out. */
async function withWords(
  question: string,
  open: readonly Reread[],
  verified: readonly Verified[],
  run: Run,
): Promise<Reread[]> {
  const bare = open.filter(
    ({ at, sentence }) => sentence.lawWords.length === 0 && verified[at]!.support === 'unverified',
  );
  if (bare.length === 0) return [];
  const reply = await run.secondReader.with(
    (model) => complete(wordsPrompt(materialOf(question, bare, run.index)), WORDS_SCHEMA, model, run.signal),
    () => '',
  );
  const entries = listed(reply, 'words');
  return bare.flatMap(({ at, sentence }, place) => {
    const entry = entries.find((one) => wholeNumbersIn(one['sentence'])[0] === place + 1);
    const lawWords = stringsIn(entry?.['law']).slice(0, MOST_WORDS);
    const factWords = stringsIn(entry?.['facts']).slice(0, MOST_WORDS);
    return lawWords.length === 0 ? [] : [{ at, sentence: { ...sentence, lawWords, factWords } }];
  });
}

/** The sentences with the provisions that any of them cites, numbered from 1. */
function materialOf(question: string, open: readonly Reread[], { corpus }: LegalIndex): SentenceMaterial {
  const cited = [...new Set(open.flatMap(({ sentence }) => sentence.citations))];
  return {
    question,
    provisions: cited.map((ordinal) => quotedProvision(corpus, ordinal)),
    sentences: open.map(({ sentence: { text, citations } }) => ({
      text,
      provisions: citations.map((ordinal) => cited.indexOf(ordinal) + 1),
    })),
  };
}

/** The objects of a list in a reply, under its name or whatever other. */
function listed(reply: string, name: string): Readonly<Record<string, unknown>>[] {
  const value = parseLenientJson(reply);
  const found = objectsIn(value, name);
  return found.length === 0 && isRecord(value) && 'sentence' in value ? [value] : found;
}

const complete = (
  messages: CompletionRequest['messages'],
  schema: CompletionRequest['schema'],
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<string> =>
  model.complete({ messages, ...(schema && { schema }), maxTokens: 2_500, temperature: 0 }, undefined, signal);
