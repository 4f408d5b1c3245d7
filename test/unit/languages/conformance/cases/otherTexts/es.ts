import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    'El artículo 4 del Código de Puertos desplaza los arts. 2 y 4 c.c., el art. 5, apartado 1, l.e.c. y los arts. 2 y 3 l. 39/2015.',
    'artículo 4 del Código de Puertos -> art_4',
    'arts. 2 -> act-not-in-corpus',
    '4 -> act-not-in-corpus',
    'art. 5, apartado 1 -> act-not-in-corpus',
    'arts. 2 -> act-not-in-corpus',
    '3 -> act-not-in-corpus',
  ],
  [
    'El artículo 4 del Código de Puertos vale; arts. 2 y ss.; art. 4, p. 5; art. 2, párr. 2.',
    'artículo 4 del Código de Puertos -> art_4',
    'arts. 2 y ss. -> art_2',
    'art. 4 -> art_4',
    'art. 2, párr. 2 -> art_2__para_2',
  ],
  [
    'Véanse el artículo 2 del Código de Faros, el art. 2 º del Código de Puertos, el artículo 1 .º del Código de Puertos y el artículo 2 ° de la Ley de Aguas.',
    'artículo 2 del Código de Faros -> código-de-faros/art_2',
    'art. 2 º del Código de Puertos -> art_2',
    'artículo 1 .º del Código de Puertos -> art_1',
    'artículo 2 ° de la Ley de Aguas -> act-not-in-corpus',
  ],
  [
    'Véanse el artículo 4 del Código de Puertos, los arts. 2 º y 3 º del Código Civil y el artículo 5 º, letra a), del Código Civil.',
    'artículo 4 del Código de Puertos -> art_4',
    'arts. 2 º -> act-not-in-corpus',
    '3 º del Código Civil -> act-not-in-corpus',
    'artículo 5 º, letra a), del Código Civil -> act-not-in-corpus',
  ],
  [
    'El artículo 2 del Código de Puertos fue invocado por la sociedad Artículo 4 y la revista Artículo 7; la empresa, Artículo 3 del Código de Puertos, paga.',
    'artículo 2 del Código de Puertos -> art_2',
    'Artículo 3 del Código de Puertos -> art_3',
  ],
  [
    'Código Civil, artículo 4 y artículo 3 del Código de Puertos; Constitución Española, artículo 4 y artículo 3 del Código de Puertos.',
    'artículo 4 -> act-not-in-corpus',
    'artículo 3 del Código de Puertos -> art_3',
    'artículo 4 -> act-not-in-corpus',
    'artículo 3 del Código de Puertos -> art_3',
  ],
];
