import assert from 'node:assert/strict';
import { callTool } from '../../../../src/server/features/toolFeature';
import type { IndexWork } from '../../../../src/search';
import type { ToolOutput } from '../../../../src/tools';
import { indexOf } from '../../support/indexOf';

describe('callTool', () => {
  const index = indexOf({
    'lamp.md': '# Lamp Act 2020\n\n### Section 1. Lamps\n\nThe keeper lights the lamp at noon.',
  });
  const law = { work: async <Result>(work: IndexWork<Result>) => ({ result: await (await index).with(work) }) };
  const { signal } = new AbortController();

  it('answers as the tool itself does', async () => {
    const call = { name: 'get_provision', input: { provision: 'Lamp Act 2020, section 1' } };
    const { text, status } = (await callTool(call, law, signal)) as ToolOutput<'get_provision'>;
    assert.equal(text, 'The keeper lights the lamp at noon.');
    assert.equal(status, 'in-force');
  });

  it('rejects what no tool takes, and says what to do', async () => {
    await assert.rejects(callTool({ name: 'read_mail', input: {} }, law, signal), /There is no tool read_mail/u);
    await assert.rejects(
      callTool({ name: 'get_provision', input: { provision: '' } }, law, signal),
      /Name a provision/u,
    );
    await assert.rejects(
      callTool({ name: 'get_provision', input: { provision: 'Lamp Act 2020, section 9' } }, law, signal),
      /Look the act up with find_acts/u,
    );
  });
});
