import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { graveFindings } from './accessibility';
import { describeWithPage, drivePage, inWebview } from './drivePage';
import { openPanel, wear } from './panelPage';
import { PANEL_STATES } from './panelStates';
import { closeEditors, proviso } from './workspace';

const PANEL = '#question';
/** Tall enough for all of an answer. */
const TALL = { width: 1300, height: 2000 };
const THEMES = ['light', 'dark', 'high-contrast'] as const;

async function bring(state: string): Promise<void> {
  for (const message of PANEL_STATES[state] ?? []) await drivePage('tellWebview', { selector: PANEL, message });
}

describeWithPage('panel: states', () => {
  before(async () => {
    await proviso();
    await closeEditors();
    await openPanel();
    await drivePage('resize', TALL);
  });
  after(async () => {
    await wear('light');
    await drivePage('resize', { width: 1300, height: 850 });
    // The page is told anew what is.
    await vscode.commands.executeCommand('workbench.view.explorer');
  });

  for (const theme of THEMES) {
    describe(theme, () => {
      before(async () => {
        await wear(theme);
        // Before the first question of a window this brings the page back as it is then.
        await openPanel();
      });
      for (const state of Object.keys(PANEL_STATES)) {
        it(`${state} has nothing that keeps anyone out, and nothing that is cut off`, async () => {
          await bring(state);
          await drivePage('screenshot', { name: `panel-state-${state}-${theme}` });
          assert.deepEqual(await graveFindings(PANEL, '--vscode-sideBar-background'), []);
          const page = await inWebview({ selector: 'html', action: 'box' });
          const main = await inWebview({ selector: 'main', action: 'box' });
          assert.ok(main.x + main.width <= page.x + page.width, 'nothing is wider than the panel');
        });
      }
    });
  }

  it('brings out the law words and the facts of the sentence that is looked at', async () => {
    await wear('light');
    await bring('grounded');
    await inWebview({ selector: '.sentence', hasText: 'She is in time', action: 'hover' });
    const looked = { selector: '.law-words.looked-at' };
    assert.equal(
      await inWebview({ ...looked, action: 'text' }),
      'within 28 days after notice of the decision was served',
    );
    assert.deepEqual(await inWebview({ selector: '#asked .fact-words', action: 'texts' }), ['3 March', '28 March']);
    await inWebview({ selector: 'h2', hasText: 'Provisions', action: 'hover' });
    await inWebview({ ...looked, action: 'waitGone' });
  });

  it('says the end in its one live region', async () => {
    await bring('partial');
    const live = { selector: '[aria-live], [role="status"], [role="alert"]' };
    assert.equal(await inWebview({ ...live, action: 'count' }), 1);
    const said = 'Partly grounded. Sentences: 2 supported, 1 not verified, 3 struck out.';
    await inWebview({ selector: '#announcer', hasText: said, action: 'attribute', value: 'id' });
  });

  it('shows a clash side by side, narrow as the panel is', async () => {
    await bring('partial');
    const side = { selector: '.sides > div', action: 'box' } as const;
    const one = await inWebview({ ...side, index: 0 });
    const other = await inWebview({ ...side, index: 1 });
    const { width } = await inWebview({ selector: 'html', action: 'box' });
    assert.ok(width <= 300, `${width} px wide`);
    assert.ok(other.x > one.x + one.width - 1 && other.y === one.y);
  });
});
