/* global getComputedStyle -- used by a function that runs in the page */
import { defaultTimeout, waitFor } from './patience.mjs';

/** What can be done with an element: from Playwright's locator, the argument `value` and the time limit to the result. */
const actions = {
  click: (element, _value, timeout) => element.click({ timeout }),
  doubleClick: (element, _value, timeout) => element.dblclick({ timeout }),
  rightClick: (element, _value, timeout) => element.click({ button: 'right', timeout }),
  hover: (element, _value, timeout) => element.hover({ timeout }),
  focus: (element, _value, timeout) => element.focus({ timeout }),
  fill: (element, value, timeout) => element.fill(value, { timeout }),
  type: (element, value, timeout) => element.pressSequentially(value, { timeout }),
  press: (element, value, timeout) => element.press(value, { timeout }),
  select: async (element, value, timeout) => {
    await element.selectOption(value, { timeout });
  },
  wait: () => undefined,
  text: (element, _value, timeout) => element.innerText({ timeout }),
  value: (element, _value, timeout) => element.inputValue({ timeout }),
  attribute: (element, value, timeout) => element.getAttribute(value, { timeout }),
  style: (element, value, timeout) =>
    element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), value, { timeout }),
  // An element that the editor draws anew between being found and being measured has no box.
  box: (element, _value, timeout) =>
    waitFor('box of an element', async () => (await element.boundingBox({ timeout })) ?? undefined, timeout),
};

export async function inWebview(page, target) {
  return await act(() => webviewRoots(page), 'in a webview', target);
}

export async function inWorkbench(page, target) {
  return await act(() => [page], 'in the workbench', target);
}

/** The documents inside all open webviews. VS Code wraps each in an outer frame that is `ready` once it has content. */
async function webviewRoots(page) {
  const outer = await page.locator('iframe.webview.ready').all();
  return outer.map((frame) => frame.contentFrame().frameLocator('#active-frame'));
}

async function act(roots, where, { selector, hasText, index = 0, action, value, timeout = defaultTimeout }) {
  const what = `visible "${selector}"${hasText === undefined ? '' : ` with the text "${hasText}"`} ${where}`;
  const matches = async () =>
    (await roots()).map((root) => root.locator(selector, hasText === undefined ? {} : { hasText }));
  const visible = async () => {
    for (const match of await matches()) {
      const shown = match.filter({ visible: true });
      if ((await shown.count()) > index) return shown;
    }
    return undefined;
  };
  if (action === 'count') return await sum(await matches());
  if (action === 'waitGone') {
    await waitFor(`end of ${what}`, async () => ((await visible()) === undefined ? true : undefined), timeout);
    return undefined;
  }
  const shown = await waitFor(what, visible, timeout);
  if (action === 'texts') return await shown.allInnerTexts();
  if (action === 'attributes') {
    return await shown.evaluateAll((nodes, name) => nodes.map((node) => node.getAttribute(name) ?? ''), value);
  }
  if (!(action in actions))
    throw new Error(`There is no action "${action}"; there are: ${Object.keys(actions).join(', ')}.`);
  return await actions[action](shown.nth(index), value, timeout);
}

async function sum(matches) {
  const counts = await Promise.all(matches.map((match) => match.count()));
  return counts.reduce((total, count) => total + count, 0);
}
