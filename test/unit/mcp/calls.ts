import assert from 'node:assert/strict';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { TOOLS } from '../../../src/tools';

/** Arguments that each tool serves with the sample's law. */
export const GOOD: Readonly<Record<string, Record<string, unknown>>> = {
  search_law: { query: 'appeal to the Maritime Tribunal' },
  get_provision: { provision: 'section 10(1) of the Harbours Act' },
  follow_citations: { provision: 'harbours-act/sec_22' },
  find_acts: { name: 'Harbours Act' },
  check_citations: { text: 'See section 99 of the Harbours Act.' },
  verify_answer: { text: 'Damage is reported within two hours (section 16 of the Harbours Act).' },
};

/** Lists and calls every tool, reads resources and gets the prompt, as a client does. */
export async function useEverything(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  assert.deepEqual(
    tools.map(({ name }) => name),
    TOOLS.map(({ name }) => name),
  );
  for (const { name } of tools) {
    const result = await client.callTool({ name, arguments: GOOD[name]! });
    assert.notEqual(result.isError, true, name);
    const [content] = result.content as { type: string; text: string }[];
    assert.deepEqual(JSON.parse(content!.text), result.structuredContent, `${name}: text and data are one`);
  }
  const found = await client.callTool({ name: 'get_provision', arguments: GOOD['get_provision']! });
  const { id, line, text } = found.structuredContent as { id: string; line: number; text: string };
  assert.equal(id, 'harbours-act/sec_10__para_1');
  assert.ok(line > 1);
  assert.match(text, /^A pilot may appeal .* within 28 days/u);

  const { resources } = await client.listResources();
  assert.equal(resources.length, 5);
  const korean = resources.find(({ title }) => title === '연안양식업법')!;
  assert.equal(korean.uri, `law://${encodeURIComponent('연안양식업법')}`);
  const contents = await client.readResource({ uri: korean.uri });
  assert.match((contents.contents[0] as { text: string }).text, /제4조 양식업 면허/u);
  const { resourceTemplates } = await client.listResourceTemplates();
  assert.ok(resourceTemplates.some(({ uriTemplate }) => uriTemplate === 'law://{act}/{provision}'));
  const provision = await client.readResource({ uri: `${korean.uri}/art_4__para_1` });
  assert.match((provision.contents[0] as { text: string }).text, /해양청장의 면허를 받아야 한다/u);

  const { prompts } = await client.listPrompts();
  assert.deepEqual(
    prompts.map(({ name }) => name),
    ['answer_from_law'],
  );
  const prompt = await client.getPrompt({
    name: 'answer_from_law',
    arguments: { question: 'When is a vessel laid up?' },
  });
  const { content } = prompt.messages[0]!;
  assert.ok(content.type === 'text');
  assert.match(content.text, /check_citations[^]*verify_answer[^]*When is a vessel laid up\?$/u);
}
