/* global document, getComputedStyle, NodeFilter -- used by functions that run in the page */
import { defaultTimeout, waitFor } from './patience.mjs';

function activeEditor(page) {
  return page.locator('.editor-group-container.active .monaco-editor').first();
}

export async function hover(page, { text, line, contains = '', timeout = defaultTimeout }) {
  const where = line === undefined ? '' : ` on line ${line}`;
  const point = await waitFor(
    `text "${text}"${where} in the visible part of the active editor`,
    async () => (await activeEditor(page).evaluate(findText, { text, line }, { timeout })) ?? undefined,
    timeout,
  );
  const shown = page.locator('.monaco-hover .hover-contents').filter({ visible: true });
  const read = async () => (await shown.allInnerTexts()).join('\n').trim();
  await closeEarlierHover(page, read, timeout);
  let looks = 0;
  const find = async () => {
    const content = await read();
    if (content !== '' && content.includes(contains) && !(await fading(page))) return content;
    // A hover shows when the pointer has moved and then rests; one that found nothing yet is asked for again by moving.
    if (content === '' && looks++ % 8 === 0) await page.mouse.move(point.x + (looks % 3), point.y, { steps: 3 });
    return undefined;
  };
  return await waitFor(`hover${contains && ` with "${contains}"`} over "${text}"${where}`, find, timeout, read);
}

/** A hover comes by fading in, which a screenshot should not catch. */
async function fading(page) {
  const animations = await page
    .locator('.monaco-hover')
    .evaluateAll((hovers) =>
      hovers.flatMap((hover) => hover.getAnimations({ subtree: true }).map(({ playState }) => playState)),
    );
  return animations.includes('running');
}

/** A hover still on show would be taken for the one asked for. */
async function closeEarlierHover(page, read, timeout) {
  await page.mouse.move(0, 0);
  await waitFor('end of the earlier hover', async () => ((await read()) === '' ? true : undefined), timeout, read);
}

/**
 * Runs in the page: the middle of the first place where the text stands in the editor's visible rows, or null. A long line
 * takes several rows; they are those from its number down to the next number.
 */
function findText(editor, { text, line }) {
  const topOf = (element) => Math.round(element.getBoundingClientRect().top);
  const numbers = [...editor.querySelectorAll('.margin-view-overlays .line-numbers')]
    .filter((number) => number.textContent.trim() !== '')
    .map((number) => ({ line: Number(number.textContent), top: topOf(number) }));
  const start = line === undefined ? -Infinity : numbers.find((number) => number.line === line)?.top;
  if (start === undefined) return null;
  const end = line === undefined ? Infinity : (numbers.find((number) => number.line === line + 1)?.top ?? Infinity);
  const rows = [...editor.querySelectorAll('.view-lines > .view-line')]
    .map((element) => ({
      element,
      top: topOf(element),
      at: element.textContent.replaceAll('\u00a0', ' ').indexOf(text),
    }))
    .filter(({ top, at }) => at !== -1 && top >= start && top < end)
    .sort((one, other) => one.top - other.top);
  if (rows.length === 0) return null;
  let rest = rows[0].at + Math.floor(text.length / 2);
  const nodes = document.createTreeWalker(rows[0].element, NodeFilter.SHOW_TEXT);
  let node = nodes.nextNode();
  for (; rest >= node.length; node = nodes.nextNode()) rest -= node.length;
  const range = document.createRange();
  range.setStart(node, rest);
  range.setEnd(node, rest + 1);
  const box = range.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function decorations(page, { atLeast = 1, timeout = defaultTimeout, ...query }) {
  const read = () => activeEditor(page).evaluate(findDecorations, query, { timeout });
  const find = async () => {
    const found = await read();
    return found.length >= atLeast ? found : undefined;
  };
  const what = `${atLeast} decorations that fit ${JSON.stringify(query)}`;
  return await waitFor(what, find, timeout, async () => JSON.stringify(await read()));
}

/**
 * Runs in the page: the active editor's decorations that fit. An extension's decorations have classes with `ced-`; those
 * of the editor itself, such as squiggles, are found by their own class.
 */
function findDecorations(editor, { className, style = {}, contentText }) {
  const selector = className === undefined ? '[class*="ced-"]' : `.${className}`;
  const contentOf = (element, pseudo) => {
    const { content } = getComputedStyle(element, pseudo);
    return content.startsWith('"') ? JSON.parse(content) : '';
  };
  // A row stands on the line whose number is the last one above it: a wrapped line takes several rows.
  const numbers = [...editor.querySelectorAll('.margin-view-overlays .line-numbers')]
    .filter((number) => number.textContent.trim() !== '')
    .map((number) => ({ line: Number(number.textContent), top: number.getBoundingClientRect().top }))
    .sort((one, other) => one.top - other.top);
  const lineOf = (element) => {
    const { top } = element.getBoundingClientRect();
    return numbers.findLast((number) => number.top <= top + 1)?.line ?? 0;
  };
  const places = ['.view-lines', '.view-overlays', '.margin'].map((place) => `${place} ${selector}`);
  return [...editor.querySelectorAll(places.join(', '))]
    .map((element) => ({ element, before: contentOf(element, '::before'), after: contentOf(element, '::after') }))
    .filter(({ element }) => {
      const computed = getComputedStyle(element);
      return Object.entries(style).every(([name, value]) => computed.getPropertyValue(name) === value);
    })
    .filter(({ before, after }) => contentText === undefined || (before + after).includes(contentText))
    .map(({ element, before, after }) => ({
      text: element.textContent,
      classes: element.className,
      line: lineOf(element),
      before,
      after,
    }));
}
