import type { Language, PathUnit } from '../../law';
import type { ActFacts } from './actFacts';
import type { Attributes } from './parseXml';
import type { StatedStanding } from '../standing';

/** What a unit's elements say of it, as far as they were read. White space is collapsed. */
export interface UnitFacts {
  readonly attributes: Attributes;
  /** As printed: "Article 5", "(1)", "제5조"; empty when it is not. */
  readonly number: string;
  /** The number alone, where an attribute of the number's element states it. */
  readonly value?: string | undefined;
  readonly heading: string;
  /** The texts of its {@link field} elements by name; those that come several times in order. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** The source behind the unit's start tag, at most 2,000 characters. */
  readonly following: string;
}

/** Which unit an element turned out to be. */
export interface Settled {
  /** One, or those that "§§ 3 bis 6" covers; children and text belong to the last. */
  readonly units: readonly [PathUnit, ...PathUnit[]];
  readonly heading: string;
  /** Text of the unit that stood in one of its fields. */
  readonly text?: string;
  /** What its fields say of its being in force; it goes before what its attributes say. */
  readonly standing?: StatedStanding;
  /** Where elements do not nest as the units do: 1 is the outermost, and a unit ends where one of its level or above begins. */
  readonly level?: number;
}

export interface UnitRole {
  readonly role: 'unit';
  /** The unit, or undefined where the element is none: what it holds then belongs to the unit around it. */
  readonly settle: (facts: UnitFacts) => Settled | undefined;
  /** Whether it is a list item where the unit around it has a lead-in before it. */
  readonly isItemAfterText?: boolean;
  /** Whether it is a document of its own: what that says of itself, its names and dates, is not the act's. */
  readonly isDocument?: boolean;
}

export type TakeText = (text: string, act: ActFacts) => void;
export type ReadAttributes = (attributes: Attributes, act: ActFacts) => void;

/** What an element is to a reader of law. */
export type Role =
  | UnitRole
  /**
   * Its text is the number of the unit or list item that it stands in; outside of these it says something of the act.
   * `attribute` has the number without what is printed around it; `isLine` says that where it numbers nothing it is a line.
   */
  | { readonly role: 'number'; readonly take: TakeText; readonly attribute?: string; readonly isLine?: boolean }
  /** Its text is the heading of the unit or group that it stands in; outside of these, the act's title. */
  | { readonly role: 'heading' }
  /** Its text is kept for `settle`, and is not the unit's text. `isNumber` says that it states the unit's number, or a part of it. */
  | { readonly role: 'field'; readonly name: string; readonly isNumber: boolean }
  /** Its text says something of the act; inside a unit it is the unit's text as well. */
  | { readonly role: 'act'; readonly take: TakeText; readonly read?: ReadAttributes }
  /** Its attributes say something of the act. */
  | { readonly role: 'meta'; readonly read: ReadAttributes }
  /** Data about the act or the file: what no role of `act`, `meta` or `field` takes of it is not read. */
  | { readonly role: 'data' }
  /** Its heading is that of the units in it. */
  | { readonly role: 'group' }
  /** A line of its own; `isMarked` says that a numbered paragraph may begin with it: "(1) text". */
  | { readonly role: 'block'; readonly isMarked?: boolean }
  /** Plain text whose lines may begin units, as in a text file. */
  | { readonly role: 'lines' }
  /** A list item, its number on the same line. */
  | { readonly role: 'item' }
  /** A list item's number, where it stands beside the item. */
  | { readonly role: 'label' }
  | { readonly role: 'row' }
  | { readonly role: 'cell' }
  /** What stands around or in place of its text as attributes say: quotation marks. */
  | { readonly role: 'printed'; readonly before: string; readonly after: string }
  /** Law that is quoted: units in it are text. */
  | { readonly role: 'quotation' }
  /** Not the act's text: tables of contents, notes. */
  | { readonly role: 'skip' };

/** The role of an element that depends on its attributes. */
export type RoleByAttributes = (attributes: Attributes) => Role | undefined;

/** How a format puts several documents into one file: local names of elements. */
export interface Nesting {
  readonly acts: ReadonlySet<string>;
  /** What may hold several acts. */
  readonly holders: ReadonlySet<string>;
  /** Documents that are no acts; where they stand among acts they are left out. */
  readonly others: ReadonlySet<string>;
  /** What is nothing but the documents in it: a gazette. Its covers and prefaces are no law. */
  readonly collections: ReadonlySet<string>;
}

/** How one format writes an act. Elements that are not named are part of the text around them. */
export interface Dialect {
  /** The format's name, as problems call it. */
  readonly name: string;
  /** The language of acts that state none. */
  readonly language?: Language;
  /** By qualified name, and where that is not there by local name. */
  readonly elements: ReadonlyMap<string, Role | RoleByAttributes>;
  /** Whether attributes say of an element that nothing in it is the text: the struck words of a bill. */
  readonly isLeftOut?: (attributes: Attributes) => boolean;
  /** What a unit's attributes say of its being in force. */
  readonly standing?: (attributes: Attributes, act: ActFacts) => StatedStanding;
  /** Whether words stand without blanks between them, so that white space between elements is only the file's layout. */
  readonly isWrittenSolid?: boolean;
  /** The attribute that states a unit's number, of the unit's element or of its number's, and how it writes one. */
  readonly numberAttribute?: { readonly name: string; readonly write: (number: string) => string };
  /** The elements of whole acts, and those that may hold several of them; local names. */
  readonly nesting?: Nesting;
  /** Running text without the markup of others that stands in it. */
  readonly text?: (raw: string) => string;
  /** A heading without what repeats the unit's number. */
  readonly heading?: (heading: string) => string;
  /** A list item's number as a drafter writes it, where the format leaves out its brackets. */
  readonly itemNumber?: (number: string) => string;
}

/** The elements of a dialect: names separated by blanks, and the role they share. */
export function elements(
  roles: readonly (readonly [names: string, role: Role | RoleByAttributes])[],
): ReadonlyMap<string, Role | RoleByAttributes> {
  return new Map(roles.flatMap(([names, role]) => names.split(' ').map((name) => [name, role] as const)));
}

/** What an element is, by its qualified name or its local one, and its attributes. */
export function roleOf({ elements, isLeftOut }: Dialect, name: string, attributes: Attributes): Role | undefined {
  if (isLeftOut?.(attributes) === true) return SKIP;
  const colon = name.indexOf(':');
  const role = elements.get(name) ?? (colon < 0 ? undefined : elements.get(name.slice(colon + 1)));
  return typeof role === 'function' ? role(attributes) : role;
}

export const NUMBER: Extract<Role, { role: 'number' }> = { role: 'number', take: (text, act) => act.addAlias(text) };
export const HEADING: Role = { role: 'heading' };
export const GROUP: Role = { role: 'group' };
export const BLOCK: Role = { role: 'block' };
export const MARKED_BLOCK: Role = { role: 'block', isMarked: true };
export const LINES: Role = { role: 'lines' };
export const ITEM: Role = { role: 'item' };
export const LABEL: Role = { role: 'label' };
export const ROW: Role = { role: 'row' };
export const CELL: Role = { role: 'cell' };
export const QUOTATION: Role = { role: 'quotation' };
export const DATA: Role = { role: 'data' };
export const SKIP: Role = { role: 'skip' };
export const TITLE: Role = { role: 'act', take: (text, act) => act.addTitle(text) };
export const ALIAS: Role = { role: 'act', take: (text, act) => act.addAlias(text) };
export const LANGUAGE: Role = { role: 'act', take: (text, act) => act.setLanguage(text) };

export const field = (name: string): Role => ({ role: 'field', name, isNumber: false });
export const numberField = (name: string): Role => ({ role: 'field', name, isNumber: true });
export const meta = (read: ReadAttributes): Role => ({ role: 'meta', read });
