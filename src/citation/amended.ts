import type { LocatedCitation, Reading } from './reading';
import { inAnySystem } from './systems';

/** Behind an act or a provision: that what follows changes it. */
const AMENDED = new RegExp(inAnySystem('amended'), 'u');
/** In front of what a line is about: its number, the number of its article, a word for "in". */
const LINE_HEAD = /(?:^|\n)[ \t\u3000#*>]{0,8}(?:[(（]?[\p{L}\d]{1,4}[.)）][ \t]{0,3}){0,2}$/u;
/** At the end of a citation that says that it is of the very unit that it stands in. */
const OF_OWN = new RegExp(`(?<![\\p{Script=Latin}])${inAnySystem('ownText')}\\s{1,2}\\p{L}{1,20}$`, 'u');
/** How far in front of a citation its line is looked at. */
const LOOK_BACK = 32;

/** Words in front of what a command changes, behind the number of its line. */
const COMMAND_HEAD = new RegExp(
  `^[ \\t\\u3000#*>]{0,8}(?:[(（]?[\\p{L}\\d]{1,4}[.)）°][ \\t]{0,3}){0,2}(?:${inAnySystem('commandStart')}\\s?)?$`,
  'u',
);
/** Behind it, on its line. */
const COMMAND = new RegExp(inAnySystem('command'), 'u');
/** How far behind a provision a command says what is done to it. */
const COMMAND_LENGTH = 200;

/**
 * Whether a citation without an act is what a command of a bill changes: "2. In § 44 Absatz 1 werden die Wörter gestrichen".
 * Whatever acts the bill has named meanwhile, it is of the act that the bill amends.
 *
 * Assumption: a command begins its line with what it changes, whatever the numbers in front of it. A line of new law in a quotation may
 * read so, too; it is of that act as well, but what it cites may be new.
 */
export function isCommanded(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  return beginsLine(text, start) && COMMAND.test(/^[^\n]*/u.exec(text.slice(end, end + COMMAND_LENGTH))![0]);
}

function beginsLine(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  const head = before.slice(before.lastIndexOf('\n') + 1);
  // A line that begins further in front begins with something else.
  return head.length < LOOK_BACK && COMMAND_HEAD.test(head);
}

/** Whether what stands at one offset begins the line of another one. */
export const beginsLineOf = (text: string, start: number, at: number): boolean =>
  at - start < COMMAND_LENGTH && beginsLine(text, start) && !text.slice(start, at).includes('\n');

/** Where in a text it says that it amends what it named, from an offset on; undefined where it does not. */
export function amendedAt(text: string, from: number, to: number): number | undefined {
  const found = AMENDED.exec(text.slice(from, to));
  return found === null ? undefined : from + found.index;
}

/**
 * Says of law that amends other law what its citations mean: behind "Section 2802 of the Health Act is amended— (1) in
 * subsection (a)", subsections are those of what it amends, though its own act may have some of their numbers.
 *
 * Known failure: what follows an amendment in the same provision and means that provision.
 */
export class AmendingLaw {
  #from: number | undefined;

  constructor(private readonly text: string) {}

  read(located: LocatedCitation): LocatedCitation {
    const { citation } = located;
    if (citation.anchor !== 'here' || OF_OWN.test(citation.text)) return located;
    this.#from ??= amendedAt(this.text, 0, this.text.length) ?? Number.POSITIVE_INFINITY;
    if (citation.start < this.#from) return located;
    return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing: citation.text, source: 'untold' };
  }
}

/** In front of the name of an act, with what opens it. */
const ARTICLE = new RegExp(`^(?:${inAnySystem('lineArticle')}|「)\\s{0,2}`, 'u');

/** The line in front of an offset, without its number and its article: what it is about stands at its beginning. */
export const lineBefore = (text: string, at: number): string =>
  text
    .slice(text.lastIndexOf('\n', at - 1) + 1, at)
    .replace(/^[ \t\u3000#*>]{0,8}(?:[(（]?[\p{L}\d]{1,4}[.)）][ \t]{0,3}){0,2}/u, '')
    .replace(ARTICLE, '');

/**
 * Follows what a draft says that it amends: "Section 6 of the Quay Act 2001 is amended as follows", "§ 5 wird wie folgt
 * geändert". What stands below, "in subsection (1)", counts from there, until it says so of another provision.
 *
 * Assumption: the line begins with the provision. Known failure: a memorandum that quotes such words and goes on about
 * its own subject; what it then cites without an act is found there, or told as not certain.
 */
export class AmendedProvision {
  #first: LocatedCitation | undefined;
  #end = 0;

  constructor(
    private readonly text: string,
    private readonly reading: Reading,
  ) {}

  /** Reads the words between the last citation and an offset. */
  readTo(offset: number): void {
    const { text, reading } = this;
    const first = this.#first;
    if (first !== undefined && amendedAt(text, this.#end, offset) !== undefined) {
      const { act, path } = first;
      reading.amended = act === undefined || path === undefined ? undefined : { act, path };
    }
    if (text.slice(this.#end, offset).includes('\n')) this.#first = undefined;
  }

  add(located: LocatedCitation): void {
    const { start, end } = located.citation;
    const isFirst = LINE_HEAD.test(this.text.slice(Math.max(0, start - LOOK_BACK), start));
    if (isFirst) this.#first = located;
    this.#end = end;
  }
}
