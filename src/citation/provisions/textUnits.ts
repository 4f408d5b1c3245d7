import type { Path, PathUnit } from '../../law';
import { splitSentences } from '../../languages';
import { type TextSpan } from '../../text';
import { inAnySystem } from '../systems';
import { isNextItem, listItemsOf, type ListItem, type ListStyle } from './listItems';

/**
 * What a text tells of a unit that is no provision of its own: that it is there, that it plainly is not, or neither. A
 * reader cannot be told that "Nr. 9" is right because nobody looked.
 */
export type Presence = 'there' | 'lacking' | 'untold';

const STYLES_OF: readonly (readonly [number: RegExp, style: ListStyle])[] = [
  [/^\d/u, 'digits'],
  [/^[a-z]/u, 'letters'],
  [/^[가-하]/u, 'hangul'],
  [/^[ァ-ヶ]/u, 'kana'],
  [/^[ก-ฮ]/u, 'thai'],
];
const ROMAN = /^[ivxl]+$/u;
/** What a list begins with, in any style. */
const FIRST: ReadonlySet<string> = new Set(['1', 'a', 'i', '가', 'イ', 'ก']);

/** The end of a sentence, a list's opening among them: more than there are, because abbreviations end so too. */
const SENTENCE_END = /[.!?:。．](?=[\s\p{Pe}\p{Pf}"']|$)|[。．]/gu;
const ENDED = /[.!?:。．][\s\p{Pe}\p{Pf}"']*$/u;
/** A sentence that ends as such; not the number of a list. */
const ENDS = /[\p{L}\p{Pe}\p{Pf}"'\]%\d]{2}[.!?]"?[\p{Pe}\p{Pf}"']*$|[。．]$/u;
const LINE = /[^\s][^\n]*/gu;
/** A text that ends otherwise may be cut off; Thai marks no end. */
const WHOLE = /(?:[.!?。．][\s\p{Pe}\p{Pf}"'*_]*|\p{Script=Thai}\s*)$/u;
const OPEN_END = /[:：,;、；—–-]\s*$/u;
/** Words for a list, rows of a table, and items without a number: points may be there whose numbers the text does not have. */
const LIST_SIGN = new RegExp(`\\||(?:^|\\n)[ \\t\\u3000]{0,8}[-–—•*](?=\\s)|${inAnySystem('listAhead')}`, 'giu');
/** "as follows: (a) lamps; (b) candles", "lamps, or c) fire": group 1 or 2 is the number. */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:[(（]([\p{L}\p{N}]{1,4})[)）]|([\p{Ll}\p{Lo}]{1,4}(?=\))|\p{Nd}{1,3}\p{Ll}?(?=[.)])|\p{L}(?=\.))[.)](?=\s))/gu;
/** What stands behind such a number. */
const CLOSERS = [')', '）', '.'];
/** In front of such a number that opens an item, and is not named: "of subsection (1)". */
const OPENED = /(?:^|[:;,.—–、。](?:\s{0,3}\p{L}{1,5})?)\s{0,3}$/u;
/** How far in front of a number its opening is looked for. */
const LOOK_BACK = 16;

/** The sentences, points and items of one text. */
export class TextUnits {
  readonly #whole: TextSpan;
  #items: readonly ListItem[] | undefined;
  #inlineNumbers: readonly InlineNumber[] | undefined;

  constructor(private readonly text: string) {
    this.#whole = { start: 0, end: text.length };
  }

  /**
   * Whether the text has the unit that a path leads to, each in the one before: "Satz 2", "Nr. 3 Buchst. b".
   *
   * A sentence is lacking where the text has fewer ends of sentences, and a subparagraph without a number where it has
   * fewer lines; where it may be an abbreviation that ends, or a line is an item's, a thorough look leaves it untold. A
   * point is there where an item has its number; it is lacking where a list of that style begins with the first and does
   * not have it, and where nothing tells of such a list: no item, no row of a table, no number in a line, and no sign that
   * the text is cut off.
   *
   * Assumption: an item reaches to the next of its list. Known failures: an item whose sublist counts on as its own list
   * would; a point that is counted in words, which is called lacking.
   */
  presence(path: Path, isThorough = false): Presence {
    const found = this.#placesOf(path, isThorough);
    return typeof found === 'string' ? found : 'there';
  }

  /** The text of the item that a path leads to; undefined where it leads to none, to several, or into a line. */
  textOf(path: Path): string | undefined {
    const found = this.#placesOf(path);
    const [place, ...others] = typeof found === 'string' ? [] : found;
    return place === undefined || place === this.#whole || others.length > 0 ? undefined : this.#slice(place);
  }

  #placesOf(path: Path, isThorough = false): readonly TextSpan[] | Presence {
    let places: readonly TextSpan[] = [this.#whole];
    for (const unit of path) {
      const found = this.#find(places, unit, isThorough);
      if (typeof found === 'string') return found;
      places = found;
    }
    return places;
  }

  /** The numbers of the items that stand where the last unit of a path is looked for, and count as it does; none twice. */
  numbersBeside(path: Path): readonly string[] {
    const places = this.#placesOf(path.slice(0, -1));
    if (typeof places === 'string') return [];
    const { kind, number: wanted } = path.at(-1)!;
    // Sentences have no numbers of their own.
    if (kind === 'sentence') return [];
    const styles = stylesOf(wanted);
    return [...new Set(this.#itemsIn(places).flatMap(({ style, number }) => (styles.includes(style) ? number : [])))];
  }

  /** What of some places a unit takes up; what is known of one that is not found in them. */
  #find(places: readonly TextSpan[], { kind, number }: PathUnit, isThorough: boolean): readonly TextSpan[] | Presence {
    if (kind === 'sentence') return this.#counted(places, number, this.#sentences, isThorough);
    if (kind !== 'point' && kind !== 'item' && kind !== 'subparagraph') return 'untold';
    const found = this.#pointIn(places, number);
    const isCounted = kind === 'subparagraph' && typeof found === 'string' && /^\d+$/u.test(number);
    return isCounted ? this.#counted(places, number, this.#lines, isThorough) : found;
  }

  /**
   * Of units without numbers: lacking where there cannot be as many, untold where there may be. Which there surely are is
   * only asked of a thorough look, because it takes long.
   */
  #counted(
    places: readonly TextSpan[],
    number: string,
    { most, sure }: { most: (place: TextSpan) => number; sure: (place: TextSpan) => number },
    isThorough: boolean,
  ): readonly TextSpan[] | Presence {
    const wanted = Number(number);
    if (!(wanted >= 1)) return 'untold';
    const found = wanted === 1 ? places : places.filter((place) => most(place) >= wanted);
    if (found.length === 0) return places.some((place) => this.#isCut(place)) ? 'untold' : 'lacking';
    return isThorough && found.every((place) => sure(place) < wanted) ? 'untold' : found;
  }

  /** The ends of sentences, those of abbreviations and of numbers among them; and the sentences that end as such. */
  readonly #sentences = {
    most: (place: TextSpan): number => {
      const text = this.#slice(place);
      const ends = text.match(SENTENCE_END)?.length ?? 0;
      return ENDED.test(text.slice(-LOOK_BACK)) ? ends : ends + 1;
    },
    sure: (place: TextSpan): number => {
      const text = this.#slice(place);
      // "... im Falle des Absatzes 3 Satz 3 Nr. 1." ends with the text.
      const last = text.trimEnd().length;
      return splitSentences(text).filter(({ start, end }) => end === last || ENDS.test(text.slice(start, end))).length;
    },
  };

  /** The lines; and those that open no item of a list. */
  readonly #lines = {
    most: (place: TextSpan): number => this.#slice(place).match(LINE)?.length ?? 0,
    sure: (place: TextSpan): number => this.#lines.most(place) - this.#itemsIn([place]).length,
  };

  #pointIn(places: readonly TextSpan[], number: string): readonly TextSpan[] | Presence {
    const items = this.#itemsIn(places);
    const found = items.filter((item) => item.number === number);
    if (found.length > 0) return found.map((item) => this.#reachOf(item, places));
    const inline = this.#inline(places, number);
    if (inline !== 'lacking') return inline === 'there' ? places : 'untold';
    if (isMissingFrom(items, number)) return 'lacking';
    // "Nr. 3.2": its list stands inside an item, or in a table.
    if (number === '' || number.includes('.')) return 'untold';
    const styles = stylesOf(number);
    const isUntold = places.some((place) => this.#isCut(place) || isListed(this.#slice(place)));
    return isUntold || items.some(({ style }) => styles.includes(style)) ? 'untold' : 'lacking';
  }

  #itemsIn(places: readonly TextSpan[]): readonly ListItem[] {
    this.#items ??= listItemsOf(this.text);
    return this.#items.filter(({ start, end }) => places.some((place) => place.start <= start && end <= place.end));
  }

  /** From behind an item's number to the next of its list, or to the end of the place that it stands in. */
  #reachOf(item: ListItem, places: readonly TextSpan[]): TextSpan {
    const around = places.find(({ start, end }) => start <= item.start && item.end <= end)!;
    const later = this.#itemsIn([{ start: item.end, end: around.end }]);
    const next = later.find((other, at) => isNextItem(item, other) && !opensRomans(later, at));
    return { start: item.end, end: next?.start ?? around.end };
  }

  /** Whether a number stands within lines as that of an item: there where something ends in front of it, else untold. */
  #inline(places: readonly TextSpan[], number: string): Presence {
    const isThere = (written: string): boolean => CLOSERS.some((closer) => this.text.includes(`${written}${closer}`));
    if (!isThere(number) && !isThere(number.toUpperCase())) return 'lacking';
    this.#inlineNumbers ??= inlineNumbersOf(this.text);
    const found = this.#inlineNumbers.filter(
      (one) => one.number === number && places.some(({ start, end }) => start <= one.start && one.start < end),
    );
    if (found.length === 0) return 'lacking';
    return found.some(({ isOpened }) => isOpened) ? 'there' : 'untold';
  }

  /** Whether a place may have been longer in the law than in its source; items often end without a full stop. */
  #isCut({ start, end }: TextSpan): boolean {
    if (end < this.text.length) return false;
    return start === 0 ? isCut(this.text) : OPEN_END.test(this.text.slice(-LOOK_BACK));
  }

  #slice({ start, end }: TextSpan): string {
    return this.text.slice(start, end);
  }
}

/** A number that stands as an item's would, in brackets or in front of one or of a full stop, anywhere in a text. */
interface InlineNumber {
  readonly number: string;
  readonly start: number;
  readonly isOpened: boolean;
}

const inlineNumbersOf = (text: string): readonly InlineNumber[] =>
  [...text.matchAll(NUMBERED)].map(({ 1: bracketed, 2: closed, index }) => ({
    number: (bracketed ?? closed!).toLowerCase(),
    start: index,
    isOpened: OPENED.test(text.slice(Math.max(0, index - LOOK_BACK), index)),
  }));

const isListed = (text: string): boolean => text.search(LIST_SIGN) >= 0;
const isCut = (text: string): boolean => !WHOLE.test(text.slice(-LOOK_BACK));

/** All that {@link TextUnits} reads of a text: texts with the same signs have the same units. */
export function unitSigns(text: string): string {
  const signs = [
    ...listItemsOf(text).map(({ start, style, number, form }) => [start, `${style} ${number} ${form}`] as const),
    ...inlineNumbersOf(text).map(({ start, number, isOpened }) => [start, `${number} ${isOpened}`] as const),
    ...[...text.matchAll(SENTENCE_END)].map(({ index }) => [index, '.'] as const),
    ...[...text.matchAll(LINE)].map(({ index }) => [index, '\n'] as const),
    ...[...text.matchAll(LIST_SIGN)].map(({ index }) => [index, '|'] as const),
  ];
  const inOrder = signs.sort(([one], [other]) => one - other).map(([, sign]) => sign);
  return [...inOrder, isCut(text), OPEN_END.test(text.slice(-LOOK_BACK))].join('\n');
}

function stylesOf(number: string): readonly ListStyle[] {
  const own = STYLES_OF.filter(([start]) => start.test(number)).map(([, style]) => style);
  return own.includes('letters') ? [...own, 'capitals', 'romans'] : own;
}

/** "(h) lamps:\n(i) lit;\n(ii) out": this i is the first of a list in h, not the one behind h. */
const opensRomans = (items: readonly ListItem[], at: number): boolean =>
  items[at]!.number === 'i' && items[at + 1]?.number === 'ii';

/**
 * Whether there plainly is a list in the style of a number, and the number is not in it. Plainly: two items or more, the
 * first among them. A Roman number ("fracción II") is looked for in lists that count so, in great or small signs; "i"
 * alone, which is a letter too, in both.
 */
function isMissingFrom(items: readonly ListItem[], number: string): boolean {
  const numbersIn = (style: ListStyle): ReadonlySet<string> =>
    new Set(items.filter((item) => item.style === style).map((item) => item.number));
  const style = number.includes('.') ? undefined : STYLES_OF.find(([start]) => start.test(number))?.[1];
  if (style === undefined) return false;
  const romans = numbersIn('romans');
  if (ROMAN.test(number) && romans.size >= 2 && romans.has('i')) return true;
  const numbers = numbersIn(style);
  const isRomanAlone = ROMAN.test(number) && number.length > 1;
  const isInStyle = isRomanAlone ? numbers.has('ii') : [...FIRST].some((first) => numbers.has(first));
  return numbers.size >= 2 && isInStyle;
}
