import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

/** The rules of the architecture need no types; without them a file that does not exist can be linted, in milliseconds. */
const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, '../..'),
  overrideConfigFile: '.config/eslint.config.mjs',
  overrideConfig: [tseslint.configs.disableTypeChecked],
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
});

/** The rules that a file's text breaks. */
async function broken(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  const fatal = result!.messages.find(({ ruleId }) => ruleId === null);
  assert.equal(fatal, undefined, fatal?.message);
  return result!.messages.map(({ ruleId }) => ruleId!);
}

const named = (specifier: string): string => `export { x } from '${specifier}';\n`;

describe('architecture', () => {
  describe('forbidden', () => {
    for (const [file, text, why] of [
      ['src/law/a.ts', named('../text'), 'a room after it'],
      ['src/text/a.ts', named('../search'), 'a room after it'],
      ['src/text/deep/a.ts', named('../../search/topK'), 'a room after it, from deeper'],
      ['src/text/a.ts', named('../../src/search'), 'a room after it, around src/'],
      ['src/text/a.ts', named('./../search'), 'a room after it, with a dot in front'],
      ['src/text/a.ts', named('.././search'), 'a room after it, with a dot between'],
      ['src/text/a.ts', named('../law/../search'), 'a path that turns back'],
      ['src/text/a.ts', `import type { X } from '../search';\nexport type Y = X;\n`, 'a type of a room after it'],
      ['src/text/a.ts', `export const x = import('../search');\n`, 'a dynamic import'],
      ['src/text/a.ts', `export type A = import('../search').X;\n`, 'an import type'],
      ['src/text/a.ts', `export const x = import('onnxruntime-node');\n`, 'a dynamic import in a pure room'],
      ['src/backends/a.ts', `export const x = import('../search');\n`, 'a dynamic import of a room'],
      ['src/backends/a.ts', `export type A = import('../search').X;\n`, 'an import type of a room'],
      ['src/backends/a.ts', `export const x = import('vscode');\n`, 'a dynamic import of the editor'],
      ['src/backends/a.ts', `export const x = (name: string): unknown => import(name);\n`, 'an import of anything'],
      ['src/backends/a.ts', `import x = require('../search');\nexport const y: unknown = x;\n`, 'an import by require'],
      ['src/backends/a.ts', `export const x: unknown = require('../search');\n`, 'a call of require'],
      ['src/readers/a.ts', named('../citation'), 'a neighbour'],
      ['src/readers/a.ts', named('../files'), 'a room after it'],
      ['src/readers/a.ts', named('node:fs/promises'), 'the file system in a pure room'],
      ['src/cli/a.ts', named('../server'), 'a neighbour'],
      ['src/extension/a.ts', named('../cli'), 'a neighbour'],
      ['src/server/a.ts', named('../extension/messages'), 'a room after it'],
      ['src/search/a.ts', named('../../test/unit/support/indexOf'), 'tests'],
      ['src/law/a.ts', named('minisearch'), 'a package in a pure room'],
      ['src/text/a.ts', named('fs'), 'file system by its bare name'],
      ['src/text/a.ts', named('fs/promises'), 'file system by its bare name'],
      ['src/citation/a.ts', named('node:https'), 'the network'],
      ['src/search/a.ts', named('../indexing'), 'a room after it'],
      ['src/search/a.ts', named('node:fs'), 'the file system in a pure room'],
      ['src/check/a.ts', named('../indexing'), 'a neighbour'],
      ['src/search/a.ts', named('../backends'), 'a neighbour'],
      ['src/models/a.ts', named('node:child_process'), 'processes in a pure room'],
      ['src/pipeline/a.ts', named('../backends'), 'a room with I/O before a pure one'],
      ['src/grounding/a.ts', named('../indexing'), 'a room with I/O before a pure one'],
      ['src/check/a.ts', named('../pipeline'), 'a room after it'],
      ['src/check/a.ts', named('node:fs/promises'), 'the file system in a pure room'],
      ['src/pipeline/a.ts', named('node:worker_threads'), 'threads'],
      ['src/tools/a.ts', named('../mcp'), 'a room after it: tools know no transport'],
      ['src/tools/a.ts', named('../evaluation'), 'a neighbour'],
      ['src/tools/a.ts', named('node:http'), 'the network'],
      ['src/tools/a.ts', named('@modelcontextprotocol/sdk/types.js'), 'a transport'],
      ['src/mcp/a.ts', named('../server'), 'a neighbour'],
      ['src/pipeline/a.ts', `export const x = fetch('http://a');\n`, 'the network as a global'],
      ['src/law/a.ts', `export const x = process.env;\n`, 'the process as a global'],
      ['src/law/a.ts', `export const x = globalThis.fetch;\n`, 'a way around the globals'],
      ['src/server/a.ts', named('vscode'), 'the editor outside its client'],
      ['src/cli/a.ts', named('vscode-languageserver/node'), 'the server protocol outside the server'],
      ['src/extension/a.ts', named('vscode-languageserver/node'), 'the server protocol in the client'],
      ['webview/a.ts', named('../src/extension/messages2'), 'a file whose name only begins alike'],
      ['webview/a.ts', named('../src/extension/settings'), 'the code of the client'],
      ['webview/a.ts', named('node:fs'), 'Node in a browser'],
      ['webview/a.ts', `export type A = import('../src/law').Act;\n`, 'an import type'],
      [
        'src/extension/a.ts',
        'declare const w: { showErrorMessage(m: string): void };\nw.showErrorMessage(`x ${String(1)}`);\n',
        'a message that is neither constant nor defused',
      ],
    ] as const) {
      it(`${file}: ${why}: ${text.split('\n').at(-2)}`, async () => {
        assert.notDeepEqual(await broken(file, text), []);
      });
    }
  });

  describe('allowed', () => {
    for (const [file, text] of [
      ['src/text/a.ts', named('../law')],
      ['src/text/a.ts', named('./script')],
      ['src/languages/a.ts', named('@orama/stemmers/english')],
      ['src/readers/units/a.ts', named('../../law')],
      ['src/readers/units/a.ts', named('..')],
      ['src/readers/a.ts', `${named('node:path')}${named('iconv-lite')}`],
      ['src/files/a.ts', `${named('../readers')}${named('node:fs/promises')}`],
      ['src/check/a.ts', named('../search')],
      ['src/pipeline/a.ts', named('../check')],
      ['src/pipeline/a.ts', `${named('../search')}export const now = performance.now();\n`],
      ['src/backends/a.ts', `export type A = typeof import('onnxruntime-node');\n`],
      ['src/backends/a.ts', `export const x = import('onnxruntime-node');\n`],
      ['src/search/a.ts', named('minisearch/SearchableMap')],
      ['src/indexing/a.ts', `${named('../search')}${named('node:zlib')}`],
      ['src/indexing/a.ts', named('../../package.json')],
      ['src/cli/commands/a.ts', `${named('./search')}${named('../../evaluation')}`],
      ['src/server/a.ts', `${named('vscode-languageserver/node')}${named('vscode-uri')}${named('../evaluation')}`],
      ['src/extension/a.ts', `${named('vscode')}${named('vscode-languageclient/node')}${named('../server')}`],
      [
        'src/extension/a.ts',
        'declare const w: { showErrorMessage(m: string): void };\ndeclare const plainMessage: (m: string) => string;\n' +
          `w.showErrorMessage('x');\nw.showErrorMessage(plainMessage(\`x \${String(1)}\`));\n`,
      ],
      ['webview/panel/a.ts', `${named('../../src/extension/messages')}${named('../toolkit')}`],
      ['test/unit/a.test.ts', named('../../src/search/topK')],
    ] as const) {
      it(`${file}: ${text.split('\n').join(' ').trim()}`, async () => {
        assert.deepEqual(await broken(file, text), []);
      });
    }
  });
});
