import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { EvaluationReport } from '../../../src/evaluation';
import { graveFindings } from './accessibility';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { wear } from './panelPage';
import { closeEditors, DATASET, inFolder, open, proviso, removeFromDisk, writeOnDisk } from './workspace';

const TORN = 'torn-questions.jsonl';
const RECORDED = 'recorded.jsonl';
const TOAST = '.notifications-toasts .notification-list-item';

async function evaluate(file: string, options: object): Promise<EvaluationReport> {
  return vscode.commands.executeCommand('proviso.evaluateDataset', inFolder(file), options);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('Evaluate Dataset File', () => {
  before(proviso);
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(TORN, RECORDED);
  });

  it('measures one retrieval on the questions of the sample', async () => {
    const { n, dataset, strategy, metrics, byHops, items } = await evaluate(DATASET, { strategy: 'bm25' });
    assert.deepEqual([n, dataset, strategy], [12, 'proviso', 'bm25']);
    // questions.jsonl has four questions of one provision, five of two and three of three.
    assert.deepEqual(
      Object.entries(byHops).map(([hops, { n: questions }]) => [hops, questions]),
      [
        ['1', 4],
        ['2', 5],
        ['3', 3],
      ],
    );
    // As many provisions as a question has hops are predicted, and the figure is the mean over the questions.
    assert.ok(items.every(({ gold, predicted }) => predicted.length === gold.length));
    assert.equal(metrics['provisionF1'], mean(items.map((item) => item.metrics['provisionF1'] ?? NaN)));
    // Questions that quote one provision's own words are found at once.
    assert.equal(byHops['1']?.['recall@1'], 1);
  });

  it('measures the pipeline, which does not see how many provisions a question needs', async () => {
    const { n, items } = await evaluate(DATASET, { strategy: 'parser' });
    assert.equal(n, 12);
    assert.ok(items.some(({ gold, predicted }) => predicted.length !== gold.length));
  });

  it('replays recorded parametric provisions', async () => {
    // The question's words lead to berths; what was recorded for it, to the disqualification of the other act.
    const parametric =
      'A person sentenced to imprisonment for forgery is disqualified from holding a licence granted under any Act.';
    await writeOnDisk(RECORDED, JSON.stringify({ id: 'en-2', parametric_provisions: [parametric] }));
    const report = await evaluate(DATASET, { strategy: 'parser', generations: inFolder(RECORDED), limit: 2 });
    // Nothing was recorded for the first question, which is not asked then.
    assert.equal(report.n, 1);
    assert.deepEqual(report.items[0]?.predicted, ['official-documents-act-2011/sec_11__para_1']);
  });

  it('leaves a torn line out, and says which', async () => {
    const good = { id: 'a', question: 'When is a vessel laid up?', gold: ['harbours-act/sec_2__para_2'] };
    await writeOnDisk(TORN, `${JSON.stringify(good)}\n{"id": "b", "quest\n`);
    const report = await evaluate(TORN, { strategy: 'bm25' });
    assert.equal(report.n, 1);
    assert.deepEqual(
      report.problems.map(({ line }) => line),
      [2],
    );
  });

  it('fails with the line when no question is left', async () => {
    await writeOnDisk(TORN, '{"id": "b", "quest\n');
    await assert.rejects(evaluate(TORN, { strategy: 'bm25' }), /no question that can be asked.*line 1: Not JSON/su);
  });

  it('fails with the name of a file that is not there', async () => {
    await assert.rejects(evaluate('no-such-file.jsonl', { strategy: 'bm25' }), /no-such-file\.jsonl/u);
  });
});

describeWithPage('Evaluate Dataset File: window', () => {
  before(async () => {
    await proviso();
    await vscode.commands.executeCommand('notifications.clearAll');
  });
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(TORN);
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  it('is run on the file in the editor, and shows its report', async () => {
    await open(DATASET);
    await drivePage('palette', { command: 'Proviso: Evaluate Dataset File' });
    await drivePage('quickInput', { pick: 'bm25' });
    await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
    const hops = await inWebview({ selector: '#hops tbody tr', action: 'texts' });
    assert.deepEqual(
      hops.map((row) => row.split(/\s+/u).slice(0, 2)),
      [
        ['1', '4'],
        ['2', '5'],
        ['3', '3'],
      ],
    );
    assert.equal(await inWebview({ selector: '#items tbody tr', action: 'count' }), 12);
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'report-light' });
  });

  for (const theme of ['light', 'dark', 'high-contrast'] as const) {
    it(`shows a report that keeps nobody out, in a ${theme} theme`, async () => {
      await evaluate(DATASET, { strategy: 'bm25' });
      await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
      try {
        await wear(theme);
        assert.deepEqual(await graveFindings('#metrics', '--vscode-editor-background'), []);
        await drivePage('screenshot', { name: `report-${theme}` });
      } finally {
        await wear('light');
      }
    });
  }

  it('keeps every figure on one line in half a window', async () => {
    await open(DATASET);
    await evaluate(DATASET, { strategy: 'bm25' });
    await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
    await vscode.commands.executeCommand('workbench.action.moveEditorToNextGroup');
    await inWebview({ selector: '#metrics tr', hasText: 'provisionF1', action: 'wait' });
    for (const figure of ['#metrics td.figure', '#hops td.figure', '#items td.figure', '#metrics th', '#hops th']) {
      assert.equal(await inWebview({ selector: figure, action: 'style', value: 'white-space' }), 'nowrap', figure);
    }
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'report-half-light' });
  });

  it('sorts the questions by a metric, the worst first', async () => {
    await evaluate(DATASET, { strategy: 'bm25' });
    await inWebview({ selector: '#items .sort', hasText: 'provisionF1', action: 'click' });
    await inWebview({ selector: '#items th[aria-sort="ascending"]', hasText: 'provisionF1', action: 'wait' });
    const first = await inWebview({ selector: '#items tbody tr', action: 'text' });
    // Nothing of what the question needs is found: gold provisions are said to be missed.
    assert.match(first, /missed/);
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'report-items-light' });
  });

  it('says in words what was found, and shows the right answer below its question', async () => {
    await evaluate(DATASET, { strategy: 'bm25' });
    const summary = await inWebview({ selector: '.summary', action: 'text' });
    assert.match(summary, /^For 66\.7% of the questions with right provisions, all of these/u);
    await inWebview({ selector: '#items tbody summary', action: 'click' });
    await inWebview({ selector: '#items details[open] dt', hasText: 'Right answer', action: 'wait' });
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'report-answer-light' });
  });

  it('tells a failure to the user, too', async () => {
    await writeOnDisk(TORN, '{"id": "b", "quest\n');
    await assert.rejects(evaluate(TORN, { strategy: 'bm25' }));
    const [message] = await drivePage('notifications', { contains: 'no question that can be asked' });
    assert.match(message ?? '', /^Proviso: /);
    await drivePage('screenshot', { name: 'evaluate-torn-light' });
  });
});
