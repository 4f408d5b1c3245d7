const isStream = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && !Array.isArray(value);

/** Whether something in it is gone through one by one. */
const hasStream = (value: unknown): boolean =>
  isStream(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasStream));

/**
 * A value as `JSON.stringify` writes it, in pieces: what can be gone through, and is no array, is a list whose elements are written
 * one by one, since all of them as one text may take more memory than there is.
 *
 * @param indent as of `JSON.stringify`.
 */
export function* jsonPieces(value: unknown, indent = 0, depth = 0): Generator<string, void> {
  if (!hasStream(value)) {
    yield textOf(value, indent, depth);
    return;
  }
  const isList = isStream(value) || Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = (deep: number): string => (indent === 0 ? '' : `\n${' '.repeat(indent * deep)}`);
  const colon = indent === 0 ? ':' : ': ';
  const elements: Iterable<unknown> = isStream(value) ? value : Object.entries(value as object);
  yield open;
  let between = line(depth + 1);
  for (const element of elements) {
    const [key, inner] = isStream(value) ? [undefined, element] : (element as [string, unknown]);
    if (inner === undefined && !isList) continue;
    yield isList ? between : `${between}${JSON.stringify(key)}${colon}`;
    yield* isStream(value) ? [textOf(inner, indent, depth + 1)] : jsonPieces(inner, indent, depth + 1);
    between = `,${line(depth + 1)}`;
  }
  yield between.startsWith(',') ? `${line(depth)}${close}` : close;
}

/** No text of JSON holds a line end: what stands in it is the layout. */
const textOf = (value: unknown, indent: number, depth: number): string =>
  JSON.stringify(value, undefined, indent).replaceAll('\n', `\n${' '.repeat(indent * depth)}`);
