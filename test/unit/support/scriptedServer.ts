import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { PROMPTS } from '../../../src/evaluation/baselines/prompts';

interface Request {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly temperature: number;
  readonly seed?: number;
  readonly stream?: boolean;
  readonly logprobs?: boolean;
}

/** A number from 0 to below 1 that a text alone decides. */
const fractionOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

const between = (text: string, tag: string): string =>
  new RegExp(`<${tag}[^>]*>\\n([^]*?)\\n</${tag}>`, 'u').exec(text)?.[1] ?? '';

/** What stands behind the question: what was said so far. */
const saidIn = (user: string): string[] =>
  (user.split('</question>')[1] ?? '').split('\n').filter((line) => line.trim() !== '');

/**
 * What a model of no knowledge would say: it knows the forms that it is asked for, takes the words of what it is shown, and
 * cites by the numbers it sees. The request alone decides the reply.
 */
export function scriptedReply({ messages, temperature, seed }: Request): string {
  const system = messages[0]?.content ?? '';
  const user = messages.at(-1)?.content ?? '';
  const question = between(user, 'question');
  const said = saidIn(user);
  const numbers = [...user.matchAll(/<(?:provision|candidate) number="(\d+)">/gu)].map(([, number]) => number!);
  const draw = fractionOf(`${system}\n${user}\n${temperature > 0 ? `${seed}` : ''}`);
  const number = numbers[Math.floor(draw * Math.min(3, numbers.length))];
  const words = between(user, 'provision').split(/\s+/u).slice(2, 14).join(' ');
  const sentence = `${words === '' ? question.slice(0, 60) : words}.${number === undefined ? '' : ` [${number}]`}`;
  switch (system) {
    case PROMPTS.selfAsk:
      return said.length === 0
        ? `Follow up: ${question.slice(0, 80)}`
        : `So the final answer is: ${said.at(-1)!.slice(21)}`;
    case PROMPTS.nextThought:
      return said.length < 2 ? `Thought ${said.length + 1}: ${sentence}` : `So the answer is: ${sentence}`;
    case PROMPTS.nextSentence:
      return said.length < 2 ? `${said.length + 1}: ${sentence}` : 'END';
    case PROMPTS.decompose:
      return JSON.stringify({ question, parts: partsOf(question) });
    case PROMPTS.cot:
    case PROMPTS.cotShown:
      return `A step of thought.\nAnswer: ${sentence}`;
    case PROMPTS.fromParts:
      return said.filter((line) => /\[\d/u.test(line)).join(' ') || sentence;
  }
  if (system.includes('JSON list of strings')) return JSON.stringify([question.slice(0, 200)]);
  if (system.includes('"clauses"')) return JSON.stringify({ clauses: [{ clause: 1, candidates: [1] }], missing: [] });
  if (system.includes('the number of that candidate')) return '1';
  if (system.includes('"readings"')) return JSON.stringify({ readings: [] });
  if (system.includes('"sentences"')) {
    return JSON.stringify({
      sentences: [{ text: words, provisions: [Number(number ?? 1)], law: [], facts: [] }],
      missing: [],
    });
  }
  return sentence;
}

const partsOf = (question: string): object[] => {
  const half = Math.ceil(question.length / 2);
  return [{ question: question.slice(0, half) }, { question: `#1: ${question.slice(half)}` }];
};

/** Tokens of a reply, with probabilities that the reply decides. */
const tokensOf = (reply: string): object[] =>
  (reply.match(/\s*\S+/gu) ?? []).map((token, at) => ({
    token,
    logprob: Math.log(0.3 + 0.7 * fractionOf(`${at}${token}`)),
  }));

const countOf = (text: string): number => Math.max(1, text.split(/\s+/u).length);

/** A small server that speaks as OpenAI's does, and replies by {@link scriptedReply}. */
export class ScriptedServer {
  /** How many requests came in. */
  requests = 0;
  readonly #server: Server;

  /** @param waitMs how long a reply takes, in milliseconds. */
  constructor(private readonly waitMs = 0) {
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        void this.#reply(JSON.parse(body) as Request).then(({ type, content }) => {
          response.writeHead(200, { 'content-type': type });
          response.end(content);
        });
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #reply(request: Request): Promise<{ type: string; content: string }> {
    this.requests += 1;
    if (this.waitMs > 0) await delay(this.waitMs);
    const reply = scriptedReply(request);
    const [input, output] = [request.messages.reduce((sum, { content }) => sum + countOf(content), 0), countOf(reply)];
    const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
    if (request.stream !== true) {
      const logprobs = request.logprobs === true ? { logprobs: { content: tokensOf(reply) } } : {};
      const choices = [{ message: { content: reply }, finish_reason: 'stop', ...logprobs }];
      return { type: 'application/json', content: JSON.stringify({ choices, usage }) };
    }
    const events = [{ choices: [{ delta: { content: reply }, finish_reason: 'stop' }] }, { choices: [], usage }];
    const content = [...events.map((event) => JSON.stringify(event)), '[DONE]']
      .map((data) => `data: ${data}\n\n`)
      .join('');
    return { type: 'text/event-stream', content };
  }
}
