import { placing } from '../../citations/placing';
import { pattern } from './patterns';

/** Kinds of bargains, what else no act is and anybody writes, and what more may have provisions; see {@link placing}. */
const BARGAIN = '\\p{L}*(?:overeenkomst(?:en)?|contract(?:en)?)|koop|huur';
const RULES =
  'statuten|cao|apv|ontwerpwet|sociaal\\splan|(?:algemene\\s)?\\p{L}*(?:akte|polis|reglement|voorwaarden|convenant|bestek|factuur)|(?:[Aa]andeelhouders|[Cc]ollectieve\\sarbeids)overeenkomst';
const MORE =
  '\\p{L}*(?:circulaire|wetsvoorstel|beleidsregels?|handleiding|richtlijn|verdrag|bijlage|notitie|nota|protocol|vergunning|leidraad|testament)|EVRM';

/** What may have articles and is written by anybody. */
export const WRITTEN_BY_ANYBODY = `(?:${RULES}|${BARGAIN})`;

/** What links a thing and its provision, in a sentence about the thing: "de gegevens, bedoeld in artikel 5", "de in artikel 5 bedoelde gegevens" stand in the law. */
export const INSIDE = `(?<!(?:bedoeld|genoemd|vermeld|omschreven|gesteld|opgenomen|voorzien|vastgesteld|neergelegd|geregeld|bepaald)e?\\s|(?:^|\\s)(?:de|het|een|als)\\s)in\\s(?:zijn\\s|haar\\s|hun\\s)?`;

export const placed = placing(
  {
    bargains: BARGAIN,
    things: `${MORE}|${RULES}`,
    flags: 'gu',
    inside: INSIDE,
    pointers: 'met\\sname|in\\shet\\sbijzonder|vooral|meer\\sbepaald|meer\\sin\\shet\\sbijzonder',
    pointed: 'in\\s',
    bracket: 'zie\\s',
    comma: '',
    dash: '',
    colon: '',
    resumes: /^(?:Het|Zij|Deze|Dit|Dat|Hij)\s/u,
  },
  pattern,
);
