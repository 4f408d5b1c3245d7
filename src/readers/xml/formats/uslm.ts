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
  TITLE,
  type Dialect,
  type Role,
  type UnitRole,
} from '../dialect';
import { namedPart, orUnnumbered, unit } from '../unitRole';
import { nameCodeTitle } from './codeTitle';
import { MAX_RANGE, unit as pathUnit, unitRange } from '../../../languages';
import type { Attributes } from '../parseXml';
import { statedValidity, type StatedStanding } from '../../standing';

/** What the schema's status attribute says of law that is no longer there. */
const GONE =
  /^(?:repealed|omitted|expired|vacated|terminated|superseded|obsolete|transferred|renumbered|removed|struck|deleted|reserved|vacant)/iu;
/** The attribute has the number without its sign, brackets and full stop. */
const NUMBER_ATTRIBUTE = { name: 'value', write: (number: string): string => number };
const number: Role = { ...NUMBER, take: () => undefined, attribute: NUMBER_ATTRIBUTE.name };

const codeTitle = meta(({ identifier = '' }, act) => nameCodeTitle(identifier, act));

/** The name of a title or a division of an act is none of the act. */
const shortTitle = ({ role = 'act' }: Attributes): Role =>
  role === 'act' ? SHORT_TITLE : { role: 'printed', before: '', after: '' };
const SHORT_TITLE: Role = { role: 'act', take: (text, act) => act.addShortTitle(text) };

const reference = ({ class: style }: Attributes): Role | undefined => (style === 'footnoteRef' ? SKIP : undefined);

/** Where a printed line may be broken within a word. */
const SOFT_HYPHEN = '\u00AD';

/** Which document the data are of. */
const DOCUMENT = 'document';
const kindOfDocument = (kind: string): Role => meta((_, act) => void act.notes.set(DOCUMENT, kind));
const publicLaw = kindOfDocument('law');
const regulations = kindOfDocument('regulations');

/** The number of a title of the Code of Federal Regulations; that of a law is in what it is citable as. */
const documentNumber: Role = {
  role: 'act',
  take: (text, act) => {
    if (act.notes.get(DOCUMENT) !== 'regulations' || !/^\d{1,3}$/u.test(text)) return;
    act.addAbbreviation(`${text} CFR`);
    act.addAlias(`${text} C.F.R.`);
    act.addAlias(`Title ${text}, Code of Federal Regulations`);
  },
};

/** "Public Law 114–254", "Public Law 84–885, as amended". */
const PUBLIC_LAW = /^Public Law (\d{1,3})[-–](\d{1,4})(?:, as amended)?$/u;

/** An act that has no other name in its data than its number and what it was passed for is called by the number. */
const citable: Role = {
  role: 'act',
  take: (text, act) => {
    const [, congress, number] = PUBLIC_LAW.exec(text) ?? [];
    if (congress === undefined) {
      act.addAlias(text);
      return;
    }
    const written = `${congress}-${number!}`;
    if (act.notes.get(DOCUMENT) === 'law') act.addAbbreviation(`Pub. L. ${written}`);
    for (const name of ['Public Law', 'Pub. L.', 'Pub. L. No.']) act.addAlias(`${name} ${written}`);
  },
};

/** In regulations some of what is a note elsewhere is their text: extracts such as lists and forms, examples, notes to a list. */
const note = ({ style = '' }: Attributes): Role => (/:(?:EXTRACT|EXAMPLE|NOTE)$/u.test(style) ? ITEM : SKIP);

/** What joins the numbers of sections that one element has: "4...6", "7a, 7b", "8 to 10", "11 and 12". */
const JOINED = /\s?(\.{3}|…|,|;|to|through|and)\s?/u;

/** A section, or those that one element repeals or leaves out together. */
const section: UnitRole = {
  role: 'unit',
  settle: (facts) => {
    const alone = orUnnumbered(SECTION.settle(facts), facts);
    const [first = '', ...others] = (facts.value ?? '').split(JOINED);
    if (first === '' || others.length < 2) return alone;
    const units = [pathUnit('section', first)];
    for (let at = 0; at + 1 < others.length && units.length < MAX_RANGE; at += 2) {
      const [joint, number] = [others[at]!, others[at + 1]!];
      const isRange = !/^[,;a]/u.test(joint);
      units.push(
        ...(isRange ? unitRange('section', units.at(-1)!.number, number).slice(1) : [pathUnit('section', number)]),
      );
    }
    return { units: [units[0]!, ...units.slice(1)], heading: facts.heading };
  },
};
const SECTION = unit('section');

/** "Repealed. Pub. L. 99-1]" closes the bracket that stands before the number; "In general.—" leads to the text. */
const withoutEnds = (heading: string): string =>
  (heading.includes('[') ? heading : heading.replace(/\]$/u, '')).replace(/(?:\.\s?)?[—–]$/u, '');

function standing({ status = '', startPeriod, endPeriod }: Attributes): StatedStanding {
  return { isRepealed: GONE.test(status), ...statedValidity(startPeriod, endPeriod) };
}

/** United States Legislative Markup, schema 1.0 (Office of the Law Revision Counsel) and 2.0 (Government Publishing Office). */
export const uslm: Dialect = {
  name: 'USLM',
  nesting: {
    acts: new Set(['pLaw']),
    holders: new Set(['collection', 'component']),
    others: new Set(['bill', 'resolution', 'amendment', 'engrossedAmendment', 'presidentialDoc']),
    collections: new Set(['statutesAtLarge']),
  },
  language: 'en',
  numberAttribute: NUMBER_ATTRIBUTE,
  heading: withoutEnds,
  text: (raw) => raw.replaceAll(SOFT_HYPHEN, ''),
  isLeftOut: ({ changed }) => changed === 'deleted',
  standing,
  elements: elements([
    ['uscDoc lawDoc', codeTitle],
    ['pLaw', publicLaw],
    ['cfrDoc', regulations],
    ['dc:title', TITLE],
    ['dc:language', LANGUAGE],
    ['docNumber', documentNumber],
    ['startingProvision endingProvision', { role: 'act', take: (text, act) => act.addVolumeEnd(text) }],
    ['citableAs', citable],
    ['citableAsShortTitle', SHORT_TITLE],
    ['shortTitle', shortTitle],
    ['ref', reference],
    ['meta', DATA],
    ['toc notes sourceCredit source authority footnote page sidenote legislativeHistory endMarker', SKIP],
    ['editorialNote explanationNote editionNote citationNote organizationNote', SKIP],
    ['preface backMatter index ear leftRunningHead rightRunningHead signatures action elided', SKIP],
    ['note', note],
    ['longTitle', namedPart('preface')],
    ['enactingFormula resolvingClause preamble', unit('preamble')],
    ['title', unit('title')],
    ['subtitle subchapter subpart subdivision', unit('subdivision')],
    ['division', unit('division')],
    ['chapter', unit('chapter')],
    ['part', unit('part')],
    ['article', unit('article')],
    ['appendix schedule', unit('annex')],
    ['level appropriations courtRules reorganizationPlans reorganizationPlan', unit('container')],
    ['section', section],
    ['rule courtRule', unit('rule')],
    ['subsection', unit('paragraph')],
    ['paragraph', unit('paragraph', { isItemAfterText: true })],
    ['subparagraph clause subclause item subitem subsubitem listItem', ITEM],
    ['num', number],
    ['heading subheading', HEADING],
    ['p content chapeau continuation crossHeading recital br', BLOCK],
    ['slugLine docTitle officialTitle', BLOCK],
    ['tr row', ROW],
    ['td th entry', CELL],
    ['quotedContent', QUOTATION],
  ]),
};
