import * as l10n from '@vscode/l10n';
import { randomUUID } from 'node:crypto';
import * as path from 'node:path';
import * as vscode from 'vscode';
import type { WholeReport } from '../evaluation';
import type { ClientChannel } from '../server';
import { confirmRun } from './confirmRun';
import { evaluationSettings } from './evaluationSettings';
import { plainMessage } from './plainMessage';
import { outcomeOf, type Asked } from './questionOutcome';

const isDataset = ({ path: name }: vscode.Uri): boolean => /\.(?:jsonl|csv|tsv)$/iu.test(name);
const DATASETS = '**/*.{jsonl,csv,tsv}';
/** An open file is looked at as a data set where its first line names a question; UTF-16 code units of it. */
const QUESTION = /question/iu;
const LONGEST_LABEL = 120;
/** So many files are looked for by the setting. */
const MOST_FILES = 500;

/**
 * The questions of data sets as tests of VS Code's Testing view: those that the setting names, and those that are opened or
 * evaluated. A test passes where the metric of the settings reaches the threshold.
 */
export class QuestionTests {
  readonly #controller = vscode.tests.createTestController('proviso.questions', l10n.t('Proviso: Questions'));
  /** The place of each question in its file, from 0. */
  readonly #places = new WeakMap<vscode.TestItem, number>();

  readonly #own: vscode.Disposable;

  constructor(private readonly channel: () => ClientChannel) {
    const run = this.#controller.createRunProfile(
      l10n.t('Run'),
      vscode.TestRunProfileKind.Run,
      (request, token) => this.#run(request, token),
      true,
    );
    this.#controller.resolveHandler = async (item) => {
      if (item === undefined) await this.#discover();
      else await this.#fill(item);
    };
    this.#controller.refreshHandler = () => this.#discover();
    this.#own = vscode.Disposable.from(this.#controller, run);
  }

  /** Takes up data sets as they are opened and saved, follows the setting and the files, until it is disposed. */
  listen(): vscode.Disposable {
    void this.#discover();
    vscode.workspace.textDocuments.forEach((document) => void this.#opened(document));
    const files = vscode.workspace.createFileSystemWatcher(DATASETS);
    const follow = (file: vscode.Uri): void => {
      if (this.#controller.items.get(file.toString()) !== undefined) void this.add(file);
    };
    return vscode.Disposable.from(
      this.#own,
      files,
      files.onDidChange(follow),
      files.onDidDelete(follow),
      files.onDidCreate(() => void this.#discover()),
      vscode.workspace.onDidOpenTextDocument((document) => void this.#opened(document)),
      vscode.workspace.onDidSaveTextDocument((document) => void this.#opened(document)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('proviso.evaluation.datasets')) void this.#discover();
      }),
    );
  }

  /** Takes up a data set, or looks at it again; lets go of one without a question that can be asked. */
  async add(file: vscode.Uri): Promise<void> {
    const item = this.#itemOf(file);
    await this.#fill(item);
    if (item.children.size > 0) this.#controller.items.add(item);
    else this.#controller.items.delete(item.id);
  }

  #itemOf(file: vscode.Uri): vscode.TestItem {
    const known = this.#controller.items.get(file.toString());
    if (known !== undefined) return known;
    const item = this.#controller.createTestItem(file.toString(), path.basename(file.fsPath), file);
    item.description = vscode.workspace.asRelativePath(file);
    item.canResolveChildren = true;
    return item;
  }

  async #opened(document: vscode.TextDocument): Promise<void> {
    const { uri } = document;
    if (uri.scheme !== 'file' || !isDataset(uri) || !QUESTION.test(document.lineAt(0).text)) return;
    await this.add(uri);
  }

  /** Takes up what the setting names, also what cannot be read, and looks at all others again. */
  async #discover(): Promise<void> {
    const { datasets } = evaluationSettings();
    const found = await Promise.all(datasets.map((glob) => vscode.workspace.findFiles(glob, undefined, MOST_FILES)));
    const named = new Map(found.flat().map((file) => [file.toString(), file]));
    const others = [...this.#controller.items].flatMap(([id, { uri }]) => (uri && !named.has(id) ? [uri] : []));
    await Promise.all([
      ...others.map((file) => this.add(file)),
      ...[...named.values()].filter(isDataset).map(async (file) => {
        const item = this.#itemOf(file);
        await this.#fill(item);
        this.#controller.items.add(item);
      }),
    ]);
  }

  /** The questions of a file as it stands on disk; what cannot be read is told at the file. */
  async #fill(item: vscode.TestItem): Promise<void> {
    const { uri } = item;
    if (uri === undefined) return;
    try {
      const questions = await this.channel().request('proviso/questions', { datasetFile: uri.fsPath });
      const tests = questions.map(({ id, text, line }, at) => {
        const test = this.#controller.createTestItem(`${uri.toString()}#${at}`, id, uri);
        test.description = text.replace(/\s+/gu, ' ').slice(0, LONGEST_LABEL);
        test.range = new vscode.Range(line - 1, 0, line - 1, 0);
        test.sortText = String(at).padStart(8, '0');
        this.#places.set(test, at);
        return test;
      });
      item.children.replace(tests);
      item.error = undefined;
    } catch (error) {
      item.children.replace([]);
      item.error = plainMessage(error instanceof Error ? error.message : String(error));
    }
  }

  async #run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const run = this.#controller.createTestRun(request);
    try {
      for (const [file, tests] of await this.#chosen(request)) {
        if (token.isCancellationRequested) break;
        await this.#runFile(file, tests, run, token);
      }
    } finally {
      run.end();
    }
  }

  /** The tests that are asked for, by their files; all where none is named. */
  async #chosen({ include, exclude = [] }: vscode.TestRunRequest): Promise<Map<vscode.Uri, vscode.TestItem[]>> {
    const all = [...this.#controller.items].map(([, item]) => item);
    const chosen = new Map<vscode.Uri, Set<vscode.TestItem>>();
    for (const item of include ?? all) {
      const { uri } = item;
      if (uri === undefined) continue;
      const isFile = item.parent === undefined;
      if (isFile && item.children.size === 0) await this.#fill(item);
      const tests = isFile ? [...item.children].map(([, child]) => child) : [item];
      const key = item.parent?.uri ?? uri;
      const known = [...chosen].find(([one]) => one.toString() === key.toString())?.[1];
      const left = tests.filter((test) => !exclude.includes(test));
      if (known === undefined) chosen.set(key, new Set(left));
      else left.forEach((test) => known.add(test));
    }
    return new Map([...chosen].map(([uri, tests]) => [uri, [...tests]]));
  }

  async #runFile(
    file: vscode.Uri,
    tests: readonly vscode.TestItem[],
    run: vscode.TestRun,
    token: vscode.CancellationToken,
  ): Promise<void> {
    const byPlace = new Map(tests.flatMap((test) => [[this.#places.get(test), test] as const]));
    const only = [...byPlace.keys()].filter((at) => at !== undefined).sort((a, b) => a - b);
    if (only.length === 0) return;
    tests.forEach((test) => run.started(test));
    const { strategy, metric, threshold, concurrency, keepsReplies } = evaluationSettings();
    const controller = new AbortController();
    const listening = token.onCancellationRequested(() => controller.abort());
    try {
      const params = { id: randomUUID(), datasetFile: file.fsPath, strategy, only, concurrency, keepsReplies };
      if (!(await confirmRun(this.channel(), params))) {
        tests.forEach((test) => run.skipped(test));
        return;
      }
      const report = await this.channel().request('proviso/evaluate', params, controller.signal);
      await this.#tell(
        report,
        only.map((at) => byPlace.get(at)!),
        { metric, threshold },
        run,
      );
    } catch (error) {
      const message = new vscode.TestMessage(plainMessage(error instanceof Error ? error.message : String(error)));
      for (const test of tests) {
        if (controller.signal.aborted) run.skipped(test);
        else run.errored(test, message);
      }
    } finally {
      listening.dispose();
    }
  }

  async #tell(
    report: WholeReport,
    tests: readonly vscode.TestItem[],
    asked: Asked,
    run: vscode.TestRun,
  ): Promise<void> {
    const outcomes = report.items.map((item) => outcomeOf(item, asked));
    const ids = new Set(outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? outcome.named : [])));
    const placed = await this.channel().request('proviso/provisionPlaces', { ids: [...ids] });
    const places = new Map(placed.map((place) => [place.id, place]));
    const inWords = (id: string): string => {
      const place = places.get(id);
      if (place === undefined) return id;
      return `${place.label} (${vscode.workspace.asRelativePath(place.file)}:${place.line + 1})`;
    };
    for (const [at, test] of tests.entries()) {
      const outcome = outcomes[at];
      if (outcome === undefined || outcome.kind === 'untold') run.skipped(test);
      else if (outcome.kind === 'passed') run.passed(test);
      else {
        const { message, expected, found } = outcome;
        const told = vscode.TestMessage.diff(message, expected.map(inWords).join('\n'), found.map(inWords).join('\n'));
        if (test.uri && test.range) told.location = new vscode.Location(test.uri, test.range);
        run.failed(test, told);
        run.appendOutput(
          `${[message, ...expected.map((id) => `  = ${inWords(id)}`), ...found.map((id) => `  ? ${inWords(id)}`)].join('\r\n')}\r\n`,
          told.location,
          test,
        );
      }
    }
  }
}
