import type { CompletionRequest, LanguageModel } from '../../../src/models';

/** What a scripted model says to a request; an Error is thrown. */
export type Scripted = string | Error | ((request: CompletionRequest) => string);

/** A model that gives its replies in turn and remembers what it was asked. */
export class ScriptedModel implements LanguageModel {
  readonly name = 'scripted';
  readonly requests: CompletionRequest[] = [];

  constructor(
    private readonly replies: readonly Scripted[],
    readonly takesSchema = false,
  ) {}

  async complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string> {
    await Promise.resolve();
    signal?.throwIfAborted();
    const scripted = this.replies[this.requests.length];
    this.requests.push(request);
    if (scripted === undefined) throw new Error('The script has no more replies.');
    if (scripted instanceof Error) throw scripted;
    const reply = typeof scripted === 'string' ? scripted : scripted(request);
    for (const piece of reply.match(/.{1,7}/gsu) ?? []) onText?.(piece);
    return reply;
  }
}

/** Chooses the candidates with these labels, whatever their numbers, and names what is missing. */
export const choosing =
  (labels: readonly string[], missing: readonly string[] = []) =>
  ({ messages }: CompletionRequest): string => {
    const shown = messages.at(-1)!.content;
    const numbers = [...shown.matchAll(/<candidate number="(\d+)">\n([^\n]*)/gu)]
      .filter(([, , line]) => labels.some((label) => line === label || line!.startsWith(`${label} (`)))
      .map(([, number]) => Number(number));
    return JSON.stringify({ clauses: [{ clause: 1, candidates: numbers }], missing });
  };
