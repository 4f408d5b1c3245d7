import { ECONOMIC_AREA, PACKS } from '../../languages';
import type { ActFacts } from './actFacts';

/** "Regulation (EU) 2016/679 of the ...", "Directive 95/46/EC of ...": the name up to the number, which is how it is cited. */
const SHORT_NAME = /^[^\d]{2,84}?\d{1,4}\/\d{1,4}(?:\/\p{Lu}{2,8})?(?![\d/])/u;
/** "Commission Implementing Regulation (EU) 2020/1": an act is cited with and without who made it. */
const MAKERS = PACKS.flatMap(({ unionActs }) => unionActs?.maker ?? []);

/** "(Text with EEA relevance)" in any language: a note that many acts share, not a name of one. */
const AREA_NOTE = new RegExp(`\\s*\\([^()]{0,60}${ECONOMIC_AREA}[^()]{0,20}\\)\\s*$`, 'u');

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
  act.addAlias(MAKERS.reduce((rest, maker) => rest.replace(maker, ''), name));
}
