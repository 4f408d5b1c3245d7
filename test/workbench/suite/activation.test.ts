import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { until } from './until';
import { AQUACULTURE, DECREE, DOCUMENTS, extension, HARBOURS, inFolder, proviso } from './workspace';

/** How the sample's acts begin a citable unit, and a paragraph in it. */
const LAYOUTS: Readonly<Record<string, { unit: RegExp; paragraph: RegExp }>> = {
  [HARBOURS]: { unit: /^### Section \d+\./m, paragraph: /^\(\d+\)/gm },
  [DOCUMENTS]: { unit: /^Section \d+\./m, paragraph: /^\(\d+\)/gm },
  [AQUACULTURE]: { unit: /^### 제\d+조/m, paragraph: /^[①-⑳]/gm },
  [DECREE]: { unit: /^(?:제\d+조|별표)/m, paragraph: /[①-⑳]/g },
};

/**
 * The sample's provisions counted without a reader: a section's paragraphs, or the section itself where it has none, and
 * the long title of an act ("An Act of the Republic … to protect …").
 */
async function countProvisions(): Promise<number> {
  let total = 0;
  for (const [name, { unit, paragraph }] of Object.entries(LAYOUTS)) {
    const document = await vscode.workspace.openTextDocument(inFolder(name));
    const [preamble = '', ...units] = document.getText().split(unit);
    if (/^An Act of/mu.test(preamble)) total += 1;
    for (const text of units) total += Math.max(1, text.match(paragraph)?.length ?? 0);
  }
  return total;
}

describe('activation', () => {
  it('happens by itself in a folder of statutes', async () => {
    // Nobody has asked for the extension yet: the workspace holds *.md and *.txt, which is an activation event.
    await until('activation', () => (extension().isActive ? true : undefined));
  });

  it('indexes the four acts of the sample, with all their provisions', async () => {
    const api = await proviso();
    await until('end of indexing', () => (api.status().state === 'ready' ? true : undefined));
    const { statistics, problems } = api.status();
    assert.equal(statistics?.acts, 4);
    assert.equal(statistics.provisions, await countProvisions());
    // The memo, the list of questions and the README are no statutes; that is no problem to warn of.
    assert.equal(problems, 0);
  });

  it('finds the two citations that lead out of the sample unresolved, and no other', async () => {
    const api = await proviso();
    const citations = api.status().statistics?.citations;
    // The sample's README names them: the fees regulations, and the rules on inspection.
    assert.equal(citations?.unresolved, 2);
  });
});

describeWithPage('activation: window', () => {
  it('says the size of the corpus in the status bar', async () => {
    const api = await proviso();
    const provisions = api.status().statistics?.provisions ?? 0;
    const text = `Proviso: 4 acts, ${provisions} provisions`;
    await inWorkbench({ selector: '.statusbar-item', hasText: text, action: 'wait' });
    // The sample has no problems, so nothing may look like a warning.
    const icons = { selector: '.statusbar-item:has-text("Proviso:") .codicon-warning', action: 'count' } as const;
    assert.equal(await inWorkbench(icons), 0);
  });

  it('offers what can be done about the corpus from the status bar', async () => {
    await inWorkbench({ selector: '.statusbar-item a', hasText: 'Proviso:', action: 'click' });
    await drivePage('quickInput', { pick: 'Find Provision' });
    await inWorkbench({ selector: '.quick-input-title', hasText: 'Find Provision', action: 'wait' });
    await drivePage('keyboard', { press: 'Escape' });
    await inWorkbench({ selector: '.quick-input-widget', action: 'waitGone' });
  });
});
