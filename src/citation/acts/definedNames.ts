import type { Corpus, Language, LegalSystem } from '../../law';
import type { ActFamily, Naming } from '../../languages';
import { ACROSS_CASES, inAnySystem, namingOf, SYSTEMS } from '../systems';
import { matchesOf } from '../../text';
import type { ActNames } from './actNames';
import { closingYear, withoutYear } from './variants';

/** Provisions of an act looked through for its definitions: they stand at its beginning. */
export const DEFINING_PROVISIONS = 60;
/** How far in front of a definition the act's name may begin, in UTF-16 units. */
const WINDOW = 160;

/** Short names are at most this long, in UTF-16 units. */
const MAX_SHORT = 44;
const WORD_END = /(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/gu;
/** Date and gazette between an act's name and the bracket that defines its short name. */
const ADDENDA = new RegExp(`(?:\\s{1,2}(?:${inAnySystem('addendum')}|\\([^()]{0,80}\\))){1,3}$`, 'u');

/** The text in front of a definition, from which the corpus picks the full name. */
const nameBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - WINDOW), at)
    .trimEnd()
    .replace(ADDENDA, '');

interface DefinedName {
  readonly name: string;
  readonly language: Language;
  /** Of an abbreviation in mere brackets: what the title of its act has. */
  readonly capitals?: RegExp;
}

/** Short names of acts with their full names; keys are lower case and without "the". */
export type Definitions = ReadonlyMap<string, DefinedName>;

/** The short names that a text gives to acts. */
export function definitionsIn(text: string): Definitions {
  const found = new Map<string, DefinedName>();
  for (const { grammar, naming } of SYSTEMS) {
    for (const [short, name] of [...inBrackets(text, naming), ...inSentences(text, naming)]) {
      found.set(short.toLowerCase(), { name, language: grammar.system });
    }
  }
  return found;
}

/** A short name and the full one. */
type Definition = readonly [short: string, name: string];

function inBrackets(text: string, { definition }: Naming): readonly Definition[] {
  if (definition === undefined || !text.includes(definition.sign)) return [];
  return matchesOf(definition.pattern, text).flatMap((match): readonly Definition[] => {
    const inside = match.length > 2 ? match[1] : undefined;
    const name = inside ?? (definition.nameBefore ?? nameBefore)(text, match.index);
    return name === undefined ? [] : [[match.at(-1)!, name]];
  });
}

/** Behind the title of an act, in a draft: its abbreviation, in capitals or with a small letter between them, and perhaps its year. */
const ABBREVIATED = /(?<=[\p{L}\d])\s\(((?:\p{Lu}\p{Ll}{0,8}){2,8}(?:\s(?:1[6-9]|20)\d\d)?)\)/gu;

/**
 * The short names that a draft gives to acts, by {@link definitionsIn} or in mere brackets: "the Quay and Lamp Act 1991 (QLA)". What
 * stands in front of such a bracket has to be a title that the corpus knows, of which the capitals are letters, in their order.
 */
export function draftDefinitionsIn(text: string): Definitions {
  const found = new Map(definitionsIn(text));
  for (const { 1: short, index } of text.includes('(') ? matchesOf(ABBREVIATED, text) : []) {
    const key = short!.toLowerCase();
    if (!found.has(key))
      found.set(key, { name: nameBefore(text, index), language: ACROSS_CASES, capitals: capitalsOf(short!) });
  }
  return found;
}

/** A pattern of what has the capitals of an abbreviation in their order, in any case. */
const capitalsOf = (short: string): RegExp => new RegExp(matchesOf(/\p{Lu}/gu, short).join('.*'), 'iu');

function inSentences(text: string, { sentenceDefinition: definition }: Naming): readonly Definition[] {
  if (definition === undefined || !text.includes(definition.sign)) return [];
  return matchesOf(definition.pattern, text).flatMap((match): readonly Definition[] => {
    const name = definition.nameAt(text, match.index + match[0].length);
    return name === undefined ? [] : [[match[1]!, name]];
  });
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
   * The acts that a short name means in a document that does not define it; see {@link local}.
   * @param system of the citation that has the short name
   * @param own the act that the text belongs to; undefined for a draft
   * @param before the acts named last before the short name
   */
  find(name: string, system: LegalSystem, own: number | undefined, before: readonly number[]): readonly number[] {
    const { family } = namingOf(system);
    if (family === undefined) {
      const found = this.#byHead(shortOf(name), system, own, before);
      // "the Charter" of a draft that has no other: what all call the one so.
      return found.length > 0 || own !== undefined || !ARTICLE.test(name) ? found : this.names.find(name, system);
    }
    // A draft is of no act: there 영 is the decree of the act named last.
    const same = family.same.test(name) ? before[0] : (own ?? before[0]);
    return same === undefined ? [] : this.#inFamily(family, name, system, same);
  }

  /** The acts that the text or its document defines a name to mean; undefined where neither defines it. */
  local(name: string, own: number | undefined, defined: Definitions): readonly number[] | undefined {
    const ofOwn = own === undefined ? undefined : this.#definitionsOf(own);
    const definitionOf = (short: string): DefinedName | undefined => defined.get(short) ?? ofOwn?.get(short);
    const short = shortOf(name);
    const year = closingYear(short)?.year;
    // "(im Folgenden: Gesetz)", "des Gesetzes"
    const full =
      definitionOf(short) ??
      definitionOf(short.replace(CASE_ENDING, '')) ??
      (year === undefined ? undefined : definitionOf(withoutYear(short)));
    if (full !== undefined && year !== undefined && (closingYear(full.name)?.year ?? year) !== year) return undefined;
    if (full === undefined) return undefined;
    const acts = this.names.find(full.name, full.language);
    const found = acts.length > 0 ? acts : (this.names.findEnding(full.name, full.language)?.acts ?? []);
    const { capitals } = full;
    if (capitals === undefined) return found;
    const abbreviated = found.filter((act) => capitals.test(this.corpus.acts[act]!.title));
    return abbreviated.length > 0 ? abbreviated : undefined;
  }

  /** The longest beginning of a text, in whole words, that a draft defines to mean an act. */
  findBeginning(
    text: string,
    defined: Definitions,
  ): { readonly acts: readonly number[]; readonly length: number } | undefined {
    if (defined.size === 0) return undefined;
    for (const { index } of matchesOf(WORD_END, text.slice(0, MAX_SHORT)).reverse()) {
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
  #inFamily(family: ActFamily, name: string, system: LegalSystem, same: number): readonly number[] {
    const { decree, rules, joint } = family;
    const { title } = this.corpus.acts[same]!;
    const base = title.replace(family.subordinate, '');
    const last = name.replace(family.ofOwn, '').split(/\s+/u).at(-1)!;
    if (family.isDecree.test(last)) return this.names.find(`${base}${joint}${decree}`, system);
    if (family.isRules.test(last)) return this.names.find(`${base}${joint}${rules}`, system);
    if (base !== title) return this.names.find(base, system);
    return last === family.act && title.endsWith(family.act) ? [same] : [];
  }

  /**
   * "the Act", "des Gesetzes": the act named last when its title says so; the act that a decree's own title carries out
   * ("Verordnung zur Durchführung des Hafengesetzes"); the document's own. Known failure: a decree whose title does not
   * name its act ("Hafenverordnung"), which ends as `act-not-in-corpus`.
   */
  #byHead(short: string, system: LegalSystem, own: number | undefined, before: readonly number[]): readonly number[] {
    const head = short.replace(CASE_ENDING, '');
    const last = before.filter((act) => isOfKind(this.corpus.acts[act]!.title, head));
    if (last.length > 0 || own === undefined) return last;
    const { title } = this.corpus.acts[own]!;
    if (isOfKind(title, head)) return [own];
    const { carriedOut } = namingOf(system);
    for (const match of carriedOut === undefined ? [] : matchesOf(carriedOut, title)) {
      const parent = this.names.findBeginning(title.slice(match.index + match[0].length), system);
      if (parent?.acts.some((act) => isOfKind(this.corpus.acts[act]!.title, head)) === true) return parent.acts;
    }
    return [];
  }
}

/** Of the genitive of a noun. */
const CASE_ENDING = /(?<=\p{L}{5})e?s$/u;

const ARTICLE = new RegExp(`^${inAnySystem('nameArticle')}`, 'u');
/** A name without the article in front of it: "the Act". */
export const bareName = (name: string): string => name.replace(ARTICLE, '');
const shortOf = (name: string): string => bareName(name).toLowerCase();

/** Where a title goes over from what the act is to what it is about. */
const SUBJECT = new RegExp(`\\s${inAnySystem('subject')}\\s.*$`, 'u');

/** What a title says that its act is, in front of what it says it is about. */
export const headOfTitle = (title: string): string => title.replace(SUBJECT, '');

/** Whether an act is what the word says: "Harbour Act 1990" an "act", "Bürgerliches Gesetzbuch" no "gesetz". */
function isOfKind(title: string, head: string): boolean {
  const words =
    headOfTitle(title)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => word === head || (head.length > 4 && word.endsWith(head)));
}
