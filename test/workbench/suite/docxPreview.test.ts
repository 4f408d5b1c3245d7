import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { docx, p, r } from '../../unit/support/docx';
import { describeWithPage, drivePage, inWorkbench } from './drivePage';
import { until } from './until';
import { closeEditors, hoverAt, inFolder, proviso, rangeOf, removeFromDisk, writeOnDisk } from './workspace';

const BRIEF = 'brief.docx';

const brief = (last: string): Uint8Array =>
  docx({
    body:
      p('Brief', '<w:pStyle w:val="Heading1"/>') +
      p(
        `${r('An appeal lies by section 10(1) of the Harbours')}${r(' and Pilotage Act 2012.')}<w:r><w:footnoteReference w:id="1"/></w:r>`,
      ) +
      p(last),
    footnotes: `<w:footnote w:id="1">${p('Another lies by section 999 of the Harbours and Pilotage Act 2012.')}</w:footnote>`,
  });

describe('DOCX preview', () => {
  before(proviso);
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(BRIEF);
  });

  async function preview(): Promise<vscode.TextDocument> {
    await vscode.commands.executeCommand('proviso.previewDocx', inFolder(BRIEF));
    const document = vscode.window.activeTextEditor?.document;
    assert.ok(document, 'a document is shown');
    return document;
  }

  it('shows the text of a document, in which citations are hovered over, followed, linked and checked', async () => {
    await writeOnDisk(BRIEF, brief('The end.'));
    const document = await preview();
    assert.equal(
      document.getText(),
      'Brief\n\nAn appeal lies by section 10(1) of the Harbours and Pilotage Act 2012.[1]\n\n' +
        '[1] Another lies by section 999 of the Harbours and Pilotage Act 2012.\n\nThe end.\n',
    );
    const place = rangeOf(document, 'section 10(1)').start.translate(0, 1);
    assert.match(await hoverAt(document, place), /within 28 days/);
    const at = [document.uri, place] as const;
    const targets = await vscode.commands.executeCommand<(vscode.Location | vscode.LocationLink)[]>(
      'vscode.executeDefinitionProvider',
      ...at,
    );
    assert.equal(targets.length, 1);
    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    assert.ok(links.some(({ range }) => document.getText(range).includes('section 10(1)')));
    const references = await vscode.commands.executeCommand<vscode.Location[]>(
      'vscode.executeReferenceProvider',
      ...at,
    );
    assert.ok(
      references.some(({ uri }) => uri.toString() === document.uri.toString()),
      'the preview cites it',
    );
    const [finding] = await until('findings', () => {
      const found = vscode.languages.getDiagnostics(document.uri).filter(({ source }) => source === 'proviso');
      return found.length > 0 ? found : undefined;
    });
    assert.match(document.getText(finding!.range), /section 999/);
    const fixes = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      finding!.range,
    );
    assert.deepEqual(
      fixes.filter(({ title }) => /ignore|change to/iu.test(title)),
      [],
      'it cannot be edited',
    );
  });

  it('follows the file', async () => {
    await writeOnDisk(BRIEF, brief('The end.'));
    const document = await preview();
    await writeOnDisk(BRIEF, brief('The new end.'));
    await until('the new text', () => (document.getText().includes('The new end.') ? true : undefined));
  });

  it('shows a file as it is now that was previewed and closed before', async () => {
    await writeOnDisk(BRIEF, brief('The end.'));
    await preview();
    await closeEditors();
    await writeOnDisk(BRIEF, brief('Another end.'));
    const document = await preview();
    await until('the new text', () => (document.getText().includes('Another end.') ? true : undefined));
  });

  it('says of a file that is no document what to do', async () => {
    await writeOnDisk(BRIEF, 'no zip');
    await assert.rejects(
      Promise.resolve(vscode.commands.executeCommand('proviso.previewDocx', inFolder(BRIEF))),
      /no DOCX file/,
    );
  });
});

describeWithPage('DOCX preview: window', () => {
  before(proviso);
  afterEach(async () => {
    await closeEditors();
    await removeFromDisk(BRIEF);
  });

  it('wraps a long paragraph, which can be read to its end', async () => {
    const last = 'Costs are awarded by section 12 of the Harbours and Pilotage Act 2012.';
    const long = `${'The appellant was the pilot of a vessel that lay at berth when notice was served. '.repeat(12)}${last}`;
    await writeOnDisk(BRIEF, docx({ body: p(long) }));
    await vscode.commands.executeCommand('proviso.previewDocx', inFolder(BRIEF));
    const editor = { selector: '.editor-instance .monaco-editor' };
    const { x, width } = await inWorkbench({ ...editor, action: 'box' });
    const row = await inWorkbench({ selector: '.view-line', hasText: 'Harbours', action: 'box' });
    assert.ok(row.x + row.width <= x + width);
    const rows = await inWorkbench({ selector: '.view-lines .view-line', action: 'texts' });
    assert.ok(rows.length > 4, `${rows.length} rows`);
    assert.ok(rows.every((text) => text.length < long.length / 2));
    await drivePage('screenshot', { name: 'docx-wrapped-light' });
  });
});
