import { labelOf } from '../../languages';
import { nearestHeading, textBearing, type Corpus } from '../../law';
import type { LanguageModel } from '../../models';
import type { Question } from '../datasets/dataset';
import { contradiction, coverage, factuality } from './answers';
import { answerChoices } from './choices';
import type { Judgement } from './judgement';
import { legitScore } from './legit';
import { legalFidelity, type LegalFidelity } from './lfEval';
import { compareAnswers } from './pairwise';

/** Who judges the answers of a strategy; `legit` judges those of questions with an issue tree, whoever else is named. */
export const JUDGES = ['fidelity', 'factuality', 'coverage', 'contradiction', 'pairwise', 'legit'] as const;
export type JudgeName = (typeof JUDGES)[number];

export const isJudgeName = (name: string): name is JudgeName => JUDGES.some((judge) => judge === name);

export interface Judging {
  readonly model: LanguageModel;
  readonly judges: readonly JudgeName[];
  /** The answers of an earlier run by the ids of their questions, for `pairwise`. */
  readonly earlier?: ReadonlyMap<string, string>;
}

/** One judgement as it is kept: whole in the run folder, its outcome beside the question. */
export interface KeptJudgement {
  /** A judge, or `choice`. */
  readonly judge: JudgeName | 'choice';
  /** What of it: a context of a choice, an issue, an order of two answers, the number of a sample; empty where it is all. */
  readonly of: string;
  readonly judgement: Judgement<number | string | boolean>;
  /** Of a choice, whether it is right, which it is not where the reply names none. */
  readonly isRight?: boolean;
  /** Of a sample of `fidelity`, how all samples of the answer count. */
  readonly weighting?: LegalFidelity['weighting'];
}

/** The outcome of a judgement, beside the question that it is of. */
export interface JudgementNote extends Pick<KeptJudgement, 'judge' | 'of' | 'weighting'> {
  /** Of a choice, whether it is right. Undefined: unjudged. */
  readonly value?: number | string | boolean;
  /** Cut after {@link LONGEST_NOTE} characters. */
  readonly reason: string;
}

/** UTF-16 code units of a reason beside a question; the run folder has it whole. */
const LONGEST_NOTE = 300;

export function noteOf({ judge, of, judgement, isRight, weighting }: KeptJudgement): JudgementNote {
  const value = judge === 'choice' ? isRight : judgement.value;
  return {
    judge,
    of,
    reason: judgement.reason.slice(0, LONGEST_NOTE),
    ...(value !== undefined && { value }),
    ...(weighting !== undefined && { weighting }),
  };
}

/** What judges made of one question. */
export interface Assessment {
  /** Fractions between 0 and 1; what could not be judged has none. */
  readonly metrics: Readonly<Record<string, number>>;
  readonly judgements: readonly KeptJudgement[];
}

/** What is judged. */
export interface Assessed {
  readonly question: Question;
  /** Provisions by their ids. */
  readonly outcome: {
    /** `answer` of a strategy that answers; empty where it says nothing. */
    readonly judged: { readonly predicted: readonly string[]; readonly answer?: string };
    /** What an answer was read from, where that is more than what was predicted. */
    readonly evidence?: readonly string[];
  };
  /** Provision ids. */
  readonly gold: readonly string[];
  /** Has the texts of provisions; without one nobody is shown any, and no offered answer is chosen from. */
  readonly corpus?: Corpus;
}

/** The most provisions that a judge is shown as what an answer rests on, and a chooser as what was found. */
const MOST_SHOWN = 20;

/**
 * Has a model judge what a strategy made of a question: its answer by the judges that are named, the answers that a question
 * offers by {@link answerChoices}. An answer that says nothing is not put to a judge: it covers nothing, is not right,
 * contradicts nothing, is as faithful as the least, raises no issue, and loses to one that says something.
 */
export async function assess(
  { model, judges, earlier }: Judging,
  { question, outcome, gold, corpus }: Assessed,
  signal?: AbortSignal,
): Promise<Assessment> {
  const { answer } = outcome.judged;
  const shown = (ids: readonly string[]): string[] =>
    corpus === undefined ? [] : ids.slice(0, MOST_SHOWN).flatMap((id) => textOf(corpus, id));
  const read = outcome.evidence ?? outcome.judged.predicted;
  const given = { question: question.text, answer: answer ?? '', reference: question.answer };
  const parts: Assessment[] = [];
  for (const judge of JUDGES) {
    const isAsked = judges.includes(judge) || judge === 'legit';
    if (!isAsked || answer === undefined) continue;
    parts.push(await ASSESSORS[judge](model, { ...given, asked: question, earlier, read: () => shown(read) }, signal));
  }
  if (question.choices !== undefined && corpus !== undefined) {
    const material = { gold: shown(gold), found: shown(read) };
    const answers = await answerChoices(model, question.text, question.choices, material, signal);
    const metrics = answers.flatMap(({ context, isRight }) =>
      isRight === undefined ? [] : [[`${context}Accuracy`, Number(isRight)] as const],
    );
    const judgements = answers.map(({ context, judgement, isRight }) => ({
      ...kept('choice', judgement, context),
      ...(isRight !== undefined && { isRight }),
    }));
    parts.push({ metrics: Object.fromEntries(metrics), judgements });
  }
  return {
    metrics: Object.assign({}, ...parts.map(({ metrics }) => metrics)) as Assessment['metrics'],
    judgements: parts.flatMap(({ judgements }) => judgements),
  };
}

interface Given {
  readonly question: string;
  /** Empty where it says nothing. */
  readonly answer: string;
  /** The answer of the data set, or the empty string. */
  readonly reference: string;
  readonly asked: Question;
  readonly earlier: ReadonlyMap<string, string> | undefined;
  /** The texts that the answer was read from. */
  readonly read: () => readonly string[];
}

type Assessor = (model: LanguageModel, given: Given, signal?: AbortSignal) => Promise<Assessment>;

const NOTHING: Assessment = { metrics: {}, judgements: [] };

const kept = (
  judge: KeptJudgement['judge'],
  judgement: Judgement<number | string | boolean>,
  of = '',
): KeptJudgement => ({ judge, of, judgement });

/** A judge of an answer beside that of the data set, where there is one. */
const beside =
  <Value extends number | boolean>(
    judge: 'factuality' | 'coverage' | 'contradiction',
    ask: (model: LanguageModel, given: Given, signal?: AbortSignal) => Promise<Judgement<Value>>,
    toMetric: (value: Value) => number,
  ): Assessor =>
  async (model, given, signal) => {
    if (given.reference === '') return NOTHING;
    if (given.answer === '') return { metrics: { [judge]: 0 }, judgements: [] };
    const judgement = await ask(model, given, signal);
    const { value } = judgement;
    return { metrics: value === undefined ? {} : { [judge]: toMetric(value) }, judgements: [kept(judge, judgement)] };
  };

/** The least that LF-EVAL gives, 1 of 10. */
const LEAST_FIDELITY = 0.1;

const ASSESSORS: Readonly<Record<JudgeName, Assessor>> = {
  fidelity: async (model, { question, answer, read }, signal) => {
    if (answer === '') return { metrics: { lfEval: LEAST_FIDELITY }, judgements: [] };
    const { score, samples, weighting } = await legalFidelity(
      model,
      { question, answer, provisions: read() },
      {},
      signal,
    );
    const judgements = samples.map((sample, at) => ({ ...kept('fidelity', sample, `${at + 1}`), weighting }));
    return { metrics: score === undefined ? {} : { lfEval: score / 10 }, judgements };
  },
  factuality: beside('factuality', factuality, Number),
  coverage: beside('coverage', coverage, (value) => value / 100),
  contradiction: beside('contradiction', contradiction, Number),
  pairwise: async (model, { question, answer, asked, earlier }, signal) => {
    const other = earlier?.get(asked.id);
    if (other === undefined) return NOTHING;
    if (answer === '' || other === '') {
      return { metrics: { winRate: answer === other ? 0.5 : Number(other === '') }, judgements: [] };
    }
    const { win, judgements } = await compareAnswers(model, question, [answer, other], signal);
    const [straight, swapped] = judgements;
    return {
      metrics: win === undefined ? {} : { winRate: win },
      judgements: [kept('pairwise', straight, 'straight'), kept('pairwise', swapped, 'swapped')],
    };
  },
  legit: async (model, { answer, asked: { rubric } }, signal) => {
    if (rubric === undefined) return NOTHING;
    if (answer === '') return { metrics: { legitScore: 0, legitCoverage: 0, legitCorrectness: 0 }, judgements: [] };
    const {
      score,
      coverage: raised,
      correctness,
      orderJudgement,
      issues,
    } = await legitScore(model, answer, rubric, signal);
    return {
      metrics: {
        ...(score !== undefined && { legitScore: score / 10 }),
        ...(raised !== undefined && { legitCoverage: raised / 2 }),
        ...(correctness !== undefined && { legitCorrectness: correctness / 3 }),
      },
      judgements: [
        kept('legit', orderJudgement, 'order'),
        ...issues.map((judgement) => kept('legit', judgement, judgement.issue)),
      ],
    };
  },
};

/** A provision with all that stands in it, as a model reads it; none where the corpus lacks it. */
function textOf(corpus: Corpus, id: string): string[] {
  const ordinal = corpus.ordinal(id);
  if (ordinal === undefined) return [];
  const heading = nearestHeading(corpus, ordinal);
  const label = `${labelOf(corpus, ordinal)}${heading === '' ? '' : ` (${heading})`}`;
  const texts = textBearing(corpus, ordinal).map((at) => corpus.text(at));
  return [[label, ...texts].join('\n')];
}
