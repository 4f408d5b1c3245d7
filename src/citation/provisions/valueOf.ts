/** What a map and a map of weak keys have in common. */
interface Table<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of a key, made where there is none yet. */
export function valueOf<Key, Value>(table: Table<Key, Value>, key: Key, make: () => Value): Value {
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
}
