import type { Path, Validity } from '../../law';

/** A unit of the act; what stands in it is known when it has ended. */
export interface Unit {
  readonly path: Path;
  readonly eId: string;
  readonly parent: Unit | undefined;
  heading: string;
  readonly start: number;
  end: number;
  text: string;
  isRepealed: boolean;
  validity: Validity | undefined;
  /** Whether its number stands in the source's text. */
  isPrinted: boolean;
  /** The last unit of the range that this is one of: they have one end and one standing. */
  readonly lastOfRange: Unit | undefined;
}
