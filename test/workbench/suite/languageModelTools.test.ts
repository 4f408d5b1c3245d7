import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ToolInput, ToolName, ToolOutput } from '../../../src/tools';
import { until } from './until';
import { inFolder, proviso } from './workspace';

/** Calls a tool as a model of the editor has it called. */
async function invoked<Name extends ToolName>(name: Name, input: ToolInput<Name>): Promise<ToolOutput<Name>> {
  const options = { input, toolInvocationToken: undefined };
  const { content } = await vscode.lm.invokeTool(`proviso_${name}`, options);
  const [part] = content;
  assert.ok(part instanceof vscode.LanguageModelTextPart);
  return JSON.parse(part.value) as ToolOutput<Name>;
}

const APPEAL = 'harbours-act/sec_10__para_1';

describe("the editor's language-model tools", () => {
  before(async () => {
    await proviso();
    await until('the tools', () =>
      vscode.lm.tools.some(({ name }) => name.startsWith('proviso_')) ? true : undefined,
    );
  });

  it('are offered to models once there is law, with what they take', () => {
    const own = vscode.lm.tools.filter(({ name }) => name.startsWith('proviso_'));
    assert.deepEqual(own.map(({ name }) => name).sort(), [
      'proviso_check_citations',
      'proviso_find_acts',
      'proviso_follow_citations',
      'proviso_get_provision',
      'proviso_search_law',
      'proviso_verify_answer',
    ]);
    assert.ok(own.every(({ inputSchema, description }) => inputSchema !== undefined && description.length > 100));
  });

  it('search_law finds the rule by its words', async () => {
    const { hits } = await invoked('search_law', { query: 'Within how many days may a pilot appeal to the Tribunal?' });
    assert.equal(hits[0]?.id, APPEAL);
  });

  it('get_provision reads a provision by its citation, with where it stands', async () => {
    const read = await invoked('get_provision', { provision: 'Harbours Act, section 10(1)' });
    assert.equal(read.id, APPEAL);
    assert.match(read.text, /within 28 days/u);
    const document = await vscode.workspace.openTextDocument(inFolder('harbours-and-pilotage-act-2012.md'));
    assert.equal(document.uri.fsPath, read.file);
    assert.ok(document.lineAt(read.line - 1).text.startsWith('(1)'), 'the line is that of the paragraph');
  });

  it('follow_citations lists what leads to a provision', async () => {
    const { of: middle, provisions } = await invoked('follow_citations', { provision: APPEAL });
    assert.equal(middle.id, APPEAL);
    assert.ok(provisions.length > 0);
  });

  it('find_acts lists the acts of the workspace', async () => {
    assert.equal((await invoked('find_acts', {})).total, 4);
  });

  it('check_citations tells what is there from what is not', async () => {
    const text = 'See section 10(1) of the Harbours Act and section 99 of the Harbours Act.';
    const { found, wrong, items } = await invoked('check_citations', { text });
    assert.deepEqual({ found, wrong }, { found: 1, wrong: 1 });
    assert.equal(items.find(({ outcome }) => outcome === 'wrong')?.text, 'section 99 of the Harbours Act');
  });

  it('verify_answer holds sentences against what they cite', async () => {
    const text =
      'A pilot may appeal to the Maritime Tribunal within 90 days after notice of the decision was served (Harbours Act section 10(1)).';
    assert.equal((await invoked('verify_answer', { text })).contradicted, 1);
  });

  it('say what to do where they cannot serve', async () => {
    await assert.rejects(invoked('get_provision', { provision: 'Harbours Act, section 999' }), /find_acts/u);
  });

  it('stop when the caller wants no more', async () => {
    const source = new vscode.CancellationTokenSource();
    source.cancel();
    const options = { input: { query: 'berth fee' }, toolInvocationToken: undefined };
    await assert.rejects(async () => vscode.lm.invokeTool('proviso_search_law', options, source.token));
  });
});
