import {
  ALIAS,
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
import { namedPart, unit } from '../unitRole';
import { MAX_RANGE, unit as pathUnit, unitRange } from '../../units/unitHeading';
import type { Attributes } from '../parseXml';
import { statedValidity, type StatedStanding } from '../../standing';

/** What the schema's status attribute says of law that is no longer there. */
const GONE =
  /^(?:repealed|omitted|expired|vacated|terminated|superseded|obsolete|transferred|renumbered|removed|struck)/iu;
/** `/us/usc/t42`: a title of the United States Code, which is cited by its number; `/us/usc/t28a` is the appendix of one. */
const CODE_TITLE = /^\/us\/usc\/t(\d{1,3})(a?)$/iu;

/** The attribute has the number without its sign, brackets and full stop. */
const NUMBER_ATTRIBUTE = { name: 'value', write: (number: string): string => number };
const number: Role = { ...NUMBER, take: () => undefined, attribute: NUMBER_ATTRIBUTE.name };

const document = meta(({ identifier = '' }, act) => {
  const [, number, letter] = CODE_TITLE.exec(identifier) ?? [];
  if (number === undefined) return;
  const part = letter === '' ? '' : ' App.';
  act.addAbbreviation(`${number} U.S.C.${part}`);
  act.addAlias(`${number} USC${part}`);
  if (part === '') act.addAlias(`Title ${number}, United States Code`);
});

/** The name of a title or a division of an act is none of the act. */
const shortTitle = ({ role = 'act' }: Attributes): Role =>
  role === 'act' ? ALIAS : { role: 'printed', before: '', after: '' };

const reference = ({ class: style }: Attributes): Role | undefined => (style === 'footnoteRef' ? SKIP : undefined);

/** What joins the numbers of sections that one element has: "4...6", "7a, 7b", "8 to 10", "11 and 12". */
const JOINED = /\s?(\.{3}|…|,|;|to|through|and)\s?/u;

/** A section, or those that one element repeals or leaves out together. */
const section: UnitRole = {
  role: 'unit',
  settle: (facts) => {
    const alone = SECTION.settle(facts);
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
  standing,
  elements: elements([
    ['uscDoc lawDoc pLaw', document],
    ['dc:title', TITLE],
    ['dc:language', LANGUAGE],
    ['citableAs', ALIAS],
    ['shortTitle', shortTitle],
    ['ref', reference],
    ['meta', DATA],
    ['toc notes note sourceCredit footnote page sidenote legislativeHistory endMarker', SKIP],
    ['preface longTitle', namedPart('preface')],
    ['enactingFormula resolvingClause preamble', unit('preamble')],
    ['signatures action', namedPart('conclusions')],
    ['title', unit('title')],
    ['subtitle subchapter subpart subdivision', unit('subdivision')],
    ['division', unit('division')],
    ['chapter', unit('chapter')],
    ['part', unit('part')],
    ['article', unit('article')],
    ['appendix schedule', unit('annex')],
    ['level courtRules reorganizationPlans reorganizationPlan', unit('container')],
    ['section', section],
    ['rule courtRule', unit('rule')],
    ['subsection', unit('paragraph')],
    ['paragraph', unit('paragraph', { isItemAfterText: true })],
    ['subparagraph clause subclause item subitem subsubitem listItem', ITEM],
    ['num', number],
    ['heading subheading', HEADING],
    ['p content chapeau continuation crossHeading recital br', BLOCK],
    ['slugLine congress session docTitle officialTitle', BLOCK],
    ['tr row', ROW],
    ['td th entry', CELL],
    ['quotedContent', QUOTATION],
  ]),
};
