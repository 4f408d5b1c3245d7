/* global window, axe, getComputedStyle -- used by functions that run in the page */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defaultTimeout, waitFor } from './patience.mjs';

/** Says something to the page of a webview as its extension does. */
export async function tellWebview(page, { selector, message }) {
  const frame = await frameWith(page, selector);
  await frame.evaluate((told) => window.postMessage(told, '*'), message);
}

/**
 * Lets axe-core look at the page of a webview. A page that lets what lies behind it shine through is given the colour of
 * the theme that lies there: axe-core takes it for white.
 */
export async function checkAccessibility(page, { selector, behind }) {
  const frame = await frameWith(page, selector);
  await frame.evaluate((name) => {
    const { documentElement, body } = window.document;
    body.style.backgroundColor = getComputedStyle(documentElement).getPropertyValue(name);
  }, behind);
  const findings = await findingsIn(frame);
  await frame.evaluate(() => window.document.body.style.removeProperty('background-color'));
  return findings;
}

/** What axe-core finds at fault in a page, or in the page of a frame. */
async function findingsIn(frame) {
  await frame.evaluate(await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'));
  const { violations } = await frame.evaluate(() => axe.run(window.document, { resultTypes: ['violations'] }));
  return violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    elements: nodes.map(({ html }) => html),
  }));
}

/**
 * Opens a file in a page of its own, waits for an element, and saves what it looks like. Returns the addresses that the page asked
 * for, what went wrong in it, and what axe-core finds.
 */
export async function openFile(page, { file, selector, name }) {
  const opened = await page.context().newPage();
  const [requests, errors] = [[], []];
  opened.on('request', (request) => requests.push(request.url()));
  opened.on('pageerror', ({ message }) => errors.push(message));
  try {
    await opened.goto(pathToFileURL(file).href);
    await opened.locator(selector).first().waitFor({ timeout: defaultTimeout });
    const findings = await findingsIn(opened);
    await opened.screenshot({ path: join(process.env.PROVISO_WORKBENCH_SHOTS ?? '.', `${name}.png`), fullPage: true });
    return { requests, errors, findings };
  } finally {
    await opened.close();
  }
}

/** The frame of the webview that has such an element. Its content security policy holds for its own scripts, not for these. */
async function frameWith(page, selector) {
  const look = async () => {
    for (const outer of await page.locator('iframe.webview.ready').all()) {
      const found = outer.contentFrame().frameLocator('#active-frame').locator(selector).first();
      if ((await found.count()) > 0) return (await found.elementHandle())?.ownerFrame() ?? undefined;
    }
    return undefined;
  };
  return await waitFor(`webview with "${selector}"`, look, defaultTimeout);
}
