import * as vscode from 'vscode';

/** What a newcomer has done; the walkthrough ticks its steps by them. */
export type Milestone = 'hasLaw' | 'hasOwnLaw' | 'hasAsked' | 'hasAbstained' | 'hasModel';

const KEY = 'proviso.milestones';
/** After a walkthrough opened its steps are known to the editor, in milliseconds. */
const KNOWN_MS = 1_500;

/**
 * The milestones that were reached, in whatever window. The editor ticks a step when its context key becomes true, and
 * never one whose key was true before it first read the walkthrough. So a key is true for a moment alone, and all that
 * were reached are told once more whenever a walkthrough may have opened.
 */
export class Milestones implements vscode.Disposable {
  #again: NodeJS.Timeout | undefined;

  constructor(private readonly memory: vscode.Memento) {}

  listen(): vscode.Disposable {
    return vscode.window.tabGroups.onDidChangeTabs(({ opened, changed }) => {
      // A walkthrough is a tab of no kind that extensions are told.
      if (![...opened, ...changed].some(({ input }) => input === undefined)) return;
      void this.#tell(this.#reached);
      clearTimeout(this.#again);
      this.#again = setTimeout(() => void this.#tell(this.#reached), KNOWN_MS);
    });
  }

  async reach(...milestones: readonly Milestone[]): Promise<void> {
    const reached = this.#reached;
    const fresh = milestones.filter((milestone) => !reached.includes(milestone));
    if (fresh.length === 0) return;
    await this.memory.update(KEY, [...reached, ...fresh]);
    await this.#tell(fresh);
  }

  dispose(): void {
    clearTimeout(this.#again);
  }

  get #reached(): readonly Milestone[] {
    return this.memory.get<readonly Milestone[]>(KEY) ?? [];
  }

  async #tell(milestones: readonly Milestone[]): Promise<void> {
    for (const milestone of milestones) {
      const key = `proviso.reached.${milestone}`;
      await vscode.commands.executeCommand('setContext', key, true);
      await vscode.commands.executeCommand('setContext', key, false);
    }
  }
}
