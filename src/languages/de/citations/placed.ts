import { placing } from '../../citations/placing';
import { pattern } from './patterns';

/** Kinds of bargains, and what else may have provisions; see {@link placing}. */
const BARGAIN =
  '[\\p{L}-]*(?:[Vv]ertr(?:ag(?:e?s)?|äge[n]?)|[Vv]ereinbarung(?:en)?|[Aa]brede|[Aa]bsprache|[Vv]ergleich(?:e?s)?)';
const INSTRUMENT =
  '[\\p{L}-]*(?:[Ss]atzung(?:en)?|[Ss]tatut(?:s|en?)?|[Üü]bereinkommens?|[Aa]bkommens?|[Pp]rotokolls?|[Rr]ichtlinien?|[Bb]edingungen|[Rr]egelwerke?s?|[Rr]eglements?|[Aa]nweisung(?:en)?|[Kk]onvention|[Cc]harta|[Pp]olicen?|[Gg]rundsätzen?|[Ll]eitlinien?|[Ll]eitfadens?|[Mm]erkbl(?:att(?:s|es)?|ättern?)|[Rr]undschreibens?|[Ss]chriftsatz(?:es)?|[Gg]utachtens?|[Ee]ntw(?:urf(?:s|es)?|ürfen?)|[Ee]rlass(?:es)?|[Gg]enehmigung(?:en)?|[Bb]escheide?s?|[Kk]ommentars?|[Hh]andbuch(?:e?s)?|[Bb]egründung|(?:[Gg]eschäfts|[Hh]aus|[Bb]enutzungs|[Pp]rüfungs|[Pp]latz|[Gg]emeinschafts|[Dd]ienst)ordnung|[Hh]andreichung|[Vv]erwaltungsvorschrift(?:en)?|[Tt]estaments?|[Uu]rkunden?)|A[GVE]B|CMR|EMRK';
const ARTICLE = '(?:d(?:ie|er|en|em|as|es)|eine[rsnm]?|all(?:e[rsnm]?)?|nach|zu)';

/** What links a thing and its provision, in a sentence about the thing: "die in § 5 genannten Angaben" stand in the law; ", die in § 5 ein Verbot enthält" goes back to the thing. */
export const INSIDE = `(?:(?<!(?:^|\\s)${ARTICLE}\\s)|(?<=,\\s${ARTICLE}\\s))(?:in|unter)\\s(?:seine[mn]\\s|ihre[mn]\\s)?`;

export const placed = placing(
  {
    bargains: BARGAIN,
    things: INSTRUMENT,
    flags: 'gu',
    inside: INSIDE,
    pointers: 'insbesondere|insb\\.|namentlich|dort|und\\szwar|vor\\sallem|genauer|speziell|hier',
    pointed: 'in\\s',
    bracket: 'siehe\\s|s\\.\\s|[Vv]gl\\.\\s',
    comma: 'dort\\s|hier\\s',
    dash: '',
    colon: '',
    resumes: /^(?:Es|Sie|Er|Diese[rs]?|Jene[rs]?)\s/u,
  },
  pattern,
);
