import type { ActFacts } from '../actFacts';
import {
  ALIAS,
  BLOCK,
  CELL,
  DATA,
  elements,
  GROUP,
  HEADING,
  ITEM,
  meta,
  NUMBER,
  QUOTATION,
  ROW,
  SKIP,
  TITLE,
  type Dialect,
  type Role,
  type UnitFacts,
  type UnitRole,
} from '../dialect';
import { namedPart, orUnnumbered, settled, unit } from '../unitRole';
import { nameCodeTitle } from './codeTitle';
import type { Attributes } from '../parseXml';
import { statedValidity, type StatedStanding } from '../../standing';
import { unitNumber } from '../unitNumber';

/** The first of these behind a section's start tag says whether it groups articles or is itself what is cited. */
const FIRST_INSIDE =
  /<(?:\w+:)?(article|subsection|paragraph|content|intro|list|alinea|clause|point)[\s/>]|<\/(?:\w+:)?section>/u;
/** What the text of a section begins with; what begins with something else, such as a chapter, only groups others. */
const OWN_TEXT = /^\s*<(?:\w+:)?(?:subsection|paragraph|content|intro|list|alinea|clause|point)[\s>]/u;
/** `art_5__para_1`: the number of the innermost component; "nn" stands for none. */
const NUMBER_IN_EID = /_(?!nn)([^_]+)$/u;

const eIdOf = (attributes: Attributes): string | undefined =>
  attributes['eId'] ?? attributes['wId'] ?? attributes['id'];

const groupsArticles = ({ following }: UnitFacts): boolean => FIRST_INSIDE.exec(following)?.[1] === 'article';
const SECTION = unit('section', { kindOf: (facts) => (groupsArticles(facts) ? 'division' : 'section') });

/** A section groups articles in some traditions and is divided into subsections in others. */
const section: UnitRole = {
  ...SECTION,
  settle: (facts) => {
    const known = SECTION.settle(facts);
    return !groupsArticles(facts) && OWN_TEXT.test(facts.following) ? orUnnumbered(known, facts) : known;
  },
};

/** Where no number is printed, the eId may have one. */
const paragraph: UnitRole = {
  role: 'unit',
  isItemAfterText: true,
  settle: ({ attributes, number, heading }) => {
    const known = number === '' ? (NUMBER_IN_EID.exec(eIdOf(attributes) ?? '')?.[1] ?? '') : unitNumber(number);
    return settled('paragraph', known, heading);
  },
};

/** What an `hcontainer` is called that is one of the units which have an element elsewhere: the regulations of an instrument. */
const NAMED_CONTAINERS: Readonly<Record<string, Role>> = {
  regulation: unit('rule'),
  rule: unit('rule'),
  article: unit('article'),
  section: unit('section'),
  paragraph,
  subsection: paragraph,
  schedule: unit('annex'),
  annex: unit('annex'),
  appendix: unit('annex'),
  chapter: unit('chapter'),
  part: unit('part'),
  // It only gathers the schedules, which are cited without it.
  schedules: { role: 'unit', settle: () => undefined },
};

/** What is attached to an act to explain it; the names are those of the format's own list. */
const EXPLAINS = /memorandum|explanatory/iu;
const EXPLANATION = /^\s*<(?:\w+:)?doc\s[^>]{0,2000}name\s*=\s*["'][^"'>]{0,80}(?:memorandum|explanatory)/iu;
const doc = ({ name = '' }: Attributes): Role | undefined => (EXPLAINS.test(name) ? SKIP : undefined);

const ANNEX = unit('annex');
const annex: UnitRole = {
  ...ANNEX,
  settle: (facts) => (EXPLANATION.test(facts.following) ? undefined : ANNEX.settle(facts)),
  isDocument: true,
};

/** A component holds an annex, an act of its own, or points to another component. */
const component: UnitRole = {
  ...annex,
  settle: (facts) =>
    /^\s*<(?:\w+:)?(?:act|bill|documentRef)[\s/>]/u.test(facts.following) ? undefined : annex.settle(facts),
};

const hcontainer = ({ name = '' }: Attributes): Role => NAMED_CONTAINERS[name.toLowerCase()] ?? unit('container');

/** Outside of every unit it says nothing of the act. */
const number: Role = { ...NUMBER, take: () => undefined };

const shortTitle: Role = { role: 'act', take: (text, act) => act.addShortTitle(text) };

/** A name that is one word in small letters is that of a kind of act, as identifiers have it: `publicLaw`, `usc`. */
const KIND_NAME = /^\p{Ll}[\p{L}\d_-]*$/u;

const name = meta(({ value = '', shortForm = '' }, act) => {
  if (!KIND_NAME.test(value)) act.addAlias(value);
  act.addAlias(shortForm);
});

const uri = meta(({ value = '' }, act) => {
  nameCodeTitle(value, act);
  act.identify(value.replace(/^\/+/u, ''));
});

/** An alias may be a title (`name="title"`, `shortTitle`), an abbreviation, or a code of its publisher. */
const alias = meta(({ value = '', name = '' }, act) => {
  if (/title$/iu.test(name)) act.addKnownTitle(value);
  else act.addAlias(value);
});

const event = meta((attributes, act) => {
  const id = eIdOf(attributes);
  const { date, type } = attributes;
  if (id !== undefined && date !== undefined) act.notes.set(`#${id}`, date);
  if (type === 'repeal') act.endsOn(date);
  if (type === 'generation') act.startsOn(date);
});

/** The first is of the work itself; those of its expressions tell of versions. */
const made = meta(({ date = '' }, act) => {
  if (!act.notes.has('made')) act.madeIn(date);
  act.notes.set('made', date);
});

const temporalGroup = meta((attributes, act) => act.notes.set('group', eIdOf(attributes) ?? ''));

const timeInterval = meta(({ start, end }, act) => {
  const group = act.notes.get('group') ?? '';
  if (start !== undefined) act.notes.set(`#${group}.start`, act.notes.get(start) ?? '');
  if (end !== undefined) act.notes.set(`#${group}.end`, act.notes.get(end) ?? '');
});

const quotedText = ({ startQuote = '', endQuote = '' }: Attributes): Role => ({
  role: 'printed',
  before: startQuote,
  after: endQuote,
});

function standing({ status, period }: Attributes, { notes }: ActFacts): StatedStanding {
  const isRepealed = status === 'removed';
  if (period === undefined) return { isRepealed };
  return { isRepealed, ...statedValidity(notes.get(`${period}.start`), notes.get(`${period}.end`)) };
}

/** Akoma Ntoso 3.0 (OASIS LegalDocML): acts, bills and documents, with or without a prefix. */
export const akomaNtoso: Dialect = {
  name: 'Akoma Ntoso',
  nesting: {
    acts: new Set(['act']),
    holders: new Set(['component']),
    others: new Set(['bill', 'amendment', 'amendmentList', 'debate', 'debateReport', 'judgment', 'statement']),
    collections: new Set(['officialGazette', 'documentCollection']),
  },
  standing,
  elements: elements([
    ['eventRef', event],
    ['temporalGroup', temporalGroup],
    ['timeInterval', timeInterval],
    ['FRBRlanguage', meta(({ language }, act) => act.setLanguage(language ?? ''))],
    ['FRBRuri', uri],
    ['FRBRdate', made],
    ['FRBRalias', alias],
    ['FRBRname', name],
    ['meta coverPage', DATA],
    ['doc', doc],
    ['toc authorialNote noteRef remark del signature', SKIP],
    ['docTitle', TITLE],
    ['shortTitle', shortTitle],
    ['docNumber', ALIAS],
    ['preface', namedPart('preface')],
    ['preamble', unit('preamble')],
    ['conclusions', namedPart('conclusions')],
    ['attachment', annex],
    ['component', component],
    ['book tome', unit('book')],
    ['part', unit('part')],
    ['title', unit('title')],
    ['chapter', unit('chapter')],
    ['division', unit('division')],
    ['subpart subtitle subchapter subdivision', unit('subdivision')],
    ['hcontainer', hcontainer],
    ['transitional', unit('container')],
    ['level', unit('container', { isItemAfterText: true })],
    ['section', section],
    ['article', unit('article')],
    ['rule', unit('rule')],
    ['paragraph subsection clause', paragraph],
    ['subparagraph subclause point indent item alinea proviso blockList listIntroduction listWrapUp list', ITEM],
    ['num', number],
    ['heading subheading', HEADING],
    ['br eol', BLOCK],
    ['crossHeading crossheading p block intro wrapUp content longTitle formula citation', BLOCK],
    ['recital', unit('paragraph')],
    ['recitals citations', GROUP],
    ['tr', ROW],
    ['td th', CELL],
    ['quotedText embeddedText', quotedText],
    ['quotedStructure embeddedStructure', QUOTATION],
  ]),
};
