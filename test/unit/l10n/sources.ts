import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export const ROOT = join(import.meta.dirname, '../../..');

/** The parsed TypeScript files below these folders, by their paths from the root of the repository. */
export function* sourcesIn(...folders: readonly string[]): Generator<readonly [path: string, source: ts.SourceFile]> {
  for (const folder of folders) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
      const file = join(entry.parentPath, entry.name);
      yield [relative(ROOT, file).replaceAll('\\', '/'), parsed(readFileSync(file, 'utf8'))];
    }
  }
}

export const parsed = (text: string): ts.SourceFile =>
  ts.createSourceFile('', text, ts.ScriptTarget.Latest, /* setParentNodes */ true);

/** A node and all within it. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** `l10n.t(...)` */
export const isLookUp = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 't' &&
  node.expression.expression.getText() === 'l10n';

export const lineOf = (node: ts.Node): number => {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
};
