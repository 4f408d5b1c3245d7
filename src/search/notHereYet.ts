/** Ends a pass that lacks something, where what follows would be for nothing: what it worked on may be wrong. */
export class NotHereYet extends Error {
  override readonly name = 'NotHereYet';
}
