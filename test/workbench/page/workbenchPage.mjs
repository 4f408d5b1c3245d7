// What the suite can have done in the workbench's page: each exported function takes Playwright's page and one argument
// that came as JSON, and returns what goes back as JSON. Their types stand in suite/drivePage.ts.
import { join } from 'node:path';

export { decorations, hover } from './editor.mjs';
export { inWebview, inWorkbench } from './elements.mjs';
export { checkAccessibility, openFile, tellWebview } from './webviews.mjs';
export { clickNotification, notifications, palette, quickInput } from './widgets.mjs';

export async function screenshot(page, { name }) {
  const folder = process.env.PROVISO_WORKBENCH_SHOTS;
  if (!folder) throw new Error('PROVISO_WORKBENCH_SHOTS names no folder for screenshots');
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  return path;
}

export async function resize(page, { width, height }) {
  await page.setViewportSize({ width, height });
}

export async function keyboard(page, { text, press = [] }) {
  if (text !== undefined) await page.keyboard.type(text);
  for (const key of [press].flat()) await page.keyboard.press(key);
}
