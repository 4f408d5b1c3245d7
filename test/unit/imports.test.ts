import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { nodesIn, ROOT, sourcesIn } from './l10n/sources';

/** What one file takes of another, or of a package. */
interface Import {
  /** A path from the root of the repository, or a package as it is named. */
  readonly from: string;
  /** Names that are taken, `*` for all. */
  readonly names: readonly string[];
  /** Whether nothing of it is left when the program runs. */
  readonly isType: boolean;
}

/** Packages that reach outside of the process by nothing: they take bytes or text and give some back. */
const WITHOUT_IO = [
  ...['@orama/stemmers/', '@orama/stopwords/', 'html-entities', 'iconv-lite', 'jsonrepair', 'minisearch/', 'saxes'],
  // It unzips a buffer, as a stream.
  ...['yauzl', 'node:stream/consumers', 'node:zlib'],
  'node:path',
  'zod',
  // Looks a text up in what it was given.
  '@vscode/l10n',
];
const OUTSIDE = new Set(['fetch', 'process', 'globalThis', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'eval']);

const sources = new Map(sourcesIn('src'));
const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));

function importsOf(file: string, source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue;
    if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    found.push({ from: placeOf(file, node.moduleSpecifier.text), ...namesOf(node) });
  }
  for (const node of nodesIn(source)) {
    const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (!isLate) continue;
    const [name] = node.arguments;
    const from = name !== undefined && ts.isStringLiteral(name) ? placeOf(file, name.text) : 'import()';
    found.push({ from, names: ['*'], isType: false });
  }
  return found;
}

function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): Pick<Import, 'names' | 'isType'> {
  const isImport = ts.isImportDeclaration(node);
  const listed = isImport ? node.importClause?.namedBindings : node.exportClause;
  const isType = isImport ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : node.isTypeOnly;
  if (listed === undefined || !(ts.isNamedImports(listed) || ts.isNamedExports(listed)))
    return { names: ['*'], isType };
  const elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = [...listed.elements];
  return {
    names: elements.map(({ name, propertyName }) => (propertyName ?? name).text),
    isType: isType || (elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly)),
  };
}

/** The file that a relative name leads to; the name of a package as it is. */
function placeOf(file: string, name: string): string {
  if (!name.startsWith('.')) return name;
  const path = posix.join(posix.dirname(file), name);
  const candidates = [`${path}.ts`, `${path}/index.ts`, path];
  const place = candidates.find((each) => existsSync(join(ROOT, each)) && statSync(join(ROOT, each)).isFile());
  assert.ok(place, `${file} imports ${name}, which is nothing`);
  return place;
}

const roomOf = (file: string): string => file.split('/')[1]!;

/** The rooms of which CONTRIBUTING says that they do no I/O. */
const promising = [
  ...readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\| `src\/(\w+)` \|.*\bNo I\/O\b.*$/gmu),
].map(([, room]) => room!);

/** How a file comes to be loaded: each file imports the next. */
function chainTo(file: string, cameFrom: ReadonlyMap<string, string | undefined>): string {
  const chain = [file];
  for (let at = cameFrom.get(file); at !== undefined; at = cameFrom.get(at)) chain.unshift(at);
  return chain.join(' > ');
}

/** All that is loaded with the files of a room, with the file that loads it. */
function loadedBy(room: string): ReadonlyMap<string, string | undefined> {
  const own = [...sources.keys()].filter((file) => roomOf(file) === room);
  const cameFrom = new Map<string, string | undefined>(own.map((file) => [file, undefined]));
  for (const file of cameFrom.keys()) {
    for (const { from, isType } of imports.get(file) ?? []) {
      if (!isType && !cameFrom.has(from)) cameFrom.set(from, file);
    }
  }
  return cameFrom;
}

/** Names that reach outside of the process and are used as such, not as a property or a key. */
function globalsIn(source: ts.SourceFile): string[] {
  return [...nodesIn(source)]
    .filter((node) => ts.isIdentifier(node) && OUTSIDE.has(node.text))
    .filter(({ parent }) => !ts.isPropertyAccessExpression(parent) || OUTSIDE.has(parent.expression.getText(source)))
    .filter((node) => !('name' in node.parent) || node.parent.name !== node)
    .map((node) => node.getText(source));
}

/** The files of each circle, those that import one another directly or through others; types count. */
function circles(): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  // Tarjan 1972, "Depth-first search and linear graph algorithms".
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const { from } of imports.get(file) ?? []) {
      const isOpen = open.includes(from);
      const low = isOpen ? order.get(from)! : order.has(from) ? Infinity : visit(from);
      lowest.set(file, Math.min(lowest.get(file)!, low));
    }
    if (lowest.get(file) === order.get(file)) {
      const circle = open.splice(open.indexOf(file));
      const isOwn = imports.get(file)?.some(({ from }) => from === file) === true;
      if (circle.length > 1 || isOwn) found.push(circle);
    }
    return lowest.get(file)!;
  };
  for (const file of sources.keys()) if (!order.has(file)) visit(file);
  return found;
}

describe('imports', () => {
  it('are followed', () => {
    assert.ok(loadedBy('pipeline').has('src/law/provisionId.ts'));
    assert.ok(loadedBy('indexing').has('node:fs/promises'));
  });

  describe('of rooms that promise no I/O', () => {
    it('are of the rooms that lint holds to it', () => {
      const expected = [
        'turns',
        'law',
        'text',
        'languages',
        'readers',
        'citation',
        'models',
        'search',
        'check',
        'store',
      ];
      assert.deepEqual(promising.sort(), [...expected, 'renumber', 'grounding', 'pipeline', 'tools'].sort());
    });

    for (const room of promising) {
      it(`bring none into ${room}/, however far they are followed`, () => {
        const loaded = loadedBy(room);
        const packages = [...loaded.keys()].filter((name) => !sources.has(name));
        const isHarmless = (name: string): boolean =>
          WITHOUT_IO.some((known) => name === known || (known.endsWith('/') && name.startsWith(known)));
        const reaching = packages.filter((name) => !isHarmless(name)).map((name) => chainTo(name, loaded));
        assert.deepEqual(reaching, []);
        const using = [...loaded.keys()].flatMap((file) =>
          (sources.has(file) ? globalsIn(sources.get(file)!) : []).map((name) => `${chainTo(file, loaded)}: ${name}`),
        );
        assert.deepEqual(using, []);
      });
    }
  });

  it('run in no circle, those of types included', () => {
    assert.deepEqual(circles(), []);
  });

  it('of a room are of names that it lists', () => {
    const barrels = readdirSync(join(ROOT, 'src')).map((room) => `src/${room}/index.ts`);
    const starred = barrels.filter((file) => imports.get(file)?.some(({ names }) => names.includes('*')) === true);
    assert.deepEqual(starred, []);
  });
});
