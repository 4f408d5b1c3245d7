import assert from 'node:assert/strict';
import ts from 'typescript';
import { isLookUp, lineOf, nodesIn, parsed, sourcesIn } from './sources';

/** The rooms whose texts a person reads in the editor. */
const ROOMS = [
  ...[
    'src/extension',
    'webview',
    'src/server',
    'src/readers/kinds',
    'src/readers/docx',
    'src/files/docx',
    'src/citation/report',
  ],
  ...[
    'src/models',
    'src/backends',
    'src/search/vectors',
    'src/indexing/vectors',
    'src/check/findings',
    'src/renumber',
    'src/grounding',
    'src/pipeline',
    'src/evaluation',
  ],
];

/** What a language model reads, in English. */
const FOR_MODELS: ReadonlySet<string> = new Set([
  'src/evaluation/baselines/prompts.ts',
  'src/evaluation/construction/prompts.ts',
  'src/evaluation/judges/prompts.ts',
  'src/pipeline/answerPrompts.ts',
  'src/pipeline/promptParts.ts',
  'src/pipeline/prompts.ts',
]);

/** Two words with a blank between: what no identifier, path or class name of one element is. */
const PROSE = /\p{L}{2,}[,:;.]? \p{L}{2,}/u;
/** An icon of the editor, and the name of the product. */
const SAME_EVERYWHERE = /\$\([\w~-]+\)|Proviso\b/gu;
const WORD = /\p{L}{2,}/u;

/** What is shown under these names, whatever it looks like: a label of one word is a text too. */
const SHOWN = new Set([
  ...['title', 'label', 'detail', 'description', 'prompt', 'placeHolder', 'placeholder', 'tooltip', 'openLabel'],
  ...['message', 'textContent', 'aria-label', 'line', 'words', 'sends', 'summary', 'reason', 'problem', 'about'],
]);
/** What is shown as the argument of a call, by its place. */
const SHOWN_ARGUMENTS = new Map<string, readonly number[]>(
  Object.entries({
    section: [1],
    createButton: [1],
    createTextArea: [0, 1],
    showInformationMessage: [0],
    showWarningMessage: [0],
    showErrorMessage: [0],
    setStatusBarMessage: [0],
    createWebviewPanel: [1],
  }),
);

/** Texts that are not of the interface, by file, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Styles of elements, and the frame of a page.
  'src/extension/pageHtml.ts': [
    '<!DOCTYPE html>',
    "default-src 'none'",
    '<meta name',
    '<meta charset',
    '<div id="root">',
    '</script>',
  ],
  'src/extension/highlights.ts': ['1px solid'],
  // To who wrote another extension, and to the log.
  'src/extension/extension.ts': ['wait for ready() first.'],
  'src/extension/modelOffer.ts': ['The language models could not be listed:'],
  // Caught where it is thrown, and the name of a program.
  'src/extension/loopbackServers.ts': ['too long', 'LM Studio'],
  // The name of a source of diagnostics, by which others find them.
  'src/extension/checkedAnswers.ts': ['proviso answer'],
  // Words of the law's own languages, in patterns and in citations, and names of cases in the code.
  'src/check/findings/certainty.ts': ['in front'],
  // Told on no page: it is known that something follows, not how.
  'src/grounding/calculation.ts': [' and some days'],
  // To who writes lines of JSON for the terminal.
  'src/grounding/claimLine.ts': ['Not JSON: ', 'Not an object: ', 'is missing, or no string', 'is {', 'is no '],
  // To who writes a rubric for the terminal.
  'src/evaluation/judges/rubric.ts': ['The rubric ', ' is no '],
  // What the model is shown of what it asked itself, in the words of the prompt.
  'src/evaluation/baselines/selfAsk.ts': ['Follow up: ', 'Intermediate answer: '],
  // The rules of a report in SARIF, which the terminal writes.
  'src/grounding/answer/findings.ts': ['The sentence ', 'Nothing is known against '],
  'src/readers/kinds/provisions.ts': ['not law'],
  'src/readers/kinds/weigh.ts': ['not law'],
  'src/readers/kinds/wording.ts': ['not law'],
  // What the process of models finds of one; it has no bundle, and who mends a model reads it.
  'src/backends/onnx/modelTokenizer.ts': ['its tokenizer does not say', '임차인은'],
  'src/backends/onnx/onnxModel.ts': [
    'it gives ',
    ' numbers a ',
    'it is no ',
    'no tensor',
    'it wants ',
    ' not known here',
    'its output ',
    ': float32 is ',
    ' texts of ',
  ],
  'src/backends/onnx/pooling.ts': ['it gives numbers that are none'],
  // Names of elements.
  'src/readers/docx/docxText.ts': ['del moveFrom'],
  // What models expect before a text.
  'src/backends/onnx/families.ts': ['Represent this sentence'],
  // Where the code calls itself wrongly.
  'src/indexing/vectors/vectorFormat.ts': ['A batch of '],
  'src/search/vectors/vectorQuantise.ts': ['A vector holds a number'],
  'src/search/vectors/vectors.ts': [
    ...['The ordinals of a vector index', ' vectors of ', ' numbers do not fit', 'The vector index has no row'],
    ...['A query of ', ' numbers meets vectors of '],
  ],
  // To the log.
  'src/server/editorSettings.ts': ['The editor did not tell its settings'],
  'src/server/legalServer.ts': ['Indexing failed.', 'Encoding failed.'],
  'src/server/problemLog.ts': [' more problems. ', 'lists them all'],
  'src/server/turns/pauseLog.ts': ['Longest pause of the server while '],
  // What the protocol puts before a message, and what editors do not show.
  'src/server/channel.ts': [' failed with message: '],
  'src/server/turns/contentModified.ts': ['The document has changed.', 'The request was cancelled.'],
  // To a client that speaks the protocol wrongly.
  'src/server/features/toolFeature.ts': ['There is no tool '],
};

interface Found {
  readonly place: string;
  readonly text: string;
}

function untranslatedIn(path: string, source: ts.SourceFile): Found[] {
  return [...nodesIn(source)].flatMap((node): Found[] => {
    const text = textOf(node)?.replace(SAME_EVERYWHERE, '');
    if (text === undefined || isOutside(node)) return [];
    if (!(PROSE.test(text) || (WORD.test(text) && isShown(node) && !/^[a-z]+(?:[.:-][\w-]+)*$/u.test(text)))) return [];
    if (EXCEPTIONS[path]?.some((part) => text.includes(part)) === true) return [];
    return [{ place: `${path}:${lineOf(node)}`, text }];
  });
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node) ? node.text : undefined;
}

/** Looked up, a type, a module's name, what is compared, a key, or the class of an element. */
function isOutside(node: ts.Node): boolean {
  return (
    ts.findAncestor(node, (around) => {
      const { parent } = around;
      if (isLookUp(around) || ts.isTypeNode(around) || ts.isImportDeclaration(around)) return true;
      if (parent === undefined) return false;
      if (ts.isPropertyAssignment(parent)) return parent.name === around || parent.name.getText() === 'class';
      return ts.isBinaryExpression(parent) && /^[!=]==$/u.test(parent.operatorToken.getText());
    }) !== undefined
  );
}

/** Whether it is a value, or a part of one, under a name or in an argument that is shown. */
function isShown(node: ts.Node): boolean {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const { parent } = at;
    if (ts.isPropertyAssignment(parent)) return SHOWN.has(parent.name.getText().replace(/^'|'$/gu, ''));
    if (ts.isCallExpression(parent)) {
      const called = parent.expression.getText().split('.').at(-1)!;
      if (called === 'element') return parent.arguments.indexOf(at as ts.Expression) > 1;
      return SHOWN_ARGUMENTS.get(called)?.includes(parent.arguments.indexOf(at as ts.Expression)) ?? false;
    }
    if (ts.isBinaryExpression(parent) && ts.isPropertyAccessExpression(parent.left))
      return parent.right === at && SHOWN.has(parent.left.name.text);
    if (ts.isStatement(parent) || ts.isFunctionLike(parent)) return false;
  }
  return false;
}

describe('texts that do not speak the language of the editor', () => {
  it('are none in the rooms of the interface', () => {
    const found = [...sourcesIn(...ROOMS)].flatMap(([path, source]) =>
      FOR_MODELS.has(path) ? [] : untranslatedIn(path, source),
    );
    assert.deepEqual(found, []);
  });

  it('have no exception for a text that is gone', () => {
    const texts = new Map([...sourcesIn(...ROOMS)].map(([path, { text }]) => [path, text]));
    const unused = Object.entries(EXCEPTIONS).flatMap(([path, parts]) =>
      parts.filter((part) => texts.get(path)?.includes(part) !== true).map((part) => `${path}: ${part}`),
    );
    assert.deepEqual([...unused, ...[...FOR_MODELS].filter((path) => !texts.has(path))], []);
  });

  for (const [code, count] of [
    ["vscode.window.showInformationMessage('Done');", 1],
    ["throw new Error('Open a folder first.');", 1],
    ["element('p', {}, 'Cancelled');", 1],
    ["const item = { label: '$(gear) Settings' };", 1],
    ["button.textContent = open ? 'Close' : 'Open';", 2],
    ['const message = `The heading of ${label} is wrong.`;', 2],
    ["element('p', { class: 'link provision' }, l10n.t('Cancelled'));", 0],
    ["if (kind === 'not yet there') return { state: 'none' };", 0],
  ] as const) {
    it(`are ${count} in ${code}`, () => {
      assert.equal(untranslatedIn('x.ts', parsed(code)).length, count);
    });
  }
});
