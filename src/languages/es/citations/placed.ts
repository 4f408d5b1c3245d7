import { placing } from '../../citations/placing';
import { pattern } from './patterns';

/** Kinds of bargains, what else no act is and anybody writes, and what more may have provisions; see {@link placing}. */
const BARGAIN = 'contratos?|acuerdos?|pactos?|arrendamientos?|ventas?';
const RULES =
  'convenios?|reglamento\\sinterno|estatutos(?!\\sde\\s(?:autonomía|los))|pliegos?|pólizas?|escrituras?|cláusulas|facturas?|condiciones\\s(?:generales|particulares)';
const MORE =
  'reglamentos?(?=\\sde(?!\\p{L}))|circular(?:es)?|ordenanzas?|proyectos?\\sde\\sley|proposici(?:ón|ones)\\sde\\sley|anteproyectos?|guías?|manual(?:es)?|instrucci(?:ón|ones)|tratados?|protocolos?|Constitución|bases|cartas?|pacto\\sde\\ssocios|anexos?|testamento|orden';

/** What may have articles and is written by anybody. */
export const WRITTEN_BY_ANYBODY = `(?:${RULES}|${BARGAIN})`;

/** What links a thing and its provision, in a sentence about the thing: "los datos previstos en el artículo 5" stand in the law. */
export const INSIDE = `(?<!\\p{L}(?:ad|id)[oa]s?\\s|(?:previst|dispuest|prescrit|descrit|inscrit|expuest|hech)[oa]s?\\s)en\\s(?:el\\s|los\\s|sus?\\s)`;

export const placed = placing(
  {
    bargains: BARGAIN,
    things: `${MORE}|${RULES}`,
    flags: 'giu',
    inside: INSIDE,
    pointers:
      'sobre\\stodo|(?:ni\\s)?en\\s(?:particular|especial|concreto)|especialmente|concretamente|y\\smás\\sprecisamente',
    pointed: '(?:en\\s)?(?:el\\s|sus?\\s|los\\s)?',
    bracket: '(?:v(?:éase|\\.|id\\.)\\s)?(?:el\\s)?',
    comma: 'el\\s',
    dash: 'el\\s',
    colon: 'el\\s',
    resumes: /^(?:[ÉE]st[ea]|[ÉE]l|Ella|Ello|Dich[oa])\s/u,
  },
  pattern,
);
