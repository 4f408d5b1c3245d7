import { toProvisionId, type Path, type PathUnit, type Problem, type Provision, type ProvisionId } from '../../law';
import { saysRepealed, textLeft } from '../repealed';
import { PathRegister, pathWithin, type ClaimedPath } from '../structure';
import type { Entry, EntryOptions } from './entry';

interface Node {
  /** Undefined for the root, which stands for the act. */
  readonly entry: Entry | undefined;
  readonly children: Node[];
}

const UNNAMED: PathUnit = { kind: 'container', number: '' };

const keyOf = (nesting: readonly string[]): string => nesting.join('\u0000');

/** An entry for an article that only its paragraphs name. */
function containerOf(entry: Entry, depth: number): Entry {
  const { actKey, actTitle, abbreviation, heading, line, length } = entry;
  const place = { units: entry.units.slice(0, depth), nesting: entry.nesting.slice(0, depth) };
  const language = entry.language === undefined ? {} : { language: entry.language };
  return { actKey, actTitle, abbreviation, heading, line, length, ...place, ...language, text: '', sourceKey: '' };
}

/** Builds the nesting of one act's entries: each stands in the nearest entry whose key begins its own. */
function nest(entries: readonly Entry[], { makeContainers, sortByNumber }: EntryOptions): Node {
  const root: Node = { entry: undefined, children: [] };
  const nodes = new Map<string, Node>();
  const placed: Node[] = [];
  const add = (entry: Entry): void => {
    const node: Node = { entry, children: [] };
    const key = keyOf(entry.nesting);
    if (!nodes.has(key)) nodes.set(key, node);
    placed.push(node);
  };
  entries.forEach(add);
  if (makeContainers) {
    for (const entry of entries) {
      for (let depth = 1; depth < entry.nesting.length; depth += 1) {
        if (!nodes.has(keyOf(entry.nesting.slice(0, depth)))) add(containerOf(entry, depth));
      }
    }
  }
  for (const node of placed) parentOf(node.entry!, nodes, root).children.push(node);
  if (sortByNumber) for (const node of [root, ...placed]) node.children.sort(byNumber);
  return root;
}

function parentOf({ nesting }: Entry, nodes: ReadonlyMap<string, Node>, root: Node): Node {
  for (let length = nesting.length - 1; length > 0; length -= 1) {
    const parent = nodes.get(keyOf(nesting.slice(0, length)));
    if (parent !== undefined) return parent;
  }
  return root;
}

/** 5 before 5-2 before 6; equal numbers stay as they came. */
function byNumber(left: Node, right: Node): number {
  return (left.entry!.units.at(-1)?.number ?? '').localeCompare(right.entry!.units.at(-1)?.number ?? '', 'en', {
    numeric: true,
  });
}

/** The units an entry adds to those of the entry it stands in; all of them where it does not continue that one's. */
function addedUnits(units: Path, above: Path | undefined): { added: Path; continues: boolean } {
  const continues =
    above !== undefined && above.length < units.length && above.every((unit, at) => sameUnit(unit, units[at]!));
  return { added: continues ? units.slice(above.length) : units, continues };
}

const sameUnit = (left: PathUnit, right: PathUnit): boolean => left.kind === right.kind && left.number === right.number;

/** The provisions of one act in document order, parents first. */
export function provisionsOf(
  file: string,
  entries: readonly Entry[],
  options: EntryOptions,
  problems: Problem[],
): Provision[] {
  const register = new PathRegister();
  const provisions: Provision[] = [];
  const place = (node: Node, above: Entry | undefined, parent: Provision | undefined): void => {
    const entry = node.entry!;
    const { path, eId, isCopy } = options.areExact
      ? register.claimExact(entry.units)
      : claimWithin(register, entry, above, parent?.path);
    if (isCopy && entry.sourceKey !== '') problems.push(copyProblem(file, entry, eId));
    const provision = toProvision(file, entry, { path, eId }, parent?.id);
    provisions.push(provision);
    for (const child of node.children) place(child, entry, provision);
  };
  for (const node of nest(entries, options).children) place(node, undefined, undefined);
  return provisions;
}

/** A path for an entry below the path that the entry above it was given. */
function claimWithin(
  register: PathRegister,
  { units }: Entry,
  above: Entry | undefined,
  parent: Path | undefined,
): ClaimedPath {
  const { added, continues } = addedUnits(units, above?.units);
  const base = continues ? parent! : [];
  const before = added.slice(0, -1);
  return register.claim(before.reduce(pathWithin, base), added.at(-1) ?? UNNAMED, '', [...base, ...before]);
}

function toProvision(
  file: string,
  entry: Entry,
  { path, eId }: Pick<ClaimedPath, 'path' | 'eId'>,
  parent: ProvisionId | undefined,
): Provision {
  const { heading, text, line, length, sourceKey } = entry;
  const status = entry.status ?? (saysRepealed(heading, text) ? 'repealed' : 'in-force');
  return {
    id: toProvisionId(entry.actKey, eId),
    act: entry.actKey,
    path,
    heading,
    text: textLeft(text, status === 'repealed'),
    status,
    ...(parent !== undefined && { parent }),
    range: { start: { line, character: 0 }, end: { line, character: length } },
    file,
    ...(sourceKey !== '' && { sourceKey }),
  };
}

function copyProblem(file: string, { line, sourceKey }: Entry, eId: string): Problem {
  const message = `"${sourceKey}" has the same place as a line before it; it is kept as ${eId}.`;
  return { file, line: line + 1, severity: 'warning', message };
}
