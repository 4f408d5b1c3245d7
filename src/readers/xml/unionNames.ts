import type { ActFacts } from './actFacts';

/** "Regulation (EU) 2016/679 of the ...", "Directive 95/46/EC of ...": the name up to the number, which is how it is cited. */
const SHORT_NAME = /^[^\d]{2,80}?(?:No |Nr\.? |n[o°º] )?\d{1,4}\/\d{1,4}(?:\/\p{Lu}{2,8})?(?![\d/])/u;
/** "Commission Implementing Regulation (EU) 2020/1": an act is cited with and without who made it. */
const BEFORE_KIND = /^(?:\p{Lu}\p{L}+\s)+?(?=(?:Regulation|Directive|Decision)\s)/u;

/** "(Text with EEA relevance)" in any language: a note that many acts share, not a name of one. */
const AREA_NOTE = /\s*\([^()]{0,60}(?:EEA|EWR|EEE|EER|EØS|EES|EHP|EMP|SEE|ETA|EGP|EEZ|ЕИП|ΕΟΧ)[^()]{0,20}\)\s*$/u;

/** "REGULATION (EU) 2016/679" is written "Regulation (EU) 2016/679" where it is cited. */
const inMixedCase = (name: string): string =>
  name.replace(/\p{Lu}{4,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());

/** The title of an act of the European Union, and the names that it is cited by. */
export function addUnionTitle(text: string, act: ActFacts): void {
  const title = text.replace(AREA_NOTE, '');
  act.addTitle(title);
  const short = SHORT_NAME.exec(title)?.[0];
  if (short === undefined) return;
  const name = inMixedCase(short);
  act.addAbbreviation(name);
  act.addAlias(name.replace(BEFORE_KIND, ''));
}
