import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '../../../../src/tools';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

interface ContributedTool {
  readonly name: string;
  readonly toolReferenceName: string;
  readonly displayName: string;
  readonly modelDescription: string;
  readonly inputSchema: unknown;
}

const { contributes } = read('package.json') as { contributes: { languageModelTools: readonly ContributedTool[] } };
const texts = read('package.nls.json') as Record<string, string>;

describe("the editor's language-model tools", () => {
  const contributed = contributes.languageModelTools;

  it('are those of src/tools, in their order, with a prefix that keeps them apart from those of others', () => {
    assert.deepEqual(
      contributed.map(({ name, toolReferenceName }) => [name, toolReferenceName]),
      TOOLS.map(({ name }) => [`proviso_${name}`, name]),
    );
  });

  for (const { name, title, description, inputSchema } of TOOLS) {
    it(`${name} takes what the tool takes, and says to a model what the tool says`, () => {
      const tool = contributed.find(({ toolReferenceName }) => toolReferenceName === name)!;
      // Where they differ, `npm run tools` writes what src/tools has into package.json.
      assert.deepEqual(tool.inputSchema, JSON.parse(JSON.stringify(inputSchema)));
      assert.equal(tool.modelDescription, description);
      assert.equal(texts[tool.displayName.slice(1, -1)], title);
    });
  }
});
