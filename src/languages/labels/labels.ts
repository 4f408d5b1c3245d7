import type { Act, PathUnit } from '../../law';

/** A unit in the words of its law, with what joins it to the unit above, which is undefined where it stands alone. */
export type UnitLabel = (unit: PathUnit, above: PathUnit | undefined) => string;
export type UnitLabels = Readonly<Partial<Record<PathUnit['kind'], UnitLabel>>>;

/** How a language writes the place of a provision in its act. */
export interface Labels {
  /** A kind that is not listed is written in English. */
  readonly units: UnitLabels;
  /** The abbreviation of an act as lawyers write what publishers file under another name. Without it that is how it is written. */
  readonly written?: (act: Pick<Act, 'title' | 'abbreviation'>) => string;
  /** A provision with its act's name. Without it the name stands in front. */
  readonly withAct?: (place: string, name: string) => string;
  /** What a numbered paragraph of a preamble is called. Without it that is a recital. */
  readonly recital?: string;
  /** By region, where several laws are written in the language, each in a manner of its own: "US". */
  readonly regions?: Readonly<Record<string, UnitLabels>>;
  /** The region in whose manner the labels of an act are; undefined for that of the language. Without it that is all acts'. */
  readonly regionOf?: (act: Pick<Act, 'title' | 'abbreviation'>) => string | undefined;
}
