import { mustHold } from './target';

/*
 * What the code of the pages' hosts needs of VS Code, where none runs: pages that say what they are told to, and an answer to
 * anything else.
 */

/** What hears the messages of the pages that were opened, by the order of opening. */
export const pages: ((message: unknown) => void)[] = [];

// A function can be called, made anew and read from.
const anything: unknown = new Proxy(function () {}, {
  get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything as object,
});

const webview = {
  options: {},
  html: '',
  cspSource: '',
  asWebviewUri: () => '',
  postMessage: () => Promise.resolve(true),
  onDidReceiveMessage: (hear: (message: unknown) => void) => pages.push(hear),
};
export const view = { webview, onDidDispose: () => anything, show: () => undefined };

export class EventEmitter {
  readonly event = () => anything;
  fire(): void {}
  dispose(): void {}
}

export const Uri = { joinPath: () => '', file: (path: string) => path };
export const Disposable = { from: () => anything };
export const ViewColumn = { Active: 1, Beside: 2 };
export const ProgressLocation = { Notification: 15 };
export const TextEditorRevealType = { InCenterIfOutsideViewport: 2 };
export const l10n = { bundle: {} };

export const commands = {
  executeCommand: (name: unknown): Promise<undefined> => {
    mustHold(
      typeof name === 'string' && /^(?:proviso|workbench\.(?:trust|action\.files))\./u.test(name),
      'a page runs its own commands',
    );
    return Promise.resolve(undefined);
  },
};

export const window = {
  activeTextEditor: undefined,
  tabGroups: { all: [] },
  createWebviewPanel: () => ({ ...view, title: '', reveal: () => undefined, viewColumn: 1, dispose: () => undefined }),
  showErrorMessage: () => Promise.resolve(undefined),
  showSaveDialog: () => Promise.resolve(undefined),
  showTextDocument: () => Promise.reject(new Error('There is no editor.')),
  withProgress: (_: unknown, task: (progress: object, token: object) => unknown): unknown =>
    task({ report: () => undefined }, { onCancellationRequested: () => anything }),
};

export const env = { clipboard: { writeText: () => Promise.resolve() } };

export const workspace = {
  workspaceFolders: [],
  openTextDocument: () => Promise.reject(new Error('There is no file.')),
};

export const Range = anything;
export const Selection = anything;
export const Position = anything;
export const ThemeColor = anything;
