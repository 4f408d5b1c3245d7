import type {
  CallHierarchyIncomingCall,
  CallHierarchyItem,
  CallHierarchyOutgoingCall,
  Range,
} from 'vscode-languageserver/node';
import { actFirst, citedBy, citersOf } from '../../citation';
import { someWithin, type Corpus, type Ordinals } from '../../law';
import { viewOf } from '../../tools';
import { uriOf } from '../fileUri';
import { citingPlaces } from './citingPlaces';
import type { FeatureContext, FeatureIndex } from './context';
import { symbolKindOf } from './unitName';

/** The most provisions on either side of one. */
const LIMIT = 200;

/** Units inside a provision of a shared corpus that are read for where they cite, at most: more is a division. */
const MOST_UNITS = 500;

type Places = Pick<FeatureContext, 'documents' | 'drafts'>;

/** Provisions, at most 200 of them, as the roots of a hierarchy of citations. */
export async function hierarchyItems(
  corpus: Corpus,
  ordinals: Ordinals,
  { drafts }: Pick<Places, 'drafts'>,
): Promise<CallHierarchyItem[]> {
  const views = ordinals.slice(0, LIMIT).map((ordinal) => viewOf(corpus, ordinal));
  const placed = await drafts.place(views.map(({ provision }) => provision));
  return placed.map(({ id, file, range, heading, path }, at) => ({
    name: views[at]!.label,
    detail: heading === '' ? views[at]!.breadcrumb : heading,
    kind: symbolKindOf(path),
    uri: uriOf(file).toString(),
    range,
    selectionRange: { start: range.start, end: range.start },
    data: id,
  }));
}

/** The provisions that cite one, or a unit inside it: those of its own act first, at most 200, with their citations. */
export async function citersIn(
  index: FeatureIndex,
  item: CallHierarchyItem,
  places: Places,
): Promise<CallHierarchyIncomingCall[]> {
  const { corpus } = index;
  const ordinal = ordinalOf(corpus, item);
  if (ordinal === undefined) return [];
  const sources = actFirst(corpus, citersOf(index, ordinal), corpus.actOf(ordinal)).slice(0, LIMIT);
  const end = corpus.subtreeEnd(ordinal);
  const ranges = new RangesOf();
  const found = await citingPlaces(index, places, sources, (cited) =>
    someWithin(cited, ordinal, end) ? [ordinal] : [],
  );
  for (const { source, range } of found) ranges.add(source, range);
  const items = await hierarchyItems(corpus, sources, places);
  return items.map((from, at) => ({ from, fromRanges: ranges.of(sources[at]!) }));
}

/** The provisions that one, or a unit inside it, cites: those of its own act first, at most 200, with its citations. */
export async function citedIn(
  index: FeatureIndex,
  item: CallHierarchyItem,
  places: Places,
): Promise<CallHierarchyOutgoingCall[]> {
  const { corpus, graph } = index;
  const ordinal = ordinalOf(corpus, item);
  if (ordinal === undefined) return [];
  const targets = actFirst(corpus, citedBy(index, ordinal), corpus.actOf(ordinal)).slice(0, LIMIT);
  const end = corpus.subtreeEnd(ordinal);
  const wanted = new Set(targets);
  const last = index.isPart === true ? Math.min(end, ordinal + MOST_UNITS) : end;
  const units = Array.from({ length: last - ordinal }, (_, at) => ordinal + at);
  const inside = units.filter((unit) => graph.cites(unit).some((cited) => wanted.has(cited)));
  const ranges = new RangesOf();
  for (const place of await citingPlaces(index, places, inside, (cited) =>
    targets.filter((target) => cited.includes(target)),
  )) {
    for (const target of place.targets) ranges.add(target, place.range);
  }
  const items = await hierarchyItems(corpus, targets, places);
  return items.map((to, at) => ({ to, fromRanges: ranges.of(targets[at]!) }));
}

/** The provision that an item stands for, if it is still there; what an editor sends back is not believed. */
const ordinalOf = (corpus: Corpus, { data }: CallHierarchyItem): number | undefined =>
  typeof data === 'string' ? corpus.ordinal(data) : undefined;

class RangesOf {
  readonly #ranges = new Map<number, Range[]>();

  add(ordinal: number, range: Range): void {
    const known = this.#ranges.get(ordinal);
    if (known === undefined) this.#ranges.set(ordinal, [range]);
    else known.push(range);
  }

  of(ordinal: number): Range[] {
    return this.#ranges.get(ordinal) ?? [];
  }
}
