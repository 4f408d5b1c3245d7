import type { UnitKind } from '../../law';
import type { Headings } from '../headings/headings';
import { headingWords, unit, unitRange, type UnitGrammar } from '../headings/unitHeading';
import { cardinalNumber, NUMBER_WORD, ORDINAL_WORD, ordinalNumber } from './citations/numbers';

const KINDS: Readonly<Record<string, UnitKind>> = {
  book: 'book',
  part: 'part',
  title: 'title',
  chapter: 'chapter',
  division: 'division',
  subdivision: 'subdivision',
  subpart: 'subdivision',
  'sub-part': 'subdivision',
  article: 'article',
  articles: 'article',
  art: 'article',
  section: 'section',
  sections: 'section',
  sec: 'section',
  rule: 'rule',
  rules: 'rule',
  regulation: 'rule',
  regulations: 'rule',
  schedule: 'annex',
  annex: 'annex',
  appendix: 'annex',
};
/** What paragraphs are headed with in schedules; in other languages the word is no heading, or one for a section. */
const PARAGRAPHS = 'paragraph|paragraphs';

const NUMBER = String.raw`\d{1,5}(?:[.-]\d{1,5}){0,5}[A-Za-z]{0,3}(?!\p{L})|[IVXLC]{1,8}(?![\p{L}\d])|[A-Z](?:\d{1,3})?(?:\.\d{1,4}){0,4}(?![\p{L}\d])`;
const NAMED = new RegExp(
  String.raw`^(${Object.keys(KINDS).join('|')}|${PARAGRAPHS})\.?\s+(${NUMBER})(?:\s*(?:to|through|and|–|—|-)\s*(${NUMBER}))?`,
  'iu',
);
const ALONE = /^(?:the\s+)?(schedule|annex|appendix)\s*(?=$|[.:–—-])/iu;
const BY_ORDINAL = new RegExp(
  String.raw`^(?:the\s+)?(${ORDINAL_WORD})\s+(schedule|annex|appendix|part|chapter)(?!\p{L})`,
  'iu',
);
/** "Part Twelve", "CHAPTER ONE": with a capital. */
const IN_WORDS = new RegExp(String.raw`^(book|part|title|chapter|division|article)\s+(?=\p{Lu})(${NUMBER_WORD})`, 'iu');
const DOTTED = /^(\d{1,4}(?:\.\d{1,4}){1,5}[A-Z]?)\.?(?=\s|$)/u;
const ENUMERATED = /^(\d{1,4}[A-Z]{0,2})\.(?=\s|$|—|–)/u;
const PREAMBLE = /^(?:preamble|recitals|enacting (?:formula|words))(?!\p{L})/iu;

/**
 * English headings: `Part 1 - General`, `Chapter IV`, `Section 12. Heading`, `Article 5 (Heading)`, `Rule 3.2.1 Heading`,
 * `Sections 3 to 6 [Repealed]`, `Schedule 2`, `First Schedule`, `Paragraph 1. Heading`; a bare `12. Heading` is a section, a bare
 * `3.2.1 Heading` a rule.
 * Known failure: a heading that opens with a kind and a capital letter used as a word ("Part A plan may play").
 */
const grammar: UnitGrammar = (text, language) => {
  const named = NAMED.exec(text);
  if (named !== null && !/^[a-z]/u.test(named[2]!)) {
    const [all, word, number, through] = named as unknown as [string, string, string, string | undefined];
    const kind = KINDS[word.toLowerCase()] ?? 'paragraph';
    if (kind === 'paragraph' && language !== 'en') return undefined;
    const plural = /s$/iu.test(word);
    const units = through !== undefined && plural ? unitRange(kind, number, through) : [unit(kind, number)];
    const consumed = units.length > 1 || through === undefined ? all.length : all.indexOf(number) + number.length;
    return { units, heading: headingWords(text.slice(consumed)) };
  }
  const alone = ALONE.exec(text);
  if (alone !== null) return { units: [unit('annex', '')], heading: headingWords(text.slice(alone[0].length)) };
  const ordinal = BY_ORDINAL.exec(text);
  if (ordinal !== null) {
    return {
      units: [unit(KINDS[ordinal[2]!.toLowerCase()]!, ordinalNumber(ordinal[1])!)],
      heading: headingWords(text.slice(ordinal[0].length)),
    };
  }
  const inWords = IN_WORDS.exec(text);
  if (inWords !== null && /^\p{Lu}/u.test(inWords[2]!)) {
    return {
      units: [unit(KINDS[inWords[1]!.toLowerCase()]!, cardinalNumber(inWords[2]!))],
      heading: headingWords(text.slice(inWords[0].length)),
    };
  }
  if (PREAMBLE.test(text)) return { units: [unit('preamble', '')], heading: text };
  // There a number alone is a point's or a paragraph's.
  if (language === 'de' || language === 'it') return undefined;
  const dotted = DOTTED.exec(text);
  if (dotted !== null)
    return { units: [unit('rule', dotted[1]!)], heading: headingWords(text.slice(dotted[0].length)) };
  const enumerated = ENUMERATED.exec(text);
  if (enumerated === null) return undefined;
  return { units: [unit('section', enumerated[1]!)], heading: headingWords(text.slice(enumerated[0].length)) };
};

export const headings: Headings = { grammar, tried: 'last' };
