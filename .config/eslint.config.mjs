import { URL } from 'node:url';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** The rooms of src/ in the order the arrows run: a room imports from those before it, never from those after it. */
const rooms = [
  ['law'],
  ['text'],
  ['readers', 'citation', 'models'],
  ['search'],
  ['pipeline'],
  ['evaluation'],
  ['server', 'cli'],
  ['extension'],
];
const pure = ['law', 'text', 'citation', 'pipeline'];
const fileSystem = ['node:fs', 'node:fs/promises', 'node:net', 'node:http', 'node:child_process'];
const userInterface = ['vscode', 'vscode-languageserver*', 'vscode-languageclient*'];

/** What one room may not import: the rooms after it, its neighbours, `vscode` outside extension/, and I/O in pure rooms. */
function restrictionsOf(room, level) {
  const allowed = new Set(rooms.slice(0, level).flat());
  const forbidden = rooms.flat().filter((other) => other !== room && !allowed.has(other));
  const patterns = forbidden.map((other) => ({
    group: [`**/../${other}`, `**/../${other}/**`],
    message: `${room}/ may not import ${other}/: arrows run one way.`,
  }));
  if (room !== 'extension') patterns.push({ group: ['vscode'], message: 'Only extension/ imports vscode.' });
  if (pure.includes(room)) {
    patterns.push({ group: [...fileSystem, ...userInterface], message: `${room}/ is pure: no I/O, no UI.` });
  }
  return {
    files: [`src/${room}/**/*.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'test/workbench/out/**'] },
  eslint.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'webview/tsconfig.json'],
        tsconfigRootDir: new URL('..', import.meta.url).pathname,
      },
    },
    rules: {
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  ...rooms.flatMap((names, level) => names.map((name) => restrictionsOf(name, level))),
  {
    files: ['webview/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: 'src/(?!extension/messages)', message: 'webview/ shares only message types with src/.' }],
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  { files: ['**/*.mjs', '**/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  prettier,
);
