import { placing } from '../../citations/placing';
import { pattern } from './patterns';

/** Kinds of bargains, and what else may have provisions; see {@link placing}. */
const BARGAIN = '(?:[Cc]ontract|[Ll]ease|[Dd]eed|[Tt]enancy|[Ll]icen[cs]e|[Mm]ortgage|[Aa]greement)s?';
const INSTRUMENT =
  "(?:[Cc]ollective\\s[Aa]greement|[Ss]hareholders[’']?\\s[Aa]greement|[Bb]y(?:e|-)?laws|[Gg]uidance|[Gg]uidelines?|[Pp]olic(?:y|ies)|[Cc]ode\\sof\\s(?:[Pp]ractice|[Cc]onduct)|[Tt]reat(?:y|ies)|[Cc]onvention|[Cc]harter(?:\\s?part(?:y|ies))?|[Aa]rticles\\sof\\s[Aa]ssociation|[Mm]emorandum|[Cc]onditions|[Tt]erms|[Ss]pecifications?|[Mm]anual|[Hh]andbook|[Cc]ircular|(?:[Ww]hite|[Gg]reen|[Cc]onsultation)\\s[Pp]aper|[Nn]otes|[Bb]ill|[Dd]raft|[Ss]cheme|[Rr]eport|[Cc]ommentary|[Tt]extbook|[Pp]ermits?|[Pp]rotocol|[Ss]tandard|[Cc]onstitution\\sof|[Ww]ill)";

/** What links a thing and its provision, in a sentence about the thing: "the fees listed in section 5" stand in the law. */
const INSIDE =
  '(?<!(?:\\p{L}ed|set\\s(?:out|forth)|laid\\sdown|found|given|shown|made|written|taken|to|is|are|was|as|that|than)\\s)(?:in|at)\\s(?:its\\s|their\\s)?';

export const placed = placing(
  {
    bargains: BARGAIN,
    governs:
      '(?:[Uu]nder|[Pp]ursuant\\sto|[Aa]ccording\\sto|[Bb]y)\\s(?:the|our|their|this|your|its)\\s(?:\\p{Ll}+\\s){0,2}',
    things: INSTRUMENT,
    flags: 'gu',
    inside: INSIDE,
    pointers: 'in\\sparticular,?|notably|especially|specifically|namely|particularly|more\\sprecisely,?',
    pointed: 'in\\s|at\\s',
    bracket: 'see\\s|at\\s|in\\s',
    comma: 'at\\s|see\\s',
    dash: 'see\\s',
    colon: '',
    resumes: /^(?:It|They|This|That|These)\s/u,
  },
  pattern,
);
