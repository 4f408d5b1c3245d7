import { pathOf, type Citation, type Corpus, type Ordinals, type Path, type PathUnit, type UnitKind } from '../../law';
import { counted, type Place } from '../place';
import type { Reading } from '../reading';
import { isNextItem, listItemsOf, type ListItem } from './listItems';
import { firstFrom } from './places';
import type { ProvisionLookup } from './provisionLookup';

/** "전 3조" counts no further than this. */
const MAX_NEIGHBOURS = 50;

/** What is found at the place of a neighbour. */
interface NearTarget {
  readonly act: number;
  readonly path: Path;
  readonly ordinals: Ordinals;
}

/** Finds what stands before or behind the place that cites: "전조", 前二項, 前号, "the preceding section". */
export class Neighbours {
  /** The points of the text that was asked for last: a list cites its own items one by one. */
  #read: { readonly text: string; readonly points: readonly ListItem[] } = { text: '', points: [] };

  constructor(
    private readonly corpus: Corpus,
    private readonly lookup: ProvisionLookup,
  ) {}

  /** In the order of the act; none where what stands before or after cannot even be counted. */
  targets(citation: Citation, { here, text }: Reading): readonly NearTarget[] {
    const [{ kind, number }] = citation.path as [PathUnit];
    const step = citation.anchor === 'preceding' ? -1 : 1;
    const count = Math.min(Math.max(1, Number(number)), MAX_NEIGHBOURS);
    const places = this.#places(here, kind, step, count);
    const found = places.length > 0 || here === undefined ? places : this.#items(here, citation, text, step * count);
    return found.map((place) => this.#target(citation, place));
  }

  /**
   * What a citation names of a neighbour. Its range may lie within it ("전조제1항부터 제3항까지"), or lead from it to a unit
   * beside it, or to it from one: "전조부터 제5조까지", "제1조부터 전조까지".
   */
  #target({ path: [unit, ...rest], through }: Citation, { act, path }: Place): NearTarget {
    const inner = [...path, ...rest];
    const near = this.lookup.locate(act, inner, path);
    if (through === undefined || near.length === 0) return { act, path: inner, ordinals: near };
    if (through[0]!.number === unit!.number) {
      return { act, path: inner, ordinals: this.lookup.range(act, inner, [...path, ...through.slice(1)], path) };
    }
    const other = [...path.slice(0, -1), ...through];
    const [end] = this.lookup.locate(act, other, path);
    const [from, to] = end !== undefined && end < near.at(0)! ? [other, inner] : [inner, other];
    const between = this.lookup.range(act, from, to, path);
    return { act, path: inner, ordinals: between.length > 0 ? between : near };
  }

  /** The neighbours in the order of the act; none where what stands before or after cannot even be counted. */
  #places(here: Place | undefined, kind: UnitKind, step: -1 | 1, count: number): readonly Place[] {
    const places: Place[] = [];
    let from = here;
    while (from !== undefined && places.length < Math.min(count, MAX_NEIGHBOURS)) {
      const near = from.ordinal === undefined ? undefined : this.lookup.neighbour(from.ordinal, kind, step);
      from =
        near === undefined
          ? counted(from, kind, step)
          : { act: this.corpus.actOf(near), path: pathOf(this.corpus, near), ordinal: near };
      if (from === undefined) return [];
      places.push(from);
    }
    return step < 0 ? places.reverse() : places;
  }

  /**
   * The points beside the one of a provision's text that cites, `steps` before (below 0) or behind it: 前号, 前三号, "전호". Assumes
   * that the first list that counts in digits is that of the points. Known failure: a text whose source has no line for each.
   */
  #items({ act, path }: Place, { path: [unit], start }: Citation, text: string, steps: number): readonly Place[] {
    if (unit!.kind !== 'point') return [];
    if (this.#read.text !== text) this.#read = { text, points: pointsOf(text) };
    const { points } = this.#read;
    const own = firstFrom(points, start + 1) - 1;
    const run = points.slice(Math.max(0, Math.min(own, own + steps)), Math.max(own, own + steps) + 1);
    const isRun =
      own >= 0 &&
      run.length === Math.abs(steps) + 1 &&
      run.every((item, at) => at === 0 || isNextItem(run[at - 1]!, item));
    if (!isRun) return [];
    const beside = steps < 0 ? run.slice(0, -1) : run.slice(1);
    return beside.map(({ number }) => ({ act, path: [...path, { kind: 'point', number }] }));
  }
}

function pointsOf(text: string): readonly ListItem[] {
  const digits = listItemsOf(text).filter(({ style }) => style === 'digits');
  return digits.filter(({ form }) => form === digits[0]!.form);
}
