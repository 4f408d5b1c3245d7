import * as vscode from 'vscode';

export interface ServerWork<Result> {
  readonly title: string;
  /** "3 of 40 questions" */
  readonly inWords: (done: number, total: number) => string;
  /** Follows how far the work is, until it is disposed. */
  readonly follow: (tell: (progress: { done: number; total: number }) => void) => { dispose(): void };
  readonly run: (signal: AbortSignal) => Promise<Result>;
}

/** Long work of the server behind a notification with its progress. Undefined when the user cancels. */
export function withServerProgress<Result>(work: ServerWork<Result>): Thenable<Result | undefined> {
  const { title, inWords, follow, run } = work;
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  return vscode.window.withProgress(options, async (progress, token) => {
    const controller = new AbortController();
    token.onCancellationRequested(() => {
      controller.abort();
    });
    let shown = 0;
    const following = follow(({ done, total }) => {
      if (total === 0) return;
      const percent = (100 * done) / total;
      progress.report({ message: inWords(done, total), increment: percent - shown });
      shown = percent;
    });
    try {
      return await run(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    } finally {
      following.dispose();
    }
  });
}
