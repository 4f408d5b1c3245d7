import type { DocumentWords } from '../pack';
import { unionTitle } from '../unionTitle';

/** Words of a title that are written small in it. */
const SMALL = 'of|the|and|for|in|on|to|or|a|an|by|with|from|as|at|etc|per';
/** No word of a sentence, which is how a title differs from one: every word but the small ones is written large. */
const NAME = `^(?!.{0,300}\\s(?!(?:${SMALL})(?![\\p{L}]))\\p{Ll}{2})(?!.{0,300}[?!])`;
const BRACKETS = '(?:\\s\\([^()]{1,80}\\))?';
const YEAR = '(?:,?\\s(?:of\\s)?\\d{4})';
const NUMBER = `(?:${YEAR}|,?\\s(?:\\(?No\\.?|\\(Cap)\\s?\\d[\\d/]{0,8}\\)?(?:\\s?(?:of|/)\\s?\\d{4})?)`;
const RULES =
  'Codes?|CODE|Regulations?|REGULATIONS?|Rules?|RULES?|Order|ORDER|Bye-?laws?|BYE-?LAWS?|Decree|DECREE|Law|LAW|Rulebook|RULEBOOK';
/** "Act of 3 May 1990 on quays", "An Act to regulate quays", "Law on Harbours", "Regulation (EU) 2016/679 of ...". */
const OF_SUBJECT =
  '^(?:An?\\s)?(?:(?:Act|Ordinance|Decree)(?:,?\\sNo\\.?\\s\\d[\\d/]{0,8},?)?\\s(?:of\\s(?=\\d|\\p{Lu}\\p{Ll}+\\s\\d)|on\\s|to\\s|concerning\\s|relating\\s)|Law(?:\\s(?:on\\s|of\\s\\d|No\\.?\\s\\d))|(?:Regulation|Directive)\\s\\((?:EU|EC|EEC)\\))(?!.{0,300}[?!])';
const OF_UNION = unionTitle('Regulation|Directive|Decision', 'of');
/** Codes and rules that are called so wherever they are law: "California Penal Code", "Federal Rules of Evidence"; no code of conduct. */
const KNOWN_CODES =
  '^.{0,120}(?<!\\p{L})(?:(?:Civil|Penal|Criminal|Commercial|Tax|Labou?r|Family|Vehicle|Evidence|Election|Insurance|Corporations?|Government|Education|Probate|Water|Revenue|Bankruptcy|Municipal|City|County|Administrative|United\\sStates|U\\.S\\.)\\s(?:Procedure\\s)?Code(?:\\s(?:of\\s\\p{Lu}.{0,80})?|$)|Rules\\sof\\s(?:Court|Evidence|(?:(?:Civil|Criminal|Appellate|Bankruptcy)\\s)?Procedure)|Code\\sof\\s(?:(?:Civil|Criminal)\\sProcedure|Federal\\sRegulations|Ordinances))$';
const PROVISION = '(?:[Ss]ections?|[Aa]rticles?|[Rr]egulations?|[Rr]ules?|[Ss]chedule|[Cc]lauses?|ss?\\.)';

export const documents: DocumentWords = {
  statute: new RegExp(
    `${OF_SUBJECT}|${OF_UNION}|${KNOWN_CODES}|${NAME}.{0,250}(?:(?<!\\p{L})(?:Act|ACT|Ordinance|ORDINANCE|Statutes?|STATUTES?|Constitution|CONSTITUTION)${BRACKETS}${NUMBER}?|(?<!\\p{L})(?:${RULES})${BRACKETS}${NUMBER})${BRACKETS}$`,
    'u',
  ),
  instrument: new RegExp(`${NAME}.{0,250}(?<!\\p{L})(?:${RULES})${BRACKETS}$`, 'u'),
  enacting:
    /\b(?:be\s+it\s+(?:therefore\s+)?enacted|(?:hereby\s+enact|enacts\s+as\s+follows)|in\s+exercise\s+of\s+(?:the|his|her|its|their)\s+powers?|makes?\s+the\s+following\s+(?:rules|regulations|order|ordinance)|may\s+be\s+cited\s+as|(?:shall\s+)?comes?\s+into\s+(?:force|operation|effect)\s+on|has\s+adopted\s+this\s+(?:regulation|directive))\b/iu,
  ownAct:
    /\b(?:[Tt]his|THIS)\s(?:Act|Ordinance|Law|Code|Constitution|Order|Part|Regulation|Decree)\b|\b[Tt]hese\s(?:Rules|Regulations|Bye-?laws)\b/u,
  bill: /\bBILL\b|\bBill(?:\s\d{4})?(?:$|:)|^(?:Consultation\s)?(?:Draft|DRAFT)\s|^(?:Exposure\s)?[Dd]raft$|^Explanatory\s(?:Notes?|Memorandum)\b/u,
  writing:
    /^(?:(?:Legal\s|Internal\s)?(?:Memo(?:randum)?|Notes?|Opinion|Advice|Brief(?:ing)?|Letter|Minutes|Judgment|Decision|Deed|Contract|Lease|Will|Policy|Guide(?:lines?|)|Summary|Overview|Introduction|Commentary|Comments?|Report|Review|Analysis|Complaint|Petition|Claim|Statement|Notice|Questions?|FAQ|Checklist|Agenda|Terms)\b|Articles\sof\sAssociation|ARTICLES\sOF\sASSOCIATION|By-?[Ll]aws\sof\b|The\s.{1,80}:\s)|\b(?:Agreement|Contract|Deed|Lease|Opinion|Memorandum|Memo|Policy|Guide|Minutes|Judgment|Letter|Report|Advice|Association|Club|Ltd|Limited|Inc|LLC|plc)\.?$|^(?:[A-Z ]{0,60}\s)?(?:AGREEMENT|CONTRACT|DEED|LEASE|MEMORANDUM|MINUTES|JUDGMENT|OPINION|POLICY)(?:\s[A-Z ]{0,60})?$|\s(?:v|vs|versus)\.?\s|^(?:Minutes|Notes)\sof\b/u,
  letter:
    /^(?:Dear\s|(?:To|From|Cc|Date|Re|Subject|Attn|Attention):\s?|To\s(?:the|whom)\s|Yours\s(?:faithfully|sincerely|truly)|(?:Kind|Best|Yours)\s(?:regards|sincerely)|Sincerely\b|Respectfully\b|Signed(?::|\b)|Executed\sas\b|IN\sWITNESS\b|Present:|BETWEEN:?\b|[Bb]etween\s.{1,120}\band\b)/u,
  ownWriting:
    /\b(?:[Tt]his|THIS)\s(?:[Aa]greement|AGREEMENT|[Cc]ontract|[Dd]eed|[Ll]ease|[Pp]olicy|[Mm]emorandum|[Oo]pinion|[Ll]etter|[Aa]ppeal)\b|\bthese\s(?:Articles|Terms|terms)\b|\b(?:my|our)\s(?:client|instructions)\b|\bCounsel\s(?:for|referred|submit)/u,
  firstPerson:
    /\b(?:[Ww]e|[Oo]ur|us|[Mm]y|me)\b|\bI\s(?:am|have|had|was|do|can|could|would|think|find|advise|consider|agree|enclose|ask|believe|conclude)\b/gu,
  cites: new RegExp(`${PROVISION}\\s\\d[\\w().-]{0,20}\\s(?:of|to)\\sthe\\s\\p{Lu}`, 'gu'),
  program:
    /\b(?:Permission\sis\shereby\sgranted,\sfree\sof\scharge|Apache\sLicense|GNU\s(?:Lesser\s|Affero\s)?General\sPublic\sLicense|Redistribution\sand\suse\sin\ssource|THE\sSOFTWARE\sIS\sPROVIDED|MIT\sLicense|(?:npm|pnpm)\s(?:install|i|run|ci)\b|yarn\sadd|pip\sinstall|cargo\s(?:add|install)|npx\s)/u,
  mayCite:
    /(?:^|[^\p{L}])(?:ss?\.|sec(?:tions?|s?\.)|art(?:icles?|s?\.)|reg(?:ulations?|s?\.)|rules?|clauses?|schedules?|cl\.|para(?:graph)?s?|codes?|chapter|Cap\.)\s?\(?[\dIVXLR]|\bAct\b|\b[A-Z]{2,5}\s\d+(?:\.\d+)+/iu,
  drafting: /^\s{0,4}\d+[A-Z]?\.\s?[—–-]\s?\(1\)|\[(?:Repealed|Revoked)\]/mu,
};
