import type { Path, PathUnit, UnitKind } from '../../law';
import {
  insideWord,
  matchAt,
  rangeOf,
  reading,
  toNumber,
  type CitationDraft,
  type Grammar,
  type Reading,
} from './engine';
import { actBefore, actBehind } from './germanAct';

const TRIGGER =
  /§{1,2}(?=\s{0,3}[0-9０-９])|Art(?:\.|ikel[ns]?)?(?=[ \t\u00A0\u202F]{0,3}\d)|Abs(?:\.|atz(?:es)?|ätzen?)?(?=\s{0,3}\d)|(?:Satz|Sätzen?)(?=\s{1,3}\d)|Anlagen?(?=\s{1,3}[\dIVX])|Anh(?:ang|änge)n?(?:e?s)?(?=\s{1,3}[\dIVX])/gu;

/** 5, 31a, 74 a; not the start of a decimal, a date, or a word. */
const NUMBER =
  /\s{0,3}([0-9０-９]{1,5}(?:[a-z]{1,2}(?![\p{L}\d])|\s[a-eg-z](?![\p{L}\d.)]))?)(?![a-zäöüß\d])(?![.:]\d)/uy;
const ANNEX_NUMBER = /\s{1,3}(\d{1,3}[a-z]?|[IVX]{1,6})(?![\p{L}\d])/uy;
/** "Nr. 3 a) und b) BGB": an item that its bracket tells, where the citation goes on behind it. */
const BRACKETED_ITEM =
  /\s{0,2}([a-z]{1,2})\)(?=,?\s{1,2}(?:(?:und|oder|bis)\s)?[a-z]{1,2}\)|\s{1,2}(?:de[sr]\s)?\p{Lu}\p{L}{0,20}\p{Lu})/uy;
const LETTER = /\s{0,3}(([a-z])\2{0,2})(?![\p{L}\d.])/uy;
/** Right behind a number, what makes it a quantity and no provision. */
const QUANTITY =
  /(?:,\d{1,3})?\s{0,2}(?:%|€|Prozent|v\.\s?H|Euro|EUR|DM|Deutsche|Mark|Jahr|Monat|Woche|Tag|Stunde|Meter|Millionen|Kilo|(?:\.\s?)?(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L}))/uy;

/** Groups: 1 paragraph, 2 subparagraph, 3 sentence, 4 point, 5 item, 6 words that make no unit. */
const DETAIL =
  /\s{0,3}(?:(Abs(?:\.|atz(?:es)?|ätzen?)?)|(Unterabs(?:\.|atz(?:es)?|ätzen?)|UAbs\.?)|(Satz(?:es)?|Sätzen?|S\.?)|(Nrn?\.?|Nummern?|Ziff(?:\.|ern?))|((?:Doppel|Dreifach)?[Bb]uchst(?:\.|aben?)|lit\.?)|(Halbs(?:\.|atz(?:es)?)|Hs\.?|HS|Alt(?:\.|ernativen?)|Var(?:\.|ianten?)))(?![\p{L}])/uy;
const DETAIL_KINDS = ['paragraph', 'subparagraph', 'sentence', 'point', 'item'] as const;
/** "erster Halbsatz", "1. Alternative": consumed, no unit of a path. */
const ORDINAL_TAIL =
  /\s{1,3}(?:\d\.|erste[rs]?|zweite[rs]?|dritte[rs]?|letzte[rs]?)\s{1,2}(?:Halbs(?:\.|atz(?:es)?)|Hs\.|HS|Alternative|Alt\.|Variante|Var\.)(?![\p{L}])/uy;
const ROMAN = /\s{1,3}([IVX]{1,6}[a-z]?)(?=[\s,;)]|$)(?:\s{1,2}(\d{1,2})(?![\p{L}\d.]))?/uy;
const INNER_SECTION = /\s{1,2}§(?!§)/uy;
const FOLLOWING = /\s{0,2}(?:ff?\.|ff(?!\p{L}))/uy;
const SEPARATOR =
  /\s{0,2},\s{0,3}(?:(?:und|oder|sowie)\s{1,3})?|\s{1,3}(?:und|oder|sowie|bzw\.|u\.)\s{1,3}(?:auch\s)?|\s?\/\s?/uy;
/** "§ 22 Abs. 4 in Verbindung mit Absatz 1": a unit of the same section. */
const JOIN = /,?\s{1,3}(?:(?:auch|jeweils)\s)?(?:in\sVerbindung\smit|i\.\s?V\.\s?m\.)(?:\sdem)?(?=\s)/uy;
const RANGE = /\s{1,3}bis\s{1,3}(?:zu\s{1,3})?(?:§\s{0,2})?|\s?[-–—]\s?/uy;
/**
 * What is no citation of law: a place in a commentary ("§ 74 HGB Rn. 13") and a clause of a private contract ("§ 3 des
 * Mietvertrages"). Treaties between states carry names of their own (Einigungsvertrag, Staatsvertrag). Known failure: a
 * treaty that is called "der Vertrag" alone is taken for a contract.
 */
const NOT_LAW =
  /,?\s{1,3}(?:(?:Rn|Rdn|Rdnr|RdNr|Randnr|Rz|Anm)(?:\.|(?!\p{L}))|Randnummer|Randziffer|(?:des|dieses|ihres|seines)\s(?:Miet|Arbeits|Kauf|Gesellschafts|Dienst|Werk|Pacht|Darlehens|Versicherungs)?[Vv]ertrag(?:e?s)?(?!\p{L}|\s(?:über|zur|zum|zwischen)\s))/uy;

const OPENERS: readonly (readonly [RegExp, UnitKind])[] = [
  [/§{1,2}/uy, 'section'],
  [/Art(?:\.|ikel[ns]?)?/uy, 'article'],
  [/Abs(?:\.|atz(?:es)?|ätzen?)?/uy, 'paragraph'],
  [/Satz|Sätzen?/uy, 'sentence'],
  [/Anlagen?|Anh(?:ang|änge)n?(?:e?s)?/uy, 'annex'],
];

interface Step {
  readonly unit: PathUnit;
  readonly end: number;
}

const isBelowParagraph = (kind: UnitKind): boolean => kind !== 'paragraph' && DETAIL_KINDS.some((one) => one === kind);

function numberAt(text: string, at: number, kind: UnitKind): Step | undefined {
  const pattern = kind === 'annex' ? ANNEX_NUMBER : NUMBER;
  const letters = kind === 'item' ? (matchAt(BRACKETED_ITEM, text, at) ?? matchAt(LETTER, text, at)) : null;
  const match = letters ?? matchAt(pattern, text, at);
  if (match === null) return undefined;
  return { unit: { kind, number: toNumber(match[1]!.replace(/\s/u, '')) }, end: at + match[0].length };
}

/** "Abs. 1", "Satz 2", "Nr. 3", "Buchstabe a"; "Halbsatz 2" comes back without a unit. */
function detailAt(text: string, at: number): { unit?: PathUnit; end: number } | undefined {
  const word = matchAt(DETAIL, text, at);
  if (word === null) {
    const tail = matchAt(ORDINAL_TAIL, text, at);
    return tail === null ? undefined : { end: at + tail[0].length };
  }
  const end = at + word[0].length;
  const kind = DETAIL_KINDS[word.slice(1).findIndex((group) => group !== undefined)];
  if (kind !== undefined) return numberAt(text, end, kind);
  return { end: numberAt(text, end, 'sentence')?.end ?? end };
}

function unitOf(detail: { unit?: PathUnit; end: number } | undefined): Step | undefined {
  return detail?.unit === undefined ? undefined : { unit: detail.unit, end: detail.end };
}

/** One group of citations: from the sign or word that opens it to the act that closes it. */
class Group {
  readonly #drafts: CitationDraft[] = [];
  #path: Path;
  #through: Path | undefined;
  #start: number;
  #end: number;

  constructor(
    private readonly text: string,
    private readonly opener: { readonly kind: UnitKind; readonly start: number; readonly plural: boolean },
    first: Step,
  ) {
    this.#start = opener.start;
    this.#path = [first.unit];
    this.#end = first.end;
  }

  read(floor: number): Reading {
    this.#sectionOfArticle();
    this.#romanStyle();
    this.#details();
    while (this.#continue());
    return this.#finish(floor);
  }

  /** "Art. 229 § 5": the article of an introductory act that has sections of its own. */
  #sectionOfArticle(): void {
    const sign = this.opener.kind === 'article' ? matchAt(INNER_SECTION, this.text, this.#end) : null;
    const section = sign === null ? undefined : numberAt(this.text, this.#end + sign[0].length, 'section');
    if (section === undefined) return;
    this.#path = [...this.#path, section.unit];
    this.#end = section.end;
  }

  #details(): void {
    for (let detail = detailAt(this.text, this.#end); detail !== undefined; detail = detailAt(this.text, this.#end)) {
      if (detail.unit !== undefined && this.#path.length < 8) this.#path = [...this.#path, detail.unit];
      this.#end = detail.end;
    }
    const item = this.#path.at(-1)!.kind === 'point' ? matchAt(BRACKETED_ITEM, this.text, this.#end) : null;
    if (item !== null) {
      this.#path = [...this.#path, { kind: 'item', number: item[1]! }];
      this.#end += item[0].length;
    }
    const following = matchAt(FOLLOWING, this.text, this.#end);
    if (following !== null) this.#end += following[0].length;
  }

  /** "§ 433 II 1 BGB". Only behind a section or an article, so that "SGB V" keeps its number. */
  #romanStyle(): void {
    if (this.opener.kind !== 'section' && this.opener.kind !== 'article') return;
    const match = matchAt(ROMAN, this.text, this.#end);
    const paragraph = match === null ? undefined : romanNumber(match[1]!);
    if (match === null || paragraph === undefined) return;
    this.#path = [...this.#path, { kind: 'paragraph', number: paragraph }];
    if (match[2] !== undefined) this.#path = [...this.#path, { kind: 'sentence', number: match[2] }];
    this.#end += match[0].length;
  }

  #continue(): boolean {
    const range = matchAt(RANGE, this.text, this.#end);
    const separator = range ?? matchAt(SEPARATOR, this.text, this.#end);
    const join = separator === null ? matchAt(JOIN, this.text, this.#end) : null;
    const at = this.#end + (separator ?? join ?? [''])[0].length;
    if (at === this.#end) return false;
    const next = join === null ? this.#nextUnit(at) : unitOf(detailAt(this.text, at));
    if (next === undefined) return false;
    if (isBelowParagraph(next.unit.kind)) this.#widen(next);
    else if (range !== null) this.#closeRange(next);
    else this.#openMember(at, next);
    return true;
  }

  /** What follows a separator: a detail with its own word, or a bare number at a depth that has to be guessed. */
  #nextUnit(at: number): Step | undefined {
    const detail = unitOf(detailAt(this.text, at));
    if (detail !== undefined) return detail;
    const last = this.#path.at(-1)!.kind;
    const bare = numberAt(this.text, at, last);
    if (bare === undefined || matchAt(QUANTITY, this.text, bare.end) !== null) return undefined;
    const kind = this.#depthOf(bare, last);
    return kind === undefined ? undefined : { unit: { kind, number: bare.unit.number }, end: bare.end };
  }

  /**
   * The depth of a bare number in a list. It counts on at the depth of the unit before it ("Abs. 1 und 2"), unless the
   * group was opened in the plural, units of detail follow that the group has not left behind, or the number is higher
   * than the section's: "§§ 27 Abs. 1 Satz 1, 39 Abs. 1" goes on with section 39. Known failure: "§§ 3 Abs. 1 und 4"
   * may mean paragraph 4 of section 3, and is read as section 4.
   */
  #depthOf(bare: Step, last: UnitKind): UnitKind | undefined {
    const { kind, plural } = this.opener;
    if (last === kind) return plural ? kind : undefined;
    const follower = detailAt(this.text, bare.end)?.unit;
    const first = Number.parseInt(this.#path[0]!.number, 10);
    const number = Number.parseInt(bare.unit.number, 10);
    const coarser = follower?.kind === 'paragraph' || number > first;
    return plural && (kind === 'section' || kind === 'article') && coarser ? kind : last;
  }

  /**
   * Lists below the paragraph stay one citation, because they resolve to the one paragraph that holds them: "Abs. 1
   * Satz 1 und 4". `through` then names the last of them, so that both ends can be checked; gaps in the list are lost.
   */
  #widen({ unit, end }: Step): void {
    this.#end = end;
    this.#skipDetails();
    if (this.#path.at(-1)!.kind === unit.kind) this.#through = [...this.#path.slice(0, -1), unit];
  }

  #closeRange({ unit, end }: Step): void {
    const range = rangeOf(this.#path, this.#pathTo(unit));
    this.#end = end;
    this.#path = [...range.path];
    this.#through = range.through;
    this.#skipDetails();
  }

  #skipDetails(): void {
    for (let detail = detailAt(this.text, this.#end); detail !== undefined; detail = detailAt(this.text, this.#end)) {
      this.#end = detail.end;
    }
  }

  #openMember(at: number, { unit, end }: Step): void {
    const path = this.#pathTo(unit);
    this.#close({ kind: 'this' });
    this.#start = at + (this.text.slice(at, end).length - this.text.slice(at, end).trimStart().length);
    this.#path = path;
    this.#end = end;
    this.#details();
  }

  #pathTo(unit: PathUnit): Path {
    const at = this.#path.findIndex(({ kind }) => kind === unit.kind);
    const parents = at >= 0 ? this.#path.slice(0, at) : this.#path.slice(0, 1);
    return [...parents, unit];
  }

  #close(act: CitationDraft['act']): void {
    const here = this.opener.kind === 'paragraph' || this.opener.kind === 'sentence';
    this.#drafts.push({
      start: this.#start,
      end: this.#end,
      act,
      anchor: here ? 'here' : 'act',
      path: this.#path,
      ...(this.#through !== undefined && { through: this.#through }),
    });
    this.#through = undefined;
  }

  #finish(floor: number): Reading {
    const { kind, start } = this.opener;
    if (kind === 'paragraph' || kind === 'sentence') {
      this.#close({ kind: 'this' });
      return reading(this.#drafts, start);
    }
    if (matchAt(NOT_LAW, this.text, this.#end) !== null) return { drafts: [], end: this.#end };
    const behind = actBehind(this.text, this.#end, kind === 'annex');
    if (matchAt(NOT_LAW, this.text, behind?.at ?? this.#end) !== null)
      return { drafts: [], end: behind?.at ?? this.#end };
    if (behind !== undefined) this.#end = behind.at;
    this.#close({ kind: 'this' });
    const before = behind === undefined && kind !== 'annex' ? actBefore(this.text, start, floor) : undefined;
    const act = behind?.act ?? before?.act;
    if (act === undefined) return reading(this.#drafts, start);
    const drafts = this.#drafts.map((draft) => ({ ...draft, act }));
    if (before !== undefined) drafts[0] = { ...drafts[0]!, start: before.at };
    return reading(drafts, start);
  }
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** `III` -> `3`, `IVa` -> `4a`; undefined for what is no Roman number below 40. */
function romanNumber(raw: string): string | undefined {
  const letter = /[a-z]$/u.exec(raw)?.[0] ?? '';
  const digits = letter === '' ? raw : raw.slice(0, -1);
  if (!/^X{0,3}(?:IX|IV|V?I{0,3})$/u.test(digits) || digits === '') return undefined;
  let value = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const one = ROMAN_DIGITS[digits[index]!]!;
    value += one < (ROMAN_DIGITS[digits[index + 1] ?? ''] ?? 0) ? -one : one;
  }
  return `${value}${letter}`;
}

function read(text: string, at: number, floor: number): Reading {
  if (text[at] !== '§' && insideWord(text, at)) return reading([], at);
  for (const [pattern, kind] of OPENERS) {
    const opener = matchAt(pattern, text, at);
    if (opener === null) continue;
    const first = numberAt(text, at + opener[0].length, kind);
    if (first === undefined || (kind === 'sentence' && matchAt(QUANTITY, text, first.end) !== null)) break;
    const plural = kind === 'section' ? opener[0].length === 2 : true;
    return new Group(text, { kind, start: at, plural }, first).read(floor);
  }
  return reading([], at);
}

export const GERMAN: Grammar = { system: 'de', trigger: TRIGGER, read };
