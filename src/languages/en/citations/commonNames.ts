import { matchesOf } from '../../../text';
import { commonNames as codesOfStates } from './americanCodes';

/** What an instrument that everybody knows by its initials begins with, or says in brackets at its end. */
const OF_STATES =
  /^(?:(?:European|International|United Nations)\s)?(?:Treaty|Convention|Charter|Covenant)\s(?:of|on|for)\s/u;
const IN_BRACKETS = /\(((?:United Kingdom )?(?:\p{Lu}[\p{L}-]{1,30}\s){2,5}(?:Regulation|Directive|Act))\)$/u;
/** Whose it is, which nobody says: "Charter of Fundamental Rights of the European Union". */
const OF_UNION = /(?<=^Charter\s.{4,60}) of the European Union$/u;
const UNITED_KINGDOM = /^United Kingdom /u;

/** "Quay Rights Act 1996", "Transfer of Cranes (Protection of Crews) Regulations 2006": a title of the United Kingdom with its year. */
const WITH_YEAR = /^(\p{Lu}.{3,120}?)\s((?:19|20)\d\d)$/u;
const KIND = /(?:Act|Regulations|Rules|Order|Measure)$/u;
const SMALL_WORD = /^(?:and|of|the|for|in|at|on|to|with|etc\.?|&)$/iu;
/** What practitioners call some acts of the United Kingdom, of every year or of one. */
const IN_PRACTICE: Readonly<Record<string, string>> = {
  'Equality Act': 'EqA',
  'Police and Criminal Evidence Act': 'PACE',
  'Transfer of Undertakings (Protection of Employment) Regulations': 'TUPE',
  'Provision and Use of Work Equipment Regulations': 'PUWER',
  'Finance Act': 'FA',
  'Companies Act 2006': 'CA',
  'Insolvency Act 1986': 'IA',
};

/**
 * "ERA 1996" for the Employment Rights Act 1996: with its year alone, because initials are shared by many acts, and three letters at least: CA 1989
 * is the Children Act as well as the Companies Act. Known failure: two acts of one
 * year whose initials are the same are ambiguous.
 */
function withYear(title: string): readonly string[] {
  const [, name, year] = WITH_YEAR.exec(title) ?? [];
  if (name === undefined || !KIND.test(name)) return [];
  const words = name.replace(/\s\([^()]*\)/gu, '').split(/[\s,]+/u);
  const letters = words.filter((word) => word !== '' && !SMALL_WORD.test(word)).map((word) => word[0]!);
  const practice = IN_PRACTICE[title] ?? IN_PRACTICE[name];
  const short = letters.length > 2 && letters.every((letter) => /\p{Lu}/u.test(letter)) ? [letters.join('')] : [];
  return [...short, ...(practice === undefined ? [] : [practice])].map((each) => `${each} ${year!}`);
}

const initials = (name: string): string => matchesOf(/\p{Lu}/gu, name).join('');

/**
 * What lawyers call an act whose source has its full title alone: the codes of States, treaties and what says its short name
 * in brackets by their initials. Examples: TFEU for the Treaty on the Functioning of the European Union; GDPR, EU GDPR and UK
 * GDPR for the two that are "General Data Protection Regulation".
 */
export function commonNames(act: { readonly title: string }): readonly string[] {
  const title = act.title.slice(0, 600).trim();
  const names = [...codesOfStates(act), ...withYear(title)];
  if (OF_STATES.test(title)) {
    const short = title.replace(OF_UNION, '');
    names.push(initials(title), ...(short === title ? [] : [short, 'EU Charter', 'the Charter']));
  }
  const said = IN_BRACKETS.exec(title)?.[1];
  if (said === undefined) return names;
  const ofKingdom = said.replace(UNITED_KINGDOM, '');
  if (ofKingdom !== said) return [...names, `UK ${initials(ofKingdom)}`, `UK ${ofKingdom}`];
  return [...names, initials(said), `EU ${initials(said)}`];
}
