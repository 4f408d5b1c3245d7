import type { CitationCase } from '../cases';

export const backReferences: readonly CitationCase[] = [
  ['El artículo 3 del Código de Puertos y Costas rige.', 'artículo 3 del Código de Puertos -> act-not-in-corpus'],
  [
    'La Ley de Costas completa el artículo 2 del Código de Puertos. El artículo 6 de dicha Ley rige.',
    'artículo 2 del Código de Puertos -> art_2',
    'artículo 6 de dicha Ley -> act-not-in-corpus',
  ],
  [
    'El artículo 3 del Código de Puertos vale. El propio Código, en su artículo 6, fija la multa.',
    'artículo 3 del Código de Puertos -> art_3',
    'artículo 6 -> art_6',
  ],
  [
    'El artículo 1 del Código de Puertos remite al anexo II, cuyo artículo 3 enumera las cargas.',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 3 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Puertos rige. Mire el pliego, sobre todo el artículo 3.',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 3 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Puertos rige. El contrato contiene los datos previstos en el artículo 3.',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 3 -> art_3',
  ],
  [
    'El artículo 1 del Código de Puertos rige. La guía práctica indica en su artículo 5 otra cosa.',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 5 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Puertos rige. El Código dispone en su artículo 5 otra cosa.',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 5 -> art_5',
  ],
  [
    'El artículo 1 del Código de Puertos rige. El legislador dispone en el artículo 5 otra cosa.',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 5 -> art_5',
  ],
  [
    'El artículo 1 del Código de Faros se aplica. El contrato fija en su artículo 2 una pena.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Faros; Convenio colectivo, art. 2.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'art. 2 -> act-not-in-corpus',
  ],
  [
    'Reglamento interno, art. 2, y artículo 1 del Código de Faros',
    'art. 2 -> act-not-in-corpus',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
  ],
  [
    'El artículo 1 del Código de Faros rige. La Ley 40/2015 dispone en su artículo 2 otra cosa.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Faros rige. El artículo 2 de dicho Reglamento no.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 de dicho Reglamento -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Faros rige, y el artículo 2 del mismo.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 del mismo -> código-de-faros/art_2',
  ],
  [
    'El artículo 1 del Código de Faros rige, y el artículo 2 de la misma.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 de la misma -> act-not-in-corpus',
  ],
  ['El artículo 1 del Código de Faros francés rige.', 'artículo 1 del Código de Faros -> act-not-in-corpus'],
  ['El convenio cita el Código de Faros. Su artículo 2 fija el precio.', 'artículo 2 -> act-not-in-corpus'],
  [
    'El Código de Faros rige. El artículo 2 de dicho Código también.',
    'artículo 2 de dicho Código -> código-de-faros/art_2',
  ],
  [
    'El artículo 1 del Código de Faros rige. El artículo 2 del mismo Código también.',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 del mismo Código -> código-de-faros/art_2',
  ],
  [
    'El artículo 2 del Código de Puertos rige, salvo el apartado 1 de dicho artículo.',
    'artículo 2 del Código de Puertos -> art_2',
    'apartado 1 de dicho artículo -> art_2__para_1',
  ],
  [
    'El artículo 3 del Código de Muelles rige. El artículo 4 del mismo Código también.',
    'artículo 3 del Código de Muelles -> act-not-in-corpus',
    'artículo 4 del mismo Código -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del Código de Faros y el artículo 2 de dicho Código',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 de dicho Código -> código-de-faros/art_2',
  ],
  [
    'El artículo 2 del Código de Puertos rige. El apartado 2 del mismo artículo también.',
    'artículo 2 del Código de Puertos -> art_2',
    'apartado 2 del mismo artículo -> art_2__para_2',
  ],
  [
    'El artículo 1 del Código de Faros y el artículo 2 del citado Código',
    'artículo 1 del Código de Faros -> código-de-faros/art_1',
    'artículo 2 del citado Código -> código-de-faros/art_2',
  ],
  [
    'El artículo 1 del Código de Puertos y el artículo 3 de este Código',
    'artículo 1 del Código de Puertos -> art_1',
    'artículo 3 de este Código -> art_3',
  ],
  [
    'El artículo 2.2 del Código de Puertos rige, y el apartado 1 del citado artículo no.',
    'artículo 2.2 del Código de Puertos -> art_2__para_2',
    'apartado 1 del citado artículo -> art_2__para_1',
  ],
  [
    'Rige el artículo 1 del Código de Puertos. Véanse los arts. 1, 2 y 7, este último in fine, LOPJ.',
    'artículo 1 del Código de Puertos -> art_1',
    'arts. 1 -> act-not-in-corpus',
    '2 -> act-not-in-corpus',
    '7 -> act-not-in-corpus',
  ],
  [
    'Rige el artículo 1 del Código de Puertos. Véase el art. 2 (según su última redacción), TRLGDCU.',
    'artículo 1 del Código de Puertos -> art_1',
    'art. 2 (según su última redacción), TRLGDCU -> act-not-in-corpus',
  ],
  [
    'El artículo 5 del Código de Puertos y el artículo 2 del Código chileno de navegación.',
    'artículo 5 del Código de Puertos -> art_5',
    'artículo 2 del Código -> act-not-in-corpus',
  ],
  [
    'El artículo 3 del Código de Puertos rige, y la norma UNE-EN 13670, artículo 2, no obliga.',
    'artículo 3 del Código de Puertos -> art_3',
    'artículo 2 -> act-not-in-corpus',
  ],
  [
    'el artículo 5 del Código de Puertos de 1928; el artículo 5 del Código de Puertos (1928)',
    'artículo 5 del Código de Puertos -> act-not-in-corpus',
    'artículo 5 del Código de Puertos -> act-not-in-corpus',
  ],
  [
    'El artículo 5 del Código de Puertos de pesca y el artículo 5 del Código de Puertos de acuerdo con lo dicho.',
    'artículo 5 del Código de Puertos -> act-not-in-corpus',
    'artículo 5 del Código de Puertos -> art_5',
  ],
  [
    'El art. 3 del Código de Puertos rige; art. 4 convenio de la estiba, art. 5 estatutos, art. 2 reglamento interno.',
    'art. 3 del Código de Puertos -> art_3',
    'art. 4 -> act-not-in-corpus',
    'art. 5 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
  ],
  [
    'El artículo 2 del Código de Puertos; Faro, ob. cit., art. 4.',
    'artículo 2 del Código de Puertos -> art_2',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    'El juzgado aplicó el artículo 3 en lugar del artículo 4 del Código de Puertos.',
    'artículo 3 -> art_3',
    'artículo 4 del Código de Puertos -> art_4',
  ],
  [
    'El artículo 2 del Código de Puertos rige. Véase Muelle, Manual de los amarres, 2.ª ed., 2014, art. 4; Amarre, El muelle (Madrid, 2009), art. 4.',
    'artículo 2 del Código de Puertos -> art_2',
    'art. 4 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 del proyecto de ley modifica el artículo 2 del Código de Puertos. El artículo 3 fija la entrada en vigor.',
    'artículo 1 -> act-not-in-corpus',
    'artículo 2 del Código de Puertos -> art_2',
    'artículo 3 -> act-not-in-corpus',
  ],
  [
    'El artículo 4 del Código de Puertos y el art. 2.1 a contrario LMQ; el art. 2.1 por analogía de la Ley 39/2031; los arts. 2.1 y 3.2 TRLGDMQ; el art. 2.1 en relación con el apartado 2 de la LMQ. MUELLE, J., Comentarios, art. 2.',
    'artículo 4 del Código de Puertos -> art_4',
    'art. 2.1 a contrario LMQ -> act-not-in-corpus',
    'art. 2.1 por analogía de la Ley 39/2031 -> act-not-in-corpus',
    'arts. 2.1 -> act-not-in-corpus',
    '3.2 TRLGDMQ -> act-not-in-corpus',
    'art. 2.1 -> act-not-in-corpus',
    'apartado 2 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
  ],
  [
    'El artículo 1 de la ley modifica el artículo 2 del Código de Puertos. El artículo 2 añade un párrafo al artículo 6 del citado Código, y el artículo 3 entra en vigor.',
    'artículo 1 de la ley -> act-not-in-corpus',
    'artículo 2 del Código de Puertos -> art_2',
    'artículo 2 -> act-not-in-corpus',
    'artículo 6 del citado Código -> art_6',
    'artículo 3 -> act-not-in-corpus',
  ],
  [
    'El anteproyecto consta de cuatro artículos. El primero reforma el artículo 7 del Código de Puertos; el artículo 3 crea un registro y el artículo 4 fija su dotación.',
    'artículo 7 del Código de Puertos -> art_7',
    'artículo 3 -> act-not-in-corpus',
    'artículo 4 -> act-not-in-corpus',
  ],
  [
    'El artículo 2 del Código de Puertos fija la tasa; el artículo 3 añade los prácticos y el artículo 6 los plazos.',
    'artículo 2 del Código de Puertos -> art_2',
    'artículo 3 -> art_3',
    'artículo 6 -> art_6',
  ],
  [
    'Artículo 4 del Código de Puertos; artículo 2, segundo inciso, Ley 7/1999; artículo 3, Código de Puertos.',
    'Artículo 4 del Código de Puertos -> art_4',
    'artículo 2, segundo inciso, Ley 7/1999 -> act-not-in-corpus',
    'artículo 3, Código de Puertos -> art_3',
  ],
];
