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
} from '../dialect';
import { namedPart, unit } from '../unitRole';
import type { Attributes } from '../parseXml';
import { statedValidity, type StatedStanding } from '../../standing';

/** What the schema's status attribute says of law that is no longer there. */
const GONE =
  /^(?:repealed|omitted|expired|vacated|terminated|superseded|obsolete|transferred|renumbered|removed|struck)/iu;
/** `/us/usc/t42`: a title of the United States Code, which is cited by its number. */
const CODE_TITLE = /^\/us\/usc\/t(\d{1,3}[a-z]?)$/iu;

/** The attribute has the number without its sign, brackets and full stop. */
const NUMBER_ATTRIBUTE = { name: 'value', write: (number: string): string => number };
const number: Role = { ...NUMBER, attribute: NUMBER_ATTRIBUTE.name };

const document = meta(({ identifier = '' }, act) => {
  const number = CODE_TITLE.exec(identifier)?.[1];
  if (number === undefined) return;
  act.addAbbreviation(`${number.toUpperCase()} U.S.C.`);
  act.addAlias(`${number.toUpperCase()} USC`);
  act.addAlias(`Title ${number.toUpperCase()}, United States Code`);
});

function standing({ status = '', startPeriod, endPeriod }: Attributes): StatedStanding {
  return { isRepealed: GONE.test(status), ...statedValidity(startPeriod, endPeriod) };
}

/** United States Legislative Markup, schema 1.0 (Office of the Law Revision Counsel) and 2.0 (Government Publishing Office). */
export const uslm: Dialect = {
  name: 'USLM',
  language: 'en',
  numberAttribute: NUMBER_ATTRIBUTE,
  standing,
  elements: elements([
    ['uscDoc lawDoc pLaw', document],
    ['dc:title', TITLE],
    ['dc:language', LANGUAGE],
    ['citableAs shortTitle', ALIAS],
    ['meta', DATA],
    ['toc notes note sourceCredit footnote page legislativeHistory', SKIP],
    ['preface', namedPart('preface')],
    ['enactingFormula preamble', unit('preamble')],
    ['title', unit('title')],
    ['subtitle subchapter subpart subdivision', unit('subdivision')],
    ['division', unit('division')],
    ['chapter', unit('chapter')],
    ['part', unit('part')],
    ['article', unit('article')],
    ['appendix schedule', unit('annex')],
    ['level', unit('container')],
    ['section courtRule', unit('section')],
    ['rule', unit('rule')],
    ['subsection', unit('paragraph')],
    ['paragraph', unit('paragraph', { isItemAfterText: true })],
    ['subparagraph clause subclause item subitem subsubitem listItem', ITEM],
    ['num', number],
    ['heading subheading', HEADING],
    ['p content chapeau continuation crossHeading', BLOCK],
    ['tr row', ROW],
    ['td th entry', CELL],
    ['quotedContent', QUOTATION],
  ]),
};
