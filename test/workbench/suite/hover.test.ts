import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeWithPage, drivePage } from './drivePage';
import {
  AQUACULTURE,
  closeEditors,
  DOCUMENTS,
  DRAFT,
  HARBOURS,
  hoverAt,
  inFolder,
  open,
  proviso,
  rangeOf,
} from './workspace';

/** What the hover over `text` in a file says; where the text stands more than once, the one after `after`. */
async function hoverOver(file: string, text: string, after?: string): Promise<string> {
  const document = await vscode.workspace.openTextDocument(inFolder(file));
  return unescape(await hoverAt(document, rangeOf(document, text, after).start.translate(0, 1)));
}

/** Markdown without the backslashes that keep the law's own characters plain. */
const unescape = (markdown: string): string => markdown.replace(/\\(.)/gu, '$1');

describe('hover', () => {
  before(proviso);
  afterEach(closeEditors);

  it('shows the provision that an English citation of a draft names', async () => {
    const hover = await hoverOver(DRAFT, 'section 10(1) of the Harbours');
    assert.match(hover, /Harbours Act section 10\(1\)/);
    assert.match(hover, /within 28 days after the day on which notice of the decision was served/);
    assert.doesNotMatch(hover, /The Tribunal may extend/, 'subsection (2) was not cited');
  });

  it('says how often a section is cited, as the code lens above it does', async () => {
    assert.match(await hoverOver(HARBOURS, 'Section 7.'), /\*cited by \d+, from \d+ acts?\*$/m);
  });

  it('shows the whole section where a citation names no paragraph, with its place in the act', async () => {
    const hover = await hoverOver(DRAFT, 'section 18 of the Official');
    assert.match(hover, /Official Documents Act 2011 section 18/);
    // The heading as the act itself has it.
    const act = await vscode.workspace.openTextDocument(inFolder(DOCUMENTS));
    const heading = act.lineAt(rangeOf(act, 'Section 18.').start.line).text.replace('Section 18. ', '');
    assert.ok(hover.includes(heading), `"${heading}" is the section's heading`);
  });

  it('reads a citation that runs over the end of a line', async () => {
    assert.match(await hoverOver(DRAFT, 'section 6(4) of'), /both forges a document and uses it/);
  });

  it('shows the provision that a Korean citation of a draft names', async () => {
    const hover = await hoverOver(DRAFT, '제18조제1항');
    assert.match(hover, /연안양식업법 제18조제1항/);
    assert.match(hover, /5년 이하의 징역에 처한다/);
    assert.doesNotMatch(hover, /미수범/, '제3항 was not cited');
  });

  it('reads "this Act" from the act that an English citation stands in', async () => {
    // Section 2(1)(a) of the Harbours Act says "established by section 3(1)": of the same act.
    assert.match(await hoverOver(HARBOURS, 'section 3(1)'), /a body corporate called the Harbour Authority/);
  });

  it('reads the preceding paragraph from where a Korean citation stands', async () => {
    // 제18조제2항 says 전항: that is 제18조제1항.
    assert.match(await hoverOver(AQUACULTURE, '전항'), /연안양식업법 제18조제1항/);
  });

  it('follows a citation from the English act into the Korean one', async () => {
    assert.match(await hoverOver(HARBOURS, '「연안양식업법」 제4조제1항'), /해양청장의 면허를 받아야 한다/);
  });

  it('says of an act that is not there that it is not there', async () => {
    const hover = await hoverOver(DRAFT, 'section 9 of the Seafarers');
    assert.match(hover, /Seafarers Act 2009/);
    assert.match(hover, /is not in this workspace/);
  });

  it('says of a provision that its act does not have that it was not found', async () => {
    assert.match(await hoverOver(DRAFT, 'section 41(2)'), /section 41\(2\).*was not found/);
  });

  it('says nothing where nothing is cited', async () => {
    assert.equal(await hoverOver(DRAFT, 'Memorandum'), '');
  });

  it('works in a document that was never saved, in plain text and in Markdown', async () => {
    for (const language of ['plaintext', 'markdown']) {
      const content = 'See section 10(1) of the Harbours and Pilotage Act 2012.';
      const document = await vscode.workspace.openTextDocument({ language, content });
      await vscode.window.showTextDocument(document);
      const hover = await hoverAt(document, rangeOf(document, '10(1)').start);
      assert.match(hover, /within 28 days/, language);
    }
  });

  it('reads a citation through the markup of LaTeX and HTML', async () => {
    for (const [language, content, at] of [
      ['latex', 'See section~10(1) of the \\emph{Harbours and Pilotage Act} 2012.', '10(1)'],
      ['html', '<p>See section&nbsp;10(1) of the <b>Harbours</b> and Pilotage&#160;Act 2012.</p>', 'Pilotage'],
    ] as const) {
      const document = await vscode.workspace.openTextDocument({ language, content });
      await vscode.window.showTextDocument(document);
      assert.match(await hoverAt(document, rangeOf(document, at).start), /within 28 days/, language);
    }
  });

  it('knows a name that was defined far above', async () => {
    const far = 'Nothing is cited here, and the words go on.\n\n'.repeat(1_000);
    const content = `The Harbours and Pilotage Act 2012 ("the Pilots Act").\n\n${far}See section 10(1) of the Pilots Act.`;
    const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
    await vscode.window.showTextDocument(document);
    assert.match(await hoverAt(document, rangeOf(document, '10(1)').start), /within 28 days/);
  });

  it('follows what is typed into a draft and not saved yet', async () => {
    const editor = await open(DRAFT);
    const { document } = editor;
    await editor.edit((builder) => {
      builder.insert(new vscode.Position(0, 0), 'Compare section 2(2) of the Harbours and Pilotage Act 2012.\n\n');
    });
    const hover = await hoverAt(document, rangeOf(document, 'section 2(2)').start);
    assert.match(hover, /more than 30 days in succession/);
    // What stood below has moved by two lines and still answers.
    const moved = await hoverAt(document, rangeOf(document, 'section 10(1)').start);
    assert.match(moved, /within 28 days/);
  });
});

describeWithPage('hover: window', () => {
  before(proviso);
  afterEach(closeEditors);

  it('is shown over a citation of the memo', async () => {
    await open(DRAFT);
    const text = await drivePage('hover', { text: 'section 6(1)(b)', contains: 'medical certificate' });
    assert.match(text, /Harbours Act section 6\(1\)/);
    await drivePage('screenshot', { name: 'hover-light' });
  });

  it('names what is missing', async () => {
    await open(DRAFT);
    const text = await drivePage('hover', { text: 'Seafarers Act 2009', contains: 'is not in this workspace' });
    assert.match(text, /Seafarers Act 2009 is not in this workspace/);
    await drivePage('screenshot', { name: 'hover-missing-light' });
  });
});
