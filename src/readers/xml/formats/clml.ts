import { DAY_NOT_SET, type UnitKind } from '../../../law';
import {
  BLOCK,
  CELL,
  DATA,
  elements,
  GROUP,
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
  type UnitFacts,
} from '../dialect';
import { settled, unit } from '../unitRole';
import { unitNumber } from '../unitNumber';
import { addUnionTitle } from '../unionNames';
import type { Attributes } from '../parseXml';
import { statedValidity, type StatedStanding } from '../../standing';

/** What a first-level provision is called says its id: an act has sections, an instrument regulations, articles or rules. */
const KINDS: Readonly<Record<string, UnitKind>> = {
  section: 'section',
  article: 'article',
  regulation: 'rule',
  rule: 'rule',
};

const firstLevelKind = ({ attributes }: UnitFacts): UnitKind => {
  const word = /^[a-z]+/u.exec(attributes['id'] ?? '')?.[0] ?? '';
  return word === 'schedule' ? 'paragraph' : (KINDS[word] ?? 'section');
};

/** Law that is enacted and not commenced is "Prospective"; mostly no day is known, and none is stated. */
const startOf = ({ Status, RestrictStartDate = '' }: Attributes): string | undefined =>
  RestrictStartDate === '' && Status === 'Prospective' ? DAY_NOT_SET : RestrictStartDate;

const dated = meta((attributes, act) => {
  act.startsOn(startOf(attributes));
  act.endsOn(attributes['RestrictEndDate']);
});

function standing(attributes: Attributes): StatedStanding {
  const { Status = '', RestrictEndDate } = attributes;
  return { isRepealed: /^(?:Repealed|Dead)$/u.test(Status), ...statedValidity(startOf(attributes), RestrictEndDate) };
}

/** The title: of domestic law, or of law of the Union that was kept. */
const knownTitle: Role = { role: 'act', take: addUnionTitle };

/** A numbered block of the law of the Union: a recital, or with a heading a division of an annex. */
const division: Role = {
  role: 'unit',
  settle: ({ number, heading }) => settled(heading === '' ? 'paragraph' : 'division', unitNumber(number), heading),
};

/** What stands on an act's first page and is no provision: its dates and its long title. */
const FIRST_PAGE: Role = { role: 'act', take: () => undefined };

/** Crown Legislation Markup Language (legislation.gov.uk): acts, instruments and retained law of the Union. */
export const clml: Dialect = {
  name: 'CLML',
  language: 'en',
  standing,
  itemNumber: (number) => (/^\w{1,8}$/u.test(number) ? `(${number})` : number),
  elements: elements([
    ['Legislation', dated],
    ['dc:title MultilineTitle', knownTitle],
    ['dc:language', LANGUAGE],
    ['ukm:Metadata', DATA],
    [
      'Contents Commentaries Commentary CommentaryRef Versions Resources ExplanatoryNotes EarlierOrders SignedSection',
      SKIP,
    ],
    ['Footnotes Footnote FootnoteRef MarginNotes MarginNoteRef Annotations Correction', SKIP],
    ['ComingIntoForceHeading', BLOCK],
    ['DateOfEnactment LongTitle SubjectInformation Approved LaidDraft MadeDate LaidDate ComingIntoForce', FIRST_PAGE],
    ['PrimaryPreamble SecondaryPreamble EUPreamble', unit('preamble')],
    ['Group EUPart Part', unit('part')],
    ['EUTitle', unit('title')],
    ['Chapter EUChapter', unit('chapter')],
    ['EUSection', unit('division')],
    ['EUSubsection', unit('subdivision')],
    ['Pblock PsubBlock', unit('container')],
    // It only gathers the schedules, which are cited without it.
    ['Schedules', { role: 'unit', settle: () => undefined }],
    ['Schedule Appendix Attachment', unit('annex')],
    ['Division', division],
    ['P1group P2group P3group', GROUP],
    ['P1', unit('section', { kindOf: firstLevelKind })],
    ['P2', unit('paragraph')],
    ['P3 P4 P5 P6 P7 ListItem', ITEM],
    ['Number Pnumber', NUMBER],
    ['Title Subtitle', HEADING],
    ['Text Para EnactingText IntroductoryText Reference br', BLOCK],
    ['PersonName JobTitle Department DateSigned', BLOCK],
    ['tr', ROW],
    ['td th', CELL],
    ['BlockAmendment BlockExtract', QUOTATION],
  ]),
};
