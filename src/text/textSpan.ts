/** A part of a text. Offsets are UTF-16 code units, end exclusive. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}
