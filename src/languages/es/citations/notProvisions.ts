import { calledAsProvision } from '../../citations/organisations';
import { pattern } from './patterns';

/** Where a provision's word and number are the name of an organisation or a periodical. */
export const IS_NAME = pattern(
  calledAsProvision({
    nouns:
      'sociedad empresa asociación fundación revista periódico diario semanario agencia editorial editora colectivo plataforma compañía grupo despacho bufete sindicato cooperativa consultora mercantil entidad librería productora portal blog podcast marca club comité instituto movimiento',
    word: 'Artículo|Art\\.',
    link: 'de(?:l|\\sla|\\slos|\\slas)\\s',
  }),
  'uy',
);
