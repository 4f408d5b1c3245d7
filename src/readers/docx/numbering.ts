import { GANADA, inCircle, romanOf } from '../../law';
import type { Attributes, XmlHandler } from '../xml/parseXml';
import { attribute, localName, numberAttribute } from './names';

/** Levels of a list. */
const LEVELS = 9;
/** Marks are no longer than this. UTF-16 code units. */
const MAX_MARK = 60;
/** A style is based on another at most so many times: longer chains, and circles, are cut. */
const MAX_STYLES = 20;

/** To which list a paragraph belongs, and at which level. A part that is not stated is the style's. */
export interface ListPlace {
  /** The list's number; 0 takes a paragraph out of the list of its style. */
  readonly list?: number | undefined;
  readonly level?: number | undefined;
}

interface Level {
  readonly start: number;
  readonly format: string;
  /** The mark, with `%1` for the number of the first level. */
  readonly mark: string;
}

interface Style {
  readonly basedOn: string | undefined;
  readonly place: ListPlace;
}

/** a to z, aa, bb: as word processors go on. */
const letters = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

/** A number as a format writes it: in figures where the format is unknown or does not reach so far. */
function inFormat(number: number, format: string): string {
  if (number < 1 || number > 200) return String(number);
  switch (format) {
    case 'lowerLetter':
      return letters(number);
    case 'upperLetter':
      return letters(number).toUpperCase();
    case 'lowerRoman':
      return romanOf(number);
    case 'upperRoman':
      return romanOf(number).toUpperCase();
    case 'ganada':
      return GANADA[number - 1] ?? String(number);
    case 'decimalEnclosedCircle':
      return inCircle(String(number)) ?? String(number);
    case 'decimalZero':
      return String(number).padStart(2, '0');
    default:
      return String(number);
  }
}

/** The lists of a document: counts its numbered paragraphs and gives each its mark, which stands nowhere in the text. */
export class Numbering {
  /** Levels by the number of an abstract list. */
  readonly #levels = new Map<number, Map<number, Level>>();
  /** The abstract list of each list. */
  readonly #abstractOf = new Map<number, number>();
  /** By list and level: what its count begins with anew. */
  readonly #restarts = new Map<string, number>();
  readonly #styles = new Map<string, Style>();
  /** By abstract list: the number last given at each level. */
  readonly #counts = new Map<number, (number | undefined)[]>();

  /** The mark of the next paragraph of a list: "(a)", "1.2", "-"; undefined where it is in none. */
  markOf(own: ListPlace, style: string | undefined): string | undefined {
    const place = this.#placeOf(own, style);
    const list = place.list ?? 0;
    if (list === 0) return undefined;
    const level = Math.min(place.level ?? 0, LEVELS - 1);
    const abstract = this.#abstractOf.get(list);
    const levels = this.#levels.get(abstract ?? -1);
    const stated = levels?.get(level);
    if (abstract === undefined || levels === undefined || stated === undefined) return '-';
    const counts = this.#count(list, abstract, level, stated.start);
    if (stated.format === 'bullet') return '-';
    if (stated.format === 'none') return undefined;
    const mark = stated.mark.replace(/%([1-9])/gu, (_, digit: string) => {
      const at = Number(digit) - 1;
      const of = levels.get(at);
      return inFormat(counts[at] ?? of?.start ?? 1, of?.format ?? 'decimal');
    });
    return mark.trim() === '' ? undefined : mark.trim();
  }

  #count(list: number, abstract: number, level: number, start: number): readonly (number | undefined)[] {
    const counts = this.#counts.get(abstract) ?? [];
    const restart = `${list} ${level}`;
    const from = this.#restarts.get(restart);
    this.#restarts.delete(restart);
    counts[level] = from ?? (counts[level] ?? start - 1) + 1;
    counts.length = level + 1;
    this.#counts.set(abstract, counts);
    return counts;
  }

  /** What a paragraph does not state, its style does, or the style that this one is based on. */
  #placeOf({ list, level }: ListPlace, style: string | undefined): ListPlace {
    let place: ListPlace = { list, level };
    let name = style;
    for (let depth = 0; depth < MAX_STYLES && name !== undefined; depth += 1) {
      const known = this.#styles.get(name);
      place = { list: place.list ?? known?.place.list, level: place.level ?? known?.place.level };
      name = known?.basedOn;
    }
    return place;
  }

  /** Reads the part of a document that tells of its lists. */
  listReader(): XmlHandler {
    let abstract: number | undefined;
    let list: number | undefined;
    let level = 0;
    const setLevel = (change: Partial<Level>): void => {
      if (abstract === undefined) return;
      const levels = this.#levels.get(abstract) ?? new Map<number, Level>();
      levels.set(level, { ...(levels.get(level) ?? { start: 1, format: 'decimal', mark: '' }), ...change });
      this.#levels.set(abstract, levels);
    };
    return reader((name, attributes) => {
      const value = numberAttribute(attributes, 'val');
      if (name === 'abstractNum') [abstract, list] = [numberAttribute(attributes, 'abstractNumId'), undefined];
      else if (name === 'num') [abstract, list] = [undefined, numberAttribute(attributes, 'numId')];
      else if (name === 'abstractNumId' && list !== undefined && value !== undefined) this.#abstractOf.set(list, value);
      else if (name === 'lvl' || name === 'lvlOverride') level = numberAttribute(attributes, 'ilvl') ?? 0;
      else if (name === 'start') setLevel({ start: value ?? 1 });
      else if (name === 'numFmt') setLevel({ format: attribute(attributes, 'val') ?? 'decimal' });
      else if (name === 'lvlText') setLevel({ mark: (attribute(attributes, 'val') ?? '').slice(0, MAX_MARK) });
      else if (name === 'startOverride' && list !== undefined) this.#restarts.set(`${list} ${level}`, value ?? 1);
    });
  }

  /** Reads the part that tells of its styles. */
  styleReader(): XmlHandler {
    let style: string | undefined;
    const change = (more: Partial<Style>, place: ListPlace = {}): void => {
      if (style === undefined) return;
      const known = this.#styles.get(style) ?? { basedOn: undefined, place: {} };
      this.#styles.set(style, { ...known, ...more, place: { ...known.place, ...place } });
    };
    return reader((name, attributes) => {
      if (name === 'style') style = attribute(attributes, 'styleId');
      else if (name === 'basedOn') change({ basedOn: attribute(attributes, 'val') });
      else if (name === 'numId') change({}, { list: numberAttribute(attributes, 'val') });
      else if (name === 'ilvl') change({}, { level: numberAttribute(attributes, 'val') });
    });
  }
}

const reader = (open: (name: string, attributes: Attributes) => void): XmlHandler => ({
  open: (name, attributes) => open(localName(name), attributes),
  close: () => undefined,
  text: () => undefined,
});
