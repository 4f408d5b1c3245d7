/** A stretch of a text in UTF-16 code units, half open. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}
