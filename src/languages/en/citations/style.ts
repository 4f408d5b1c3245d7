import type { CitationStyle } from '../../citations/style';

/** Titles that stand without an article: "Article 5 of Regulation (EU) 2016/679". */
const BARE_TITLE = /^(?:The|Regulation|Directive|Decision)\s/u;

export const style: CitationStyle = {
  cite: ({ title }, unit, { isAnnex }) =>
    `${unit} ${isAnnex ? 'to' : 'of'} ${BARE_TITLE.test(title) ? '' : 'the '}${title}`,
  article: /(?<!\p{L})the\s$/iu,
};

/** Titles of a code, by which American law is cited: "9 U.S.C. § 1". */
export const american: CitationStyle = { cite: ({ abbreviation }, unit) => `${abbreviation} ${unit}` };
