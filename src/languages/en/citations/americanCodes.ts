import { pattern } from './patterns';

/**
 * The codes of the United States and its States, as the Bluebook (tables T1, T6 and T10) and those who do without it write them.
 */

/** States of the United States, in full and as lawyers shorten them. */
const STATES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Alabama Ala.|Alaska Alaska|Arizona Ariz.|Arkansas Ark.|California Cal.|Colorado Colo.|Connecticut Conn.|Delaware Del.',
    'Florida Fla.|Georgia Ga.|Hawaii Haw.|Idaho Idaho|Illinois Ill.|Indiana Ind.|Iowa Iowa|Kansas Kan.|Kentucky Ky.',
    'Louisiana La.|Maine Me.|Maryland Md.|Massachusetts Mass.|Michigan Mich.|Minnesota Minn.|Mississippi Miss.|Missouri Mo.',
    'Montana Mont.|Nebraska Neb.|Nevada Nev.|New Hampshire N.H.|New Jersey N.J.|New Mexico N.M.|New York N.Y.',
    'North Carolina N.C.|North Dakota N.D.|Ohio Ohio|Oklahoma Okla.|Oregon Or.|Pennsylvania Pa.|Rhode Island R.I.',
    'South Carolina S.C.|South Dakota S.D.|Tennessee Tenn.|Texas Tex.|Utah Utah|Vermont Vt.|Virginia Va.|Washington Wash.',
    'West Virginia W. Va.|Wisconsin Wis.|Wyoming Wyo.|District of Columbia D.C.|Puerto Rico P.R.',
  ]
    .join('|')
    .split('|')
    .map((pair) => /^(.*?\p{Ll}) (\S+|W\. Va\.)$/u.exec(pair)!.slice(1)),
) as Readonly<Record<string, string>>;

/** What whole codes and their subjects are shortened to. */
const WORDS: Readonly<Record<string, string>> = {
  Annotated: 'Ann.',
  Business: 'Bus.',
  Civil: 'Civ.',
  Commercial: 'Com.',
  Compiled: 'Comp.',
  Consolidated: 'Cons.',
  Corporations: 'Corp.',
  Criminal: 'Crim.',
  Education: 'Educ.',
  Elections: 'Elec.',
  Evidence: 'Evid.',
  Family: 'Fam.',
  Financial: 'Fin.',
  General: 'Gen.',
  Government: 'Gov’t',
  Insurance: 'Ins.',
  Institutions: 'Inst.',
  Labor: 'Lab.',
  Probate: 'Prob.',
  Procedure: 'Proc.',
  Professions: 'Prof.',
  Public: 'Pub.',
  Resources: 'Res.',
  Revised: 'Rev.',
  Statutes: 'Stat.',
  Taxation: 'Tax.',
  Transportation: 'Transp.',
  Utilities: 'Util.',
  Vehicle: 'Veh.',
  Welfare: 'Welf.',
  and: '&',
};

const OWNER = Object.keys(STATES).join('|');
/** "California Penal Code", "Penal Code of California": group 1 or 4 is the State, group 2 or 3 the code. */
const CODE_OF_STATE = pattern(
  `^(?:(?:The )?(${OWNER}) (.{3,60} ?(?:Code|Laws?|Statutes|Annotated)|Code of .{3,60})|(?:The )?(.{3,60} ?(?:Code|Laws?|Statutes)) of (?:the State of )?(${OWNER}))$`,
  'u',
);
/** Behind a code: it is one with notes, which changes no law. */
const ANNOTATED = ' Ann.';

/**
 * What lawyers shorten the code of a State to: "Cal. Penal Code" for the California Penal Code, "Cal. Civ. Proc. Code" for its Code of
 * Civil Procedure, each with "Ann." as well. Known failure: words that are shortened in a State's own way ("N.Y. Veh. & Traf. Law").
 */
export function commonNames({ title }: { readonly title: string }): readonly string[] {
  const match = CODE_OF_STATE.exec(title);
  if (match === null) return [];
  const [, before, behind, ofState, owner] = match;
  const state = STATES[before ?? owner!]!;
  const code = (behind ?? ofState!).replace(/^Code of (.+)$/u, '$1 Code');
  const short = code.replace(/\p{L}+/gu, (word) => WORDS[word] ?? word);
  const inOrder = (behind ?? ofState!)
    .replace(/^Code of /u, 'Code ')
    .replace(/\p{L}+/gu, (word) => WORDS[word] ?? word);
  return [...new Set([code, short, inOrder])].flatMap((name) => [`${state} ${name}`, `${state} ${name}${ANNOTATED}`]);
}

/** The States as one source of patterns, with the United States, and what names an act without them. */
export const AMERICAN_OWNER = [...new Set(Object.values(STATES)), 'U.S.', 'Treas.']
  .map((name) => name.replace(/\./gu, '\\.').replace(/ /gu, '\\s?'))
  .join('|');

/** A code or a compilation that is cited with the number of a title in front, as the source of a pattern. */
export const TITLED_CODE = '(?:(?:Pa|Del|Vt|Me|Okla)\\.\\s?\\p{Lu}|P\\.\\s?R\\.\\s?\\p{Lu}|(?:[A-Z]\\.){3,6}\\s)';

/** Compilations of the laws of States that are cited by their initials, with full stops, and those that are without, too. */
const INITIALS = 'ARS CRS HRS KSA KRS MCL MRSA NRS NJS ORC ORS RSA TCA'.split(' ');
const PLAIN_INITIALS = 'MCLA NCGS NDCC NJSA NMSA OCGA RCW RIGL SDCL'.split(' ');
const dotted = (letters: string): string => letters.replace(/./gu, '$&\\.');
export const COMPILED_INITIALS = `(?:${[...INITIALS, ...PLAIN_INITIALS].map(dotted).join('|')}|${PLAIN_INITIALS.join('|')})`;
/**
 * "K.S.A. 21-5402", "RCW 9A.32.030", "N.Y. C.P.L.R. 3211": initials in front of a number that has parts, as those of such compilations
 * do, but for the plain ones of one code.
 */
export const COMPILATION = `(?:${COMPILED_INITIALS}(?=\\s\\d{1,3}[A-Za-z]?(?:[-.:]\\d{1,5}[A-Za-z]?){1,4}(?![\\p{L}\\p{N}]))|(?:N\\.Y\\.\\s)?(?:${dotted('CPLR')}|CPLR)(?=\\s\\d{3,4}(?!\\d)))`;

/** "27 CFR part 555": the word for a part of a title of the Code of Federal Regulations, or for several. */
const REGULATIONS = '(?:C\\.\\s?F\\.\\s?R\\.|CFR)\\s{0,2}';
export const REGULATIONS_PART = `${REGULATIONS}(?:[Pp]art|[Pp]t\\.)(?=\\s)`;
export const REGULATIONS_PARTS = `${REGULATIONS}(?:[Pp]arts|[Pp]ts\\.)(?=\\s)`;

/** "720 ILCS 5/9-1", "720 Ill. Comp. Stat. Ann. 5/9-1": chapter, act and section; up to the section. Group 1 is the act. */
const COMPILED = '(?:ILCS|Ill\\.\\s?Comp\\.\\s?Stat\\.(?:\\s?Ann\\.)?)';
export const COMPILED_ACT = `${COMPILED}\\s\\d{1,4}\\/(?=\\d)`;

/**
 * The title of an American code, or the act of a compilation, by what stands behind the title's number. The appendix of a title holds
 * other acts than the title: "5 U.S.C. app. § 3".
 */
const CODE =
  /(?:(?<usc>(?:U\.\s?S\.\s?(?:C\.|Code(?!\p{L}))|USC)(?:\s?(?<app>[Aa]pp(?:\.|endix)))?)|(?<cfr>C\.\s?F\.\s?R\.|CFR)|(?:ILCS|Ill\.\s?Comp\.\s?Stat\.(?:\s?Ann\.)?)\s(?<act>\d{1,4})\/)/uy;

/** How a code is named that stands at an offset behind the number of its title; undefined where none does. */
export function codeName(text: string, at: number, title: string): string | undefined {
  CODE.lastIndex = at;
  const match = CODE.exec(text);
  if (match === null) return undefined;
  const { usc, app, act } = match.groups!;
  if (act !== undefined) return `${title} ILCS ${act}`;
  if (app !== undefined) return `${title} U.S.C. app.`;
  return `${title} ${usc === undefined ? match[0] : usc.replace(/U\.\s?S\.\s?Code$/u, 'U.S.C.')}`;
}
