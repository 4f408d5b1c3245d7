import type { LanguageCases } from '../cases';

/** Spanish citations within a statute. */
export const within: LanguageCases['within'] = [
  ['art_2__para_2', 'El apartado 1 no se aplica.', 'apartado 1 -> art_2__para_1'],
  ['art_3', 'El artículo 4 se aplica.', 'artículo 4 -> art_4'],
  ['art_3', 'El artículo 4 de este Código se aplica.', 'artículo 4 de este Código -> art_4'],
  ['art_2__para_2', 'Los apartados 1 y 2 no se aplican.', 'apartados 1 -> art_2__para_1', '2 -> art_2__para_2'],
  [
    'art_2__para_2',
    'Los párrafos primero y tercero del apartado 1 no se aplican.',
    'párrafos primero -> art_2__para_1',
    'tercero del apartado 1 -> provision-not-found',
  ],
  [
    'art_1',
    'El apartado 1 de los artículos 2 y 4 no se aplica.',
    'apartado 1 de los artículos 2 -> art_2__para_1',
    '4 -> provision-not-found',
  ],
  ['art_2__para_2', 'El párrafo primero de dichos apartados no se aplica.'],
  ['art_2__para_2', 'El apartado anterior no se aplica.', 'apartado anterior -> art_2__para_1'],
  ['art_4', 'El artículo anterior se aplica.', 'artículo anterior -> art_3bis'],
  ['art_3', 'El artículo siguiente se aplica.', 'artículo siguiente -> art_3bis'],
  ['art_4', 'Los artículos 3 a 3 bis se aplican.', 'artículos 3 -> art_3 art_3bis', '3 bis -> art_3bis'],
  [
    'art_6',
    'El artículo 2 del Código de Faros y el artículo 2.1 se aplican.',
    'artículo 2 del Código de Faros -> código-de-faros/art_2',
    'artículo 2.1 -> art_2__para_1',
  ],
];
