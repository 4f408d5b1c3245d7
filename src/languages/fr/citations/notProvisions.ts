import { calledAsProvision } from '../../citations/organisations';
import { pattern } from './patterns';

/** Where a provision's word and number are the name of an organisation or a periodical. */
export const IS_NAME = pattern(
  calledAsProvision({
    nouns:
      'société agence association fondation revue journal magazine hebdomadaire mensuel collectif éditeur entreprise cabinet groupe groupement syndicat mouvement institut club comité fonds site blog podcast label marque librairie galerie studio plateforme coopérative compagnie',
    word: 'Article|Art\\.',
    link: "d(?:u|es|e\\sla)\\s|de\\sl['’]",
  }),
  'uy',
);
