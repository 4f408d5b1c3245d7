import * as vscode from 'vscode';

/** What a newcomer has done; the walkthrough ticks its steps by them. */
export type Milestone = 'hasAsked' | 'hasAbstained';

export function reach(milestone: Milestone): void {
  void vscode.commands.executeCommand('setContext', `proviso.${milestone}`, true);
}
