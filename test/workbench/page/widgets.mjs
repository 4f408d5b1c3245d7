import { defaultTimeout, waitFor } from './patience.mjs';

const input = '.quick-input-widget .quick-input-filter input';

export async function palette(page, { command, timeout = defaultTimeout }) {
  await page.keyboard.press('F1');
  await quickInput(page, { text: `>${command}`, pick: command, timeout });
}

/** How long what was written into a box must stay. */
const SETTLING_MS = 150;

export async function quickInput(page, { text, pick, timeout = defaultTimeout }) {
  const field = page.locator(input).filter({ visible: true });
  await waitFor('open input box', async () => ((await field.count()) > 0 ? true : undefined), timeout);
  if (text !== undefined) await fillToStay(field, text, timeout);
  if (pick === undefined) await field.press('Enter');
  else await pickItem(page, pick, timeout);
}

/** A dialog for a file writes its own proposal into the box a moment after it opens. */
async function fillToStay(field, text, timeout) {
  const stays = async () => {
    if ((await field.inputValue()) === text) return true;
    await field.fill(text);
    await field.page().waitForTimeout(SETTLING_MS);
    return undefined;
  };
  await waitFor(`input box that keeps "${text}"`, stays, timeout);
}

/** Clicks the item with exactly this label: the first one offered may be another that only contains it. */
async function pickItem(page, label, timeout) {
  const labels = page.locator(
    '.quick-input-list .monaco-list-row .quick-input-list-rows > .quick-input-list-row:first-child .label-name',
  );
  const find = async () => {
    const texts = (await labels.allInnerTexts()).map(plain);
    const index = texts.indexOf(label);
    return index === -1 ? undefined : labels.nth(index);
  };
  const item = await waitFor(`item "${label}" to pick`, find, timeout, async () =>
    (await labels.allInnerTexts()).join(' | '),
  );
  await item.click({ timeout });
}

const toast = '.notifications-toasts .notification-list-item';
const message = '.notification-list-item-message';

export async function notifications(page, { contains = '', timeout = defaultTimeout }) {
  const read = async () => (await page.locator(`${toast} ${message}`).allInnerTexts()).map(plain);
  const find = async () => {
    const texts = await read();
    return texts.some((text) => text.includes(contains)) ? texts : undefined;
  };
  return await waitFor(`notification with "${contains}"`, find, timeout, async () => (await read()).join(' | '));
}

export async function clickNotification(page, { contains, button, timeout = defaultTimeout }) {
  await notifications(page, { contains, timeout });
  const item = page.locator(toast, { hasText: contains }).first();
  // The buttons of a collapsed notification show once the pointer is on it.
  await item.hover({ timeout });
  await item.locator('.monaco-button, .action-label').filter({ hasText: button }).first().click({ timeout });
}

/** The workbench shows spaces as no-break spaces in places. */
function plain(text) {
  return text.replaceAll('\u00a0', ' ').trim();
}
