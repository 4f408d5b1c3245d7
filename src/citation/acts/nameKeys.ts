import { stringAt, StringColumnBuilder, type Act, type Language, type StringColumn } from '../../law';
import { looserNames, MAX_NAME, namesOf } from './namesOf';
import { inAnySystem, SYSTEMS, titlesOf } from '../systems';
import { unionActKey, unionActKeys } from './unionActs';

/** What tells no names apart. */
const IGNORED = /[\s·ㆍᆞ‧・･•.,;:/()[\]{}"'“”„‟‘’‚«»「」『』〈〉《》‐‑‒–—−-]+/gu;

/** No language that is written so has spellings of its own. */
const LATIN = /^[\p{Script=Latin}\d]/u;
/** What spells names of acts in more than one way, in letters of its own. */
const RESPELLED = SYSTEMS.flatMap(({ naming }) => naming.respell ?? []);

/** It stands in front of a name, and is no part of it. */
const ARTICLE = new RegExp(`^${inAnySystem('nameArticle')}\\s*`, 'u');

/** A name as it is compared: NFKC, lower case, without blanks, middle dots, punctuation and an English article, in one spelling. */
export function normaliseName(name: string): string {
  const plain = name.slice(0, MAX_NAME).normalize('NFKC').toLowerCase().replace(ARTICLE, '').replace(IGNORED, '');
  return LATIN.test(plain) ? plain : RESPELLED.reduce((spelled, respell) => respell(spelled), plain);
}

/** The form in which names that only citations use are compared. */
export const loosestKey = (name: string, language: Language): string => {
  const loosest = looserNames(name).at(-1) ?? name;
  return titlesOf(language)?.key(loosest) ?? normaliseName(loosest);
};

/** The same in all manners in which languages compare names. */
function loosestKeys(name: string): string[] {
  const loosest = looserNames(name).at(-1) ?? name;
  return [...SYSTEMS.flatMap(({ titles }) => titles?.key(loosest) ?? []), normaliseName(loosest)];
}

/** The keys that a name is looked for by, that of an act of the Union first. */
export function keysOf(name: string, language: Language): string[] {
  const plain = normaliseName(name);
  const inflected = titlesOf(language)?.key(name) ?? plain;
  const keys = inflected === plain ? [plain] : [plain, inflected];
  const union = unionActKey(name);
  return (union === undefined ? keys : [union, ...keys]).filter((key) => key !== '');
}

/** `own`: title and abbreviation. `loose`: any other. `cited`: what only those call the act who cite it. */
export const NAME_KINDS = ['own', 'loose', 'cited'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** The keys that an act is found by, each kind's without doubles. */
export type NameKeys = Readonly<Record<NameKind, readonly string[]>>;

export function nameKeysOf(act: Act): NameKeys {
  const { own, loose } = namesOf(act);
  const keys = (name: string): string[] => keysOf(name, act.language);
  return {
    own: unique(own.flatMap(keys)),
    loose: unique([...loose.flatMap(keys), ...[...own, ...loose].flatMap(unionActKeys)]),
    cited: unique((act.citedAs ?? []).flatMap(loosestKeys)),
  };
}

const unique = (keys: readonly string[]): string[] => [...new Set(keys)];

/** The keys of all acts, a row an act, to be kept on disk: to make those of 6,000 acts takes a quarter of a second. */
export function* packNameKeys(acts: readonly Act[]): Generator<void, StringColumn> {
  const rows = new StringColumnBuilder();
  for (const act of acts) {
    const keys = nameKeysOf(act);
    rows.push(JSON.stringify(NAME_KINDS.map((kind) => keys[kind])));
    yield;
  }
  return rows.finish();
}

/** The keys of an act as {@link packNameKeys} has them; undefined where a row holds no such keys. */
export function keptKeys(rows: StringColumn, act: number): NameKeys | undefined {
  const [own, loose, cited, ...more] = listsIn(stringAt(rows, act));
  if (own === undefined || loose === undefined || cited === undefined || more.length > 0) return undefined;
  return { own, loose, cited };
}

function listsIn(json: string): readonly (readonly string[])[] {
  try {
    const lists: unknown = JSON.parse(json);
    return Array.isArray(lists) && lists.every(isListOfKeys) ? lists : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const isListOfKeys = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((key) => typeof key === 'string');
