import * as vscode from 'vscode';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { until } from './until';
import { closeEditors, proviso, removeFromDisk, writeOnDisk } from './workspace';

const OWN = 'tested-questions.jsonl';
const ROW = '.test-explorer .monaco-list-row';

const set = (name: string, value: unknown): Thenable<void> =>
  vscode.workspace.getConfiguration('proviso.evaluation').update(name, value, vscode.ConfigurationTarget.Global);

const run = (command: string): Thenable<unknown> => vscode.commands.executeCommand(command);

const writeQuestions = (...rows: readonly object[]): Promise<void> =>
  writeOnDisk(OWN, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** Waits until the Testing view says so of each test, by its file or question: Passed, Failed. */
async function outcomes(expected: Readonly<Record<string, string>>): Promise<void> {
  const isSaid = (labels: readonly string[]): boolean =>
    Object.entries(expected).every(([name, outcome]) =>
      labels.some((label) => label.startsWith(name) && label.includes(`(${outcome})`)),
    );
  await until(`outcome ${JSON.stringify(expected)}`, async () =>
    isSaid(await inWorkbench({ selector: ROW, action: 'attributes', value: 'aria-label' })) ? true : undefined,
  );
}

describeWithPage('Questions as tests', () => {
  const laidUp = ['harbours-act/sec_2__para_2'];
  const found = { id: 'found', question: 'When is a vessel laid up?', gold: laidUp };
  const missed = { id: 'missed', question: 'Is a vessel laid up?', gold: ['harbours-act/sec_10__para_1'] };
  const added = { id: 'added', question: 'What is a vessel that is laid up?', gold: laidUp };

  before(async () => {
    await proviso();
    await set('strategy', 'bm25');
    await set('datasets', [OWN]);
    await run('workbench.view.testing.focus');
  });
  after(async () => {
    for (const name of ['strategy', 'datasets']) await set(name, undefined);
    await removeFromDisk(OWN);
    await closeEditors();
    for (const part of ['Panel', 'Sidebar']) await run(`workbench.action.close${part}`);
  });

  it('pass where their provisions are found and fail where they are not, beside what was found', async () => {
    await writeQuestions(found, missed);
    // The tree shows a data set folded.
    await inWorkbench({ selector: ROW, hasText: OWN, action: 'wait' });
    await run('testing.collapseAll');
    await inWorkbench({ selector: `${ROW}[aria-label^="${OWN}"] .monaco-tl-twistie`, action: 'click' });
    await inWorkbench({ selector: ROW, hasText: missed.id, action: 'wait' });
    await run('testing.runAll');
    await outcomes({ [OWN]: 'Failed', [found.question]: 'Passed', [missed.question]: 'Failed' });
    await inWorkbench({ selector: '.part.panel', hasText: 'provisionF1 is 0.000, below 1', action: 'wait' });
    await drivePage('screenshot', { name: 'testing-light' });
  });

  it('follow their file: what is written is tested, and goes with it', async () => {
    await writeQuestions(found, { ...missed, gold: laidUp }, added);
    await inWorkbench({ selector: ROW, hasText: added.id, action: 'wait' });
    await run('testing.runAll');
    const passed = [OWN, ...[found, missed, added].map(({ question }) => question)];
    await outcomes(Object.fromEntries(passed.map((name) => [name, 'Passed'])));
    await removeFromDisk(OWN);
    await inWorkbench({ selector: ROW, hasText: OWN, action: 'waitGone' });
  });
});
