import * as vscode from 'vscode';

const KEY = 'proviso.earlierQuestions';
const LIMIT = 20;

/** The last questions that were asked in this workspace, newest first; they outlive the window. */
export class EarlierQuestions implements vscode.Disposable {
  readonly #changes = new vscode.EventEmitter<readonly string[]>();
  readonly onDidChange = this.#changes.event;

  constructor(private readonly memory: vscode.Memento) {}

  get all(): readonly string[] {
    return this.memory.get<readonly string[]>(KEY) ?? [];
  }

  /** Puts a question first; it stands there once. */
  async add(question: string): Promise<void> {
    await this.#keep([question, ...this.all.filter((other) => other !== question)].slice(0, LIMIT));
  }

  async clear(): Promise<void> {
    await this.#keep([]);
  }

  dispose(): void {
    this.#changes.dispose();
  }

  async #keep(questions: readonly string[]): Promise<void> {
    await this.memory.update(KEY, questions);
    this.#changes.fire(questions);
  }
}
