import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import type { Answer, AskEvent, Follows } from '../pipeline';
import type { ClientChannel } from '../server';

/** What is asked of the server. */
export interface Question {
  readonly question: string;
  readonly follows?: Follows;
  /** Helps in place of the editor's model that the settings mean, where they mean one of the editor. */
  readonly model?: vscode.LanguageModelChat;
}

/** Asks the server, several questions at a time, and passes on what it says of each. */
export class Questions {
  readonly #listeners = new Map<string, (event: AskEvent) => void>();
  readonly #models = new Map<string, vscode.LanguageModelChat>();

  /** @param onAnswer hears of every answer, whoever asked */
  constructor(
    private readonly channel: () => ClientChannel,
    private readonly onAnswer: (answer: Answer) => void,
  ) {}

  listen(): vscode.Disposable {
    const hearing = this.channel().hear('proviso/askEvent', ({ id, event }) => this.#listeners.get(id)?.(event));
    return vscode.Disposable.from(hearing);
  }

  /** The model that a question came with, as long as it runs. */
  modelOf(id: string | undefined): vscode.LanguageModelChat | undefined {
    return id === undefined ? undefined : this.#models.get(id);
  }

  /** Rejects when it fails, and with the signal's reason when aborted; nothing is passed on afterwards. */
  async ask(
    { question, follows, model }: Question,
    onEvent: (event: AskEvent) => void,
    signal: AbortSignal,
  ): Promise<Answer> {
    const id = randomUUID();
    this.#listeners.set(id, onEvent);
    if (model !== undefined) this.#models.set(id, model);
    try {
      const answer = await this.channel().request('proviso/ask', { id, question, ...(follows && { follows }) }, signal);
      signal.throwIfAborted();
      this.onAnswer(answer);
      return answer;
    } finally {
      this.#listeners.delete(id);
      this.#models.delete(id);
    }
  }
}
