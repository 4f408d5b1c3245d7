import type { Corpus, MissingAuthority } from '../law';
import type { LanguageModel } from '../models';
import { queryTerms, type LegalIndex } from '../search';
import { splitSentences } from '../languages';
import type { TextSpan } from '../text';
import { inTurns, Turns } from '../turns';
import { citationsIn, missingBetween } from './citationsIn';
import { quotedProvision } from './evidence';
import type { CitedProvision } from './expand';
import { Coverage } from './coverage';
import { issuesOf } from './issues';
import { ANSWER_SCHEMA, answerPrompt } from './answerPrompts';
import type { FootnotedSentence } from './parseAnswer';
import { readAnswer } from './readAnswer';
import type { Selection } from './select';

/** A sentence of an answer before it is verified. */
export interface DraftSentence {
  readonly text: string;
  /** The provisions it rests on. */
  readonly citations: readonly number[];
  /** Footnotes of a model that name no provision. */
  readonly invented: readonly number[];
  /** Authorities outside the corpus that it hands the question over to. */
  readonly missing: readonly MissingAuthority[];
  /** What its writer names as the exact words of the law, and of the question, that carry it. */
  readonly lawWords: readonly string[];
  readonly factWords: readonly string[];
}

export interface Draft {
  readonly sentences: readonly DraftSentence[];
  /** Whether a language model wrote it; what is quoted is its own proof, and is read by nobody a second time. */
  readonly byModel: boolean;
  /** The model's own word that the provisions do not answer. */
  readonly abstained: boolean;
  readonly missing: readonly MissingAuthority[];
}

/** How long reading provisions may hold the thread, in milliseconds. */
const TURN_MS = 10;
/** A provision up to this length is quoted whole. */
const QUOTED_WHOLE = 320;
/** Sentences quoted of a longer one, its first included. */
const QUOTED_SENTENCES = 2;
/** Cited provisions that are quoted beside the selected ones. */
const QUOTED_CITED = 3;

/**
 * Without a model: the clauses that answer, quoted to the letter. Selected provisions speak first, then those that they
 * cite to the paragraph: "punished as the forger under section 4(1)" needs section 4(1) to answer, where "an appeal
 * against a decision under section 9" does not need all of section 9.
 */
export async function embeddedAnswer(
  question: string,
  selections: readonly Selection[],
  cited: readonly CitedProvision[],
  index: LegalIndex,
  signal?: AbortSignal,
): Promise<Draft> {
  const coverage = new Coverage(index, queryTerms(issuesOf(question).join('\n'), index.languages));
  const quotedFrom = new Set(selections.map(({ ordinal }) => ordinal));
  const support = cited.filter(({ by, hop, exact }) => hop === 1 && exact && quotedFrom.has(by)).slice(0, QUOTED_CITED);
  const turns = new Turns(TURN_MS);
  const sentences: DraftSentence[] = [];
  for (const { ordinal } of [...selections, ...support]) {
    sentences.push(...(await inTurns(quote(ordinal, coverage, index), turns, signal)));
  }
  return { sentences, byModel: false, abstained: false, missing: [] };
}

function* quote(ordinal: number, coverage: Coverage, index: LegalIndex): Generator<void, DraftSentence[]> {
  const { corpus, resolver } = index;
  const text = corpus.text(ordinal);
  const citations = yield* citationsIn(corpus, resolver, ordinal);
  const spans = yield* answeringSpans(text, languageOf(corpus, ordinal), coverage);
  return spans.map(({ start, end }) => ({
    text: text.slice(start, end).trim(),
    citations: [ordinal],
    invented: [],
    missing: missingBetween(citations, start, end).map((name) => ({ name, citedBy: corpus.id(ordinal) })),
    lawWords: [],
    factWords: [],
  }));
}

/** The sentences of a provision to quote, in order: all of a short one, else the lead and what fits the question best. */
function* answeringSpans(text: string, language: string, coverage: Coverage): Generator<void, readonly TextSpan[]> {
  if (text.length <= QUOTED_WHOLE) return [{ start: 0, end: text.length }];
  const spans = splitSentences(text, language);
  const weighed: { at: number; fit: number }[] = [];
  for (const [at, span] of spans.entries()) {
    weighed.push({ at, fit: at === 0 ? Infinity : coverage.ofText(text.slice(span.start, span.end), language) });
    yield;
  }
  const ranked = weighed
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
    .slice(0, QUOTED_SENTENCES)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  return ranked.map((at) => spans[at]!);
}

const languageOf = (corpus: Corpus, ordinal: number): string => corpus.acts[corpus.actOf(ordinal)]!.language;

/**
 * The model answers from the provisions alone: as JSON where its replies can be held to a form, else in lines that a person
 * can read while they stream. Rejects with ModelUnavailableError.
 *
 * @param missing rules that its selection looked for in vain.
 */
export async function modelAnswer(
  question: string,
  evidence: readonly number[],
  missing: readonly string[],
  index: LegalIndex,
  model: LanguageModel,
  onText: (piece: string) => void,
  signal?: AbortSignal,
): Promise<Draft> {
  const provisions = evidence.map((ordinal) => quotedProvision(index.corpus, ordinal));
  const asJson = model.takesSchema === true;
  const request = {
    messages: answerPrompt(question, provisions, asJson ? 'json' : 'lines'),
    ...(asJson && { schema: ANSWER_SCHEMA }),
    maxTokens: 2_500,
    temperature: 0,
  };
  const reply = await model.complete(request, onText, signal);
  const { abstained, missing: said, sentences } = readAnswer(reply, evidence.length);
  const open = abstained && said.length === 0 ? missing : said;
  return {
    byModel: true,
    abstained,
    missing: abstained || open.length > 0 ? await namedMissing(open, abstained, evidence, index, signal) : [],
    sentences: sentences.map((sentence) => draftSentence(sentence, evidence)),
  };
}

/** A sentence whose footnotes are numbers in the evidence. */
export const draftSentence = (
  { text, footnotes, invented, lawWords, factWords }: FootnotedSentence,
  evidence: readonly number[],
): DraftSentence => ({
  text,
  citations: footnotes.map((footnote) => evidence[footnote - 1]!),
  invented,
  missing: [],
  lawWords,
  factWords,
});

/**
 * What the model says is missing, each with the provision that cites an authority of that name where one does. Of an
 * abstention also the authorities that the evidence cites and the corpus lacks: one of them may be what it means.
 */
async function namedMissing(
  said: readonly string[],
  abstained: boolean,
  evidence: readonly number[],
  { corpus, resolver }: LegalIndex,
  signal?: AbortSignal,
): Promise<MissingAuthority[]> {
  const turns = new Turns(TURN_MS);
  const cited: MissingAuthority[] = [];
  for (const ordinal of evidence) {
    const citations = await inTurns(citationsIn(corpus, resolver, ordinal), turns, signal);
    for (const name of missingBetween(citations, 0, Infinity)) cited.push({ name, citedBy: corpus.id(ordinal) });
  }
  const named = said.map((rule) => cited.find(({ name }) => rule.includes(name)) ?? { name: rule });
  return abstained ? [...named, ...cited] : named;
}
