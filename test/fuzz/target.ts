/** How inputs of a target are changed: as text, as bytes (one a character, 0 to 255), or as JSON, node by node. */
export type Shape = 'text' | 'bytes' | 'json';

/** Something that reads what strangers wrote. */
export interface Target {
  /** `room/what`. */
  readonly name: string;
  readonly shape: Shape;
  /** Inputs that are read well, which others are made of. */
  readonly seeds: () => Promise<readonly string[]> | readonly string[];
  /** Prepares once what every input is tried with. */
  readonly open: () => Promise<Trial> | Trial;
}

/** Reads one input. Throws on what must never happen: any error but the documented ones, which it catches itself. */
export type Trial = (input: string) => Promise<void> | void;

/** What a target does wrong with an input. */
export interface Finding {
  readonly target: string;
  readonly kind: 'crash' | 'hang' | 'memory';
  /** Where, or how much. */
  readonly about: string;
  readonly input: string;
}

export const bytesOf = (input: string): Uint8Array => Buffer.from(input, 'latin1');
export const asBytes = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Fails with a message that findings are told apart by. */
export function mustHold(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(`broken promise: ${message}`);
}
