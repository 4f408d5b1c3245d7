import assert from 'node:assert/strict';
import { toldInput, toolWords } from '../../../../src/extension/chat/toolWords';
import { TOOLS, type ToolName } from '../../../../src/tools';

describe('toolWords', () => {
  it('asks for each tool in its own words', () => {
    const titles = TOOLS.map(({ name }) => toolWords(name as ToolName).title);
    assert.equal(new Set(titles).size, TOOLS.length);
    assert.ok(titles.every((title) => title.endsWith('?')));
  });
});

describe('toldInput', () => {
  it('tells what a person would know the call by', () => {
    assert.equal(toldInput({ provision: 'Harbours Act, section 10(1)', limit: 4000 }), 'Harbours Act, section 10(1)');
    assert.equal(toldInput({ query: 'berth\n  fee', act: 'Harbours Act' }), 'berth fee');
  });

  it('tells nothing of a call that says nothing', () => {
    for (const input of [{}, { name: ' ' }, { text: 7 }, undefined, null]) assert.equal(toldInput(input), '');
  });

  it('cuts what is long', () => {
    assert.equal(toldInput({ text: 'a'.repeat(1000) }), `${'a'.repeat(300)} …`);
  });
});
