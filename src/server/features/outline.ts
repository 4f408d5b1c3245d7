import { SymbolKind, SymbolTag, type DocumentSymbol } from 'vscode-languageserver/node';
import { actsOfFile, dayOf, standingAt, type Act, type Day, type Position, type Range } from '../../law';
import type { Turns } from '../../turns';
import type { OpenDocument } from './context';
import { provisionsIn, type PlacedProvision } from './statuteFile';
import { symbolKindOf, unitName } from './unitName';

type Node = DocumentSymbol & { readonly children: Node[] };

/** The acts of a statute file, with their divisions, articles and paragraphs; nothing for a draft. */
export async function outlineOf(open: OpenDocument, turns: Turns): Promise<DocumentSymbol[]> {
  const { corpus } = open.index;
  const today = dayOf(new Date());
  const outline: DocumentSymbol[] = [];
  for (const act of actsOfFile(corpus, open.file)) {
    const symbol = await actSymbol(open, act, outline.length === 0, today, turns);
    if (symbol !== undefined) outline.push(symbol);
  }
  return outline;
}

/** The first act of a file begins with it: with its title, which stands before the first provision. */
async function actSymbol(
  open: OpenDocument,
  number: number,
  isFirst: boolean,
  today: Day,
  turns: Turns,
): Promise<Node | undefined> {
  const { corpus } = open.index;
  const provisions = await provisionsIn(open, number, turns);
  const act = corpus.acts[number]!;
  const start = isFirst ? { line: 0, character: 0 } : provisions[0]?.range.start;
  if (start === undefined || provisions.length === 0) return undefined;
  const root: Node = {
    name: act.title,
    detail: act.abbreviation,
    kind: SymbolKind.Package,
    range: { start, end: start },
    selectionRange: { start, end: start },
    children: [],
  };
  const nodes = new Map<string, Node>();
  const above: Node[] = [];
  const units: Node[] = [];
  for (const placed of provisions) {
    if (turns.isOver) await turns.pass();
    const { id, parent } = placed.provision;
    const isRepealed = standingAt(corpus, placed.ordinal, today).status === 'repealed';
    const node = unitSymbol(placed, act, isRepealed);
    const holder = (parent === undefined ? undefined : nodes.get(parent)) ?? root;
    nodes.set(id, node);
    above.push(holder);
    holder.children.push(node);
    units.push(node);
  }
  // Editors refuse a unit that does not hold its parts, which an edit in progress can bring about: it grows over them.
  for (let at = units.length - 1; at >= 0; at -= 1) above[at]!.range = union(above[at]!.range, units[at]!.range);
  return root;
}

function unitSymbol({ provision: { path, heading }, range }: PlacedProvision, act: Act, isRepealed: boolean): Node {
  return {
    name: unitName(path, heading, act),
    kind: symbolKindOf(path),
    range,
    selectionRange: { start: range.start, end: range.start },
    ...(isRepealed && { tags: [SymbolTag.Deprecated] }),
    children: [],
  };
}

function union(one: Range, other: Range): Range {
  return {
    start: isBefore(other.start, one.start) ? other.start : one.start,
    end: isBefore(one.end, other.end) ? other.end : one.end,
  };
}

const isBefore = (one: Position, other: Position): boolean =>
  one.line < other.line || (one.line === other.line && one.character < other.character);
