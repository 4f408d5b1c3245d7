const BODIES =
  'ISO|IEC|IEEE|EN|ETSI|ITU|ASTM|ASME|ANSI|NFPA|DIN|VDE|VDI|\\p{Lu}NORM|SIA|SN|BS|PAS|NF|UNE|UNI|CEI|NEN|NBN|JIS|KS|TIS|GOST|AS|NZS|CSA|SANS';

/**
 * A technical standard by its number, as the source of a pattern: "ISO 9001:2015", "DIN EN 1996-1-1", "UNE-EN ISO 14001", "ASTM D1143",
 * "Eurocode 7". Its sections are no act's, whatever the language of the text.
 */
export const STANDARD = `(?:(?:${BODIES})[-/\\s]){1,4}(?:[A-Z]{1,2}[-\\s]?)?\\d{1,6}(?:[-.]\\d{1,4}){0,3}(?::\\d{2,4})?(?:/[A-Z]{2,3})?|Euro[Cck]\\p{L}{2,5}\\s\\d`;
