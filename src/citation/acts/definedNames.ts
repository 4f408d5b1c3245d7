import type { Corpus, Language } from '../../law';
import type { ActNames } from './actNames';
import { actBefore } from '../grammar/english/act';
import { closingYear, withoutYear } from './variants';

/** Provisions of an act looked through for its definitions: they stand at its beginning. */
export const DEFINING_PROVISIONS = 60;
/** How far in front of a definition the act's name may begin, in UTF-16 units. */
const WINDOW = 160;

/** How a language defines a short name: the pattern's last group is the short name, the group before it the full one. */
interface Definition {
  readonly language: Language;
  /** A text without it defines nothing. */
  readonly sign: string;
  readonly pattern: RegExp;
}

const DEFINITIONS: readonly Definition[] = [
  {
    // `「상법」(이하 "법"이라 한다)`
    language: 'ko',
    sign: '이하',
    pattern:
      /「([^「」]{1,100})」\s{0,2}\([^()]{0,40}?이하\s{0,2}["“'‘「]([^"”'’」]{1,20})["”'’」]\s{0,2}(?:이?라|으로)/gu,
  },
  {
    // `港湾法（昭和二十五年法律第一号。以下「法」という。）`
    language: 'ja',
    sign: '以下「',
    pattern: /([^、。「」（）()\s]{2,80})[」]?[（(][^（）()]{0,60}?以下(?:単に)?「([^「」]{1,20})」という。?[）)]/gu,
  },
  {
    // `Hafengesetz vom 3. Mai 1990 (im Folgenden: HafG)`
    language: 'de',
    sign: '(',
    pattern:
      /\((?:im\s(?:Folgenden|folgenden|Weiteren)|nachfolgend|nachstehend|künftig|fortan)(?:\s(?:nur|kurz|auch|als))?[:,]?\s{1,2}[„"“»‚']?(\p{Lu}[\p{L}\p{N}. -]{1,40}?)["“”«‘']?(?:\s(?:genannt|bezeichnet))?\)/gu,
  },
  {
    // `Harbour Act 1990 ("the Act")`, `Harbour Act 1990 (the "Act")`, `(“the 1990 Act”)`
    language: 'en',
    sign: '(',
    pattern:
      /\((?:herein?after,?\s|in\sth(?:is|ese)\s\p{L}{1,20}\s)?(?:referred\sto\sas\s)?(?:the\s)?["“'‘](?:the\s)?((?:\d{4}\s)?\p{Lu}[\p{L}\p{N} ]{0,40})["”'’]\)/gu,
  },
  {
    // `code des ports (ci-après « le code »)`
    language: 'fr',
    sign: 'ci-après',
    pattern:
      /\(ci-après(?:\s(?:dénommée?|désignée?))?,?\s{1,2}[«"“]?\s?(?:l[ae]\s|l['’])?([\p{L}\p{N} -]{2,40}?)\s?[»"”]?\)/gu,
  },
  {
    // `Ley 12/2001 de Puertos (en adelante, la Ley)`
    language: 'es',
    sign: 'en adelante',
    pattern: /\(en\sadelante,?\s{1,2}(?:la\s|el\s)?[«"“]?(?:la\s|el\s)?([\p{L}\p{N} -]{2,40}?)[»"”]?\)/gu,
  },
  {
    // `ประมวลกฎหมายท่าเรือ (ต่อไปนี้เรียกว่า "กฎหมายท่าเรือ")`
    language: 'th',
    sign: 'เรียกว่า',
    pattern: /\((?:ซึ่ง)?ต่อไป(?:นี้)?(?:จะ)?เรียกว่า\s{0,2}["“'‘]([\u0E00-\u0E7F. ]{2,40}?)["”'’]\)/gu,
  },
];
/** Short names are at most this long, in UTF-16 units. */
const MAX_SHORT = 44;
const WORD_END = /(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/gu;
/** Date and gazette between an act's name and the bracket that defines its short name. */
const ADDENDA =
  /(?:\s{1,2}(?:vom\s\d{1,2}\.\s\p{L}{3,9}\s\d{4}|\([^()]{0,80}\)|,?\sde\s\d{1,2}\sde\s\p{L}{4,10})){1,3}$/u;

/** The full name in front of a definition: as its grammar reads it, or the text from which the corpus picks it. */
function nameBefore(text: string, at: number, language: Language): string | undefined {
  if (language !== 'en')
    return text
      .slice(Math.max(0, at - WINDOW), at)
      .trimEnd()
      .replace(ADDENDA, '');
  const named = actBefore(text, at, 0)?.act;
  return named?.kind === 'named' ? named.name : undefined;
}

interface DefinedName {
  readonly name: string;
  readonly language: Language;
}

/** Short names of acts with their full names; keys are lower case and without "the". */
export type Definitions = ReadonlyMap<string, DefinedName>;

/** The short names that a text gives to acts. */
export function definitionsIn(text: string): Definitions {
  const found = new Map<string, DefinedName>();
  // All definitions stand in brackets.
  if (!text.includes('(') && !text.includes('（')) return found;
  for (const { language, sign, pattern } of DEFINITIONS) {
    if (!text.includes(sign)) continue;
    for (const match of text.matchAll(pattern)) {
      const short = match.at(-1)!.toLowerCase();
      const name = match.length > 2 ? match[1] : nameBefore(text, match.index, language);
      if (name !== undefined) found.set(short, { name, language });
    }
  }
  return found;
}

/** Whether a text gives a short name to an act: all provisions of its document are read by it. */
export const definesNames = (text: string): boolean => definitionsIn(text).size > 0;

/** What a document calls the acts it speaks of: "법" in an enforcement decree, "the Act" in regulations made under one. */
export class DefinedNames {
  readonly #byAct = new Map<number, Definitions>();

  constructor(
    private readonly corpus: Corpus,
    private readonly names: ActNames,
  ) {}

  /**
   * The acts that a short name means in a document.
   * @param own the act that the text belongs to; undefined for a draft
   * @param before the acts named last before the short name
   * @param defined what the text itself defines
   */
  find(name: string, own: number | undefined, before: readonly number[], defined: Definitions): readonly number[] {
    const local = this.local(name, own, defined);
    if (local !== undefined) return local;
    const family = FAMILIES.find(({ script }) => script.test(name));
    return family === undefined ? this.#byHead(shortOf(name), own, before) : this.#inFamily(family, name, own, before);
  }

  /** The acts that the text or its document defines a name to mean; undefined where neither defines it. */
  local(name: string, own: number | undefined, defined: Definitions): readonly number[] | undefined {
    const ofOwn = own === undefined ? undefined : this.#definitionsOf(own);
    const definitionOf = (short: string): DefinedName | undefined => defined.get(short) ?? ofOwn?.get(short);
    const short = shortOf(name);
    const year = closingYear(short);
    const full = definitionOf(short) ?? (year === undefined ? undefined : definitionOf(withoutYear(short)));
    if (full !== undefined && year !== undefined && (closingYear(full.name) ?? year) !== year) return undefined;
    if (full === undefined) return undefined;
    const acts = this.names.find(full.name, full.language);
    return acts.length > 0 ? acts : (this.names.findEnding(full.name, full.language)?.acts ?? []);
  }

  /** The longest beginning of a text, in whole words, that a draft defines to mean an act. */
  findBeginning(
    text: string,
    defined: Definitions,
  ): { readonly acts: readonly number[]; readonly length: number } | undefined {
    if (defined.size === 0) return undefined;
    for (const { index } of [...text.slice(0, MAX_SHORT).matchAll(WORD_END)].reverse()) {
      const acts = this.local(text.slice(0, index), undefined, defined);
      if (acts !== undefined) return { acts, length: index };
    }
    return undefined;
  }

  #definitionsOf(act: number): Definitions {
    const known = this.#byAct.get(act);
    if (known !== undefined) return known;
    const found = new Map<string, DefinedName>();
    const [first, end] = this.corpus.provisionsOf(act);
    for (let at = first; at < Math.min(end, first + DEFINING_PROVISIONS); at += 1) {
      for (const [short, name] of definitionsIn(this.corpus.text(at))) if (!found.has(short)) found.set(short, name);
    }
    this.#byAct.set(act, found);
    return found;
  }

  /**
   * "법", "영" and "규칙" name the act, its decree and its rules of one family: in "해운법 시행령", 법 is 해운법 and 규칙 is
   * 해운법 시행규칙; likewise 法, 令 and 規則 in Japan. Known failure: a decree of its own title ("… 규정") whose parent act is
   * defined in its preamble only.
   */
  #inFamily(family: Family, name: string, own: number | undefined, before: readonly number[]): readonly number[] {
    const { language, decree, rules, joint } = family;
    const same = family.same.test(name) ? before[0] : own;
    if (same === undefined) return [];
    const { title } = this.corpus.acts[same]!;
    const base = title.replace(family.subordinate, '');
    const last = name.replace(family.ofOwn, '').split(/\s+/u).at(-1)!;
    if (family.isDecree.test(last)) return this.names.find(`${base}${joint}${decree}`, language);
    if (family.isRules.test(last)) return this.names.find(`${base}${joint}${rules}`, language);
    if (base !== title) return this.names.find(base, language);
    return last === family.act && title.endsWith(family.act) ? [same] : [];
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

/** How an act, its enforcement decree and its enforcement rules are called by one another. */
interface Family {
  readonly language: Language;
  readonly script: RegExp;
  readonly act: string;
  readonly decree: string;
  readonly rules: string;
  readonly joint: string;
  /** The end of a subordinate act's title. */
  readonly subordinate: RegExp;
  readonly isDecree: RegExp;
  readonly isRules: RegExp;
  /** "같은 법 시행령": of the act named before. */
  readonly same: RegExp;
  /** "이 법 시행령": of the text's own act. */
  readonly ofOwn: RegExp;
}

const FAMILIES: readonly Family[] = [
  {
    language: 'ko',
    script: /[가-힣]/u,
    act: '법',
    decree: '시행령',
    rules: '시행규칙',
    joint: ' ',
    subordinate: /\s?시행(?:령|규칙)$/u,
    isDecree: /시행령$|^[영령]$/u,
    isRules: /규칙$/u,
    same: /^(?:같은|동)/u,
    ofOwn: /^(?:이|본)\s?(?=법)/u,
  },
  {
    language: 'ja',
    script: /\p{Script=Han}/u,
    act: '法',
    decree: '施行令',
    rules: '施行規則',
    joint: '',
    subordinate: /施行(?:令|規則)$/u,
    isDecree: /施行令$|^令$/u,
    isRules: /規則$/u,
    same: /^同/u,
    ofOwn: /^(?:この|本)(?=法)/u,
  },
];

const shortOf = (name: string): string => name.replace(/^the\s/u, '').toLowerCase();

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
