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
import type { Attributes } from '../parseXml';
import { addUnionTitle } from '../unionNames';
import { namedPart, settled, unit } from '../unitRole';
import { parseUnitHeading } from '../../units';

/** The kind of a division stands in its title alone: "CHAPTER II", "Abschnitt 1". Known failure: languages without a grammar. */
function division({ number, heading }: UnitFacts): Settled | undefined {
  const parsed = parseUnitHeading(number, 'und');
  const named = parsed?.units[0];
  if (parsed === undefined || named === undefined) return settled('container', '', `${number} ${heading}`.trim());
  const unit = named.kind === 'section' ? ({ ...named, kind: 'division' } as const) : named;
  return { units: [unit], heading: heading === '' ? parsed.heading : heading };
}

/** The title of a division, an annex or a table; outside of these, the act's. */
const title: Role = { role: 'number', take: addUnionTitle, isLine: true };

/** The sign that opens or closes a quotation, by its code point. */
const quotationMark = ({ CODE = '' }: Attributes): Role => {
  const code = /^[\dA-F]{4,5}$/iu.test(CODE) ? Number.parseInt(CODE, 16) : 0;
  return { role: 'printed', before: code === 0 ? '' : String.fromCodePoint(code), after: '' };
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
    ['PREAMBLE PREAMBLE.GEN PROLOG', unit('preamble')],
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
    ['QUOT.START QUOT.END', quotationMark],
    ['ROW DLIST.ITEM', ROW],
    ['CELL TERM DEFINITION', CELL],
    ['QUOT.S', QUOTATION],
  ]),
};
