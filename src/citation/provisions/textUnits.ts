import type { Path, PathUnit } from '../../law';
import { splitSentences } from '../../languages';
import { matchesOf, type TextSpan } from '../../text';
import { inAnySystem } from '../systems';
import { listItemsOf, type ListItem, type ListStyle } from './listItems';
import { FoundItems, foundIn, type Found } from './found';
import { isMissingFrom, stylesOf } from './listStyles';
import { ListTable } from './listTable';
import { firstFrom, outermost, startingIn, type Places } from './places';
import { valueOf } from './valueOf';

/**
 * What a text tells of a unit that is no provision of its own: that it is there, that it plainly is not, or neither. A
 * reader cannot be told that "Nr. 9" is right because nobody looked.
 */
export type Presence = 'there' | 'lacking' | 'untold';

const LETTERED = /^(\d{1,3})([a-z])$/u;

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
/** The same of a place that begins behind a number in its line. */
const OPENING_SIGN = /^[ \t\u3000]{0,8}[-–—•*]\s/u;
/**
 * "as follows: (a) lamps; (b) candles", "lamps, or c) fire": group 1 or 2 is the number. It begins by looking for the signs
 * without which there is none: twice as fast as asking of each character whether it is a letter.
 */
const NUMBERED =
  /(?=[(（]|[^\s(（]{1,4}[.)](?=\s))(?<![\p{L}\p{N}])(?:[(（]([\p{L}\p{N}]{1,4})[)）]|([\p{Ll}\p{Lo}]{1,4}(?=\))|\p{Nd}{1,3}\p{Ll}?(?=[.)])|\p{L}(?=\.))[.)](?=\s))/gu;
/** In front of such a number that opens an item, and is not named: "of subsection (1)". */
const OPENED = /(?:^|[:;,.—–、。](?:\s{0,3}\p{L}{1,5})?)\s{0,3}$/u;
/** How far in front of a number its opening is looked for. */
const LOOK_BACK = 16;

/**
 * The sentences, points and items of one text. A text of hundreds of pages may cite itself, and be cited, at every line: it
 * is read once, and each path is looked up once.
 */
export class TextUnits {
  readonly #whole: Found;
  readonly #found = new Map<string, Found | Presence>();
  readonly #numbers = new WeakMap<readonly ListItem[], ReadonlyMap<ListStyle, ReadonlySet<string>>>();
  readonly #beside = new WeakMap<readonly ListItem[], Map<string, readonly string[]>>();
  readonly #sureSentences = new Map<string, readonly TextSpan[]>();
  #table: ListTable | undefined;
  #inline: ReadonlyMap<string, readonly InlineNumber[]> | undefined;
  #sentenceEnds: readonly TextSpan[] | undefined;
  #lines: readonly TextSpan[] | undefined;
  #listSigns: readonly TextSpan[] | undefined;

  constructor(private readonly text: string) {
    const spans = [{ start: 0, end: text.length }];
    this.#whole = { spans, places: spans };
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
    const found = this.#at(path, isThorough);
    return typeof found === 'string' ? found : 'there';
  }

  /** The text of the part at {@link spanOf}. */
  textOf(path: Path): string | undefined {
    const span = this.spanOf(path);
    return span === undefined ? undefined : this.#slice(span);
  }

  /**
   * Where the sentence or the item stands that a path leads to; undefined where it leads to none, to several, into a line or
   * to all of the text, and where it is not sure that there are as many sentences.
   */
  spanOf(path: Path): TextSpan | undefined {
    if (this.presence(path, true) !== 'there') return undefined;
    const [whole] = this.#whole.spans;
    let span = whole;
    for (const unit of path) span = span === undefined ? undefined : this.#partIn(span, unit);
    return span === undefined || span === whole || this.#slice(span) === this.text.trim() ? undefined : span;
  }

  #partIn(place: TextSpan, unit: PathUnit): TextSpan | undefined {
    if (unit.kind === 'sentence') return this.#sentencesIn(place)[Number(unit.number) - 1];
    const found = this.#find([place], unit, false);
    const [span, ...others] = typeof found === 'string' || found.isInLine === true ? [] : found.spans;
    return others.length > 0 ? undefined : span;
  }

  /**
   * The numbers of the items that stand where the last unit of a path is looked for, and count as it does; none twice. One list
   * for all of a kind that are looked for there.
   */
  numbersBeside(path: Path): readonly string[] {
    const above = this.#at(path.slice(0, -1));
    const { kind, number } = path.at(-1)!;
    // Sentences have no numbers of their own.
    if (typeof above === 'string' || kind === 'sentence') return [];
    const styles = stylesOf(number);
    const items = this.#itemsIn(above.places);
    const lists = valueOf(this.#beside, items, () => new Map<string, readonly string[]>());
    return valueOf(lists, `${kind} ${styles.join(' ')}`, () => {
      const counted = items.filter(({ style }) => styles.includes(style));
      return [...new Set(counted.map((item) => item.number))];
    });
  }

  #at(path: Path, isThorough = false): Found | Presence {
    let found = this.#whole;
    let key = String(isThorough);
    for (const unit of path) {
      const { places } = found;
      key += `/${unit.kind} ${unit.number}`;
      const next = valueOf(this.#found, key, () => this.#find(places, unit, isThorough));
      if (typeof next === 'string') return next === 'lacking' && found.isUnsure ? 'untold' : next;
      found = next;
    }
    return found;
  }

  /** What of some places a unit takes up; what is known of one that is not found in them. */
  #find(places: Places, { kind, number }: PathUnit, isThorough: boolean): Found | Presence {
    if (kind === 'sentence') {
      const found = this.#counted(places, number, this.#asSentence, isThorough);
      return isThorough && typeof found !== 'string' ? this.#sentenceIn(found.places, Number(number)) : found;
    }
    if (kind !== 'point' && kind !== 'item' && kind !== 'subparagraph') return 'untold';
    const whole = this.#pointIn(places, number);
    const found = typeof whole === 'string' ? (this.#itemOfPoint(places, number) ?? whole) : whole;
    if (kind !== 'subparagraph' || !/^\d+$/u.test(number)) return found;
    const counted = this.#counted(places, number, this.#asLine, isThorough);
    if (typeof found === 'string') return counted;
    // "alinéa 2, 3°" may be of the second line, or of the item 2° of a list.
    return typeof counted === 'string' ? found : foundIn(found, counted.places);
  }

  /**
   * "Nr. 4b" of a list that has no 4b: the letter b in 4. Known failure: a 4b that the list has lost without a trace.
   */
  #itemOfPoint(places: Places, number: string): Found | undefined {
    const [, point, letter] = LETTERED.exec(number) ?? [];
    const holder = point === undefined ? 'lacking' : this.#pointIn(places, point);
    const item = typeof holder === 'string' || holder.isInLine ? 'lacking' : this.#pointIn(holder.places, letter!);
    return typeof item === 'string' || item.isInLine ? undefined : item;
  }

  /**
   * Of units without numbers: lacking where there cannot be as many, untold where there may be. Which there surely are is
   * only asked of a thorough look, because it takes long.
   */
  #counted(
    places: Places,
    number: string,
    { most, sure }: { most: (place: TextSpan) => number; sure: (place: TextSpan) => number },
    isThorough: boolean,
  ): Found | Presence {
    const wanted = Number(number);
    if (!(wanted >= 1)) return 'untold';
    const found = wanted === 1 ? places : places.filter((place) => most(place) >= wanted);
    if (found.length === 0) return places.some((place) => this.#isCut(place)) ? 'untold' : 'lacking';
    return isThorough && found.every((place) => sure(place) < wanted) ? 'untold' : { spans: found, places: found };
  }

  /**
   * Of places that have so many sentences, that sentence alone, where no list begins before it ends: an item of a list has
   * sentences of its own, which are none of the place's.
   */
  #sentenceIn(places: Places, number: number): Found {
    const spans = places.map((place) => {
      const sentence = this.#sentencesIn(place)[number - 1];
      const [item] = this.#itemsIn([place]);
      return sentence === undefined || item === undefined || item.start < sentence.end ? place : sentence;
    });
    return { spans, places: outermost(spans), isUnsure: true };
  }

  /** The ends of sentences, those of abbreviations and of numbers among them; and the sentences that end as such. */
  readonly #asSentence = {
    most: ({ start, end }: TextSpan): number => {
      this.#sentenceEnds ??= marksOf(this.text, SENTENCE_END);
      const ends = firstFrom(this.#sentenceEnds, end) - firstFrom(this.#sentenceEnds, start);
      return ENDED.test(this.text.slice(Math.max(start, end - LOOK_BACK), end)) ? ends : ends + 1;
    },
    sure: (place: TextSpan): number => this.#sentencesIn(place).length,
  };

  /** The sentences that end as such, each with the lines of a list in it. */
  #sentencesIn({ start: from, end: to }: TextSpan): readonly TextSpan[] {
    return valueOf(this.#sureSentences, `${from} ${to}`, () => {
      const text = this.text.slice(from, to);
      // "... im Falle des Absatzes 3 Satz 3 Nr. 1." ends with the text.
      const last = text.trimEnd().length;
      const sentences: TextSpan[] = [];
      let opened: number | undefined;
      for (const { start, end } of splitSentences(text)) {
        opened ??= start;
        if (end !== last && !ENDS.test(text.slice(start, end))) continue;
        sentences.push({ start: from + opened, end: from + end });
        opened = undefined;
      }
      return sentences;
    });
  }

  /** The lines; and those that open no item of a list. */
  readonly #asLine = {
    most: ({ start, end }: TextSpan): number => {
      this.#lines ??= marksOf(this.text, LINE);
      const first = firstFrom(this.#lines, start);
      const isInside = first > 0 && this.#lines[first - 1]!.end > start;
      return firstFrom(this.#lines, end) - (isInside ? first - 1 : first);
    },
    sure: (place: TextSpan): number => this.#asLine.most(place) - this.#items.countIn(place),
  };

  #pointIn(places: Places, number: string): Found | Presence {
    if (this.#items.has(number, places)) return new FoundItems(this.#items, number, places);
    const inline = this.#inlineIn(places, number);
    if (inline !== 'lacking') return inline === 'there' ? { spans: places, places, isInLine: true } : 'untold';
    const numbers = this.#numbersIn(places);
    if (isMissingFrom(numbers, number)) return 'lacking';
    // "Nr. 3.2": its list stands inside an item, or in a table.
    if (number === '' || number.includes('.')) return 'untold';
    const isUntold = places.some((place) => this.#isCut(place) || this.#isListed(place));
    return isUntold || stylesOf(number).some((style) => numbers.has(style)) ? 'untold' : 'lacking';
  }

  get #items(): ListTable {
    return (this.#table ??= new ListTable(this.text));
  }

  #itemsIn(places: Places): readonly ListItem[] {
    return this.#items.within(places);
  }

  #numbersIn(places: Places): ReadonlyMap<ListStyle, ReadonlySet<string>> {
    const items = this.#itemsIn(places);
    return valueOf(this.#numbers, items, () => {
      const numbers = new Map<ListStyle, Set<string>>();
      for (const { style, number } of items) valueOf(numbers, style, () => new Set()).add(number);
      return numbers;
    });
  }

  /** Whether a number stands within lines as that of an item: there where something ends in front of it, else untold. */
  #inlineIn(places: Places, number: string): Presence {
    this.#inline ??= inlineNumbersOf(this.text);
    const found = [...startingIn(this.#inline.get(number) ?? [], places)];
    if (found.length === 0) return 'lacking';
    return found.some(([{ isOpened }]) => isOpened) ? 'there' : 'untold';
  }

  #isListed({ start, end }: TextSpan): boolean {
    this.#listSigns ??= marksOf(this.text, LIST_SIGN);
    const sign = this.#listSigns[firstFrom(this.#listSigns, start)];
    return (sign !== undefined && sign.start < end) || OPENING_SIGN.test(this.text.slice(start, start + LOOK_BACK));
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

/** Where a pattern matches, without the blanks behind. */
const marksOf = (text: string, pattern: RegExp): TextSpan[] =>
  matchesOf(pattern, text).map(({ 0: mark, index }) => ({ start: index, end: index + mark.trimEnd().length }));

/** A number that stands as an item's would, in brackets or in front of one or of a full stop, anywhere in a text. */
interface InlineNumber {
  readonly number: string;
  readonly start: number;
  readonly isOpened: boolean;
}

/** By their numbers. */
function inlineNumbersOf(text: string): ReadonlyMap<string, readonly InlineNumber[]> {
  const numbers = new Map<string, InlineNumber[]>();
  for (const { 1: bracketed, 2: closed, index } of matchesOf(NUMBERED, text)) {
    const number = (bracketed ?? closed!).toLowerCase();
    const isOpened = OPENED.test(text.slice(Math.max(0, index - LOOK_BACK), index));
    valueOf(numbers, number, () => []).push({ number, start: index, isOpened });
  }
  return numbers;
}

const isCut = (text: string): boolean => !WHOLE.test(text.slice(-LOOK_BACK));

/** All that {@link TextUnits} reads of a text: texts with the same signs have the same units. */
export function unitSigns(text: string): string {
  const signs = [
    ...listItemsOf(text).map(({ start, style, number, form }) => [start, `${style} ${number} ${form}`] as const),
    ...[...inlineNumbersOf(text).values()]
      .flat()
      .map(({ start, number, isOpened }) => [start, `${number} ${isOpened}`] as const),
    ...matchesOf(SENTENCE_END, text).map(({ index }) => [index, '.'] as const),
    ...matchesOf(LINE, text).map(({ index }) => [index, '\n'] as const),
    ...matchesOf(LIST_SIGN, text).map(({ index }) => [index, '|'] as const),
  ];
  const inOrder = signs.sort(([one], [other]) => one - other).map(([, sign]) => sign);
  return [...inOrder, isCut(text), OPEN_END.test(text.slice(-LOOK_BACK))].join('\n');
}
