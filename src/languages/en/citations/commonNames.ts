import { commonNames as codesOfStates } from './americanCodes';

/** What an instrument that everybody knows by its initials begins with, or says in brackets at its end. */
const OF_STATES =
  /^(?:(?:European|International|United Nations)\s)?(?:Treaty|Convention|Charter|Covenant)\s(?:of|on|for)\s/u;
const IN_BRACKETS = /\(((?:United Kingdom )?(?:\p{Lu}[\p{L}-]{1,30}\s){2,5}(?:Regulation|Directive|Act))\)$/u;
/** Whose it is, which nobody says: "Charter of Fundamental Rights of the European Union". */
const OF_UNION = /(?<=^Charter\s.{4,60}) of the European Union$/u;
const UNITED_KINGDOM = /^United Kingdom /u;

const initials = (name: string): string => [...name.matchAll(/\p{Lu}/gu)].join('');

/**
 * What lawyers call an act whose source has its full title alone: the codes of States, treaties and what says its short name
 * in brackets by their initials. Examples: TFEU for the Treaty on the Functioning of the European Union; GDPR, EU GDPR and UK
 * GDPR for the two that are "General Data Protection Regulation".
 */
export function commonNames(act: { readonly title: string }): readonly string[] {
  const title = act.title.slice(0, 600).trim();
  const names = [...codesOfStates(act)];
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
