import { isBasicUnit, pathOf, type Citation, type Corpus, type Ordinals, type Path } from '../law';
import { countedFrom, inOtherSection, pathFrom } from './place';
import type { ProvisionLookup } from './provisions/provisionLookup';
import { readingsOf } from './provisions/writtenNumber';
import { countedIn, type Reading } from './reading';
import { inSupplement, outsideSupplement } from './supplements';

/** What a citation names of one act. */
export interface Target {
  readonly act: number;
  readonly path: Path;
  /** Whether what it has are the parts of one unit. */
  readonly isDivided?: true;
  /** What a citation names besides its first provision, which is there: the last of a range, a further unit of its list. */
  readonly lost?: Path;
  readonly ordinals: Ordinals;
}

/** Finds what citations name of acts that are known. */
export class Targets {
  constructor(
    private readonly corpus: Corpus,
    private readonly lookup: ProvisionLookup,
  ) {}

  /** What a citation names of an act, counted from the path `base`. */
  of(citation: Citation, act: number, base: Path, reading: Reading): Target {
    const { here } = reading;
    const around = here?.act === act ? here.path : [];
    const within = outsideSupplement(around, citation);
    const counted = citation.anchor === 'previous' ? countedIn(citation, reading)?.path : undefined;
    const from = this.#countedFrom(citation, act, base, counted ?? within);
    const read = (units: Path): Path =>
      this.#pathIn(act, inSupplement(pathFrom(from, citation, units), citation, around), citation, within);
    const path = this.#inOtherSection(citation, act, within) ?? read(citation.path);
    const target =
      citation.through === undefined
        ? this.#one(citation, act, path, within)
        : this.#range(act, path, read(citation.through), within);
    if (target.ordinals.length === 0) return target;
    const lost = citation.also?.map(read).find((other) => this.lookup.locate(act, other, within).length === 0);
    return lost === undefined ? target : { act, path, ordinals: [], lost };
  }

  #one(citation: Citation, act: number, path: Path, within: Path): Target {
    const found = this.lookup.locate(act, path, within);
    const ordinals = found.length > 0 ? found : this.#ofUndivided(citation, act, path, within);
    if (ordinals.length > 0) return { act, path, ordinals };
    return { act, path, ordinals: this.lookup.partsOf(act, path), isDivided: true };
  }

  #range(act: number, path: Path, through: Path, within: Path): Target {
    const ordinals = this.lookup.range(act, path, through, within);
    const isEndLost = ordinals.length === 0 && this.lookup.locate(act, path, within).length > 0;
    return { act, path, ordinals, ...(isEndLost && { lost: through }) };
  }

  /** "Absatz 1" that an undivided provision says of itself: the whole of it. Another's citation is not read so, as it may be out of date. */
  #ofUndivided({ anchor, path: cited }: Citation, act: number, path: Path, within: Path): Ordinals {
    const [unit, ...finer] = cited;
    if (anchor !== 'here' || unit?.kind !== 'paragraph' || unit.number !== '1') return [];
    const whole = [...path.slice(0, path.length - cited.length), ...finer];
    return this.lookup.locate(act, whole, within).filter((at) => this.corpus.subtreeEnd(at) === at + 1);
  }

  #inOtherSection(citation: Citation, act: number, within: Path): Path | undefined {
    const path = citation.through === undefined ? inOtherSection(citation, within) : undefined;
    return path !== undefined && this.lookup.find(act, path.slice(0, 2), within).length > 0 ? path : undefined;
  }

  /** The first of the places that a citation may count from that has a provision of its number; failing that, the base. */
  #countedFrom(citation: Citation, act: number, base: Path, within: Path): Path {
    const { candidates, otherwise } = countedFrom(citation, base, within);
    if (candidates.length === 1) return candidates[0]!;
    const unit = citation.path[0]!;
    const has = (from: Path): boolean =>
      this.lookup
        .find(act, [...from, unit], within)
        .some((at) => pathOf(this.corpus, at).at(-1)!.number === unit.number);
    return candidates.find(has) ?? otherwise;
  }

  /** The first way to read a path that begins with a provision of the act; failing that, the path. */
  #pathIn(act: number, path: Path, citation: Citation, within: Path): Path {
    const readings = readingsOf(citation, path);
    if (readings.length === 1) return path;
    const has = (reading: Path): boolean => {
      const depth = reading.findIndex(({ kind }) => isBasicUnit(kind)) + 1;
      const found = this.lookup.find(act, reading.slice(0, depth), within);
      return found.some((at) => pathOf(this.corpus, at).some(({ kind }) => isBasicUnit(kind)));
    };
    return readings.find(has) ?? path;
  }
}
