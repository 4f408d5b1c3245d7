import type { Placed } from '../../citations/naming';
import { pattern } from './patterns';

/** Kinds of bargains, and what else may have provisions; see {@link Placed}. */
const BARGAIN = '(?:[Cc]ontract|[Ll]ease|[Dd]eed|[Tt]enancy|[Ll]icen[cs]e|[Mm]ortgage|[Aa]greement)s?';
const INSTRUMENT =
  "(?:[Cc]ollective\\s[Aa]greement|[Ss]hareholders[’']?\\s[Aa]greement|[Bb]y(?:e|-)?laws|[Gg]uidance|[Gg]uidelines?|[Pp]olic(?:y|ies)|[Cc]ode\\sof\\s(?:[Pp]ractice|[Cc]onduct)|[Tt]reat(?:y|ies)|[Cc]onvention|[Cc]harter|[Aa]rticles\\sof\\s[Aa]ssociation|[Mm]emorandum|[Cc]onditions|[Tt]erms|[Ss]pecifications?|[Mm]anual|[Hh]andbook|[Cc]ircular|(?:[Ww]hite|[Gg]reen|[Cc]onsultation)\\s[Pp]aper|[Nn]otes|[Bb]ill|[Dd]raft|[Ss]cheme|[Rr]eport|[Cc]ommentary|[Tt]extbook|[Pp]ermits?|[Pp]rotocol|[Ss]tandard|[Pp]olicy|[Cc]onstitution\\sof|[Ww]ill)";

export const placed: Placed = {
  instrument: pattern(`(?<!\\p{L})(?:${INSTRUMENT}|(?<bargain>${BARGAIN}))(?!\\p{L})`, 'gu'),
  // "the fees listed in section 5" stand in the law.
  link: pattern(
    `(?<inside>(?<!(?:\\p{L}ed|set\\s(?:out|forth)|laid\\sdown|found|given|shown|made|written|taken|to|is|are|was|as|that|than)\\s)(?:in|at)\\s(?:its\\s|their\\s)?$)|(?<pointed>[,(–—-]\\s?(?:in\\sparticular,?|notably|especially|specifically|namely|particularly|more\\sprecisely,?)\\s(?:in\\s|at\\s)?$)|(?:\\s\\((?:see\\s|at\\s|in\\s)?|,\\s(?:at\\s|see\\s)?|\\s[–—-]\\s(?:see\\s)?|:\\s)$`,
    'u',
  ),
  resumes: /^(?:It|They|This|That|These)\s/u,
};
