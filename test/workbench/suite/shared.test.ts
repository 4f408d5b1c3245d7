import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import * as vscode from 'vscode';
import type { NeighbourhoodView } from '../../../src/server';
import { describeWithPage, inWorkbench } from './drivePage';
import { note } from './note';
import { until } from './until';
import { closeEditors, DRAFT, HARBOURS, hoverAt, inFolder, open, proviso, rangeOf } from './workspace';

/** What run.mjs wrote of the cluster that it has started. */
type Told = { readonly address: string } | { readonly missing: string } | { readonly failed: string };

/** How long a node may take that was started with the editor, and how long law may take to be found there. */
const STARTING = 180_000;
const CITATION = 'section 9 of the Seafarers Act 2009';
/** A port where nothing listens. */
const NOWHERE = 'opensearch://127.0.0.1:59999/seafarers';

const told = (): Promise<Told> => {
  const file = process.env['PROVISO_WORKBENCH_SHARED'];
  if (file === undefined) return Promise.resolve({ missing: 'This run has none.' });
  const look = (): Told | undefined =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Told) : undefined;
  return until('a node of OpenSearch', look, STARTING);
};

const useShared = async (address: string | undefined): Promise<void> =>
  vscode.workspace.getConfiguration('proviso').update('corpus.shared', address, vscode.ConfigurationTarget.Global);

async function untilShared(state: string): Promise<void> {
  const api = await proviso();
  await until(`a shared corpus that is ${state}`, () => (api.status().shared.state === state ? true : undefined));
}

const definitionsAt = (document: vscode.TextDocument, text: string): Thenable<vscode.LocationLink[]> =>
  vscode.commands.executeCommand('vscode.executeDefinitionProvider', document.uri, rangeOf(document, text).start);

/** The codes that are found on a citation. */
const codesOn = (document: vscode.TextDocument, text: string): unknown[] =>
  vscode.languages
    .getDiagnostics(document.uri)
    .filter(({ range }) => range.intersection(rangeOf(document, text)) !== undefined)
    .map(({ code }) => (typeof code === 'object' ? code.value : code));

describe('shared corpus', function () {
  let address: string;

  before(async function () {
    this.timeout(STARTING + 30_000);
    const now = await told();
    if ('missing' in now) {
      note(`SKIPPED: every test of the editor over a shared corpus. ${now.missing}`);
      this.skip();
    }
    assert.ok('address' in now, JSON.stringify(now));
    ({ address } = now);
    await proviso();
    await useShared(address);
    await untilShared('ready');
  });
  afterEach(closeEditors);
  after(async () => {
    await useShared(undefined);
    await untilShared('off');
  });

  it('has the provisions that a draft cites and the folder has not', async () => {
    const { document } = await open(DRAFT);
    const hover = await hoverAt(document, rangeOf(document, CITATION).start.translate(0, 1));
    assert.match(hover, /Seafarers Act 2009 section 9/u);
    assert.match(hover, /renews the medical certificate each year/u);
    await until('a check that knows the act', () => (codesOn(document, CITATION).length === 0 ? true : undefined));
  });

  it('shows such a provision as a document that cannot be changed, under the name it is cited by', async () => {
    const { document } = await open(DRAFT);
    const [link] = await definitionsAt(document, CITATION);
    assert.ok(link);
    assert.equal(link.targetUri.scheme, 'proviso-law');
    const shown = await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(link.targetUri));
    const { label } = vscode.window.tabGroups.activeTabGroup.activeTab!;
    assert.equal(label, 'Seafarers Act 2009 section 9');
    const cited = shown.document.getText(link.targetRange);
    assert.match(cited, /Medical certificate[\s\S]*\(2\) The certificate is issued by a physician/u);
    assert.doesNotMatch(cited, /Wages/u);
    await shown.edit((edit) => edit.insert(new vscode.Position(0, 0), 'x')).then(undefined, () => false);
    assert.ok(!shown.document.getText().startsWith('x'), 'it is read-only');
  });

  it('follows the citations of such a document, to the folder and within the shared corpus', async () => {
    const { document } = await open(DRAFT);
    const [link] = await definitionsAt(document, CITATION);
    const { query } = link!.targetUri;
    const wages = link!.targetUri.with({ query: query.replace(/sec_9.*$/u, 'sec_10') });
    const shown = await vscode.workspace.openTextDocument(wages);
    const [harbours] = await definitionsAt(shown, 'section 4 of the Harbours');
    assert.equal(harbours?.targetUri.fsPath, inFolder(HARBOURS).fsPath);
    const [certificate] = await definitionsAt(shown, 'Section 9(2)');
    assert.match(certificate?.targetUri.query ?? '', /sec_9/u);
    const hover = await hoverAt(shown, rangeOf(shown, 'Section 9(2)').start.translate(0, 1));
    assert.match(hover, /issued by a physician/u);
  });

  it('leaves an act that the folder has to the folder', async () => {
    const { document } = await open(DRAFT);
    const [link] = await definitionsAt(document, 'section 10(1) of the Harbours');
    assert.equal(link?.targetUri.fsPath, inFolder(HARBOURS).fsPath);
  });

  it('answers from both, and marks in the opened provision what the answer rests on', async () => {
    const api = await proviso();
    const answer = await api.ask('When does a seafarer renew the medical certificate?');
    const found = answer.evidence.find(({ label }) => label.startsWith('Seafarers Act 2009 section 9'));
    assert.ok(found, answer.evidence.map(({ label }) => label).join(', '));
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(found.file, true));
    const { start, end } = found.range;
    const text = document.getText(new vscode.Range(start.line, start.character, end.line, end.character));
    assert.ok(text.includes(found.text), text);
    const own = await api.ask('Who may appeal to the Tribunal, and within what time?');
    assert.ok(own.evidence.some(({ file }) => file === inFolder(HARBOURS).fsPath));
    assert.ok(!own.evidence.some((provision) => provision.text.includes('older than that of the folder')));
  });

  it('is drawn with the folder: what cites a provision and what it cites, from a draft and from the document of one', async () => {
    const show = (id?: string): Thenable<NeighbourhoodView> =>
      vscode.commands.executeCommand('proviso.showCitationGraph', id);
    const editor = await open(DRAFT);
    const { start } = rangeOf(editor.document, CITATION);
    editor.selection = new vscode.Selection(start, start);
    const drawn = ({ nodes }: NeighbourhoodView): string[] => nodes.map(({ column, label }) => `${column} ${label}`);
    const medical = await show();
    assert.deepEqual(drawn(medical), ['0 Seafarers Act 2009 section 9', '-1 Seafarers Act 2009 section 10(2)']);
    const wages = medical.nodes[1]!;
    const shown = await vscode.window.showTextDocument(vscode.Uri.parse(wages.file, true));
    const { line, character } = wages.range.start;
    shown.selection = new vscode.Selection(line, character, line, character);
    const view = await show();
    assert.equal(view.nodes[0]?.id, wages.id);
    const licences = view.nodes.find(({ id }) => id === 'harbours-act/sec_4');
    assert.deepEqual([licences?.column, licences?.file], [1, inFolder(HARBOURS).fsPath]);
    const citing = await show(licences?.id);
    assert.ok(
      citing.nodes.some(({ id, column }) => id === wages.id && column === -1),
      drawn(citing).join(', '),
    );
  });

  it('tells in the document of a provision who cites it, and counts it above a section of the folder', async () => {
    const { document } = await open(DRAFT);
    const [link] = await definitionsAt(document, CITATION);
    const { uri } = await vscode.workspace.openTextDocument(link!.targetUri);
    const top = new vscode.Position(0, 0);
    const titles = async (of: vscode.Uri): Promise<(string | undefined)[]> =>
      (await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', of, 100)).map(
        ({ command }) => command?.title,
      );
    assert.deepEqual(await titles(uri), ['cited by 1, from 1 act']);
    const places = await vscode.commands.executeCommand<vscode.Location[]>('vscode.executeReferenceProvider', uri, top);
    assert.deepEqual(places.map((place) => place.uri.path.split('/').at(-1)).sort(), [
      'Seafarers Act 2009 section 10',
      DRAFT,
    ]);
    const [item] = await vscode.commands.executeCommand<vscode.CallHierarchyItem[]>(
      'vscode.prepareCallHierarchy',
      uri,
      top,
    );
    const [call] = await vscode.commands.executeCommand<vscode.CallHierarchyIncomingCall[]>(
      'vscode.provideIncomingCalls',
      item,
    );
    assert.equal(call?.from.name, 'Seafarers Act 2009 section 10(2)');
    const outgoing = await vscode.commands.executeCommand<vscode.CallHierarchyOutgoingCall[]>(
      'vscode.provideOutgoingCalls',
      call?.from,
    );
    assert.deepEqual(
      outgoing.map(({ to }) => [to.name, to.uri.scheme]),
      [
        ['Seafarers Act 2009 section 9(2)', 'proviso-law'],
        ['Harbours Act section 4', 'file'],
      ],
    );
    const { document: statute } = await open(HARBOURS);
    const { line } = rangeOf(statute, 'Section 4.').start;
    const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      statute.uri,
      100,
    );
    const above = lenses.find(({ range }) => range.start.line === line)?.command?.title;
    await useShared(undefined);
    await untilShared('off');
    const alone = await vscode.commands.executeCommand<vscode.CodeLens[]>(
      'vscode.executeCodeLensProvider',
      statute.uri,
      100,
    );
    const before = alone.find(({ range }) => range.start.line === line)?.command?.title;
    await useShared(address);
    await untilShared('ready');
    const counted = (title: string | undefined): number => Number(/cited by (\d+)/u.exec(title ?? '')?.[1] ?? 0);
    assert.equal(counted(above), counted(before) + 1, `${above}, not ${before}`);
  });

  it('completes acts by their names, and sections that the folder has not', async () => {
    const labels = async (text: string): Promise<string[]> => {
      const document = await vscode.workspace.openTextDocument({ language: 'markdown', content: text });
      const end = document.positionAt(text.length);
      const list = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        end,
      );
      return list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    };
    assert.ok((await labels('By the Seafarers')).includes('Seafarers Act 2009'));
    const found = await labels('Under Seafarers Act 2009 s 10');
    assert.deepEqual(found.slice(0, 3), ['section 10', 'section 10(1)', 'section 10(2)']);
  });

  it('is found by name', async () => {
    const symbols = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'Seafarers Act 2009 section 10',
    );
    const found = symbols.find(({ location }) => location.uri.scheme === 'proviso-law');
    assert.match(found?.name ?? '', /^Seafarers Act 2009 section 10/u);
  });

  it('that does not answer leaves the folder at work, says so, and is found again', async () => {
    const api = await proviso();
    const { document } = await open(DRAFT);
    await useShared(NOWHERE);
    await untilShared('unavailable');
    assert.match(api.status().shared.message ?? '', /nothing listens there/u);
    const hover = await hoverAt(document, rangeOf(document, 'section 10(1) of the Harbours').start);
    assert.match(hover, /within 28 days/u);
    // Nobody can say that the act is not there.
    const unknown = await hoverAt(document, rangeOf(document, CITATION).start.translate(0, 1));
    assert.match(unknown, /Only the open folder was searched/u);
    assert.deepEqual(codesOn(document, CITATION), []);
    const answer = await api.ask('Who may appeal to the Tribunal, and within what time?');
    assert.ok(answer.evidence.length > 0);
    assert.ok(answer.notices.some((notice) => notice.startsWith('Only the open folder was searched')));
    await useShared(address);
    await untilShared('ready');
  });
});

describeWithPage('shared corpus: window', () => {
  it('that does not answer is said in the status bar', async function () {
    if ('missing' in (await told())) this.skip();
    await useShared(NOWHERE);
    const text = 'Proviso: without the shared corpus';
    await inWorkbench({ selector: '.statusbar-item', hasText: text, action: 'wait' });
    await useShared(undefined);
    await untilShared('off');
    await inWorkbench({ selector: '.statusbar-item', hasText: text, action: 'waitGone' });
  });
});
