import { calledAsProvision } from '../../citations/organisations';
import { pattern } from './patterns';

/** Where a provision's word and number are the name of an organisation or a periodical. */
export const IS_NAME = pattern(
  calledAsProvision({
    nouns:
      'società associazione fondazione rivista giornale quotidiano settimanale mensile periodico agenzia editrice editore cooperativa collettivo comitato movimento gruppo studio ditta impresa azienda onlus sindacato circolo consorzio testata libreria blog podcast marchio istituto',
    word: 'Articolo|Art\\.',
    link: "de(?:l|lla|llo|i|gli|lle)\\s|dell['’]",
  }),
  'uy',
);
