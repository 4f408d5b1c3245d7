import type { Act } from '../../../law';
import { pattern } from './patterns';

const INSTRUMENT =
  '(?:\\p{L}*(?:[Üü]bereinkommen|[Aa]bkommen|[Vv]ertrag|[Vv]ereinbarung|[Pp]rotokoll|[Kk]onvention|[Cc]harta)(?:e?s|en|e)?|Verordnung\\s(?:\\((?:EU|EG|EWG|Euratom)\\)|Nr\\.)|(?:\\p{L}*[Rr]ichtlinien?)\\s(?:\\(?(?:EU|EG|EWG)|\\d|Nr|de[rs]\\sRat|de[rs]\\sEuropäisch))';
/** What stands between, in words: "dem Europäischen", "den Änderungen vom 13. Februar 1997 des". */
const WORDS = '(?:[\\p{L}\\d.-]{1,40}\\s){0,8}?';
/**
 * "Gesetz zu dem Europäischen Übereinkommen", "Gesetz über den Beitritt zu dem Abkommen", "Verordnung zur Durchführung der
 * Richtlinie 91/371/EWG".
 */
const OF_ANOTHER = pattern(
  `^(?:\\p{L}{1,30}\\s){0,2}\\p{L}{0,40}(?:[Gg]esetz|[Vv]erordnung|[Bb]ekanntmachung)\\s(?:zu\\s?[mr]?|über\\sden\\sBeitritt|betreffend)\\s${WORDS}${INSTRUMENT}(?!\\p{L})`,
  'u',
);
/** What only names of German acts end in; a name in small letters is a publisher's. */
const NAMES_ACT =
  /(?:[Gg]esetz|[Oo]rdnung|bekanntmachung)(?:e?s|en)?(?:\s\d{1,4})?$|(?:(?<!\/EW?)[GVO]|[Bb]ek|AusfG?)(?:\s(?:\d{1,4}|[IVX]{1,5}))?$|^(?:\P{Lu}*|.*(?:[Gg]esetz|[Vv]erordnung)\s.*)$/u;

/**
 * Whether a name that the source of an act has in a bracket is that of the treaty, or of the European act, that it approves
 * or carries out: "(ADR)" in the title of the ADRG.
 *
 * Assumes that a German act's own short name says what it is: "Verkehrsvertragsgesetz", "CMRG". In the German federal law
 * no such act holds the treaty: of 55 citations under these names none was of the act. Known failure: a folder that files
 * the text of the treaty under the act.
 */
export const isOfTreaty = (name: string, { title, abbreviation }: Act): boolean =>
  !abbreviation.startsWith(`${name} `) && !NAMES_ACT.test(name) && OF_ANOTHER.test(title);
