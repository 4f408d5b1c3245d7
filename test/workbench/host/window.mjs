/* global document, window -- addDevelopmentOptions runs in the page */
import { resolve } from 'node:path';
import { fileURLToPath, URL } from 'node:url';
import { format } from 'node:util';
import { chromium } from 'playwright-core';

const viewport = { width: 1300, height: 850 };
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Opens the browser whose page is VS Code's window. In a `language` other than English extensions speak it, while the workbench,
 * which needs a language pack for that, stays English.
 */
export async function openWindow({ executable, origin, language }) {
  const browser = await chromium.launch({
    executablePath: executable,
    // Chromium's sandbox needs rights that containers and root do not have; the page shows only our own server.
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
    // The host closes the browser itself, with everything else.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // Without motion a screenshot shows the state reached, not a moment of fading in.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  if (language) await page.addInitScript(speakLanguage, language);
  return { page, runTests: (run) => runTests(page, origin, run), close: () => browser.close() };
}

/**
 * Opens the workbench on a folder with an extension under development and its suite. `onLog(level, text)` gets what the
 * workbench and the extension host log. Returns the suite's exit code: 0 when its `run` resolved, else 1.
 */
async function runTests(page, origin, { workspace, extension, suite, onLog }) {
  const authority = new URL(origin).host;
  const remote = (path) => ({ scheme: 'vscode-remote', authority, path: absolute(path) });
  // The workbench calls these two when it runs an extension's tests.
  await page.exposeFunction('codeAutomationLog', (level, args) => onLog(level, format(...args)));
  const exited = new Promise((done) => page.exposeFunction('codeAutomationExit', done));
  const crashed = new Promise((_resolve, reject) => {
    page.on('crash', () => reject(new Error('the page crashed')));
  });
  await page.addInitScript(addDevelopmentOptions, {
    extensions: [remote(extension)],
    extensionTestsPath: remote(suite),
  });
  await page.goto(`${origin}/?folder=${encodeURIComponent(absolute(workspace))}`);
  return await Promise.race([exited, crashed]);
}

function absolute(path) {
  return path.startsWith('file:') ? fileURLToPath(path) : resolve(path);
}

/** Runs in the page: the workbench takes its language from here, and hands it to the extension host. */
function speakLanguage(language) {
  globalThis._VSCODE_NLS_LANGUAGE = language;
}

/**
 * Runs in the page. A production build takes no development options from its address, so they are put into the
 * configuration that the served page carries, after it is parsed and before the workbench's deferred script reads it.
 */
function addDevelopmentOptions(developmentOptions) {
  if (window !== window.top) return;
  const insert = () => {
    const carrier = document.getElementById('vscode-workbench-web-configuration');
    if (carrier === null) return;
    document.removeEventListener('readystatechange', insert);
    carrier.dataset.settings = JSON.stringify({ ...JSON.parse(carrier.dataset.settings), developmentOptions });
  };
  document.addEventListener('readystatechange', insert);
}
