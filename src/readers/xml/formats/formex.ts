import {
  BLOCK,
  CELL,
  DATA,
  elements,
  HEADING,
  ITEM,
  LANGUAGE,
  meta,
  NUMBER,
  QUOTATION,
  ROW,
  SKIP,
  type Dialect,
  type Role,
  type Settled,
  type UnitFacts,
} from '../dialect';
import { namedPart, settled, unit } from '../unitRole';
import { parseUnitHeading } from '../../units';

/** "Regulation (EU) 2016/679 of the ...", "Directive 95/46/EC of ...": the name up to the number, which is how it is cited. */
const SHORT_NAME = /^[^\d]{2,80}?(?:No |Nr\.? |n[o°º] )?\d{1,4}\/\d{1,4}(?:\/\p{Lu}{2,8})?(?![\d/])/u;

/** "(Text with EEA relevance)" in any language: a note that many acts share, not a name of one. */
const AREA_NOTE = /\s*\([^()]{0,60}(?:EEA|EWR|EEE|EER|EØS|EES|EHP|EMP|SEE|ETA|EGP|EEZ|ЕИП|ΕΟΧ)[^()]{0,20}\)\s*$/u;

/** "REGULATION (EU) 2016/679" is written "Regulation (EU) 2016/679" where it is cited. */
const inMixedCase = (name: string): string =>
  name.replace(/\p{Lu}{4,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());

/** The kind of a division stands in its title alone: "CHAPTER II", "Abschnitt 1". Known failure: languages without a grammar. */
function division({ number, heading }: UnitFacts): Settled | undefined {
  const parsed = parseUnitHeading(number, 'und');
  const named = parsed?.units[0];
  if (parsed === undefined || named === undefined) return settled('container', '', `${number} ${heading}`.trim());
  const unit = named.kind === 'section' ? ({ ...named, kind: 'division' } as const) : named;
  return { units: [unit], heading: heading === '' ? parsed.heading : heading };
}

/** The title of a division or an annex; outside of these, the act's. */
const title: Role = {
  role: 'number',
  take: (text, act) => {
    act.addTitle(text.replace(AREA_NOTE, ''));
    const short = SHORT_NAME.exec(text)?.[0];
    if (short !== undefined) act.addAbbreviation(inMixedCase(short));
  },
};

const consolidation = meta((attributes, act) => {
  act.startsOn(attributes['START.DATE']);
  act.endsOn(attributes['END.DATE']);
});

/** Formex 4 (Publications Office of the European Union): acts, annexes and consolidated acts. */
export const formex: Dialect = {
  name: 'Formex',
  elements: elements([
    ['TI', title],
    ['LG.DOC', LANGUAGE],
    ['INFO.CONSLEG', consolidation],
    ['BIB.INSTANCE BIB.DATA INFO.PROD FAM.COMP', DATA],
    ['NOTE TOC', SKIP],
    ['PREAMBLE', unit('preamble')],
    ['CONSID', unit('paragraph')],
    ['DIVISION GR.SEQ', { role: 'unit', settle: division }],
    ['ARTICLE', unit('article')],
    ['PARAG', unit('paragraph')],
    ['FINAL', namedPart('final')],
    ['ANNEX CONS.ANNEX', unit('annex')],
    ['TI.ART NO.PARAG NO.P', NUMBER],
    ['STI STI.ART', HEADING],
    ['ITEM', ITEM],
    ['ALINEA P VISA GR.CONSID.INIT PREAMBLE.INIT PREAMBLE.FINAL LIST TXT', BLOCK],
    ['ROW', ROW],
    ['CELL', CELL],
    ['QUOT.S', QUOTATION],
  ]),
};
