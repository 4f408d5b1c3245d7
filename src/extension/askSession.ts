import * as vscode from 'vscode';
import type { Answer, AskEvent } from '../pipeline';
import type { ClientChannel } from '../server';
import type { Outcome, SessionView } from './messages';

export type SessionChange =
  | { readonly kind: 'session'; readonly session: SessionView }
  | { readonly kind: 'event'; readonly event: AskEvent }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

/** The question at hand. It outlives the panel: what happened while the panel was hidden is kept for it. */
export class AskSession implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<SessionChange>();
  readonly onDidChange = this.#changes.event;
  #running: { readonly id: string; readonly controller: AbortController } | undefined;
  #question = '';
  #events: AskEvent[] = [];
  #outcome: Outcome | undefined;
  #asked = 0;

  constructor(private readonly channel: () => ClientChannel) {}

  /** Undefined before the first question. */
  get view(): SessionView | undefined {
    if (this.#asked === 0) return undefined;
    return {
      question: this.#question,
      events: this.#events,
      ...(this.#outcome && { outcome: this.#outcome }),
    };
  }

  get answer(): Answer | undefined {
    return this.#outcome?.kind === 'answered' ? this.#outcome.answer : undefined;
  }

  /** Passes on what the server says of the question at hand. */
  listen(): vscode.Disposable {
    const hearing = this.channel().hear('proviso/askEvent', ({ id, event }) => {
      if (id !== this.#running?.id) return;
      this.#events.push(event);
      this.#changes.fire({ kind: 'event', event });
    });
    return vscode.Disposable.from(hearing);
  }

  /** Rejects when it fails or is cancelled, by the user or by the next question. */
  async ask(question: string): Promise<Answer> {
    this.cancel();
    const run = { id: `question-${(this.#asked += 1)}`, controller: new AbortController() };
    this.#running = run;
    this.#question = question;
    this.#events = [];
    this.#outcome = undefined;
    this.#changes.fire({ kind: 'session', session: { question, events: [] } });
    try {
      const answer = await this.channel().request('proviso/ask', { id: run.id, question }, run.controller.signal);
      run.controller.signal.throwIfAborted();
      this.#end(run.id, { kind: 'answered', answer });
      return answer;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#end(run.id, run.controller.signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', message });
      throw error;
    }
  }

  cancel(): void {
    const run = this.#running;
    if (run === undefined) return;
    run.controller.abort();
    this.#end(run.id, { kind: 'cancelled' });
  }

  dispose(): void {
    this.cancel();
    this.#changes.dispose();
  }

  #end(id: string, outcome: Outcome): void {
    if (this.#running?.id !== id) return;
    this.#running = undefined;
    this.#outcome = outcome;
    this.#changes.fire({ kind: 'ended', outcome });
  }
}
