import type { Published } from '../../citations/naming';
import { pattern } from './patterns';

/** The United States Code, the Statutes at Large, the chapters of a session, the Public Laws; the statutes of Canada and of its provinces. */
const SOURCE = [
  '\\d{1,2}\\s(?:U\\.\\s?S\\.\\s?C\\.|USCA?(?!\\p{L}))',
  '\\d{1,3}\\sStat\\.\\s\\d{1,4}',
  'ch\\.\\s\\d{1,4},\\s(?=[^;\\n]{0,40}?\\d\\sStat\\.)',
  '(?:Pub\\.\\s?L\\.|Public\\sLaw|P\\.\\s?L\\.)\\s(?:No\\.?\\s)?\\d{1,3}[-–]\\d{1,4}',
  '[RC]\\.?\\s?S\\.?\\s?(?:[A-Z]\\.?){1,2}\\s(?:1[6-9]|20)\\d\\d,?\\sc(?:h?\\.|\\s)',
].join('|');

const LINK = ',?\\s{1,2}[([]?(?:(?:as\\samended,?\\s)?(?:codified|reprinted)\\s(?:as\\samended\\s)?(?:at|in)\\s)?';

/**
 * "33 U.S.C. § 711", "(codified as amended at 33 U.S.C. § 711)", "1 Stat. 53", "Pub. L. No. 91-190", "R.S.C. 1985, c. P-1". A title that ends
 * with its year and no "of" is one of the United Kingdom, of Ireland, of Australia or of New Zealand: "Harbours Act 2012".
 */
export const published: Published = {
  sign: /\d\s?(?:U\.?\s?S|Stat)|L\.\s|Law\s|^,?\s\(?[RC]\.?\s?S/,
  behind: pattern(`^${LINK}(?<source>${SOURCE})`, 'u'),
  sources: pattern(SOURCE, 'gu'),
  introduced: pattern(
    `(?<![\\p{L}\\p{N}])(?<title>(?:\\p{Lu}[\\p{L}’'&-]{0,30}\\s(?:(?:of|and|for|on|the)\\s){0,2}){1,8}(?:Act|Code|Law))(?:\\sof\\s\\d{4})?(?:\\s\\((?:the\\s)?["“](?<short>[^"“”()\\n]{1,30})["”]\\))?${LINK}$`,
    'u',
  ),
  idle: /\s|No\.?/gu,
  elsewhere: /(?<!,|\sof)\s(?:1[6-9]|20)\d\d(?:\s\([^()]{1,40}\))?$/u,
};
