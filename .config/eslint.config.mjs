import { URL } from 'node:url';
import eslint from '@eslint/js';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** The rooms of src/ in the order the arrows run: a room imports from those before it, never from those after it. */
const rooms = [
  ['turns'],
  ['law'],
  ['text'],
  ['languages'],
  ['readers', 'citation', 'models', 'store'],
  ['files'],
  ['backends', 'search'],
  ['check', 'indexing'],
  ['grounding', 'renumber'],
  ['pipeline'],
  ['evaluation', 'tools'],
  ['mcp', 'server'],
  ['cli', 'extension'],
];
/** cli/ is the same services from a terminal: it has no server. */
const noArrow = { cli: ['server'] };
/** Rooms without I/O and user interface, and the only packages each may use. */
const pure = {
  turns: [],
  law: [],
  text: ['html-entities$'],
  languages: ['@orama/stemmers/', '@orama/stopwords/'],
  // Bytes in, text out: what unpacks and decodes them, and names of files taken apart.
  readers: ['iconv-lite$', 'saxes$', 'yauzl$', 'node:path$', 'node:stream/consumers$', 'node:zlib$'],
  citation: [],
  models: ['jsonrepair$'],
  store: [],
  search: ['minisearch/'],
  check: [],
  renumber: [],
  grounding: [],
  pipeline: [],
  tools: ['zod'],
};
/** Looks a text up in what it was given: no I/O. Whoever starts a process gives it the bundle of a language. */
const INTERFACE_TEXTS = '@vscode/l10n$';
/** What reaches outside the process, or around the list. */
const outside = ['fetch', 'process', 'global', 'globalThis', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'eval'];
/** The editor's packages that each of these rooms may use; no other room may use any. */
const editorPackages = {
  server: ['vscode-languageserver', 'vscode-languageserver-textdocument', 'vscode-uri'],
  extension: ['vscode', 'vscode-languageclient'],
};

/** A relative path that leaves its folder, up to the first name. */
const up = '^(?:\\.{1,2}/)*\\.\\./(?:\\./)*';
const anyOf = (names) => `(?:${names.join('|')})`;

/** A package by its name, which a room with I/O may load late or not at all. */
const somePackage = ':not([source.value=/^(?!vscode)[^.]/])';

/** What is loaded late, from a bundle of its own: the extension but for its start. */
const lateImports = { extension: ':not([source.value="./features"])' };

/** Imports that pass by the rule on import declarations, but for those that `exception` names. */
const hiddenImports = (exception) =>
  ['ImportExpression', 'TSImportType'].map((selector) => ({
    selector: `${selector}${exception}`,
    message: 'Import at the top of the file, where the arrows between rooms are checked.',
  }));

/** Notifications turn `[x](command:y)` into a link, so what they show is constant or defused. */
const untrustedMessage = {
  selector:
    'CallExpression[callee.property.name=/^show(?:Error|Warning|Information)Message$/]' +
    ':not([arguments.0.type="Literal"]):not([arguments.0.callee.name="plainMessage"])' +
    ':not([arguments.0.callee.object.name="l10n"][arguments.0.arguments.length=1])',
  message: 'Pass text that is not constant through plainMessage().',
};

/** The object `z` holds all of the package, its translations too, which nothing then leaves out of a bundle. */
const wholePackage = {
  selector:
    'ImportDeclaration[source.value="zod"] > :matches(ImportSpecifier[imported.name="z"], ImportDefaultSpecifier)',
  message: "import * as z from 'zod': what is not used stays out of the bundle.",
};

/** How fast a test runs depends on what else the machine does. What takes forever ends with Mocha's timeout. */
const clocks = [
  ['performance', 'now'],
  ['Date', 'now'],
  ['process', 'hrtime'],
  ['process', 'cpuUsage'],
].map(([object, property]) => ({
  object,
  property,
  message: 'A unit test measures no time: give it input on which anything but linear time takes minutes, or count.',
}));

/** What one room may not import: the rooms after it, its neighbours, the editor outside its home, and I/O in pure rooms. */
function restrictionsOf(room, level) {
  const allowed = new Set(
    rooms
      .slice(0, level)
      .flat()
      .filter((other) => !noArrow[room]?.includes(other))
      // What a room without I/O imports has none either.
      .filter((other) => !(room in pure) || other in pure),
  );
  const forbidden = rooms.flat().filter((other) => other !== room && !allowed.has(other));
  const patterns = [
    {
      regex: `${up}(?:src/)?${anyOf(forbidden)}(?:/|$)`,
      message: `${room}/ may not import these rooms: arrows run one way.`,
    },
    { regex: `${up}(?:test|webview|dist|node_modules)/`, message: 'src/ imports from src/ alone.' },
    { regex: '(?:^|/)(?!\\.{1,2}/)[^/]+/\\.{1,2}(?:/|$)|^/|//', message: 'A path goes up, then down, and never back.' },
  ];
  if (room in pure) {
    const packages = [...pure[room], INTERFACE_TEXTS].map((name) => `|${name}`).join('');
    patterns.push({
      regex: `^(?!\\.{1,2}(?:/|$)${packages})`,
      message: `${room}/ is pure: no I/O, no UI, no packages.`,
    });
  } else {
    const own = editorPackages[room]?.map((name) => `(?!${name}(?:/|$))`).join('') ?? '';
    patterns.push({ regex: `^${own}vscode(?:[-/]|$)`, message: `${room}/ may not import this package of the editor.` });
  }
  return {
    files: [`src/${room}/**/*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': [
        'error',
        ...hiddenImports(room in pure ? '' : somePackage + (lateImports[room] ?? '')),
        ...(room === 'extension' ? [untrustedMessage] : []),
        wholePackage,
      ],
      'no-restricted-globals': ['error', 'require', ...(room in pure ? outside : [])],
    },
  };
}

export default tseslint.config(
  { ignores: ['dist/**', 'packages/**', 'node_modules/**', 'test/workbench/out/**', '.mutate/**', '.fuzz/**'] },
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
          patterns: [
            {
              regex: '^(?:\\.{1,2}/)+src/(?!extension/messages$)',
              message: 'webview/ shares only message types with src/.',
            },
            {
              regex: '^(?!\\.{1,2}/|@vscode/(?:webview-ui-toolkit|l10n)$|chart\\.js$)',
              message: 'webview/ runs in a browser.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...hiddenImports('')],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['test/unit/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...clocks] },
  },
  { files: ['**/*.mjs', '**/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  prettier,
);
