import type { LanguageCases } from '../cases';
import { LAW } from './itActs';

/** Citations of the invented code, of the law beside it, and of acts that are not there. */
export const found: LanguageCases['found'] = [
  ["Si applica l'articolo 3 del codice dei porti.", 'articolo 3 del codice dei porti -> art_3'],
  ["Si applica l'art. 3-bis del codice dei porti.", 'art. 3-bis del codice dei porti -> art_3bis'],
  ["l'art. 3 bis del codice dei porti", 'art. 3 bis del codice dei porti -> art_3bis'],
  ["l'articolo n. 4 del codice dei porti", 'articolo n. 4 del codice dei porti -> art_4'],
  ['Art. 4 Codice dei porti', 'Art. 4 Codice dei porti -> art_4'],
  ['ex art. 4 cod. porti', 'art. 4 cod. porti -> art_4'],
  ["l'art. 4 c. porti", 'art. 4 c. porti -> art_4'],
  ['articolo 2, comma 1, del codice dei porti', 'articolo 2, comma 1, del codice dei porti -> art_2__para_1'],
  [
    'articolo 2, comma 1-bis, del codice dei porti',
    'articolo 2, comma 1-bis, del codice dei porti -> art_2__para_1bis',
  ],
  ['art. 2, co. 2, cod. porti', 'art. 2, co. 2, cod. porti -> art_2__para_2'],
  ['art. 2 c. 2 cod. porti', 'art. 2 c. 2 cod. porti -> art_2__para_2'],
  ['art. 2, 2° comma, cod. porti', 'art. 2, 2° comma, cod. porti -> art_2__para_2'],
  ['art. 2, secondo comma, cod. porti', 'art. 2, secondo comma, cod. porti -> art_2__para_2'],
  ['art. 2, comma secondo, cod. porti', 'art. 2, comma secondo, cod. porti -> art_2__para_2'],
  [
    'articolo 2, comma 2, lettera a), del codice dei porti',
    'articolo 2, comma 2, lettera a), del codice dei porti -> art_2__para_2',
  ],
  ['art. 2, comma 2, lett. a-bis), cod. porti', 'art. 2, comma 2, lett. a-bis), cod. porti -> art_2__para_2'],
  [
    'articolo 2, comma 2, lettera b), numero 2), del codice dei porti',
    'articolo 2, comma 2, lettera b), numero 2), del codice dei porti -> art_2__para_2',
  ],
  ['art. 2, co. 2, lett. b), n. 1, cod. porti', 'art. 2, co. 2, lett. b), n. 1, cod. porti -> art_2__para_2'],
  [
    'articolo 2, comma 2, primo periodo, del codice dei porti',
    'articolo 2, comma 2, primo periodo, del codice dei porti -> art_2__para_2',
  ],
  ['il comma 1 dell’articolo 2 del codice dei porti', 'comma 1 dell’articolo 2 del codice dei porti -> art_2__para_1'],
  [
    "il secondo comma dell'art. 2 del codice dei porti",
    "secondo comma dell'art. 2 del codice dei porti -> art_2__para_2",
  ],
  [
    "la lettera a) del comma 2 dell'articolo 2 del codice dei porti",
    "lettera a) del comma 2 dell'articolo 2 del codice dei porti -> art_2__para_2",
  ],
  [
    "il primo periodo del comma 2 dell'articolo 2 del codice dei porti",
    "primo periodo del comma 2 dell'articolo 2 del codice dei porti -> art_2__para_2",
  ],
  ["l'ultimo comma dell'articolo 4 del codice dei porti", 'articolo 4 del codice dei porti -> art_4'],
  ["l'articolo 1 della legge 3 marzo 2031, n. 12", `articolo 1 della legge 3 marzo 2031, n. 12 -> ${LAW}/art_1`],
  ['art. 1, co. 2, l. n. 12/2031', `art. 1, co. 2, l. n. 12/2031 -> ${LAW}/art_1__para_2`],
  ['art. 1, comma 2, L. 3 marzo 2031 n. 12', `art. 1, comma 2, L. 3 marzo 2031 n. 12 -> ${LAW}/art_1__para_2`],
  ['art. 2 l. 12/2031', `art. 2 l. 12/2031 -> ${LAW}/art_2`],
  ["l'art. 2-ter della legge n. 12 del 2031", `art. 2-ter della legge n. 12 del 2031 -> ${LAW}/art_2ter`],
  ['Legge 3 marzo 2031, n. 12, articolo 2', `articolo 2 -> ${LAW}/art_2`],
  ["l'articolo 9 del codice dei porti", 'articolo 9 del codice dei porti -> provision-not-found'],
  ["l'articolo 2, comma 9, del codice dei porti", 'articolo 2, comma 9, del codice dei porti -> provision-not-found'],
  ["l'articolo 3 del codice delle banchine", 'articolo 3 del codice delle banchine -> act-not-in-corpus'],
  ["l'articolo 1 della legge 3 marzo 2031, n. 13", 'articolo 1 della legge 3 marzo 2031, n. 13 -> act-not-in-corpus'],
  [
    "l'articolo 1 del decreto legislativo 3 marzo 2031, n. 12",
    'articolo 1 del decreto legislativo 3 marzo 2031, n. 12 -> act-not-in-corpus',
  ],
  ['art. 2043 c.c.', 'art. 2043 c.c. -> act-not-in-corpus'],
  ['art. 640-bis c.p.', 'art. 640-bis c.p. -> act-not-in-corpus'],
  ['art. 640 bis, comma 2, c.p.', 'art. 640 bis, comma 2, c.p. -> act-not-in-corpus'],
  ['art. 18 disp. att. c.c.', 'art. 18 disp. att. c.c. -> act-not-in-corpus'],
  [
    'art. 3, comma 1, lett. a), d.lgs. 9 aprile 2008, n. 81',
    'art. 3, comma 1, lett. a), d.lgs. 9 aprile 2008, n. 81 -> act-not-in-corpus',
  ],
  ['art. 117, secondo comma, lettera s), Cost.', 'art. 117, secondo comma, lettera s), Cost. -> act-not-in-corpus'],
  ["l'art. 6 CEDU", 'art. 6 CEDU -> act-not-in-corpus'],
  ["l'art. 5 del regolamento (UE) 2016/679", 'art. 5 del regolamento (UE) 2016/679 -> act-not-in-corpus'],
  ['art. 76 D.P.R. n. 445 del 2000', 'art. 76 D.P.R. n. 445 del 2000 -> act-not-in-corpus'],
  [
    'art. 83 d.l. 18/2020, conv. in l. 27/2020, si applica',
    'art. 83 d.l. 18/2020, conv. in l. 27/2020 -> act-not-in-corpus',
  ],
  ["l'art. 117 TUB", 'art. 117 TUB -> act-not-in-corpus'],
  ["l'art. 117 t.u.b.", 'art. 117 t.u.b. -> act-not-in-corpus'],
  [
    'considerando 26 del regolamento (UE) 2016/679',
    'considerando 26 del regolamento (UE) 2016/679 -> act-not-in-corpus',
  ],
  [
    "L'articolo 4 del codice dei porti vige. L'art. 5 c.x.y. no.",
    'articolo 4 del codice dei porti -> art_4',
    'art. 5 c.x.y. -> act-not-in-corpus',
  ],
  [
    "L'articolo 4 del codice dei porti vige. L'art. 12 dello statuto sociale no.",
    'articolo 4 del codice dei porti -> art_4',
    'art. 12 dello statuto sociale -> act-not-in-corpus',
  ],
  [
    "L'articolo 4 del codice dei porti vige. L'art. 7 reg. cons. dice altro.",
    'articolo 4 del codice dei porti -> art_4',
    'art. 7 reg. cons. -> act-not-in-corpus',
  ],
  ['allegato I, punto 2, del codice dei porti', 'allegato I, punto 2, del codice dei porti -> annex_i'],
  ['il capo II del codice dei porti', 'capo II del codice dei porti -> title_i__chp_ii'],
];
