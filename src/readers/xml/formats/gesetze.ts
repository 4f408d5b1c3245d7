import {
  BLOCK,
  CELL,
  DATA,
  elements,
  field,
  ITEM,
  LABEL,
  MARKED_BLOCK,
  numberField,
  ROW,
  SKIP,
  type Dialect,
  type Role,
  type Settled,
  type UnitFacts,
} from '../dialect';
import { collapse } from '../textLines';
import { slug } from '../../../text';
import { parseUnitHeading } from '../../units';

/** Articles and sections stand below every division. */
const BASIC_LEVEL = 100;
/** A division's rank is a number of three digits for each level above it and its own: "010020" is the second inside the first. */
const DIGITS_PER_LEVEL = 3;

const one = (fields: UnitFacts['fields'], name: string): string => collapse((fields.get(name) ?? []).join(' ')).trim();

/** What stands beside the divisions although it is no annex: the closing formula, the table of contents. */
const BESIDE_DIVISIONS = /^(?:schlu(?:ss|ß)formel|inhalts(?:übersicht|verzeichnis))/iu;

/** A norm is a division, an article or section, or (without any number) the act itself. */
function norm({ fields }: UnitFacts): Settled | undefined {
  const name = one(fields, 'enbez');
  if (name !== '') return unitOf(name, one(fields, 'titel'), BASIC_LEVEL);
  const division = one(fields, 'gliederungsbez');
  const title = one(fields, 'gliederungstitel');
  if (division === '' && title === '') return undefined;
  const rank = Math.ceil(one(fields, 'gliederungskennzahl').length / DIGITS_PER_LEVEL);
  return unitOf(division, title, Math.min(Math.max(rank, 1), BASIC_LEVEL - 1));
}

function unitOf(name: string, heading: string, level: number): Settled {
  const parsed = parseUnitHeading(name, 'de');
  const [first, ...others] = parsed?.units ?? [];
  if (first === undefined) {
    const words = `${name} ${heading}`.trim();
    const own = BESIDE_DIVISIONS.test(words) ? 1 : level;
    return { units: [{ kind: 'container', number: slug(words) }], heading: words, level: own };
  }
  const isOutermost = first.kind === 'annex' || first.kind === 'preamble';
  return {
    units: [first, ...others],
    heading: heading === '' ? parsed!.heading : heading,
    level: isOutermost ? 1 : level,
  };
}

const abbreviation: Role = { role: 'act', take: (text, act) => act.addAbbreviation(text) };

/** The norms of one act side by side, as the portal of the German Federal Ministry of Justice publishes them. */
export const gesetze: Dialect = {
  name: 'gesetze-im-internet',
  language: 'de',
  elements: elements([
    ['norm', { role: 'unit', settle: norm }],
    ['metadaten', DATA],
    ['jurabk amtabk', abbreviation],
    ['langue', { role: 'act', take: (text, act) => act.addTitle(text) }],
    ['kurzue', { role: 'act', take: (text, act) => act.addAlias(text) }],
    ['standtyp', { role: 'act', take: (text, act) => (act.isRepealed ||= /^Auf(?:h|geh)/u.test(text)) }],
    ['ausfertigung-datum zitstelle', { role: 'act', take: (text, act) => act.madeIn(text) }],
    ['standkommentar', { role: 'act', take: (text, act) => /^Neu(?:ge)?fass/u.test(text) && act.madeIn(text) }],
    ['enbez', numberField('enbez')],
    ['titel', field('titel')],
    ['gliederungskennzahl', field('gliederungskennzahl')],
    ['gliederungsbez', numberField('gliederungsbez')],
    ['gliederungstitel', field('gliederungstitel')],
    ['fussnoten Footnotes FnR FnArea noindex TOC', SKIP],
    ['P', MARKED_BLOCK],
    ['DL', BLOCK],
    ['DT', LABEL],
    ['DD', ITEM],
    ['LA Title Subtitle Ident pre', BLOCK],
    ['BR', BLOCK],
    ['row', ROW],
    ['entry', CELL],
  ]),
};
