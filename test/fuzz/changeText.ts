import type { Ingredients, Step } from './recipes';

/** What texts hold that nobody expects: halves of characters, marks of direction, other digits, blanks and line ends. */
const ODD = [
  ...['\u0000', '\uD800', '\uDC00', '\uFFFD', '\uFEFF', '\u202E', '\u2066', '\u200B', '\u200D', '\u00AD', '\u0301'],
  ...['\r', '\n', '\r\n', '\u2028', '\u0085', '\t', '\u00A0', '\u3000', '\u000C', '\u001B[31m', '\u007F'],
  ...['１２', '٣', '४', '²', '½', 'Ⅳ', '㈠', '①', '十', 'İ', 'ß', 'ſ', 'ﬁ', '𝟙', '👩‍⚖️', 'क्षि', 'ก็'],
  ...[
    '§',
    '§§',
    '제',
    '第',
    'Art.',
    '(',
    ')',
    '[',
    ']',
    '<',
    '>',
    '&',
    '"',
    "'",
    '`',
    '~~~',
    '---',
    '|',
    '\\',
    '/',
    '#',
    '*',
    '_',
  ],
  ...[
    '&#0;',
    '&#x110000;',
    '&amp;amp;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x',
    '%00',
    '${x}',
    '__proto__',
    'constructor',
  ],
];

const NUMBERS = [
  '0',
  '-1',
  '00',
  '1',
  '999',
  '2147483648',
  '99999999999999999999',
  '1e999',
  '0x10',
  '1.5',
  'MMMMMMMMMM',
  'zzz',
  'NaN',
];
const BRACKETS = ['()', '[]', '{}', '<>', '„“', '«»', '“”', '""', "''", '（）', '「」'] as const;

type Change = (input: string, step: Place, ingredients: Ingredients) => string;

interface Place extends Step {
  /** Of the stretch that is changed. */
  readonly start: number;
  readonly end: number;
}

const one = <Item>(items: readonly Item[], from: number): Item => items[from % items.length]!;
const splice = (input: string, { start, end }: Place, middle: string): string =>
  input.slice(0, start) + middle + input.slice(end);
const insert = (input: string, { start }: Place, middle: string): string =>
  input.slice(0, start) + middle + input.slice(start);

const CHANGES: readonly Change[] = [
  (input, place) => splice(input, place, ''),
  (input, place) => splice(input, place, input.slice(place.start, place.end).repeat(place.times + 1)),
  (input, place, { words }) => insert(input, place, one(words, place.from)),
  (input, place, { words }) => splice(input, place, one(words, place.from)),
  (input, place, { words }) => insert(input, place, one(words, place.from).repeat(place.times + 1)),
  (input, place, { inputs }) => insert(input, place, stretchOf(one(inputs, place.from), place)),
  (input, place, { inputs }) =>
    input.slice(0, place.start) + stretchOf(one(inputs, place.from), { ...place, span: 600 }),
  (input, place) => insert(input, place, one(ODD, place.from)),
  (input, place) => insert(input, place, one(ODD, place.from).repeat(place.times + 1)),
  (input, place) => splice(input, place, String.fromCharCode(place.from & 0xffff)),
  (input, place) => nextNumber(input, place, one(NUMBERS, place.from)),
  (input, place) => nested(input, place),
  (input, place) => input.slice(0, place.start),
  (input, place) => input.slice(place.start),
  (input, place) => splice(input, place, input.slice(place.start, place.end).toUpperCase()),
  (input, place) =>
    splice(input, place, input.slice(place.start, place.end).normalize(place.from % 2 ? 'NFD' : 'NFKC')),
  (input, place) => splice(input, place, Array.from(input.slice(place.start, place.end)).reverse().join('')),
  (input, place) =>
    splice(input, place, input.slice(place.start, place.end).replace(/\s+/gu, place.from % 2 ? '' : '\n')),
  (input, place) => swappedLines(input, place),
];

/** An input with one change. */
export function changeText(input: string, step: Step, ingredients: Ingredients): string {
  const start = Math.floor(step.at * (input.length + 1));
  const place = { ...step, start, end: Math.min(input.length, start + step.span) };
  return one(CHANGES, step.kind)(input, place, ingredients);
}

const stretchOf = (other: string, { at, span }: Step): string => {
  const start = Math.floor(((at * 7919) % 1) * other.length);
  return other.slice(start, start + span);
};

/** The number behind the place becomes another one. */
function nextNumber(input: string, { start }: Place, number: string): string {
  const rest = input.slice(start);
  return input.slice(0, start) + rest.replace(/[0-9]+/u, () => number);
}

function nested(input: string, place: Place): string {
  const [open, close] = one(BRACKETS, place.from);
  const inner = input.slice(place.start, place.end);
  return splice(input, place, open!.repeat(place.times + 1) + inner + close!.repeat(place.times + 1));
}

function swappedLines(input: string, { at, from }: Place): string {
  const lines = input.split('\n');
  const [a, b] = [Math.floor(at * lines.length), from % lines.length];
  [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  return lines.join('\n');
}
