import { basename, dirname, extname } from 'node:path';
import { PACKS } from '../languages';
import { romanOf, toActKey, type Act, type Language } from '../law';

/** What a source says its act is called; empty where it does not. */
export interface NamedAct {
  readonly title: string;
  readonly abbreviation: string;
  /** Other names found in the source, such as a slug. */
  readonly others: readonly string[];
  /** Which of several volumes of the act it is, where each is a source of its own; default: it is the whole. */
  readonly volume?: string;
}

const MAX_TITLE = 1000;
/** Short names in brackets are at most this long. */
const MAX_SHORT_NAME = 100;
/** A short title has no date and no source in it ("Artikel 1 des Gesetzes v. 1. 1. 2000"). */
const SHORT_TITLE = /^\p{Lu}[\p{L} '’-]{2,80}$/u;
const BEHIND_NUMBER = PACKS.flatMap(({ ownNames }) => ownNames?.behindNumber ?? []);
/** "Ley 39/2015, de 1 de octubre, ...", "Loi n° 78-17 du 6 janvier": what a numbered act is cited by. */
const NUMBERED = new RegExp(`^\\p{L}[^\\d,]{2,60}\\d{1,4}[/-]\\d{1,4}(?=,|\\s(?:${BEHIND_NUMBER.join('|')})\\s)`, 'u');
/** What a number belongs to rather than a name: "Act 5 of 2019", "2019 c. 5", "135 Stat. 3", "H.R. 9". */
const COUNTED = /(?:^|\s)\p{Ll}+\.?$|^\d|\.$/u;
/** So many books a code has at most. */
const MOST_BOOKS = 20;

/**
 * An abbreviation of law: no blank-separated sentence, at least two capitals or a capital and a digit ("BGB", "SGB 5").
 * Figures with a single letter are a publisher's code ("05G0104").
 */
const isAbbreviation = (name: string): boolean =>
  name.length <= 40 &&
  /\p{Lu}.*[\p{Lu}\d]/u.test(name) &&
  !/^\d+\p{L}\d+$/u.test(name) &&
  name.split(/\s+/u).length <= 3 &&
  !/[;:]/u.test(name);

/** The text in the brackets that end a title, and the title without them. Brackets inside are allowed. */
function trailingBrackets(title: string): { before: string; inside: string } | undefined {
  if (!title.endsWith(')')) return undefined;
  let depth = 0;
  for (let at = title.length - 1; at > 0; at -= 1) {
    if (title[at] === ')') depth += 1;
    else if (title[at] === '(') depth -= 1;
    if (depth === 0) return { before: title.slice(0, at).trim(), inside: title.slice(at + 1, -1).trim() };
  }
  return undefined;
}

/** "Kurztitel - ABK" as its parts; a name without a spaced dash as itself. */
const shortNames = (inside: string): string[] =>
  inside
    .split(/\s+[-–—]\s+|\s*;\s*/u)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= MAX_SHORT_NAME);

/**
 * Names under which an abbreviation is cited though it is not written so: without its year ("StVO 2013" is cited as
 * StVO, "Quay Act, 2010" as Quay Act), and with a Roman number ("SGB 5" is cited as SGB V).
 * Known failure: two acts that differ in the year alone share the short form; the resolver then finds both.
 */
function variants(abbreviation: string): string[] {
  const match = /^(.*[^\s,]),?\s+(\d{1,4})$/u.exec(abbreviation);
  if (match === null) return [];
  const [, stem, digits] = match as unknown as [string, string, string];
  if (COUNTED.test(stem)) return [];
  if (digits.length === 4) return [stem];
  const book = Number(digits);
  return book > 0 && book <= MOST_BOOKS ? [`${stem} ${romanOf(book).toUpperCase()}`] : [];
}

/** The act, from its names; a file name stands in where the source names none. */
export function nameAct(named: NamedAct, language: Language, file: string): Act {
  const found = new Set(named.others);
  let title = named.title.slice(0, MAX_TITLE).replace(/\s+/gu, ' ').trim();
  let { abbreviation } = named;
  for (let brackets = trailingBrackets(title); brackets !== undefined; brackets = trailingBrackets(title)) {
    const names = shortNames(brackets.inside);
    const last = names.at(-1);
    if (last === undefined || brackets.before === '') break;
    const isName = isAbbreviation(last) || last === abbreviation;
    if (!isName) {
      names.filter((name) => SHORT_TITLE.test(name)).forEach((name) => found.add(name));
      break;
    }
    names.forEach((name) => found.add(name));
    if (abbreviation === '') abbreviation = last;
    title = brackets.before;
  }
  const numbered = NUMBERED.exec(title)?.[0];
  if (numbered !== undefined) found.add(numbered);
  if (title === '') title = abbreviation === '' ? fileTitle(file) : abbreviation;
  [...variants(abbreviation), ...[...found].flatMap(variants)].forEach((name) => found.add(name));
  const aliases = [...found].filter((name) => name !== '' && name !== title && name !== abbreviation);
  const { volume = '' } = named;
  const key = toActKey(`${abbreviation === '' ? title : abbreviation} ${volume}`);
  return { key, title, abbreviation, aliases, language, file };
}

/** `…/b/bgb/index.md` is "bgb", `…/harbour-act.md` is "harbour-act". */
function fileTitle(file: string): string {
  const name = basename(file, extname(file));
  return /^(?:index|readme)$/iu.test(name) ? basename(dirname(file)) : name;
}
