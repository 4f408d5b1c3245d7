import * as vscode from 'vscode';
import type { Answer, AskEvent, Evidence, Follows } from '../pipeline';
import type { Outcome, SessionView } from './messages';
import type { Questions } from './questions';

export type SessionChange =
  | { readonly kind: 'session'; readonly session: SessionView }
  | { readonly kind: 'event'; readonly event: AskEvent }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** The question at hand. It outlives the panel: what happened while the panel was hidden is kept for it. */
export class AskSession implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<SessionChange>();
  readonly onDidChange = this.#changes.event;
  /** Of the question that runs. */
  #running: AbortController | undefined;
  #question = '';
  #follows: Follows | undefined;
  #events: AskEvent[] = [];
  #outcome: Outcome | undefined;
  #hasAsked = false;

  constructor(private readonly questions: Questions) {}

  /** Undefined before the first question. */
  get view(): SessionView | undefined {
    if (!this.#hasAsked) return undefined;
    return {
      question: this.#question,
      ...(this.#follows && { follows: this.#follows }),
      events: this.#events,
      ...(this.#outcome && { outcome: this.#outcome }),
    };
  }

  get answer(): Answer | undefined {
    return this.#outcome?.kind === 'answered' ? this.#outcome.answer : undefined;
  }

  /** What the answer rests on, or will rest on as far as it is known. */
  get evidence(): readonly Evidence[] {
    return this.answer?.evidence ?? this.#events.findLast((event) => event.kind === 'evidence')?.evidence ?? [];
  }

  /** Asks a question that goes on from the one at hand and its answer. Rejects as {@link ask} does. */
  async askFurther(question: string): Promise<Answer> {
    if (!this.#hasAsked) return this.ask(question);
    const questions = [...(this.#follows?.questions ?? []), this.#question];
    return this.ask(question, { questions, provisions: provisionsBehind(this.answer) });
  }

  /** Asks the question at hand once more, after it failed or was cancelled. Rejects as {@link ask} does. */
  askAgain(): Promise<Answer> {
    return this.ask(this.#question, this.#follows);
  }

  /** Rejects when it fails or is cancelled, by the user or by the next question. */
  async ask(question: string, follows?: Follows): Promise<Answer> {
    this.cancel();
    const run = new AbortController();
    this.#running = run;
    this.#hasAsked = true;
    this.#question = question;
    this.#follows = follows;
    this.#events = [];
    this.#outcome = undefined;
    this.#changes.fire({ kind: 'session', session: this.view! });
    const hear = (event: AskEvent): void => {
      if (run !== this.#running) return;
      this.#events.push(event);
      this.#changes.fire({ kind: 'event', event });
    };
    try {
      const answer = await this.questions.ask({ question, ...(follows && { follows }) }, hear, run.signal);
      this.#end(run, { kind: 'answered', answer });
      return answer;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#end(run, run.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', message });
      throw error;
    }
  }

  cancel(): void {
    const run = this.#running;
    if (run === undefined) return;
    run.abort();
    this.#end(run, { kind: 'cancelled' });
  }

  dispose(): void {
    this.cancel();
    this.#changes.dispose();
  }

  #end(run: AbortController, outcome: Outcome): void {
    if (this.#running !== run) return;
    this.#running = undefined;
    this.#outcome = outcome;
    this.#changes.fire({ kind: 'ended', outcome });
  }
}

/** The labels of the provisions that the sentences of an answer cite, in the order of the evidence. */
export function provisionsBehind(answer: Answer | undefined): string[] {
  if (answer === undefined) return [];
  const cited = new Set(answer.sentences.flatMap(({ citations }) => citations));
  return answer.evidence.filter(({ id }) => cited.has(id)).map(({ label }) => label);
}
