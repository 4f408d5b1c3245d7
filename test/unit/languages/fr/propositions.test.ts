import { markersTable } from '../markersTable';

markersTable('fr', {
  'prohibitions and permissions denied': [
    ["L'armateur ne peut déplacer la bouée.", 'prohibition'],
    ['Nul ne peut déplacer une bouée.', 'prohibition'],
    ["L'armateur ne peut exiger aucun dépôt.", 'prohibition'],
    ['Il est interdit de déplacer une bouée.', 'prohibition'],
    ["Vous n'avez pas le droit de déplacer la bouée.", 'prohibition'],
    ["Le déplacement n'est pas interdit.", 'permission'],
  ],
  'duties denied': [
    ["L'armateur est dispensé de déclaration.", 'exemption'],
    ["Une déclaration n'est pas nécessaire.", 'exemption'],
  ],
  'ne ... que is only': [
    ["L'amarrage ne peut être refusé que pour un motif grave.", 'only'],
    ["La redevance n'est due que si le navire mouille.", 'only', 'condition'],
    ["L'armateur ne peut exiger que le pilote paie.", 'prohibition'],
  ],
  'idioms and exceptions': [
    ['La redevance vise non seulement les barques.'],
    ['Sauf stipulation contraire, il paie.'],
    ['Il paie, à moins que la bouée ne soit perdue.', 'exception'],
    ['Nonobstant le bail, il paie.', 'regardless'],
  ],
});
