import { LATIN, romanValue } from '../../law';
import { matchesOf } from '../../text';
import { unitSigns } from './textUnits';

/** A number by levels at the start of a line: "3.2.1 A member", "4.15A.2." */
const LEVELS = /(?:^|\n)[ \t]{0,8}(\d{1,4}[A-Za-z]{0,2}(?:\.\d{1,4}[A-Za-z]{0,2}){1,6})\.?(?=\s)/gu;
/** The paragraph of a French article: "I. - Le gardien", "II.-Il paie", "II bis. – Elle". */
const ROMANS = new RegExp(
  `(?:^|\\n)[ \\t]{0,8}([IVX]{1,6}(?:[ \\u00A0]${LATIN})?)[ \\u00A0]?\\.?[ \\u00A0]?[-–—]`,
  'gu',
);
/** What a text opens with that is divided by "1." or "I." alone. */
const OPENING = /^\s{0,8}(?:(1)|I)\.\s/u;
const OPENED_BY_DIGIT = /(?:^|\n)[ \t]{0,8}(\d{1,3}[a-z]?)\.(?=\s)/gu;
const OPENED_BY_ROMAN = /(?:^|\n)[ \t]{0,8}([IVX]{1,6})\.(?=\s)/gu;

const numbersIn = (text: string, marker: RegExp): ReadonlySet<string> =>
  new Set(matchesOf(marker, text).map((match) => numberOf(marker, match[1]!)));

/** As paths have it: a Roman number in small letters without a blank. */
const numberOf = (marker: RegExp, written: string): string =>
  marker === ROMANS ? written.replace(/\s/gu, '').toLowerCase() : written;

/**
 * The paragraphs, in digits, of a text that opens with the first of them, "1." or "I.", and so has no sentence that items
 * complete. Example: "§ 5 Abs. 2" of collective agreements. Known failure: items whose sentence is the heading above.
 */
function openedParagraphs(text: string): ReadonlySet<string> {
  const opening = OPENING.exec(text);
  if (opening === null) return new Set();
  if (opening[1] !== undefined) return numbersIn(text, OPENED_BY_DIGIT);
  return new Set([...numbersIn(text, OPENED_BY_ROMAN)].map((roman) => String(romanValue(roman))));
}

/** `(2) `, `②`: group 1 is the number in brackets. A letter behind a word is a citation: "subsection (q) of this section". */
const PARAGRAPH_MARKERS = /(?<!\p{Ll} (?=\([a-z]{1,2}\)))\(([^()\s]{1,64})\)[ \t]|[\u2460-\u2473]/gu;
const CIRCLED_ONE = 0x2460;

/** The numbers that stand in brackets or circles. */
const markedParagraphs = (text: string): ReadonlySet<string> =>
  new Set(
    matchesOf(PARAGRAPH_MARKERS, text).map(([mark, number]) => number ?? String(mark.charCodeAt(0) - CIRCLED_ONE + 1)),
  );

/** What the markers of a text tell; the lists of each style are read once, when first asked for. */
export class ListMarkers {
  readonly #numbers = new Map<RegExp, ReadonlySet<string>>();
  #opened: ReadonlySet<string> | undefined;
  #marked: ReadonlySet<string> | undefined;

  constructor(private readonly text: string) {}

  /**
   * Whether the text carries a paragraph's number as a marker of its own: `(2)`, `②` or `II. -`; `2.` and `II.` where
   * they are its {@link openedParagraphs}.
   */
  numbersParagraph(number: string): boolean {
    if (this.#numbersOf(ROMANS).has(number)) return true;
    this.#opened ??= openedParagraphs(this.text);
    if (this.#opened.has(number)) return true;
    this.#marked ??= markedParagraphs(this.text);
    return this.#marked.has(number);
  }

  /** The numbers by levels that the text carries, each at the start of a line, right below one: 3.2.1 and 3.2.2 below 3.2. */
  numbersBelow(number: string): string[] {
    return [...this.#numbersOf(LEVELS)]
      .map((found) => found.toLowerCase())
      .filter((found) => found.startsWith(`${number}.`) && !found.slice(number.length + 1).includes('.'));
  }

  #numbersOf(marker: RegExp): ReadonlySet<string> {
    const known = this.#numbers.get(marker);
    if (known !== undefined) return known;
    const found = numbersIn(this.text, marker);
    this.#numbers.set(marker, found);
    return found;
  }
}

/** Whether the {@link ListMarkers} and the units of two texts answer alike, whatever the number. */
export function sameMarkers(one: string, other: string): boolean {
  const markers = (text: string): string =>
    [numbersIn(text, LEVELS), numbersIn(text, ROMANS), openedParagraphs(text), markedParagraphs(text)]
      .map((found) => [...new Set(found)].sort().join(' '))
      .join('\n');
  return markers(one) === markers(other) && unitSigns(one) === unitSigns(other);
}
