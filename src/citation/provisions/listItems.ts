import { GANADA, kanjiNumber, LATIN, romanValue, thaiDigits } from '../../law';
import { valueOf } from './valueOf';

/** An item of a list whose number stands at the start of a line. Offsets are UTF-16 code units. */
export interface ListItem {
  /** As paths have it: in small letters, digits of ASCII, a branch behind a hyphen. */
  readonly number: string;
  readonly style: ListStyle;
  /** What stands around the number, "(", ")" or ".": "1." and "(1)" are of two lists. */
  readonly form: string;
  /** Where its line begins. */
  readonly start: number;
  /** Where its words begin. */
  readonly end: number;
}

/**
 * How a list counts: by digits, small letters (Roman numbers in small signs too), great Roman numbers, 가나다, イロハ, กขค; or
 * in the first column of a table, whose numbers need not be those of its rows.
 */
export type ListStyle = 'digits' | 'letters' | 'capitals' | 'romans' | 'hangul' | 'kana' | 'thai' | 'rows';

interface Marker {
  readonly style: ListStyle;
  /** Sticky; group 1 is what opens it, group 2 the number, group 3 what closes it. */
  readonly pattern: RegExp;
  readonly read?: (written: string) => string;
}

const KANA = 'イロハニホヘトチリヌルヲワカヨタレソツネナラム';
const THAI = 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ';
const BLANKS = '[ \\t\\u3000]{0,8}';

const MARKERS: readonly Marker[] = [
  marker('digits', '([(（]?)(\\d{1,3}(?:[a-z]{1,2}|의\\d{1,2})?)([.)）°º](?=\\s))', (written) =>
    written.replace('의', '-'),
  ),
  marker('digits', '([(（]?)([๐-๙]{1,3})([.)](?=\\s))', thaiDigits),
  // 一 灯火, and 第一号 of an article whose items its source does not split: the blank is an ideographic one.
  marker('digits', '([(（]?)([一二三四五六七八九十]{1,4}|[０-９]{1,3})([)）．.]?(?=\\u3000|[ \\t]))', kanjiNumber),
  marker('letters', '(\\(?)([a-z]{1,4})([.)](?=\\s))'),
  // What is put in between: 1-bis), a-ter).
  marker('digits', `(\\(?)(\\d{1,3}-${LATIN})([.)](?=\\s))`, (written) => written.replace('-', '')),
  marker('letters', `(\\(?)([a-z]{1,2}-${LATIN})([.)](?=\\s))`, (written) => written.replace('-', '')),
  marker('capitals', '(\\(?)([A-HJ-UWYZ])([.)](?=\\s))', (written) => written.toLowerCase()),
  marker('romans', '(\\(?)([IVXL]{1,8})((?:[.)]|\\.?[ \\u00A0]?[-–—])(?=\\s))', (written) => written.toLowerCase()),
  marker('hangul', `()([${GANADA}])([.)](?=\\s))`),
  marker('kana', `([(（]?)([${KANA}])([)）．.]?(?=\\u3000|[ \\t]))`),
  marker('thai', `(\\()([${THAI}])(\\)(?=\\s))`),
  marker('rows', '((?:\\|[ \\t]{0,8})?)(\\d{1,3}[a-z]?)([ \\t]{1,8}\\|)'),
];

function marker(style: ListStyle, source: string, read?: (written: string) => string): Marker {
  return { style, pattern: new RegExp(BLANKS + source, 'uy'), ...(read !== undefined && { read }) };
}

/** The items of all lists of a text, in its order. */
export function listItemsOf(text: string): readonly ListItem[] {
  const items: ListItem[] = [];
  for (let start = 0; start >= 0 && start < text.length; start = nextLine(text, start)) {
    for (const { style, pattern, read } of MARKERS) {
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (match === null) continue;
      const [whole, open, written, close] = match as unknown as readonly [string, string, string, string];
      const number = read === undefined ? written : read(written);
      items.push({ number, style, form: open + close.trim(), start, end: start + whole.length });
    }
  }
  return items;
}

/** Where the next line begins; -1 behind the last. */
function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? -1 : end + 1;
}

/** The place of a number among those of its style, a Roman number and a letter each in its own. */
const ORDERS: readonly ((number: string) => number | undefined)[] = [
  inDigits,
  (number) => (/^[a-z]$/u.test(number) ? number.charCodeAt(0) : undefined),
  (number) => (/^([a-z])\1{1,2}$/u.test(number) ? number.length * 100 + number.charCodeAt(0) : undefined),
  (number) => (/^[ivxl]{1,8}$/u.test(number) ? romanValue(number) : undefined),
  ...[GANADA, KANA, THAI].map((signs) => (number: string) => {
    const at = number.length === 1 ? signs.indexOf(number) : -1;
    return at < 0 ? undefined : at;
  }),
];

/** 3 < 3a < 3b < 4; 3 < 3-2 < 4. */
function inDigits(number: string): number | undefined {
  const match = /^(\d{1,3})(?:([a-z])[a-z]?|-(\d{1,2}))?$/u.exec(number);
  if (match === null) return undefined;
  const branch = match[2] === undefined ? Number(match[3] ?? 0) : match[2].charCodeAt(0) - 96;
  return Number(match[1]) + branch / 100;
}

type Orders = readonly (readonly [way: number, order: number])[];

/** What is known of numbers: all lists count with the same few. */
const known = new Map<string, Orders>();
const MOST_KNOWN = 5000;

/** By each way in which a number may count, its place there: 3a after 3 among digits, i among letters and among Romans. */
export function ordersOf(number: string): Orders {
  if (known.size >= MOST_KNOWN) known.clear();
  return valueOf(known, number, () =>
    ORDERS.flatMap((orderOf, way) => {
      const order = orderOf(number);
      return order === undefined ? [] : [[way, order] as const];
    }),
  );
}

/** Whether one item of a list stands right in front of the other: b and c, ii and iii, 3 and 3a, 3a and 4. */
export function isNextItem(one: ListItem, other: ListItem): boolean {
  if (one.form !== other.form || one.style !== other.style) return false;
  const orders = new Map(ordersOf(other.number));
  return ordersOf(one.number).some(([way, order]) => {
    const next = orders.get(way);
    return next !== undefined && next > order && Math.floor(next) <= Math.floor(order) + 1;
  });
}
