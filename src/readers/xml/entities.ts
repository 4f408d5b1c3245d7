/** The names that HTML has for the characters from U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Further names that occur in law. */
const OTHERS: Readonly<Record<string, string>> = {
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  Dagger: '‡',
  bull: '•',
  hellip: '…',
  prime: '′',
  euro: '€',
  trade: '™',
  minus: '−',
  le: '≤',
  ge: '≥',
};

/**
 * The characters that older publishers write as entities of HTML, whose definitions stand in a document type that is not
 * read: `&sect;`, `&eacute;`. What a document declares itself does not change them.
 */
export const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  ...OTHERS,
  ...Object.fromEntries(LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)])),
};
