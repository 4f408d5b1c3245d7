import type { Placed } from '../../citations/naming';
import { pattern } from './patterns';

/** Kinds of bargains, and what else may have provisions; see {@link Placed}. */
const BARGAIN = '(?:contratos?|acuerdos?|pactos?|arrendamientos?|ventas?)';
const INSTRUMENT =
  '(?:convenios?|estatutos|reglamentos?(?=\\s(?:interno|de)(?!\\p{L}))|pliegos?|pólizas?|escrituras?|cláusulas|condiciones\\s(?:generales|particulares)|circular(?:es)?|ordenanzas?|proyectos?\\sde\\sley|proposici(?:ón|ones)\\sde\\sley|anteproyectos?|guías?|manual(?:es)?|instrucci(?:ón|ones)|tratados?|protocolos?|Constitución|bases|cartas?|pacto\\sde\\ssocios|anexos?|testamento|orden)';

/** What links a thing and its provision, in a sentence about the thing: "los datos previstos en el artículo 5" stand in the law. */
export const INSIDE = `(?<!\\p{L}(?:ad|id)[oa]s?\\s|(?:previst|dispuest|prescrit|descrit|inscrit|expuest|hech)[oa]s?\\s)en\\s(?:el\\s|los\\s|sus?\\s)`;

export const placed: Placed = {
  instrument: pattern(`(?<!\\p{L})(?:${INSTRUMENT}|(?<bargain>${BARGAIN}))(?!\\p{L})`, 'giu'),
  link: pattern(
    `(?<inside>(?:${INSIDE})$)|(?<pointed>[,(–—-]\\s?(?:sobre\\stodo|(?:ni\\s)?en\\s(?:particular|especial|concreto)|especialmente|concretamente|y\\smás\\sprecisamente)\\s(?:en\\s)?(?:el\\s|sus?\\s|los\\s)?$)|(?:\\s\\((?:v(?:éase|\\.|id\\.)\\s)?(?:el\\s)?|,\\s(?:el\\s)?|\\s[–—-]\\s(?:el\\s)?|:\\s(?:el\\s)?)$`,
    'u',
  ),
  resumes: /^(?:[ÉE]st[ea]|[ÉE]l|Ella|Ello|Dich[oa])\s/u,
};
