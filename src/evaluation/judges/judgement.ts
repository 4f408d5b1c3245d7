import * as l10n from '@vscode/l10n';
import {
  ModelUnavailableError,
  parseOnlyObject,
  type ChatMessage,
  type LanguageModel,
  type TokenProbability,
} from '../../models';
import { RULES } from './prompts';

/** What a language model made of one text, with all that it was asked and said. */
export interface Judgement<Value> {
  readonly prompt: readonly ChatMessage[];
  /** To the letter; empty where the model gave none. */
  readonly reply: string;
  /** The model's; where there is no value, why there is none. */
  readonly reason: string;
  /** Undefined: unjudged. It is counted, and never a score. */
  readonly value?: Value;
  /** How likely the tokens of the reply were to the model, where its server says so. */
  readonly probabilities?: readonly TokenProbability[];
}

/** What a judge is asked. */
export interface Inquiry<Value> {
  /** What the model is told first; that it judges by default. */
  readonly rules?: string;
  /** What is to be judged, and which object is to be replied, but for its `reason`. */
  readonly task: string;
  /** Texts by what they are: names of tags. */
  readonly material: Readonly<Record<string, string>>;
  /** The value in the object that was replied; undefined where it has none of the allowed ones. */
  readonly read: (reply: Readonly<Record<string, unknown>>) => Value | undefined;
  /** 0 by default. */
  readonly temperature?: number;
  readonly wantsProbabilities?: boolean;
}

const MOST_TOKENS = 1_024;
/** What is longer is not judged: a judge of half a text would be one of another text. In UTF-16 code units. */
const LONGEST_MATERIAL = 400_000;
const LONGEST_REASON = 4_000;

/** Material between tags that it cannot close, because it holds no angle bracket that opens one. */
const tagged = ([tag, text]: readonly [string, string]): string =>
  `<${tag}>\n${text.replaceAll('<', '‹').trim()}\n</${tag}>`;

/** The messages of an inquiry. */
export function promptOf({
  rules = RULES,
  task,
  material,
}: Pick<Inquiry<unknown>, 'rules' | 'task' | 'material'>): ChatMessage[] {
  const content = [...Object.entries(material).map(tagged), task].join('\n\n');
  return [
    { role: 'system', content: rules },
    { role: 'user', content },
  ];
}

/**
 * Puts one inquiry to a model. A reply that cannot be read, and a model that gives none, leave it unjudged. Rejects with the
 * signal's reason when aborted, and with nothing else.
 */
export async function judge<Value>(
  model: LanguageModel,
  inquiry: Inquiry<Value>,
  signal?: AbortSignal,
): Promise<Judgement<Value>> {
  const prompt = promptOf(inquiry);
  const length = prompt.reduce((sum, { content }) => sum + content.length, 0);
  if (length > LONGEST_MATERIAL) {
    return {
      prompt,
      reply: '',
      reason: l10n.t('The text is too long to be judged: more than {0} characters.', LONGEST_MATERIAL),
    };
  }
  let probabilities: readonly TokenProbability[] | undefined;
  let reply: string;
  try {
    const request = { messages: prompt, maxTokens: MOST_TOKENS, temperature: inquiry.temperature ?? 0 };
    const onProbabilities = (tokens: readonly TokenProbability[]): void => void (probabilities = tokens);
    const asked = inquiry.wantsProbabilities === true ? { ...request, onProbabilities } : request;
    reply = await model.complete(asked, undefined, signal);
  } catch (error) {
    if (error instanceof ModelUnavailableError) return { prompt, reply: '', reason: error.message };
    throw error;
  }
  const object = parseOnlyObject(reply);
  const value = object && inquiry.read(object);
  if (object === undefined || value === undefined) {
    return { prompt, reply, reason: l10n.t('The reply of the model cannot be read as a judgement.') };
  }
  const said = object['reason'];
  const reason = typeof said === 'string' ? said.slice(0, LONGEST_REASON) : '';
  return { prompt, reply, reason, value, ...(probabilities && { probabilities }) };
}

/** One of the allowed values, or undefined: nothing is rounded, clamped or converted. */
export const oneOf =
  <Value extends string | number | boolean>(allowed: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    allowed.find((one) => one === value);

/** How many judgements have a value, and how many none. */
export function tally(judgements: readonly Judgement<unknown>[]): {
  readonly judged: number;
  readonly unjudged: number;
} {
  const judged = judgements.filter(({ value }) => value !== undefined).length;
  return { judged, unjudged: judgements.length - judged };
}
