import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as vscode from 'vscode';
import type { ProvisoApi } from '../../../src/extension/api';
import type { VectorStatus } from '../../../src/server';
import { tinyEncoderGraph, writeModel } from '../../unit/backends/onnx/tinyModels';
import { describeWithPage, drivePage, inWebview, inWorkbench } from './drivePage';
import { note } from './note';
import { openPanel } from './panelPage';
import { until } from './until';
import { extension, proviso, removeFromDisk, SAMPLE_ACTS, untilActs, writeOnDisk } from './workspace';

const QUESTION = 'Within how many days may a pilot appeal against the revocation of the licence?';
const ANSWER = 'harbours-act/sec_10__para_1';

/** An act of the test's own, long enough for encoding it to be interrupted. */
const LAMPS = 'lamps.md';
const SECTIONS = 20_000;
const lampsAct = (): string =>
  [
    '# Lamps Act 2020',
    ...Array.from({ length: SECTIONS }, (_, at) => `### Section ${at + 1}. Lamp ${at}\n\nLamp ${at} is lit at noon.`),
  ].join('\n\n');

async function useEncoder(folder: string | undefined): Promise<void> {
  const settings = vscode.workspace.getConfiguration('proviso');
  await settings.update('encoder.folder', folder, vscode.ConfigurationTarget.Global);
}

const untilVectors = (
  api: ProvisoApi,
  state: VectorStatus['state'],
  fits: (status: VectorStatus) => boolean = () => true,
): Promise<VectorStatus> =>
  until(
    `vectors that are ${state}`,
    () => {
      const status = api.vectors();
      return status.state === state && fits(status) ? status : undefined;
    },
    90_000,
  );

/** The ONNX processes that descend from this one: `ps` names the parent of each process. */
function onnxProcesses(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/u.exec(line)).filter((found) => found !== null);
  const parents = new Map(processes.map(([, pid, parent]) => [Number(pid), Number(parent)]));
  const isOurs = (pid: number): boolean => {
    let current: number | undefined = pid;
    while (current !== undefined && current !== process.pid) current = parents.get(current);
    return current === process.pid;
  };
  return processes
    .filter(([, , , args]) => args!.includes('onnxProcess.js'))
    .map(([, pid]) => Number(pid))
    .filter(isOurs);
}

describe('encoding', function () {
  this.timeout(120_000);
  let models: string;
  let tiny: string;
  let api: ProvisoApi;
  before(async () => {
    api = await proviso();
    models = await mkdtemp(join(tmpdir(), 'proviso-models-'));
    tiny = await writeModel(models, 'tiny', tinyEncoderGraph(), { pooling: 'mean', dimensions: 3 });
  });
  after(async () => {
    await useEncoder(undefined);
    await untilVectors(api, 'none');
    await removeFromDisk(LAMPS);
    await untilActs(SAMPLE_ACTS);
    await rm(models, { recursive: true });
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  it('starts no process as long as no model is set', () => {
    assert.deepEqual([api.vectors().state, onnxProcesses()], ['none', []]);
  });

  it('encodes in the background, and tells what of the corpus the model does not read', async () => {
    await useEncoder(tiny);
    const { model, notices } = await untilVectors(api, 'ready');
    assert.equal(model, 'tiny');
    assert.match(notices.join('\n'), /2 acts are searched by their words alone.*not made for texts in "ko"/);
    assert.equal((await api.ask(QUESTION)).evidence.length > 0, true);
  });

  it('answers while the process is killed in mid-encoding, starts it again and goes on where it was', async () => {
    await writeOnDisk(LAMPS, lampsAct());
    await untilActs(SAMPLE_ACTS + 1);
    const isHalfWay = ({ progress }: VectorStatus): boolean =>
      progress !== undefined && progress.done > 500 && progress.done < progress.total;
    const before = await untilVectors(api, 'encoding', isHalfWay);
    const [killed] = onnxProcesses();
    assert.ok(killed, 'there is an ONNX process');
    process.kill(killed, 'SIGKILL');
    const answer = await api.ask(QUESTION);
    assert.equal(answer.evidence[0]?.id, ANSWER, 'by words alone');
    const seen: number[] = [before.progress!.done];
    const done = await until(
      'all vectors',
      () => {
        const status = api.vectors();
        if (status.progress !== undefined) seen.push(status.progress.done);
        assert.notEqual(status.state, 'failed', status.message);
        return status.state === 'ready' ? status : undefined;
      },
      90_000,
    );
    assert.equal(done.model, 'tiny');
    assert.ok(
      seen.every((value, at) => at === 0 || value >= seen[at - 1]!),
      'what was encoded before stays encoded',
    );
    const [restarted] = onnxProcesses();
    assert.ok(restarted !== undefined && restarted !== killed, 'another process runs now');
  });

  it('stops when it is told to, and goes on from there', async () => {
    await useEncoder(await writeModel(models, 'slow', tinyEncoderGraph(), { pooling: 'cls', dimensions: 3 }));
    await untilVectors(api, 'encoding', ({ progress }) => (progress?.done ?? 0) > 0);
    await vscode.commands.executeCommand('proviso.stopEncoding');
    const stopped = await untilVectors(api, 'stopped');
    const { done, total } = stopped.progress!;
    assert.ok(done > 0 && done < total, `${done} of ${total}`);
    await vscode.commands.executeCommand('proviso.resumeEncoding');
    const first = await untilVectors(api, 'encoding', ({ progress }) => progress !== undefined);
    assert.ok(first.progress!.done >= done, 'nothing is encoded twice');
    await untilVectors(api, 'ready');
  });

  it('measures for how long the server could not answer', async () => {
    const pauses = await api.longestPauses();
    for (const activity of ['indexing', 'encoding', 'asking'] as const) {
      const ms = pauses[activity];
      assert.ok(ms !== undefined && ms >= 0, activity);
      note(`      longest pause of the server while ${activity}: ${Math.ceil(ms)} ms`);
    }
  });

  it('answers without a model that cannot be loaded, and says why', async () => {
    const broken = join(models, 'broken');
    await mkdir(broken);
    await writeFile(join(broken, 'tokenizer.json'), '{}');
    await writeFile(join(broken, 'model.onnx'), 'no graph');
    await useEncoder(broken);
    const { message } = await untilVectors(api, 'failed');
    assert.match(message ?? '', /The model broken cannot be used/);
    const answer = await api.ask(QUESTION);
    assert.equal(answer.evidence[0]?.id, ANSWER);
    assert.ok(answer.notices.some((notice) => notice.startsWith('Searched by words alone: The model broken')));
  });
});

describeWithPage('encoding: window', function () {
  this.timeout(120_000);
  const found =
    process.env.PROVISO_ENCODER ?? resolve(extension().extensionPath, '../shared/models/bge-small-en-v15-q');
  after(async () => {
    await useEncoder(undefined);
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  it('shows in panel and status bar by what is searched, and says once what is assumed', async function () {
    if (!existsSync(join(found, 'tokenizer.json'))) {
      note(`      skipped: there is no model in ${found}; PROVISO_ENCODER names another folder`);
      this.skip();
    }
    const api = await proviso();
    await openPanel();
    await useEncoder(found);
    await inWorkbench({ selector: '.statusbar-item', hasText: 'Proviso: encoding', action: 'wait', timeout: 30_000 });
    await drivePage('screenshot', { name: 'encoding' });
    const { notices } = await untilVectors(api, 'ready');
    for (const notice of notices) await drivePage('notifications', { contains: notice.slice(0, 30) });
    await inWebview({ selector: '#reason', hasText: 'Searched by words and by meaning.', action: 'wait' });
    await inWorkbench({ selector: '.statusbar-item', hasText: 'Proviso: encoding', action: 'waitGone' });
    const answer = await api.ask(QUESTION);
    assert.equal(answer.evidence[0]?.id, ANSWER);
    await drivePage('screenshot', { name: 'encoded' });
  });
});
