import * as vscode from 'vscode';
import { plainMessage } from './plainMessage';

/**
 * Runs something; a failure is told to the user, but for a cancellation.
 *
 * @param isCalled whether a program asked for it, by arguments: the failure is thrown to it, too. From the palette, keys and
 * pages nothing is thrown, or VS Code would tell it a second time
 */
export async function told<T>(run: () => T | Promise<T>, isCalled = false): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === 'AbortError';
    const reason = error instanceof Error ? error.message : String(error);
    if (!isCancelled) void vscode.window.showErrorMessage(plainMessage(`Proviso: ${reason}`));
    if (isCalled) throw error;
    return undefined;
  }
}
