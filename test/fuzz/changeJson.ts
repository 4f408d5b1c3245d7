import { changeText } from './changeText';
import type { Ingredients, Step } from './recipes';

/** What no reader of messages asks for. */
const ODD: readonly (() => unknown)[] = [
  ...[null, true, false, 0, -1, 1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 4_294_967_295, 1_000_000].map(
    (value) => () => value,
  ),
  ...[
    '',
    ' ',
    '0',
    '\u0000',
    '\uD800',
    'constructor',
    '__proto__',
    'toString',
    '../../../etc/passwd',
    'file:///',
    'file:///%00',
  ].map((value) => () => value),
  ...['proviso-docx:/x.docx', 'http://127.0.0.1:1/', 'untitled:Untitled-1', 'x'.repeat(3_000), '§ 1 '.repeat(500)].map(
    (value) => () => value,
  ),
  () => [],
  () => ({}),
  () => [null],
  () => JSON.parse('{"__proto__": {"x": 1}, "length": -1, "kind": "x", "then": {}}') as unknown,
  () => deep(200),
];

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

interface Slot {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

/** A JSON text with one node changed; text that is no JSON is changed as text. */
export function changeJson(input: string, step: Step, ingredients: Ingredients): string {
  // Now and then as text: the messages' own parsers are read by strangers, too.
  const root = step.kind > 250 ? undefined : parsed(input);
  if (root === undefined) return changeText(input, step, ingredients);
  const slots = [...slotsOf(root)];
  change(slots[Math.floor(step.at * slots.length)]!, step, ingredients);
  return JSON.stringify(root['']) ?? 'null';
}

function change({ holder, key }: Slot, step: Step, ingredients: Ingredients): void {
  const held = holder as Record<string, unknown>;
  const value = held[key];
  const { kind, from } = step;
  if (typeof value === 'string' && kind % 3 > 0) held[key] = changeText(value, { ...step, kind: from }, ingredients);
  else if (typeof value === 'number' && kind % 3 > 0)
    held[key] = from % 3 === 0 ? value + 1 : from % 3 === 1 ? value - 1 : from;
  else if (kind % 5 === 0) Reflect.deleteProperty(holder, key);
  else if (kind % 5 === 1 && Array.isArray(value))
    for (let n = 0; n <= step.times; n += 1) value.push(value[from % (value.length || 1)]);
  else if (kind % 5 === 2) held[key] = elsewhere(step, ingredients);
  else held[key] = ODD[from % ODD.length]!();
}

/** A node of another input. */
function elsewhere({ at, from }: Step, { inputs }: Ingredients): unknown {
  const root = parsed(inputs[from % inputs.length]!);
  if (root === undefined) return null;
  const slots = [...slotsOf(root)];
  const { holder, key } = slots[Math.floor(((at * 7919) % 1) * slots.length)]!;
  return (holder as Record<string, unknown>)[key];
}

function parsed(input: string): Record<string, unknown> | undefined {
  try {
    return { '': JSON.parse(input) as unknown };
  } catch {
    return undefined;
  }
}

/** Every place of a value; the holder of all is the first. */
function* slotsOf(holder: Record<string, unknown> | unknown[]): Generator<Slot> {
  for (const key of Object.keys(holder)) {
    yield { holder, key };
    const value = (holder as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null) yield* slotsOf(value as Record<string, unknown>);
  }
}
