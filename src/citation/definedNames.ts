import type { Corpus } from '../law';
import type { ActNames } from './actNames';
import { actBefore } from './grammar/englishAct';

/** Provisions of an act looked through for its definitions: they stand at its beginning. */
export const DEFINING_PROVISIONS = 60;
/** `「상법」(이하 "법"이라 한다)`. */
const KOREAN = /「([^「」]{1,100})」\s{0,2}\([^()]{0,40}?이하\s{0,2}["“'‘]([^"”'’]{1,20})["”'’]\s{0,2}(?:이?라|으로)/gu;
/** `... Harbour Act 1990 ("the Act")`. */
const ENGLISH =
  /\((?:hereinafter\s|in\sth(?:is|ese)\s\p{L}{1,20}\s)?["“'‘](?:the\s)?(\p{Lu}[\p{L}\p{N} ]{0,40})["”'’]\)/gu;

/** Short names that a text gives to acts, with the full names; keys are lower case and without "the". */
function definitionsIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (text.includes('이하')) for (const [, name, short] of text.matchAll(KOREAN)) found.set(short!, name!);
  if (text.includes('("') || text.includes('(“')) {
    for (const match of text.matchAll(ENGLISH)) {
      const named = actBefore(text, match.index, 0)?.act;
      if (named?.kind === 'named') found.set(match[1]!.toLowerCase(), named.name);
    }
  }
  return found;
}

/** Whether a text gives a short name to an act: all provisions of its document are read by it. */
export const definesNames = (text: string): boolean => definitionsIn(text).size > 0;

/** What a document calls the acts it speaks of: "법" in an enforcement decree, "the Act" in regulations made under one. */
export class DefinedNames {
  readonly #byAct = new Map<number, ReadonlyMap<string, string>>();
  /** The text read last, with its definitions: all citations of one text come in a row. */
  #text = '';
  #inText: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly corpus: Corpus,
    private readonly names: ActNames,
  ) {}

  /**
   * The acts that a short name means in a document.
   * @param own the act that the text belongs to; undefined for a draft
   * @param before the acts named last before the short name
   */
  find(name: string, own: number | undefined, before: readonly number[], text: string): readonly number[] {
    const short = name.replace(/^the\s/u, '').toLowerCase();
    const local =
      this.#definitionsOfText(text).get(short) ?? (own === undefined ? undefined : this.#definitionsOf(own).get(short));
    if (local !== undefined) return this.names.find(local, this.#language(own));
    if (/[가-힣]/u.test(name)) return this.#korean(name, own, before);
    return this.#byHead(short, own, before);
  }

  #definitionsOfText(text: string): ReadonlyMap<string, string> {
    if (text !== this.#text) {
      this.#text = text;
      this.#inText = definitionsIn(text);
    }
    return this.#inText;
  }

  #language(own: number | undefined): string {
    return own === undefined ? 'und' : this.corpus.acts[own]!.language;
  }

  #definitionsOf(act: number): ReadonlyMap<string, string> {
    const known = this.#byAct.get(act);
    if (known !== undefined) return known;
    const found = new Map<string, string>();
    const [first, end] = this.corpus.provisionsOf(act);
    for (let at = first; at < Math.min(end, first + DEFINING_PROVISIONS); at += 1) {
      for (const [short, name] of definitionsIn(this.corpus.text(at))) if (!found.has(short)) found.set(short, name);
    }
    this.#byAct.set(act, found);
    return found;
  }

  /**
   * "법", "영" and "규칙" name the act, its decree and its rules of one family: in "해운법 시행령", 법 is 해운법 and 규칙 is
   * 해운법 시행규칙. Known failure: a decree of its own title ("… 규정") whose parent act is defined in its preamble only.
   */
  #korean(name: string, own: number | undefined, before: readonly number[]): readonly number[] {
    const words = name.replace(/^(?:이|본)\s?(?=법)/u, '').split(/\s+/u);
    const same = /^(?:같은|동)/u.test(name) ? before[0] : own;
    if (same === undefined) return [];
    const title = this.corpus.acts[same]!.title;
    const base = title.replace(/\s?시행(?:령|규칙)$/u, '');
    const last = words.at(-1)!;
    if (/시행령$/u.test(last) || /^(?:영|령)$/u.test(last)) return this.names.find(`${base} 시행령`, 'ko');
    if (/규칙$/u.test(last)) return this.names.find(`${base} 시행규칙`, 'ko');
    if (base !== title) return this.names.find(base, 'ko');
    return last === '법' && /법(?:률)?$/u.test(title) ? [same] : [];
  }

  /**
   * "the Act", "des Gesetzes": the act named last when its title says so; the act that a decree's own title carries out
   * ("Verordnung zur Durchführung des Hafengesetzes"); the document's own. Known failure: a decree whose title does not
   * name its act ("Hafenverordnung"), which ends as `act-not-in-corpus`.
   */
  #byHead(short: string, own: number | undefined, before: readonly number[]): readonly number[] {
    const head = short.replace(/(?<=\p{L}{5})e?s$/u, '');
    const last = before.filter((act) => isOfKind(this.corpus.acts[act]!.title, head));
    if (last.length > 0 || own === undefined) return last;
    const { title } = this.corpus.acts[own]!;
    if (isOfKind(title, head)) return [own];
    for (const match of title.matchAll(CARRIED_OUT)) {
      const parent = this.names.findGermanBeginning(title.slice(match.index + match[0].length));
      if (parent?.acts.some((act) => isOfKind(this.corpus.acts[act]!.title, head)) === true) return parent.acts;
    }
    return [];
  }
}

const CARRIED_OUT = /\s(?:des|der|zum|zur)\s(?=\p{Lu})/gu;
/** Where a title goes over from what the act is to what it is about. */
const SUBJECT = /\s(?:über|zu[mr]?|gegen|für|betreffend|vo[nm]|of|on|for|to|relating)\s.*$/u;

/** Whether an act is what the word says: "Harbour Act 1990" an "act", "Bürgerliches Gesetzbuch" no "gesetz". */
function isOfKind(title: string, head: string): boolean {
  const words =
    title
      .replace(SUBJECT, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => word === head || (head.length > 4 && word.endsWith(head)));
}
