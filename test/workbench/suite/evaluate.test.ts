import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as vscode from 'vscode';
import type { WholeReport } from '../../../src/evaluation';
import { graveAmong, graveFindings } from './accessibility';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { wear } from './panelPage';
import { until } from './until';
import {
  closeEditors,
  DATASET,
  extension,
  HARBOURS,
  inFolder,
  open,
  proviso,
  removeFromDisk,
  writeOnDisk,
} from './workspace';

const TORN = 'torn-questions.jsonl';
const RECORDED = 'recorded.jsonl';
const PREDICTED = 'predicted.trec';
const MANY = 'many-questions.jsonl';
const EARLIER = 'earlier-report.json';
const PAGE = 'report-page.html';
const TOAST = '.notifications-toasts .notification-list-item';

async function evaluate(file: string, options: object): Promise<WholeReport> {
  return vscode.commands.executeCommand('proviso.evaluateDataset', inFolder(file), options);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('Evaluate Dataset File', () => {
  before(proviso);
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(TORN, RECORDED, PREDICTED);
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

  it('scores what another system found', async () => {
    // The one right provision of the first question, and nothing of the others.
    const { items: asked } = await evaluate(DATASET, { strategy: 'bm25', limit: 1 });
    const [{ id, gold }] = asked as [WholeReport['items'][number]];
    await writeOnDisk(PREDICTED, `${id} Q0 ${gold[0]!} 1 1 theirs\n`);
    const { n, strategy, items } = await evaluate(DATASET, { predictions: inFolder(PREDICTED) });
    assert.deepEqual([n, strategy], [12, 'theirs']);
    assert.deepEqual(
      items.map(({ metrics }) => metrics['provisionF1']),
      [1, ...Array.from({ length: 11 }, () => 0)],
    );
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
    await removeFromDisk(TORN, MANY, EARLIER, PAGE);
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
    // There is no room for what they mean beside the figures.
    await inWebview({ selector: '#metrics .meaning', action: 'waitGone' });
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

  for (const theme of ['light', 'dark', 'high-contrast'] as const) {
    it(`draws charts that the keyboard goes through, with their tables, in a ${theme} theme`, async () => {
      await evaluate(DATASET, { strategy: 'parser' });
      try {
        await wear(theme);
        await inWebview({ selector: '#by-hops canvas', action: 'focus' });
        for (const key of ['ArrowRight', 'ArrowRight']) {
          await inWebview({ selector: '#by-hops canvas', action: 'press', value: key });
        }
        // The second bar: the questions of two provisions.
        const said = await inWebview({ selector: '#by-hops [role="status"]', action: 'text' });
        assert.match(said, /^parser: 2, 0\.\d{3} \(/u);
        await inWorkbench({ selector: TOAST, action: 'waitGone' });
        await drivePage('screenshot', { name: `report-charts-${theme}` });
        await inWebview({ selector: '#by-hops summary', action: 'click' });
        const rows = await inWebview({ selector: '#by-hops tbody tr', action: 'texts' });
        assert.equal(rows.length, 3);
        assert.ok(said.includes(rows[1]!.split(/\s+/u)[2]!), `${rows[1]!} is what was said: ${said}`);
        assert.deepEqual(await graveFindings('#by-hops table', '--vscode-editor-background'), []);
      } finally {
        await wear('light');
      }
    });
  }

  it('says in words what was found, and shows below a question how it was come to', async () => {
    await evaluate(DATASET, { strategy: 'ask' });
    const summary = await inWebview({ selector: '.summary', action: 'text' });
    assert.match(summary, /^For 66\.7% of the questions with right provisions, all of these/u);
    await inWebview({ selector: '#items .question', action: 'click' });
    for (const part of ['Right answer', 'Sentences', 'Expected provisions', 'Named against right', 'Candidates']) {
      await inWebview({ selector: '.detail dt', hasText: part, action: 'wait' });
    }
    const stages = await inWebview({ selector: '.detail dd > details > summary', action: 'texts' });
    assert.deepEqual(
      stages.map((stage) => stage.replace(/ \(\d+\)$/u, '')),
      ['Retrieved', 'Reranked', 'Selected', 'Followed citations to'],
    );
    await inWebview({ selector: '.detail summary', hasText: 'Text', action: 'click' });
    await inWebview({ selector: '.excerpt', hasText: '28 days', action: 'wait' });
    assert.deepEqual(await graveFindings('.detail', '--vscode-editor-background'), []);
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'report-question-light' });
  });

  it('leads from a question to the provision in the editor', async () => {
    await evaluate(DATASET, { strategy: 'bm25', limit: 1 });
    await inWebview({ selector: '#items .link', hasText: 'Harbours Act section 10(1)', action: 'click' });
    await until('the cursor in section 10 of the statute', () => {
      const { document, selection } = vscode.window.activeTextEditor ?? {};
      if (document?.fileName.endsWith(HARBOURS) !== true) return undefined;
      const above = document.getText().slice(0, document.offsetAt(selection!.active));
      return above.split('### Section ').at(-1)!.startsWith('10.') ? true : undefined;
    });
  });

  it('explains a metric to who points at it and to who tabs to it', async () => {
    await evaluate(DATASET, { strategy: 'bm25', limit: 2 });
    await inWebview({ selector: '#hops .metric', hasText: 'provisionF1', action: 'hover' });
    await inWebview({ selector: '.tip', hasText: 'Overlap of the provisions named', action: 'wait' });
    const other = { selector: '#hops .metric', hasText: 'provisionEM' };
    await inWebview({ ...other, action: 'focus' });
    await inWebview({ selector: '.tip', hasText: 'exactly the right ones', action: 'wait' });
    assert.equal(await inWebview({ ...other, action: 'attribute', value: 'aria-describedby' }), 'meaning-provisionEM');
    await inWebview({ ...other, action: 'press', value: 'Escape' });
    await inWebview({ selector: '.tip', action: 'waitGone' });
  });

  it('puts another strategy beside the first, and lists what changed', async () => {
    await evaluate(DATASET, { strategy: 'bm25' });
    await inWebview({ selector: 'vscode-button', hasText: 'Add Strategy...', action: 'click' });
    await drivePage('quickInput', { pick: 'lexical' });
    await inWebview({ selector: '#side-by-side tbody tr', hasText: 'lexical', action: 'wait' });
    assert.match(await inWebview({ selector: '#comparison', action: 'text' }), /^Compared with bm25: \d+ of 12 /u);
    const all = await inWebview({ selector: '#items tbody tr', action: 'count' });
    await inWebview({ selector: '#items select', action: 'select', value: 'changed' });
    const changed = await inWebview({ selector: '#items tbody tr', action: 'count' });
    assert.ok(changed > 0 && changed < all, `${changed} of ${all}`);
    await inWorkbench({ selector: TOAST, action: 'waitGone' });
    await drivePage('screenshot', { name: 'report-side-by-side-light' });
  });

  it('shows progress and can be cancelled: then there is no report', async () => {
    const lines = (await readFile(inFolder(DATASET).fsPath, 'utf8')).trim().split('\n');
    await writeOnDisk(MANY, Array.from({ length: 200 }, () => lines.join('\n')).join('\n'));
    const running = evaluate(MANY, { strategy: 'ask' });
    await drivePage('notifications', { contains: 'of 2400 questions' });
    await drivePage('clickNotification', { contains: 'of 2400 questions', button: 'Cancel' });
    assert.equal(await running, undefined);
    assert.deepEqual(
      vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label)),
      [],
    );
  });

  it('is the same page in a file, which asks no host for anything and keeps nobody out', async () => {
    const cli = join(extension().extensionPath, 'dist/cli.js');
    const file = inFolder(PAGE).fsPath;
    const [dataset, corpus] = [inFolder(DATASET).fsPath, inFolder('.').fsPath];
    const given = ['evaluate', dataset, '--corpus', corpus, '--strategy', 'ask', '--ablate', 'expand', '--html', file];
    await promisify(execFile)(process.execPath, [cli, ...given], {
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    });
    const { requests, errors, findings } = await drivePage('openFile', {
      file,
      selector: '#items .question',
      name: 'report-file',
    });
    assert.deepEqual(requests, [vscode.Uri.file(file).toString()]);
    assert.deepEqual(errors, []);
    assert.deepEqual(graveAmong(findings), []);
  });

  it('tells a failure to the user, too', async () => {
    await writeOnDisk(TORN, '{"id": "b", "quest\n');
    await assert.rejects(evaluate(TORN, { strategy: 'bm25' }));
    const [message] = await drivePage('notifications', { contains: 'no question that can be asked' });
    assert.match(message ?? '', /^Proviso: /);
    await drivePage('screenshot', { name: 'evaluate-torn-light' });
  });
});
