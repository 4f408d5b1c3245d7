import { jsonPieces } from '../text/jsonPieces';

/** What a terminal obeys, and marks that reorder text. A line break is one of them: a name could go on as a line of ours. */
const OBEYED = /[^\P{Cc}\t]|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** One line for a terminal, whatever a statute, a model's reply or a file's name says. */
export const inert = (line: string): string => line.replace(/\r?\n/gu, ' ').replace(OBEYED, '\ufffd');

/** A value as JSON on one line that a terminal shows as it is; what reads it gets every character. */
export const inertJson = (value: unknown): string => escaped(JSON.stringify(value));

/** The same in pieces, and the end of the line. */
export function* inertPieces(value: unknown): Generator<string, void> {
  for (const piece of jsonPieces(value)) yield escaped(piece);
  yield '\n';
}

const escaped = (json: string): string =>
  json.replace(OBEYED, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
