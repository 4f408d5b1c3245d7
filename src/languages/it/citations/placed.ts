import { placing } from '../../citations/placing';
import { pattern } from './patterns';

/** Kinds of bargains, what else no act is and anybody writes, and what more may have provisions; see {@link placing}. */
const BARGAIN = 'contratt[oi]|accord[oi]|locazion[ei]|patt[oi]|vendit[ae]';
const RULES =
  'statut[oi]|capitolat[oi]|disciplinar[ei]|band[oi]|polizz[ae]|ccnl|scrittur[ae]|fattur[ae]|condizioni\\sgenerali|patt[oi]\\sparasocial[ei]';
const MORE =
  'circolar[ei]|ordinanz[ae]|disegn[oi]\\sdi\\slegge|propost[ae]\\sdi\\slegge|regolament[oi]|protocoll[oi]|trattat[oi]|convenzion[ei]|direttiv[ae]|guid[ae]|manual[ei]|pian[oi]\\sregolator[ei]|norme\\stecniche|allegat[oi]|linee\\sguida|Costituzione|testament[oi]';

/** What may have articles and is written by anybody. */
export const WRITTEN_BY_ANYBODY = `(?:${RULES}|${BARGAIN})`;

/** What links a thing and its provision, in a sentence about the thing: "i dati previsti dall'art. 5" stand in the law. */
export const INSIDE = `(?<!\\p{L}(?:at|ut|it|ist|ett|ess|ost|itt|ott)[oaie]\\s)(?:all['’]|nell['’]|agli\\s|negli\\s|(?:[Aa]l|[Nn]el)\\s(?:suo\\s)?)`;

export const placed = placing(
  {
    bargains: BARGAIN,
    things: `${MORE}|${RULES}`,
    flags: 'giu',
    inside: INSIDE,
    pointers: 'in\\sparticolare|soprattutto|segnatamente|specialmente|specie|e\\spiù\\sprecisamente',
    pointed: "(?:all|nell|l|dell)['’]",
    bracket: "(?:v\\.\\s|cfr\\.\\s)?(?:l['’])?",
    comma: "l['’]",
    dash: "l['’]",
    colon: "(?:\\p{L}{3,8}\\s)?(?:l['’])?",
    resumes: /^(?:Ess[oa]|Quest[oa]|Quest['’]ultim[oa]|Al\ssuo|Nel\ssuo)(?:\s|$)/u,
  },
  pattern,
);
