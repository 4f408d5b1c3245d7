import type { LanguageModel } from '../../models';
import { judge, oneOf, type Judgement } from '../judges/judgement';
import { RULES, TASKS } from './prompts';

/** A question as a model wrote it, with the answer that its provisions give. */
export interface Draft {
  readonly question: string;
  readonly answer: string;
}

export interface Scenario extends Draft {
  /** What happened, which the question is asked about. */
  readonly background: string;
}

/** What is written for a question may have at most so many UTF-16 code units. */
const LONGEST_TEXT = 4_000;

/** A text that a model wrote: without control characters but line ends, not empty, not endless; undefined for anything else. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return undefined;
  const text = value.replace(/[^\P{Cc}\n]/gu, ' ').trim();
  return text === '' ? undefined : text;
}

function draftOf({ question, answer }: Readonly<Record<string, unknown>>): Draft | undefined {
  const [asked, answered] = [textOf(question), textOf(answer)];
  return asked === undefined || answered === undefined ? undefined : { question: asked, answer: answered };
}

function scenarioOf(reply: Readonly<Record<string, unknown>>): Scenario | undefined {
  const draft = draftOf(reply);
  const background = textOf(reply['background']);
  return draft === undefined || background === undefined ? undefined : { ...draft, background };
}

const shown = (provisions: readonly string[]): string => provisions.join('\n\n');

/** A question that one provision answers. */
export const writeSingle = (model: LanguageModel, provision: string, signal?: AbortSignal): Promise<Judgement<Draft>> =>
  judge(model, { rules: RULES, task: TASKS.single, material: { provisions: provision }, read: draftOf }, signal);

/** The same question so that it needs one provision more, the last. */
export const expandBy = (
  model: LanguageModel,
  { question, answer }: Draft,
  provisions: readonly string[],
  signal?: AbortSignal,
): Promise<Judgement<Draft>> =>
  judge(
    model,
    { rules: RULES, task: TASKS.expand, material: { provisions: shown(provisions), question, answer }, read: draftOf },
    signal,
  );

/** The question as a client would put it. */
export const writeScenario = (
  model: LanguageModel,
  { question, answer }: Draft,
  provisions: readonly string[],
  signal?: AbortSignal,
): Promise<Judgement<Scenario>> =>
  judge(
    model,
    {
      rules: RULES,
      task: TASKS.scenario,
      material: { provisions: shown(provisions), question, answer },
      read: scenarioOf,
    },
    signal,
  );

const inWhole = ({ background, question }: Scenario): string => `${background}\n${question}`;

/** Whether provisions decide a question. */
export const isAnswerable = (
  model: LanguageModel,
  scenario: Scenario,
  provisions: readonly string[],
  signal?: AbortSignal,
): Promise<Judgement<boolean>> =>
  judge(
    model,
    {
      task: TASKS.answerable,
      material: { provisions: shown(provisions), question: inWhole(scenario) },
      read: ({ answerable }) => oneOf([true, false])(answerable),
    },
    signal,
  );

/** Whether the answer follows from the provisions. */
export const isRight = (
  model: LanguageModel,
  scenario: Scenario,
  provisions: readonly string[],
  signal?: AbortSignal,
): Promise<Judgement<boolean>> =>
  judge(
    model,
    {
      task: TASKS.right,
      material: { provisions: shown(provisions), question: inWhole(scenario), answer: scenario.answer },
      read: ({ right }) => oneOf([true, false])(right),
    },
    signal,
  );
