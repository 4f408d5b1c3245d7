import { note } from './note';

/** Which element is meant: the CSS selector's matches that contain `hasText`, of them the `index`-th (0 when left out). */
export interface Target {
  selector: string;
  hasText?: string;
  index?: number;
}

/** What to do with the element once it is visible, and what comes back. */
interface Actions {
  click: null;
  doubleClick: null;
  rightClick: null;
  hover: null;
  focus: null;
  /** Replaces a field's content by `value`. */
  fill: null;
  /** Types `value` key by key. */
  type: null;
  /** Presses the key or chord `value`, as in `Control+Enter`. */
  press: null;
  /** Chooses the option whose value or label is `value` in a `select`. */
  select: null;
  /** Waits until the element is visible. */
  wait: null;
  /** Waits until no such element is visible. */
  waitGone: null;
  /** The rendered text. */
  text: string;
  /** The rendered text of all matches; `index` is ignored. */
  texts: string[];
  /** The attribute named `value` of all matches, empty where one has none; `index` is ignored. */
  attributes: string[];
  /** How many elements match now, seen or not; does not wait. */
  count: number;
  /** A form field's value. */
  value: string;
  /** The attribute named `value`, or null. */
  attribute: string | null;
  /** The computed style property named `value`, as in `background-color`. */
  style: string;
  /** Position and size in the page, in CSS pixels. */
  box: { x: number; y: number; width: number; height: number };
}

/** `timeout` is in milliseconds; 10,000 when left out. What has not come by then is an error that says what was awaited. */
interface Patience {
  timeout?: number;
}

export interface EditorHover extends Patience {
  /** The text in the active editor to hover over; a wrapped line's text must stand within one row on screen. */
  text: string;
  /** Only on this line, one-based; it must be scrolled into view. */
  line?: number;
  /** Wait until the hover contains this. */
  contains?: string;
}

export interface DecorationQuery extends Patience {
  /** A class of the decoration's element, such as `squiggly-error`. */
  className?: string;
  /** Computed style properties the element must have, as in `{'background-color': 'rgb(1, 2, 3)'}`. */
  style?: Record<string, string>;
  /** Text that the decoration adds before or after (`contentText`). */
  contentText?: string;
  /** Wait until there are so many; 1 when left out, 0 to look without waiting. */
  atLeast?: number;
}

export interface Decoration {
  /** The decorated text; empty for decorations that lie under the text (background, squiggles). */
  text: string;
  classes: string;
  /** The line's number as the margin shows it, from 1; 0 where none is on show. */
  line: number;
  before: string;
  after: string;
}

/** What axe-core found at fault in a page. */
export interface AccessibilityFinding {
  id: string;
  impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  help: string;
  /** The HTML of each element. */
  elements: string[];
}

/** The functions of page/workbenchPage.mjs: the one argument and the result of each. */
export interface PageFunctions {
  /** Saves the window as `NAME.png` in the screenshots folder; returns the file's path. */
  screenshot(args: { name: string }): string;
  /** Sets the window's size in CSS pixels. */
  resize(args: { width: number; height: number }): null;
  /** Types `text` into what has the focus, or presses a key or chord such as `Control+Shift+M`, or each of a list. */
  keyboard(args: { text: string } | { press: string | string[] }): null;
  /** Runs a command by its palette label, as in `Proviso: Ask`. */
  palette(args: { command: string } & Patience): null;
  /** Answers the open input box or quick pick: fills in `text`, then presses Enter or clicks the item labelled `pick`. */
  quickInput(args: { text?: string; pick?: string } & Patience): null;
  /** Hovers over text in the active editor and returns what the hover shows. */
  hover(args: EditorHover): string;
  /** The visible decorations of the active editor that fit. */
  decorations(args: DecorationQuery): Decoration[];
  /** Posts a message to the page of the webview that has such an element, as the extension would. */
  tellWebview(args: { selector: string; message: object }): null;
  /** Lets axe-core look at the page of the webview that has such an element. */
  checkAccessibility(args: {
    selector: string;
    /** The colour of the theme that lies behind the page: `--vscode-sideBar-background`. */
    behind: string;
  }): AccessibilityFinding[];
  /** Opens a file in a page of its own, waits for such an element, and saves the page as `NAME.png`. */
  openFile(args: { file: string; selector: string; name: string }): {
    /** The addresses that it asked for. */
    requests: string[];
    /** What went wrong in it. */
    errors: string[];
    findings: AccessibilityFinding[];
  };
  /** The texts of the notifications on show, once one contains `contains` (or once there is one). */
  notifications(args: { contains?: string } & Patience): string[];
  /** Clicks a button on the notification that contains `contains`. */
  clickNotification(args: { contains: string; button: string } & Patience): null;
}

/** An element inside a webview, or of the workbench itself. */
export type ActionArguments<A extends keyof Actions> = Target & Patience & { action: A; value?: string };

const { PROVISO_PAGE_URL: url, PROVISO_PAGE_TOKEN: token } = process.env;

/** Whether the window's page can be driven: on the code-server host, not on the desktop build of VS Code. */
export function pageIsDrivable(): boolean {
  return url !== undefined;
}

/** Has something done in the workbench's page, as a user would, and returns what was found; rejects when it failed. */
export async function drivePage<N extends keyof PageFunctions>(
  name: N,
  args: Parameters<PageFunctions[N]>[0],
): Promise<ReturnType<PageFunctions[N]>> {
  return (await call(name, args)) as ReturnType<PageFunctions[N]>;
}

/** Does something with an element inside a webview (whichever of the open webviews has it). */
export async function inWebview<A extends keyof Actions>(args: ActionArguments<A>): Promise<Actions[A]> {
  return (await call('inWebview', args)) as Actions[A];
}

/** Does something with an element of the workbench itself. */
export async function inWorkbench<A extends keyof Actions>(args: ActionArguments<A>): Promise<Actions[A]> {
  return (await call('inWorkbench', args)) as Actions[A];
}

/** `describe` for tests that look inside the window; where that cannot be done they are left out, and it is said. */
export function describeWithPage(title: string, tests: (this: Mocha.Suite) => void): void {
  if (pageIsDrivable()) describe(title, tests);
  else note(`left out, since the window of this VS Code cannot be driven: ${title}`);
}

async function call(name: string, args: object): Promise<unknown> {
  if (url === undefined)
    throw new Error(`${name}: the window of this VS Code cannot be driven (use describeWithPage).`);
  const response = await fetch(new URL(name, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const answer = (await response.json()) as { result?: unknown; error?: string };
  if (answer.error !== undefined) throw new Error(`${name}(${JSON.stringify(args)}): ${answer.error}`);
  return answer.result ?? null;
}
