import type { UnitKind } from '../../../law';
import { matchAt } from '../../citations/engine';
import { COMPILATION, COMPILED_ACT, REGULATIONS_PART, REGULATIONS_PARTS } from './americanCodes';
import { pattern } from './patterns';

/**
 * What a word needs besides its number to be believed, because it counts other things than provisions too. A "bound" one
 * needs the act or the unit around it: "clause 3 of Schedule 2", but of a contract "clause 3". A "led" one needs the act
 * behind it: "S. 34 of the Act", but "BGBl. II S. 34" is a page. A "framed" one needs at
 * least a word that cites ("under r 2"), or a number that only provisions have ("r 3.4"). A "short" one stands alone where
 * no thing is counted behind it: "reg 5 applies", but "art 5 years ago".
 */
export type Weakness = 'short' | 'framed' | 'bound' | 'led';

/** A word for a unit. */
export interface Word {
  readonly kind: UnitKind;
  readonly plural: boolean;
  /** The rulebook's code, where that is the word: GEN 3.3.31. */
  readonly code?: string;
  /** Of a code: whether it is known as one, as any other letters are not. */
  readonly isSure?: boolean;
  readonly weakness?: Weakness;
  /** Where it begins and ends. */
  readonly start: number;
  readonly end: number;
}

interface Form {
  readonly kind: UnitKind;
  readonly weakness?: Weakness;
  readonly one: string;
  readonly many: string;
}

const form = (kind: UnitKind, one: string, many: string, weakness?: Weakness): Form => ({
  kind,
  one,
  many,
  ...(weakness !== undefined && { weakness }),
});

const DIGIT = '(?=\\s\\d)';
/** Behind a dot or a blank. */
const NEAR_DIGIT = '(?:\\.\\s?|(?=\\s))(?=\\s?\\d)';
const BRACKET = '(?=\\s?\\()';
const ROMAN = '(?=\\s[IVXLC]{1,7}[A-D]{0,2}(?![\\p{L}\\p{N}]))';
const SCHEDULE_NUMBER = '(?=\\s[A-Z]{0,2}\\d)';
const AMERICAN =
  '(?:(?:U\\.\\s?S\\.\\s?(?:C\\.(?:\\s?[AS]\\.)?|Code(?=\\s{1,2}(?:§|[Ss]ec|\\d)))|USC[AS]?)(?:\\s?[Aa]pp(?:\\.|endix))?|C\\.\\s?F\\.\\s?R\\.|CFR)';

const ORDER_NUMBER = '(?:[IVXL]{1,7}|\\d{1,3})[A-D]{0,2}';
/**
 * "Order VII Rule 11", "Ord 18, r 19", "O. VII r. 11", "Rule 11 of Order VII": codes of civil procedure count their rules anew
 * in each Order. Without a rule beside it an Order is an act or a decision ("the Harbour Order 2003").
 */
const WITH_RULE = `(?:(?=(?:\\s|(?<=\\.))${ORDER_NUMBER},?\\s(?:[Rr]ules?|RULES?|[Rr]{1,2}\\.?)\\s?\\d)|(?<=[Rr](?:ules?|\\.)?\\s[\\da-zA-Z()]{1,12}\\sof\\s[A-Za-z]{1,5}\\.?)(?=\\s${ORDER_NUMBER}(?![\\p{L}\\p{N}])))`;
const BEHIND_ORDER = `(?<=(?:O(?:rd(?:er)?)?|ORDER)(?:\\.?\\s|\\.)${ORDER_NUMBER},?\\s)`;

/** The words for units, in the singular and the plural; the first that fits counts. */
const FORMS: readonly Form[] = [
  form('part', REGULATIONS_PART, REGULATIONS_PARTS),
  form('section', COMPILED_ACT, '(?!)'),
  form(
    'section',
    `${AMERICAN}(?:\\s{0,2}(?:§(?!§)|[Ss]ec\\.|[Ss]ection(?!s)))?(?!\\s{0,2}(?:§|[Ss]ec))`,
    `${AMERICAN}\\s{0,2}(?:§§|[Ss]ec(?:tions|s\\.))`,
  ),
  form('section', '§(?!§)', '§§'),
  form(
    'section',
    `[Ss]ection|SECTION|[Ss]ec${NEAR_DIGIT}|[Ss]ect\\.(?=\\s?\\d)|(?<!\\p{L}\\.)s\\.|(?<!['’])s${DIGIT}`,
    `[Ss]ections|SECTIONS|[Ss]ecs${NEAR_DIGIT}|[Ss]ects\\.(?=\\s?\\d)|ss\\.|(?<!['’])ss${DIGIT}`,
  ),
  form(
    'section',
    'S(?:\\.(?=\\s?\\d{1,3}(?!\\d))|(?=\\s\\d{1,3}[A-Z]?(?:\\([\\da-zA-Z]{1,3}\\)){0,3}\\s(?:OF|of)\\s))',
    'Ss\\.(?=\\s?\\d)',
    'led',
  ),
  form('rule', '[Rr]ule|RULE|[Rr]egulation', '[Rr]ules|RULES|[Rr]egulations'),
  form('rule', `(?<!\\d\\s\\p{Lu}[\\p{L}.]{0,12}\\s)[Rr]eg\\.?${DIGIT}`, `[Rr]egs\\.?${DIGIT}`, 'short'),
  form('rule', `r${DIGIT}`, `rr${DIGIT}`, 'framed'),
  form('article', '[Aa]rticle|ARTICLE', '[Aa]rticles|ARTICLES'),
  form('article', `[Aa]rt(?:${NEAR_DIGIT}|\\.${ROMAN})`, `[Aa]rts(?:${NEAR_DIGIT}|\\.${ROMAN})`, 'short'),
  form(
    'paragraph',
    `[Ss]ub-?(?:section|rule|regulation|article)|[Ss]ub-?s\\.?${BRACKET}|subs\\.?(?=\\s[(\\d])`,
    `[Ss]ub-?(?:sections|rules|regulations|articles)|[Ss]ub-?ss\\.?${BRACKET}`,
  ),
  form('paragraph', '[Pp]aragraph|[Pp]ara\\.?', '[Pp]aragraphs|[Pp]aras\\.?'),
  form('subparagraph', '[Ss]ub-?paragraph', '[Ss]ub-?paragraphs'),
  form('section', `[Cc]lause|[Cc]l\\.?${DIGIT}`, `[Cc]lauses|[Cc]ll\\.?${DIGIT}`, 'bound'),
  form('subparagraph', '[Ss]ub-?clause', '[Ss]ub-?clauses', 'bound'),
  form('point', '[Pp]oint', '[Pp]oints', 'bound'),
  form('chapter', '[Cc]hapter|CHAPTER', '[Cc]hapters|CHAPTERS'),
  form('chapter', `[Cc]h\\.?${DIGIT}`, `[Cc]hs\\.?${DIGIT}`, 'framed'),
  form('part', 'Part|PART', 'Parts|PARTS'),
  form('part', 'part', 'parts', 'bound'),
  form('part', `[Pp]t(?:${DIGIT}|${ROMAN})`, `[Pp]ts${DIGIT}`, 'framed'),
  form('division', `Division|[Dd]iv${DIGIT}`, `Divisions|[Dd]ivs${DIGIT}`, 'bound'),
  form('subdivision', 'Subdivision|[Ss]ubdiv(?=\\s[A-Z\\d])', 'Subdivisions', 'bound'),
  form('title', '[Tt]itle|TITLE', '[Tt]itles|TITLES', 'bound'),
  form(
    'annex',
    `Schedule|SCHEDULE|Sch\\.?${SCHEDULE_NUMBER}|Annex|Appendix|A[Pp][Pp](?=\\s?\\d)`,
    `Schedules|SCHEDULES|Schs\\.?${DIGIT}|Annexes|Appendices`,
  ),
  form('annex', `schedule|sch\\.?${SCHEDULE_NUMBER}`, `schedules|schs\\.?${DIGIT}`, 'bound'),
  form('container', `(?:Ord(?:er)?|ORDER|O)\\.?${WITH_RULE}`, '(?!)'),
  form('rule', `${BEHIND_ORDER}[Rr](?:\\.|(?=\\s))(?=\\s?\\d)`, `${BEHIND_ORDER}(?:rr|RR)(?:\\.|(?=\\s))(?=\\s?\\d)`),
];

/** Any word for a unit, as the source of a pattern; it may go on in more letters. */
export const ANY_WORD = FORMS.map(({ one, many }) => `${many}|${one}`).join('|');
const WORD = pattern(`(?:${ANY_WORD})(?!\\p{L})`, 'uy');
const FORM = pattern(`(?:${FORMS.map(({ one, many }) => `(${many})|(${one})`).join('|')})(?!\\p{L})`, 'uy');
/** What words have been seen to be: groups by the dozen cost more than what they tell. */
const SEEN = new Map<string, Pick<Word, 'kind' | 'plural' | 'weakness'>>();

/** "GEN 3.3.31": the code of a rulebook is the word for its rules; "4 NB 43.93" is the number of a case. */
const CODE = /(?<!(?<![\p{L}\p{N}.])\d{1,3}\s)[A-Z]{2,8}(?=\s)/uy;
/** "Fed. R. Civ. P. 12(b)(6)", "FRCP 12(b)(6)": the rules of the American courts go by their own name. */
const COURT_RULES = /(?:Fed\.\s?R\.\s?(?:(?:Civ|Crim|App|Bankr)\.\s?P\.|Evid\.)|FR(?:CP|CrP|AP|BP|E))(?=\s\d)/uy;

const COMPILED_LAWS = pattern(COMPILATION, 'uy');

/** The word for a unit at an offset. */
export function unitWordAt(text: string, at: number): Word | undefined {
  const shown = matchAt(WORD, text, at)?.[0];
  if (shown === undefined) return undefined;
  const end = at + shown.length;
  let word = SEEN.get(shown);
  if (word === undefined) SEEN.set(shown, (word = formAt(text, at)));
  const { plural, weakness } = word;
  // "clause (a)" stands in a section, "clause 3" is one.
  const isLettered = word.kind === 'section' && /^[Cc]lause/u.test(shown) && /^\s?\(/u.test(text.slice(end, end + 2));
  const kind = isLettered ? 'paragraph' : word.kind;
  return weakness === undefined ? { kind, plural, start: at, end } : { kind, plural, weakness, start: at, end };
}

function formAt(text: string, at: number): Pick<Word, 'kind' | 'plural' | 'weakness'> {
  const group = matchAt(FORM, text, at)!.findIndex((shown, index) => index > 0 && shown !== undefined) - 1;
  const { kind, weakness } = FORMS[group >> 1]!;
  const word = { kind, plural: group % 2 === 0 };
  return weakness === undefined ? word : { ...word, weakness };
}

/** The word for a unit, or the code of a rulebook. */
export function wordAt(text: string, at: number): Word | undefined {
  const found = unitWordAt(text, at);
  if (found !== undefined) return found;
  const own = matchAt(COURT_RULES, text, at) ?? matchAt(COMPILED_LAWS, text, at);
  const code = (own ?? matchAt(CODE, text, at))?.[0];
  if (code === undefined) return undefined;
  const kind = own === null || isCourtRules(code) ? 'rule' : 'section';
  return { kind, plural: false, code, isSure: own !== null, start: at, end: at + code.length };
}

const isCourtRules = (code: string): boolean => /^F(?:ed\.|R(?:CP|CrP|AP|BP|E)$)/u.test(code);

/**
 * Rules cited by number alone: "for the purposes of 7.1.2(1)", "subject to A4.3.28". Assumes three parts and a bracket, or
 * a letter in front. Known failures: "5.3(1)" is not seen; "B2.4.1" may be a drawing.
 */
export const bareAt = (text: string, at: number): Word | undefined =>
  /^[A-Z]?\d/u.test(text.slice(at, at + 2)) ? { kind: 'rule', plural: false, start: at, end: at } : undefined;
