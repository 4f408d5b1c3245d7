import type { CitationCase } from '../cases';

export const backReferences: readonly CitationCase[] = [
  [
    "Le douzième alinéa de l'article 4 du code des ports dit tout.",
    "douzième alinéa de l'article 4 du code des ports -> provision-not-found",
  ],
  ["L'article 3 du code des ports et voies navigables s'applique.", 'article 3 du code des ports -> act-not-in-corpus'],
  [
    "L'article 3 du code des ports et l'article 1er du code des phares s'appliquent.",
    'article 3 du code des ports -> art_3',
    'article 1er du code des phares -> code-des-phares/art_1',
  ],
  [
    "La loi du 5 mai 1934 annonce l'article 2 du code des ports. L'article 6 de ladite loi disparaît.",
    'article 2 du code des ports -> art_2',
    'article 6 de ladite loi -> act-not-in-corpus',
  ],
  [
    "L'article 3 du code des ports vaut. Le même code, en son article 6, fixe l'amende.",
    'article 3 du code des ports -> art_3',
    'article 6 -> art_6',
  ],
  [
    "L'article 1er du code des ports s'applique. Voyez le cahier des charges, article 3.",
    'article 1er du code des ports -> art_1',
    'article 3 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique. Le bail contient les mentions prévues à l'article 3.",
    'article 1er du code des ports -> art_1',
    'article 3 -> art_3',
  ],
  [
    "L'article 1er du code des ports s'applique. Le bail commercial stipule en son article 5 une pénalité.",
    'article 1er du code des ports -> art_1',
    'article 5 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique. La Constitution, dans son article 5, dit le contraire.",
    'article 1er du code des ports -> art_1',
    'article 5 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique. Le guide pratique précise à l'article 4 la règle.",
    'article 1er du code des ports -> art_1',
    'article 4 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique. Le code prévoit à l'article 4 une surveillance.",
    'article 1er du code des ports -> art_1',
    'article 4 -> art_4',
  ],
  [
    "L'article 1er du code des ports s'applique. Le législateur prévoit à l'article 4 une surveillance.",
    'article 1er du code des ports -> art_1',
    'article 4 -> art_4',
  ],
  ["L'article 5 du code des ports monégasque s'applique.", 'article 5 du code des ports -> act-not-in-corpus'],
  ["L'article 5 du code des ports (Belgique) s'applique.", 'article 5 du code des ports -> act-not-in-corpus'],
  [
    "L'article 1er du code des ports s'applique. Le contrat prévoit, à l'article 2, une pénalité.",
    'article 1er du code des ports -> art_1',
    'article 2 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique. Le contrat est nul selon l'article 2.",
    'article 1er du code des ports -> art_1',
    'article 2 -> art_2',
  ],
  [
    'Règlement intérieur, art. 2, et article 1er du code des ports',
    'art. 2 -> act-not-in-corpus',
    'article 1er du code des ports -> art_1',
  ],
  [
    "L'article 1er du code des ports s'applique. Le code de commerce, en son article 2, dispose autrement.",
    'article 1er du code des ports -> art_1',
    'article 2 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique, comme l'article 3 ci-dessus.",
    'article 1er du code des ports -> art_1',
    'article 3 -> act-not-in-corpus',
  ],
  ["Le code des phares s'applique. Son article 2 aussi.", 'article 2 -> code-des-phares/art_2'],
  [
    "L'article 1er du code des phares ; Dupont, Traité, 2001, § 2.",
    'article 1er du code des phares -> code-des-phares/art_1',
    '§ 2 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des phares s'applique. L'article 2 dudit décret non.",
    'article 1er du code des phares -> code-des-phares/art_1',
    'article 2 dudit décret -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des phares s'applique, et l'article 2 dudit contrat.",
    'article 1er du code des phares -> code-des-phares/art_1',
    'article 2 -> act-not-in-corpus',
  ],
  ["L'arrêté vise le code des phares ; son article 2 fixe les tarifs.", 'article 2 -> act-not-in-corpus'],
  ["Le code des phares s'applique. L'article 2 de ce code aussi.", 'article 2 de ce code -> code-des-phares/art_2'],
  [
    "L'article 1er du code des phares s'applique. L'article 2 du même code aussi.",
    'article 1er du code des phares -> code-des-phares/art_1',
    'article 2 du même code -> code-des-phares/art_2',
  ],
  [
    "L'article 2 du code des ports s'applique, sauf le I du même article.",
    'article 2 du code des ports -> art_2',
    'I du même article -> art_2__para_i',
  ],
  [
    "L'article 3 du code des quais s'applique. L'article 4 du même code aussi.",
    'article 3 du code des quais -> act-not-in-corpus',
    'article 4 du même code -> act-not-in-corpus',
  ],
  [
    "L'article 1er du code des ports s'applique, ainsi que l'article 2 dudit code.",
    'article 1er du code des ports -> art_1',
    'article 2 dudit code -> art_2',
  ],
  [
    "L'article 2 du code des ports s'applique. Le II de cet article aussi.",
    'article 2 du code des ports -> art_2',
    'II de cet article -> art_2__para_ii',
  ],
  [
    "L'article 1er du code des phares et l'article 2 de ce code",
    'article 1er du code des phares -> code-des-phares/art_1',
    'article 2 de ce code -> code-des-phares/art_2',
  ],
  [
    "L'article 2 du code des ports, le 1° de l'article 5 du même code",
    'article 2 du code des ports -> art_2',
    "1° de l'article 5 du même code -> art_5",
  ],
  [
    "L'article 1er du code des phares puis l'article 2 précité",
    'article 1er du code des phares -> code-des-phares/art_1',
    'article 2 -> code-des-phares/art_2',
  ],
  [
    "L'article 5 du code des ports et l'article 2 du code suisse des obligations sont proches.",
    'article 5 du code des ports -> art_5',
    'article 2 du code -> act-not-in-corpus',
  ],
  [
    "L'article 3 du code des ports et l'article 4 du Code néerlandais de la marine.",
    'article 3 du code des ports -> art_3',
    'article 4 du Code -> act-not-in-corpus',
  ],
  ["l'article 5 du code des ports de 1956", 'article 5 du code des ports -> act-not-in-corpus'],
  [
    "L'article 5 du Code des ports de plaisance reprend l'article 2 du code des ports de manière claire.",
    'article 5 du Code des ports -> act-not-in-corpus',
    'article 2 du code des ports -> art_2',
  ],
  [
    "L'article 3 du code des ports s'applique ; l'article 4 statuts de la société et l'art. 2 bail du 3 mai, art. 3 ccap aussi.",
    'article 3 du code des ports -> art_3',
    'article 4 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
    'art. 3 -> act-not-in-corpus',
  ],
  ["L'article 5 du code des ports d'autre part.", 'article 5 du code des ports -> art_5'],
  [
    'V. art. 2 du code des ports ; Quai, ouvr. cité, art. 4 ; Rép. civ. Dalloz, art. 5 ; D. 2012. Art. 3.',
    'art. 2 du code des ports -> art_2',
    'art. 4 -> act-not-in-corpus',
    'art. 5 -> act-not-in-corpus',
    'Art. 3 -> act-not-in-corpus',
  ],
  [
    "La cour a appliqué l'article 3 au lieu de l'article 4 du code des ports.",
    'article 3 -> art_3',
    'article 4 du code des ports -> art_4',
  ],
  [
    "L'article 2 du code des ports s'applique. V. Quai et Môle, Les amarres, 2e éd., 2014, art. 4 ; Môle, Le quai (Dalloz, 2009), art. 4.",
    'article 2 du code des ports -> art_2',
    'art. 4 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    "L'article 1er du projet de loi modifie l'article 2 du code des ports. L'article 3 fixe l'entrée en vigueur.",
    'article 1er -> act-not-in-corpus',
    'article 2 du code des ports -> art_2',
    'article 3 -> act-not-in-corpus',
  ],
  [
    "Un texte est prêt. L'article 2 modifie l'article 4 du code des ports ; l'article 3 abroge l'article 2 du code des ports.",
    'article 2 -> act-not-in-corpus',
    'article 4 du code des ports -> art_4',
    'article 3 -> act-not-in-corpus',
    'article 2 du code des ports -> art_2',
  ],
  [
    "L'article 4 du code des ports et l'article 2 a contrario du code des quais ; l'article 2, I, et dernier alinéa du code des quais ; l'article 3 et dernier alinéa du code des quais.",
    'article 4 du code des ports -> art_4',
    'article 2 -> act-not-in-corpus',
    'article 2, I -> act-not-in-corpus',
    'article 3 -> act-not-in-corpus',
  ],
  [
    "L'article 4 du code des ports s'applique. Aux termes du bail, l'article 3 fixe la durée. V. Quai, Les amarres, art. 2.",
    'article 4 du code des ports -> art_4',
    'article 3 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
  ],
];
