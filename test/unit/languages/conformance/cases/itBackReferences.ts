import type { CitationCase } from '../cases';
import { LAW } from './itActs';

/** What Italian citations in a draft go back to, or do not. */
export const backReferences: readonly CitationCase[] = [
  [
    "Vale l'art. 1 del codice dei porti. Si vedano gli artt. 1 e 2, quest'ultimo in fine, c.p.c.",
    'art. 1 del codice dei porti -> art_1',
    'artt. 1 -> act-not-in-corpus',
    '2 -> act-not-in-corpus',
  ],
  [
    "Vale l'art. 1 del codice dei porti. Si veda l'art. 2 (come sostituito dal d.l. 3 aprile 2000, n. 4), c.nav.",
    'art. 1 del codice dei porti -> art_1',
    'art. 2 -> act-not-in-corpus',
  ],
  [
    "L'art. 1 del codice dei porti è attuato dal piano regolatore, che all'art. 3 vieta le gru.",
    'art. 1 del codice dei porti -> art_1',
    'art. 3 -> act-not-in-corpus',
  ],
  [
    "L'art. 1 del codice dei porti rinvia all'allegato II, il cui art. 3 elenca le merci.",
    'art. 1 del codice dei porti -> art_1',
    'art. 3 -> act-not-in-corpus',
  ],
  [
    "Il bando richiama l'art. 1 del codice dei porti e fissa all'art. 3 il termine.",
    'art. 1 del codice dei porti -> art_1',
    'art. 3 -> act-not-in-corpus',
  ],
  ["Il codice dei porti disciplina all'art. 3 i piloti.", 'art. 3 -> art_3'],
  [
    "L'art. 1 del codice dei porti si applica. Il contratto contiene i dati previsti all'art. 3.",
    'art. 1 del codice dei porti -> art_1',
    'art. 3 -> art_3',
  ],
  [
    "L'art. 1 del codice dei porti si applica. La circolare ministeriale precisa all'art. 4 altro.",
    'art. 1 del codice dei porti -> art_1',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    "L'art. 1 del codice dei porti si applica. Il codice prevede all'art. 4 altro.",
    'art. 1 del codice dei porti -> art_1',
    'art. 4 -> art_4',
  ],
  [
    "L'art. 1 del codice dei porti si applica. Il contratto prevede all'art. 3 una penale.",
    'art. 1 del codice dei porti -> art_1',
    'art. 3 -> act-not-in-corpus',
  ],
  [
    'Statuto sociale, art. 3, e art. 1 del codice dei porti',
    'art. 3 -> act-not-in-corpus',
    'art. 1 del codice dei porti -> art_1',
  ],
  [
    "L'articolo 1 del codice dei porti vige. Il codice penale, all'art. 3, dispone altro.",
    'articolo 1 del codice dei porti -> art_1',
    'art. 3 -> act-not-in-corpus',
  ],
  [
    "L'articolo 1 del codice dei porti vige. L'art. 3 del citato regolamento no.",
    'articolo 1 del codice dei porti -> art_1',
    'art. 3 del citato regolamento -> act-not-in-corpus',
  ],
  ["L'articolo 1 del codice dei porti svizzero vige.", 'articolo 1 del codice dei porti -> act-not-in-corpus'],
  ["Vige il codice dei porti. L'art. 3 di detto codice no.", 'art. 3 di detto codice -> art_3'],
  ["Vige il codice dei porti. L'art. 3 dello stesso codice no.", 'art. 3 dello stesso codice -> art_3'],
  [
    `L'articolo 1 della legge 3 marzo 2031, n. 12 vige. L'articolo 2 della medesima legge anche.`,
    `articolo 1 della legge 3 marzo 2031, n. 12 -> ${LAW}/art_1`,
    `articolo 2 della medesima legge -> ${LAW}/art_2`,
  ],
  [
    "L'articolo 1 del codice dei porti vige; l'art. 3 dello stesso codice no.",
    'articolo 1 del codice dei porti -> art_1',
    'art. 3 dello stesso codice -> art_3',
  ],
  [
    "L'articolo 1 della citata legge n. 12 del 2031 vige; l'art. 2 della predetta legge no.",
    `articolo 1 della citata legge n. 12 del 2031 -> ${LAW}/art_1`,
    `art. 2 della predetta legge -> ${LAW}/art_2`,
  ],
  [
    "L'articolo 2 del codice dei porti vige, salvo il comma 1 del medesimo articolo.",
    'articolo 2 del codice dei porti -> art_2',
    'comma 1 del medesimo articolo -> art_2__para_1',
  ],
  [
    "L'articolo 2 del codice dei porti vige, salvo il secondo comma di detto articolo.",
    'articolo 2 del codice dei porti -> art_2',
    'secondo comma di detto articolo -> art_2__para_2',
  ],
  ["L'art. 4 cod. porti vige. Il citato articolo non muta.", 'art. 4 cod. porti -> art_4', 'citato articolo -> art_4'],
  ["L'art. 4 cod. porti vige. L'art. 3 no.", 'art. 4 cod. porti -> art_4', 'art. 3 -> art_3'],
  [
    "L'art. 3 del codice dei porti e l'art. 2 del Codice svizzero delle obbligazioni.",
    'art. 3 del codice dei porti -> art_3',
    'art. 2 del Codice -> act-not-in-corpus',
  ],
  [
    "L'art. 3 del codice dei porti tace. C. nav., art. 2, dispone altrimenti; così cod. pen. art. 4.",
    'art. 3 del codice dei porti -> art_3',
    'art. 2 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    "l'art. 3 del Codice dei porti del 1865, l'art. 3 del Codice dei porti (1865)",
    'art. 3 del Codice dei porti -> act-not-in-corpus',
    'art. 3 del Codice dei porti -> act-not-in-corpus',
  ],
  [
    "L'art. 3 del codice dei porti vige; l'art. 4 scrittura privata no, l'art. 5 del codice dei porti sì.",
    'art. 3 del codice dei porti -> art_3',
    'art. 4 -> act-not-in-corpus',
    'art. 5 del codice dei porti -> art_5',
  ],
  [
    "Si applica l'art. 4 del codice dei porti e il punto 2 dell'allegato I alla delibera n. 45/2019.",
    'art. 4 del codice dei porti -> art_4',
    "punto 2 dell'allegato I -> act-not-in-corpus",
  ],
  [
    "Si applicano l'art. 4 del codice dei porti e l'art. 2, terzo comma, dell'allegato A alla delibera della Giunta n. 45/2019.",
    'art. 4 del codice dei porti -> art_4',
    "art. 2, terzo comma, dell'allegato A -> act-not-in-corpus",
  ],
  [
    'V. art. 2 del codice dei porti; Molo, op. ult. cit., art. 4; Faro, cit., art. 3; Faro, Commentario, sub art. 5.',
    'art. 2 del codice dei porti -> art_2',
    'art. 4 -> act-not-in-corpus',
    'art. 3 -> act-not-in-corpus',
    'art. 5 -> act-not-in-corpus',
  ],
  [
    "Il tribunale ha applicato l'art. 3 in luogo dell'art. 4 del codice dei porti.",
    'art. 3 -> art_3',
    'art. 4 del codice dei porti -> art_4',
  ],
  [
    "L'art. 4 del codice dei porti l'impresa lo conosce; l'allegato I al codice dei porti no. V. Molo, Il diritto delle banchine, II ed., 2014, art. 4; Banchina, Il molo (Torino, 2009), art. 4.",
    'art. 4 del codice dei porti -> art_4',
    'allegato I al codice dei porti -> annex_i',
    'art. 4 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    "L'articolo 1 del disegno di legge modifica l'articolo 2 del codice dei porti. L'articolo 3 fissa l'entrata in vigore.",
    'articolo 1 -> act-not-in-corpus',
    'articolo 2 del codice dei porti -> art_2',
    'articolo 3 -> act-not-in-corpus',
  ],
  [
    "L'art. 4 del codice dei porti prevale sull'art. 2, primo e ultimo comma, c.p.; art. 2, comma 1, in relazione al comma 2, c.p.",
    'art. 4 del codice dei porti -> art_4',
    'art. 2 -> act-not-in-corpus',
    'art. 2, comma 1 -> act-not-in-corpus',
    'comma 2 -> act-not-in-corpus',
  ],
  [
    "L'articolo 1 del decreto modifica l'articolo 3 del codice dei porti. L'articolo 2 abroga la legge 5 maggio 1999, n. 7; l'articolo 4 entra in vigore.",
    'articolo 1 del decreto modifica -> act-not-in-corpus',
    'articolo 3 del codice dei porti -> art_3',
    'articolo 2 -> act-not-in-corpus',
    'articolo 4 -> act-not-in-corpus',
  ],
  [
    'Art. 4 del Codice dei porti; art. 2, secondo comma, prima frase, legge 5 maggio 1999, n. 7; art. 4, primo periodo, seconda ipotesi, cod. nav.',
    'Art. 4 del Codice dei porti -> art_4',
    'art. 2, secondo comma -> act-not-in-corpus',
    'art. 4, primo periodo -> act-not-in-corpus',
  ],
];
