import type { Anchor, Path, PathUnit, UnitKind } from '../../../law';
import { memberPath, Members } from './members';
import { matchAt, rangeOf, reading, type ActMention, type CitationDraft, type Reading } from '../../citations/engine';
import { actBefore, actBehind } from './act';
import {
  isFiledUnder,
  isOfBefore,
  NOT_LAW,
  OF_POINT,
  PLACE_IN_BOOK,
  PLACE_IN_JUDGMENT,
  possessor,
  samePlace,
  sameProvision,
} from './context';
import { isParted, type Opener } from './openers';
import { pattern } from './patterns';
import {
  ANNEX_PART,
  BRACKETED_ITEM,
  bracketedParagraphAt,
  closesItem,
  detailAt,
  isBelowParagraph,
  NO_PARAGRAPH,
  numberAt,
  QUANTITY,
  ROMAN,
  ROMAN_MEMBER,
  ROMAN_SENTENCE,
  romanParagraphAt,
  unitOf,
  type Step,
} from './units';

const INNER_SECTION = /\s{1,2}§{1,2}/uy;
/** A further one: ", § 6", " und §§ 13 und 14". */
const NEXT_SECTION = /\s{0,3}§{1,2}/uy;
const FOLLOWING = /\s{0,2}(?:ff?\.|ff(?!\p{L}))/uy;
export const SEPARATOR =
  /\s{0,2},\s{0,3}(?:(?:und|oder|sowie)\s{1,3})?|\s{1,3}(?:und|oder|sowie|bzw\.|u\.)\s{1,3}(?:auch\s)?|\s?\/\s?/uy;
/** "§§ 52 Abs. 1; 53 Abs. 2 GKG": in a list that its sign says to be one. */
const SEMICOLON =
  /\s?;\s{1,2}(?=\d{1,4}[a-z]?(?:\s(?:Abs|Satz|S\.|Nr|[IVX]{1,4}[\s,;]|\p{Lu}\p{L}{0,12}\p{Lu})|[,;]\s\d|\s(?:und|bis)\s\d))/uy;
/** "§ 22 Abs. 4, auch in Verbindung mit Absatz 1": a unit of the same section. */
const JOIN = /,?\s{1,3}(?:(?:auch|jeweils)\s){0,2}(?:in\sVerbindung\smit|i\.?\s?V\.?\s?m\.?)(?:\sde[mn])?(?=\s)/uy;
export const RANGE = /\s{1,3}bis\s{1,3}(?:zu\s{1,3})?(?:§\s{0,2})?|\s?[-–—]\s?/uy;
/** What leads from one of a list to the next, in one pattern: group 1 where it is a {@link RANGE}, 2 where it is a {@link JOIN}. */
export const JOINT = pattern(`(${RANGE.source})|(${JOIN.source})|${SEPARATOR.source}`, 'uy');
/** It joins two that are each a whole; a comma may only part a section from its paragraph. */
const WHOLE_JOINT = /^\s*(?:und|oder|sowie)\s/u;
const FURTHER_LETTER = /\s{0,2}([a-z])(?![\p{L}\d.)])/uy;
/** "HafG", "SGB V"; none of the words that are made with one. */
const PLAIN_ABBREVIATION = /^\p{L}{2,20}(?:\s(?:[IVX]{1,5}|\d{4}))?$/u;

/** A list of details does not go on with a number so many times as high. */
const LEAP = 10;

/** In front of what is of no act, unless one is named behind it: a section of a book, a paragraph of a judgment. */
const ELSEWHERE = [PLACE_IN_BOOK, PLACE_IN_JUDGMENT];

/** "Anlage 1 zum Hafengesetz", "Erwägungsgrund 3 zur Hafenverordnung": what may belong "zu" its act. */
const isOfWhole = (kind: UnitKind): boolean => kind === 'annex' || kind === 'preamble';

/** One group of citations: from the sign or word that opens it to the act that closes it. */
export class Group {
  readonly #drafts: CitationDraft[] = [];
  #path: Path;
  #through: Path | undefined;
  #members: Members | undefined;
  #start: number;
  #end: number;
  /** Length of a closing "ff.", which belongs to the span only where an act follows. */
  #tail = 0;
  /** Whether its paragraphs are Roman: "§ 433 II 1 BGB", "§ 433 Abs. II BGB". */
  #isRoman = false;
  #isClosed = false;
  /** Whether the bare numbers that follow are sections of the article: "Art. 229 §§ 5 und 6". */
  #countsSections = false;

  constructor(
    private readonly text: string,
    private readonly opener: Pick<Opener, 'kind' | 'plural'> & { readonly start: number },
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

  /** Whether an act that it names stands behind it. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** "Art. 229 § 5": the article of an introductory act that has sections of its own. */
  #sectionOfArticle(): void {
    const sign = this.opener.kind === 'article' ? matchAt(INNER_SECTION, this.text, this.#end) : null;
    const section = sign === null ? undefined : numberAt(this.text, this.#end + sign[0].length, 'section');
    if (section === undefined) return;
    this.#path = [...this.#path, section.unit];
    this.#end = section.end;
    this.#countsSections = sign![0].endsWith('§§');
  }

  /**
   * "Artikel 248 § 4 Abs. 1, § 6 Nr. 1 sowie § 13": further sections of the article. Known failure: a section of another act
   * behind one of an article that is cited without its act ("Art. 229 § 5 und § 823 HafG").
   */
  #furtherSection(at: number): Step | undefined {
    const isInArticle = this.opener.kind === 'article' && this.#path[1]?.kind === 'section';
    const sign = isInArticle ? matchAt(NEXT_SECTION, this.text, at) : null;
    const section = sign === null ? undefined : numberAt(this.text, at + sign[0].length, 'section');
    if (section !== undefined) this.#countsSections = sign![0].endsWith('§§');
    return section;
  }

  #details(): void {
    const bracketed = bracketedParagraphAt(this.text, this.#end, this.#path);
    if (bracketed !== undefined) this.#append(bracketed);
    for (let detail = detailAt(this.text, this.#end); detail !== undefined; detail = detailAt(this.text, this.#end)) {
      this.#isRoman ||= detail.unit?.kind === 'paragraph' && /[IVX]/u.test(this.text[detail.end - 1]!);
      this.#append(detail);
    }
    for (let item = this.#bracketedItem(); item !== null && this.#path.length < 8; item = this.#bracketedItem()) {
      this.#path = [...this.#path, { kind: 'item', number: item[1]! }];
      this.#end += item[0].length;
    }
    if (this.#isItem && closesItem(this.text, this.opener.start, this.#end)) this.#end += 1;
    this.#tail = matchAt(FOLLOWING, this.text, this.#end)?.[0].length ?? 0;
    this.#end += this.#tail;
  }

  get #isItem(): boolean {
    const { kind } = this.#path.at(-1)!;
    return kind === 'item' || kind === 'point';
  }

  #append({ unit, end }: { readonly unit?: PathUnit; readonly end: number }): void {
    if (unit !== undefined && this.#path.length < 8) this.#path = [...this.#path, unit];
    this.#end = end;
  }

  /** "Nr. 3 a) bb) HafG", "Abs. 1 a) HafG"; an annex has letters of its own. */
  #bracketedItem(): RegExpExecArray | null {
    const isCounted = this.opener.kind !== 'annex' || this.#path.at(-1)!.kind === 'point';
    return isCounted ? matchAt(BRACKETED_ITEM, this.text, this.#end) : null;
  }

  /** "§ 433 II 1 BGB". Only behind a section or an article, so that "SGB V" keeps its number. */
  #romanStyle(): void {
    if (this.opener.kind !== 'section' && this.opener.kind !== 'article') return;
    const paragraph = romanParagraphAt(this.text, this.#end, ROMAN);
    if (paragraph === undefined) return;
    this.#isRoman = true;
    this.#path = [...this.#path, paragraph.unit];
    this.#end = paragraph.end;
    this.#romanSentence();
  }

  #romanSentence(): void {
    const match = matchAt(ROMAN_SENTENCE, this.text, this.#end);
    if (match === null) return;
    this.#path = [...this.#path, { kind: 'sentence', number: match[1]! }];
    this.#end += match[0].length;
  }

  #continue(): boolean {
    const listed = matchAt(JOINT, this.text, this.#end);
    const separator = listed ?? (this.opener.plural ? matchAt(SEMICOLON, this.text, this.#end) : null);
    const at = this.#end + (separator ?? [''])[0].length;
    if (at === this.#end) return false;
    const next =
      listed?.[2] === undefined
        ? (this.#furtherSection(at) ?? this.#nextUnit(at))
        : (unitOf(detailAt(this.text, at)) ?? this.#joinedNumber(at));
    if (next === undefined || isParted(this.text, this.#end, next.end)) return false;
    if (this.#isOwnParagraph(next, separator![0])) return false;
    if (isBelowParagraph(next.unit.kind)) this.#widen(next);
    else this.#openMember(at, next, listed?.[1] !== undefined);
    return true;
  }

  /**
   * "§ 218 und Absatz 4": behind a section that is cited whole a paragraph is the own provision's. Known failure: a section
   * that is named with one of its paragraphs, too.
   */
  #isOwnParagraph({ unit }: Step, joint: string): boolean {
    return unit.kind === 'paragraph' && this.#path.at(-1)!.kind === 'section' && WHOLE_JOINT.test(joint);
  }

  /** What follows a separator: a detail with its own word, or a bare number at a depth that has to be guessed. */
  #nextUnit(at: number): Step | undefined {
    const detail = unitOf(detailAt(this.text, at));
    const paragraph = this.#isRoman ? romanParagraphAt(this.text, at, ROMAN_MEMBER) : undefined;
    if (detail !== undefined || paragraph !== undefined) return detail ?? paragraph;
    const last = this.#members?.lastKind ?? this.#path.at(-1)!.kind;
    const letter = this.#lettered(at);
    if (letter !== undefined) return letter;
    const bare = numberAt(this.text, at, last);
    if (bare === undefined || matchAt(QUANTITY, this.text, bare.end) !== null) return undefined;
    const kind = last === 'paragraph' && this.#isSigned(at) ? this.opener.kind : this.#depthOf(bare, last);
    return kind === undefined ? undefined : { unit: { kind, number: bare.unit.number }, end: bare.end };
  }

  /** "§ 5 Absatz 2 bis § 7": whether the sign of a section stands in front of a number again. */
  #isSigned(at: number): boolean {
    return this.opener.kind === 'section' && /§\s{0,3}$/u.test(this.text.slice(Math.max(this.#end, at - 4), at));
  }

  /** "§§ 864a iVm 879 Abs. 3 HafG": a further number of what the sign is written for. */
  #joinedNumber(at: number): Step | undefined {
    return this.opener.plural ? numberAt(this.text, at, this.opener.kind) : undefined;
  }

  /** "§§ 25 a, b HafG", "§§ 25a-c": a further letter to the number before. */
  #lettered(at: number): Step | undefined {
    const { kind, number } = this.#path.at(-1)!;
    const [, digits, letter] = /^(\d+)([a-z])$/u.exec(number) ?? [];
    const isCounted = kind === this.opener.kind && (kind === 'section' || kind === 'article');
    const next = digits === undefined || !isCounted ? null : matchAt(FURTHER_LETTER, this.text, at);
    if (next === null || next[1]! <= letter!) return undefined;
    return { unit: { kind, number: `${digits!}${next[1]!}` }, end: at + next[0].length };
  }

  /**
   * The depth of a bare number in a list. It counts on at the depth of the unit before it ("Abs. 1 und 2"), unless the
   * group was opened in the plural, units of detail follow that the group has not left behind, or the number is higher
   * than the section's: "§§ 27 Abs. 1 Satz 1, 39 Abs. 1" goes on with section 39. A number that a paragraph follows is no
   * paragraph, whatever opened the group: "§ 3 Abs. 1 und 4 Abs. 2"; nor is one of three digits: "§ 280 Abs. 1, 3, 281".
   * Behind a Roman paragraph it is no paragraph; in "§§ 437 Nr. 3, 434" nothing counts from 3 to 434. Known failure: "§§ 3 Abs. 1 und 4" may mean paragraph 4 of section 3,
   * and is read as section 4.
   */
  #depthOf(bare: Step, last: UnitKind): UnitKind | undefined {
    const { kind, plural } = this.opener;
    if (last === kind) return plural ? kind : undefined;
    if (last === 'section' && this.#countsSections) return last;
    // "Artikel" is written for one, too: "Artikel 2 Nr. 1, 4 und 17".
    if (kind === 'article' && isBelowParagraph(last) && !this.#hasDetail(bare)) return last;
    if (this.#isRoman && last === 'paragraph' && plural) return kind;
    const follower = detailAt(this.text, bare.end)?.unit ?? romanParagraphAt(this.text, bare.end, ROMAN)?.unit;
    const first = Number.parseInt(this.#path[0]!.number, 10);
    const number = Number.parseInt(bare.unit.number, 10);
    if (kind !== 'section' && kind !== 'article') return last;
    if (follower?.kind === 'paragraph' && (plural || last === 'paragraph')) return kind;
    const isLeap = plural && number >= NO_PARAGRAPH && number > LEAP * this.#lastNumber;
    return isLeap || ((plural || (last === 'paragraph' && number >= NO_PARAGRAPH)) && number > first) ? kind : last;
  }

  get #lastNumber(): number {
    return Number.parseInt(this.#members?.lastNumber ?? this.#path.at(-1)!.number, 10);
  }

  /** Whether a finer unit follows a number, so that it is none of those itself. */
  #hasDetail({ end }: Step): boolean {
    return detailAt(this.text, end)?.unit !== undefined;
  }

  /** Adds a member of a list below the paragraph, with its details. */
  #widen({ unit, end }: Step): void {
    this.#members ??= new Members(this.#path);
    this.#members.open(unit);
    this.#end = end;
    for (let detail = detailAt(this.text, this.#end); detail !== undefined; detail = detailAt(this.text, this.#end)) {
      if (detail.unit !== undefined) this.#members.deepen(detail.unit);
      this.#end = detail.end;
    }
  }

  /** Each number of a list or range is a citation of its own; the first of a range reaches through to the second. */
  #openMember(at: number, { unit, end }: Step, isRange: boolean): void {
    const path = memberPath(this.#path, unit);
    if (isRange) {
      const range = rangeOf(this.#path, path);
      this.#path = range.path;
      this.#through = range.through;
    }
    this.#close({ kind: 'this' });
    this.#start = at + (this.text.slice(at, end).length - this.text.slice(at, end).trimStart().length);
    this.#path = path;
    this.#end = end;
    if (unit.kind === this.opener.kind) this.#romanStyle();
    else if (this.#isRoman) this.#romanSentence();
    this.#details();
  }

  #close(act: CitationDraft['act'], anchor: Anchor = this.#isRelative() ? 'here' : 'act'): void {
    this.#drafts.push({
      start: this.#start,
      end: this.#end - this.#tail,
      act,
      anchor,
      path: this.#path,
      ...(this.#through !== undefined && { through: this.#through }),
      ...this.#members?.named,
    });
    this.#through = undefined;
    this.#members = undefined;
    this.#tail = 0;
  }

  #isRelative(): boolean {
    return ['paragraph', 'sentence', 'point'].includes(this.opener.kind);
  }

  /** Where the act stands behind an annex whose parts are no units: "Anhang I Kapitel III der Verordnung". */
  #behindParts(): number {
    let end = this.#end;
    if (this.opener.kind !== 'annex') return end;
    for (let parts = 0; parts < 6; parts += 1) end += matchAt(ANNEX_PART, this.text, end)?.[0].length ?? 0;
    return end;
  }

  /**
   * The act behind the last number of a list that a line break made an item of: "§§ 3, 4,\n5. HafG". Known failure: an
   * item in the middle of such a list that begins with an abbreviation.
   */
  #behindListNumber(): ActMention | undefined {
    if (!this.opener.plural || this.#drafts.length === 0 || this.text[this.#end] !== '.') return undefined;
    const line = this.text.slice(this.text.lastIndexOf('\n', this.#end) + 1, this.#end);
    if (line.length === this.#end || !/^[ \t]{0,8}\d{1,4}[a-z]?$/u.test(line)) return undefined;
    const behind = actBehind(this.text, this.#end + 1);
    return behind?.act.kind === 'named' && PLAIN_ABBREVIATION.test(behind.act.name) ? behind : undefined;
  }

  #finish(floor: number): Reading {
    const { kind, start } = this.opener;
    if (this.#isRelative()) {
      if (kind !== 'point' && matchAt(OF_POINT, this.text, start) !== null) return { drafts: [], end: this.#end };
      const same = sameProvision(this.text, this.#end);
      const place = same === 0 ? samePlace(this.text, start, this.#end) : undefined;
      this.#end = place ?? this.#end + same;
      const goesBack = same > 0 || place !== undefined || isOfBefore(this.text, start);
      const anchor = goesBack ? 'previous' : 'here';
      this.#close({ kind: 'this' }, anchor);
      return reading(
        this.#drafts.map((draft) => ({ ...draft, anchor })),
        start,
      );
    }
    if (matchAt(NOT_LAW, this.text, this.#end) !== null || isFiledUnder(this.text, start))
      return { drafts: [], end: this.#end };
    const behind = actBehind(this.text, this.#behindParts(), isOfWhole(kind)) ?? this.#behindListNumber();
    if (behind !== undefined && matchAt(NOT_LAW, this.text, behind.at) !== null) return { drafts: [], end: behind.at };
    if (behind === undefined && ELSEWHERE.some((place) => matchAt(place, this.text, start) !== null))
      return { drafts: [], end: this.#end };
    if (behind !== undefined) {
      this.#isClosed = true;
      this.#end = behind.at;
      this.#tail = 0;
    }
    const place = behind === undefined ? samePlace(this.text, start, this.#end) : undefined;
    this.#end = place ?? this.#end;
    this.#close({ kind: 'this' });
    const before = behind === undefined && kind !== 'annex' ? actBefore(this.text, start, floor) : undefined;
    const same = place === undefined ? undefined : ({ kind: 'previous' } as const);
    const act = behind?.act ?? before?.act ?? same ?? possessor(this.text, start);
    if (act === undefined) return reading(this.#drafts, start);
    const drafts = this.#drafts.map((draft) => ({ ...draft, act }));
    if (before !== undefined) drafts[0] = { ...drafts[0]!, start: before.at };
    return reading(drafts, start);
  }
}
