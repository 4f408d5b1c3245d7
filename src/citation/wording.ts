import { isDay, type Citation, type Day } from '../law';
import { PACKS, plainQuantities } from '../languages';
import type { TextSpan } from '../text';
import { inAnySystem, SYSTEMS } from './systems';

/** How far in front of a citation and behind it the words stand, in UTF-16 code units. */
const IN_FRONT = 24;
const BEHIND = 120;
/** How far around a citation its sentence may speak of the law of another day, in UTF-16 code units. */
const NEARBY = 100;

/** The same where the words name its version: the clause behind, and what stands right in front. */
const CLAUSE_LENGTH = 160;
const VERSION_FRONT = 60;

/** Between a citation and the words: what closes it, the bracket that opens them. */
const GAP = '[)\\]]?[,、]?\\s{0,2}[(（\\[]?';
const FORMER = inAnySystem('formerBehind');
const DATED = inAnySystem('datedBehind');

/** "the former section 5", "der frühere § 5", "l'ancien article 5", "개정 전 제5조". */
export const FORMER_IN_FRONT = new RegExp(`(?<!\\p{Script=Latin})${inAnySystem('formerInFront')}\\s{0,2}$`, 'iu');
/** Right behind a name, its first group: "상법(2020. 1. 1. 개정되기 전의 것)". */
export const FORMER_NOTE = new RegExp(`^[^\\p{L}\\p{N}(（]{0,2}([(（]${FORMER}[^()（）]{0,20}[)）]?)`, 'u');
const FORMER_BEHIND = new RegExp(`^${GAP}${FORMER}`, 'u');
const FORMER_IN_BRACKETS = new RegExp(`[(（\\[]${FORMER}`, 'u');
const FORMER_INSIDE = new RegExp(`\\s${FORMER}`, 'u');
export const ALL_FORMER_INSIDE = new RegExp(FORMER_INSIDE, 'gu');
export const FORMER_LIST = new RegExp(`\\s${FORMER}[^.;:()]{0,80}:\\s`, 'u');
const FORMER_NEARBY = new RegExp(inAnySystem('formerNearby'), 'u');
const DATED_BEHIND = new RegExp(`^${GAP}${DATED}`, 'u');
const DATED_INSIDE = new RegExp(`\\s${DATED}`, 'u');
const VERSION_BEHIND = new RegExp(`(?<!\\p{L})(?:${inAnySystem('versionBehind')})`, 'u');
const VERSION_IN_FRONT = new RegExp(`(?<!\\p{Script=Latin})${inAnySystem('versionInFront')}\\s{0,2}$`, 'u');
/** The rest of a clause: a date may have full stops in it, and a paragraph ends at a blank line. */
const CLAUSE = /^(?:[^.;\n]|(?<=\d|(?<!\p{L})\p{L})\.|\.(?=\S)|\n(?![ \t]*\n))*/u;
export const COMMENCEMENT = new RegExp(inAnySystem('commencement'), 'u');
const COMING_NEARBY = new RegExp(inAnySystem('comingNearby'), 'u');
const OTHER_ACT = new RegExp(inAnySystem('otherAct'), 'u');

const WORDINGS_OF_DAY = SYSTEMS.flatMap(({ naming }) => naming.wordingOfDay ?? []);

/** What is asked of the words around each citation, in all languages. */
export const WORDING_PATTERNS: readonly RegExp[] = [
  FORMER_IN_FRONT,
  FORMER_NOTE,
  FORMER_BEHIND,
  FORMER_IN_BRACKETS,
  FORMER_INSIDE,
  ALL_FORMER_INSIDE,
  FORMER_LIST,
  FORMER_NEARBY,
  DATED_BEHIND,
  DATED_INSIDE,
  VERSION_BEHIND,
  VERSION_IN_FRONT,
  CLAUSE,
  COMMENCEMENT,
  COMING_NEARBY,
  OTHER_ACT,
  ...WORDINGS_OF_DAY,
];

/** The source of a pattern: that what is quoted beside a citation are its words, in any language. */
export const LAW_SAYS = inAnySystem('says');

/** How far in front of a quotation and behind it a bill says that its words are new, in UTF-16 code units. */
const SAID_NEW = 240;
/** What closes a quotation, and opens one. */
const NEW_IN_FRONT = new RegExp(`${inAnySystem('newWording')}[:—–\\s>*_„“”"«»‹›「『‘’-]{0,16}$`, 'iu');
const NEW_BEHIND = new RegExp(`^[“”"»«›‹」』’.]{0,3}\\s{0,3}${inAnySystem('newWordingBehind')}`, 'iu');
const ENDS_WITH_COLON = /:[\s>*_„“”"«»‹›「『‘’]{0,12}$/u;

/**
 * Whether a bill says that the words of a quotation are to be those of what it cites in front of it: they are not law yet,
 * and cannot be found there. The words that they take the place of can.
 *
 * @param isCommanded whether the bill commands a change of what is cited: a colon behind that leads to its new words
 */
export function isNewWording(text: string, from: number, quoted: TextSpan, isCommanded: boolean): boolean {
  const gap = text.slice(Math.max(from, quoted.start - SAID_NEW), quoted.start);
  if (NEW_IN_FRONT.test(gap) || (isCommanded && ENDS_WITH_COLON.test(gap))) return true;
  return NEW_BEHIND.test(text.slice(quoted.end, quoted.end + SAID_NEW));
}

/** How far in front of a provision and behind it a bill says that it puts it in, in UTF-16 code units. */
const SAID_INSERTED = 60;
const INSERTED_IN_FRONT = new RegExp(`(?<!\\p{Script=Latin})${inAnySystem('inserts')}\\s{0,2}$`, 'iu');
const INSERTED_BEHIND = new RegExp(`^${inAnySystem('insertedBehind')}`, 'u');
const INSERTED_INSIDE = new RegExp(inAnySystem('insertedBehind'), 'u');

/**
 * Where a text says of a provision that it puts it in: in front of it, or behind: "there is inserted section 7A of the Quay Act 2001",
 * "section 7A of the Quay Act 2001, as inserted by this Act". Undefined where it does not. Known failure: a word for "new" that is said of
 * what is long there.
 */
export function insertedWordsOf(text: string, citation: Citation): 'in-front' | 'behind' | undefined {
  const { start, end } = citation;
  if (INSERTED_IN_FRONT.test(text.slice(Math.max(0, start - SAID_INSERTED), start))) return 'in-front';
  const isBehind = INSERTED_BEHIND.test(text.slice(end, end + SAID_INSERTED));
  return isBehind || besideName(citation).some((part) => INSERTED_INSIDE.test(part)) ? 'behind' : undefined;
}

/**
 * Where the words stand with which a text says that a citation means former law: in front of it, which in a list holds for
 * what follows; in a note on its provision, which holds for that alone; or behind, which holds for the list that it ends.
 */
export type FormerWords = 'in front' | 'in a note' | 'behind';

/**
 * Whether a text says of a citation that it means former law, which a corpus of present law cannot tell anything about:
 * "§ 5 HafG a.F.", "section 5 as originally enacted", "section 5 (repealed) of the Harbour Act". Words of any language
 * count, because law is cited across languages.
 *
 * Assumption: the words stand right beside the citation, or beside the act's name in it. Known failures: words further
 * away ("Vor der Reform galt § 5 HafG"), and a corpus that holds the former wording, too.
 */
export function formerWordsOf(text: string, citation: Citation): FormerWords | undefined {
  const { start, end } = citation;
  if (FORMER_BEHIND.test(text.slice(end, end + BEHIND))) return 'behind';
  if (FORMER_IN_FRONT.test(text.slice(Math.max(0, start - IN_FRONT), start))) return 'in front';
  const beside = besideName(citation);
  if (beside.some((part) => FORMER_IN_BRACKETS.test(part))) return 'in a note';
  const isInside = beside.some((part) => FORMER_INSIDE.test(part));
  const [inFront, ...behind] = beside as [string, ...string[]];
  const isOfName = behind.length > 0 && FORMER_IN_FRONT.test(inFront.slice(-IN_FRONT));
  return isInside || isOfName ? 'behind' : undefined;
}

/**
 * Whether a text names the wording that it cites, by a day or by what changed it: "§ 5 HafG in der Fassung der
 * Bekanntmachung vom 3. Mai 2002". It may be the present one, or one that had what the present one lacks.
 */
export const namesWording = (text: string, citation: Citation): boolean =>
  DATED_BEHIND.test(text.slice(citation.end, citation.end + BEHIND)) ||
  besideName(citation).some((each) => DATED_INSIDE.test(each));

/** The day whose wording a text says that a citation means: "§ 5 HafG in der Fassung vom 3. Mai 2015". */
export function dayOfWording(text: string, { end }: TextSpan): Day | undefined {
  const behind = text.slice(end, end + BEHIND);
  for (const { citations, quantities = plainQuantities } of PACKS) {
    const said = citations?.naming.wordingOfDay?.exec(behind)?.[0];
    const day = said === undefined ? undefined : quantities.quantities(said).at(-1)?.date;
    if (day !== undefined && isDay(day)) return day;
  }
  return undefined;
}

/**
 * Where a text says that a citation means the wording of some day, with the numbers that it had then: "§ 5 HafG ist in der
 * bis zum 1. Mai 2001 geltenden Fassung anzuwenden". Undefined where it does not.
 *
 * Assumption: the words stand in the clause behind the citation, up to the next one, or right in front of it. Known
 * failures: words in that clause that are of something else, and words in another sentence.
 *
 * @param next where the next citation begins
 */
export function versionWordsOf(text: string, citation: Citation, next = Infinity): FormerWords | undefined {
  const { start, end } = citation;
  const [clause] = CLAUSE.exec(text.slice(end, Math.min(next, end + CLAUSE_LENGTH)))!;
  if (VERSION_BEHIND.test(clause) || besideName(citation).some((each) => VERSION_BEHIND.test(each))) return 'behind';
  if (VERSION_IN_FRONT.test(text.slice(Math.max(0, start - VERSION_FRONT), start))) return 'in front';
  return formerWordsOf(text, citation);
}

/** What a citation says besides the name of its act, in front of the name and behind it: a title may hold any words. */
const besideName = ({ act, text }: Citation): readonly string[] => ('name' in act ? text.split(act.name) : [text]);

/**
 * Whether a text speaks of former law near a citation: "§ 80 ist aufgehoben", "die damalige Regelung". It may speak of a
 * decision, or of another provision.
 */
export const speaksOfFormerLaw = (text: string, at: TextSpan): boolean => FORMER_NEARBY.test(around(text, at));

/**
 * Whether a text speaks of coming law near a citation: "section 5, which comes into force on 1 July", "시행 예정인 제5조".
 * Known failure: the words speak of another provision near it.
 */
export const speaksOfComingLaw = (text: string, at: TextSpan): boolean => COMING_NEARBY.test(around(text, at));

const EXTRACTS = SYSTEMS.flatMap(({ naming }) => naming.extract ?? []);

/** Whether the heading of an annex says that it holds what another instrument says of its act as it was then. */
export const saysExtract = (heading: string): boolean => EXTRACTS.some((extract) => extract.test(heading));

const AMENDING_TITLES = SYSTEMS.flatMap(({ naming }) => naming.amendingTitle ?? []);

/** Whether the title of an act says that it changes others: what its articles changed stands there. */
export const saysChange = (title: string): boolean => AMENDING_TITLES.some((amending) => amending.test(title));

const TREATY_TITLES = SYSTEMS.flatMap(({ naming }) => naming.treatyTitle ?? []);

/** Whether the title of an act says that it approves a treaty. */
export const saysTreaty = (title: string): boolean => TREATY_TITLES.some((treaty) => treaty.test(title));

/** Whether a provision speaks of an act that is not its own, known or not: "der Handwerksordnung", "「상법」". */
export const speaksOfOtherActs = (text: string): boolean => OTHER_ACT.test(text);

const around = (text: string, { start, end }: TextSpan): string =>
  text.slice(Math.max(0, start - NEARBY), end + NEARBY);
