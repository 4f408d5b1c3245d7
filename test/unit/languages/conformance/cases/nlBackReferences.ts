import type { CitationCase } from '../cases';

export const backReferences: readonly CitationCase[] = [
  [
    'Artikel 2 van de Wet op de havens en het tweede lid van dat artikel.',
    'Artikel 2 van de Wet op de havens -> art_2',
    'tweede lid van dat artikel -> art_2__para_2',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. Artikel 3 van voornoemde overeenkomst niet.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'Artikel 3 -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. Artikel 3 van voornoemde wet ook.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'Artikel 3 van voornoemde wet -> art_3',
  ],
  ['Artikel 3 van de Wet op de havens en vaarwegen geldt.', 'Artikel 3 van de Wet op de havens -> act-not-in-corpus'],
  [
    'Artikel 3 van de Wet op de havens en artikel 6:162 WvKr gelden.',
    'Artikel 3 van de Wet op de havens -> art_3',
    'artikel 6:162 WvKr -> wvkr/art_6:162',
  ],
  [
    'Artikel 2 van de Wet op de havens wijkt voor het vierde lid van dat artikel.',
    'Artikel 2 van de Wet op de havens -> art_2',
    'vierde lid van dat artikel -> provision-not-found',
  ],
  [
    'Artikel 2 van de Wet op de havens geldt naast de Kanaalwet. Artikel 4 van laatstgenoemde wet is streng.',
    'Artikel 2 van de Wet op de havens -> art_2',
    'Artikel 4 van laatstgenoemde wet -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt, artikel 4 polisvoorwaarden niet.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 4 -> act-not-in-corpus',
  ],
  [
    'Het bestek noemt artikel 1 van de Wet op de havens en regelt in artikel 3 de prijs.',
    'artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> act-not-in-corpus',
  ],
  ['De Wet op de havens regelt in artikel 3 het loodsen.', 'artikel 3 -> art_3'],
  [
    'Artikel 1 van de Wet op de havens geldt. De huurovereenkomst bevat de gegevens, bedoeld in artikel 3.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> art_3',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. Lees de statuten, met name artikel 3.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. Het Burgerlijk Wetboek regelt in artikel 3 anders.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. De wet bepaalt in artikel 3 anders.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> art_3',
  ],
  ['Artikel 1 van de Wet op de havens (België) geldt.', 'Artikel 1 van de Wet op de havens -> act-not-in-corpus'],
  [
    'Artikel 1 van de Wet op de havens geldt. De statuten bepalen in artikel 3 het doel.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. De overeenkomst is nietig op grond van artikel 3.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> art_3',
  ],
  [
    'Artikel 1 van de Wet op de havens; Huishoudelijk reglement, art. 3.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'art. 3 -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt, en artikel 3 van deze overeenkomst.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt; artikel 3 van dat besluit niet.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 van dat besluit -> act-not-in-corpus',
  ],
  ['De Wet op de havens geldt; artikel 3 van die wet niet.', 'artikel 3 van die wet -> art_3'],
  [
    'Artikel 6:162 WvKr geldt. Artikel 6:163 van dat wetboek ook.',
    'Artikel 6:162 WvKr -> wvkr/art_6:162',
    'Artikel 6:163 van dat wetboek -> wvkr/art_6:163',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt; artikel 3 van die wet niet.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 3 van die wet -> art_3',
  ],
  [
    'Artikel 2 van de Wet op de havens geldt, behalve het eerste lid van dat artikel.',
    'Artikel 2 van de Wet op de havens -> art_2',
    'eerste lid van dat artikel -> art_2__para_1',
  ],
  [
    'Artikel 2 van de Wet op de havens geldt, behalve lid 1 van genoemd artikel.',
    'Artikel 2 van de Wet op de havens -> art_2',
    'lid 1 van genoemd artikel -> art_2__para_1',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. Bedoeld is artikel 2, eerste volzin, tweede zinsdeel, zoals dat luidt op 1 mei 2020, van het Besluit loodsen.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 2, eerste volzin -> act-not-in-corpus',
  ],
  [
    'Artikel 1 van de Wet op de havens geldt. Bedoeld is artikel 2, eerste lid, laatste zinsnede, van het Besluit loodsen.',
    'Artikel 1 van de Wet op de havens -> art_1',
    'artikel 2, eerste lid -> act-not-in-corpus',
  ],
  [
    'Artikel 3 van de Wet op de havens geldt. NEN-EN 1996-1-1, artikel 2, is een norm.',
    'Artikel 3 van de Wet op de havens -> art_3',
    'artikel 2 -> act-not-in-corpus',
  ],
  [
    'Artikel 3 Wet op de havens 1954; artikel 3 van de Wet op de havens (1954); artikel 3 van de Wet op de havens van 1954.',
    'Artikel 3 Wet op de havens 1954 -> act-not-in-corpus',
    'artikel 3 van de Wet op de havens -> act-not-in-corpus',
    'artikel 3 van de Wet op de havens -> act-not-in-corpus',
  ],
  [
    'Art. 3 Wet op de havens geldt onverkort; art. 4 cao Zeehavens 2021-2023 doet daaraan niet af, art. 2 algemene voorwaarden evenmin.',
    'Art. 3 Wet op de havens -> art_3',
    'art. 4 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
  ],
  [
    'Art. 3 Wet op de havens geldt; art. 4 convenant Schone Haven, art. 2 beleidsregel ligplaatsen.',
    'Art. 3 Wet op de havens -> art_3',
    'art. 4 -> act-not-in-corpus',
    'art. 2 -> act-not-in-corpus',
  ],
  ['De Wet op de havens, art. 2, en de Awb, art. 4, gelden.', 'art. 2 -> art_2', 'art. 4 -> act-not-in-corpus'],
  [
    'Zie art. 2 Wet op de havens; Kade, t.a.p., art. 4, en Kade/Boei, art. 3; Wet milieubeheer, art. 4.',
    'art. 2 Wet op de havens -> art_2',
    'art. 4 -> act-not-in-corpus',
    'art. 3 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    'De rechtbank paste artikel 3 toe in plaats van artikel 4 van de Wet op de havens.',
    'artikel 3 -> art_3',
    'artikel 4 van de Wet op de havens -> art_4',
  ],
  [
    'Artikel 2 van de Wet op de havens geldt. Zie Kade, Steigers, 2e druk, 2014, art. 4; Steiger, De kade (Deventer 2009), art. 4; T&C BW, art. 6:162, aant. 2; GS Steigers, art. 3, aant. 4. Zie ook Rv, art. 4.',
    'Artikel 2 van de Wet op de havens -> art_2',
    'art. 4 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
    'art. 6:162 -> act-not-in-corpus',
    'art. 3 -> act-not-in-corpus',
    'art. 4 -> act-not-in-corpus',
  ],
  [
    'Art. 3a Wet op de havens en T&C Wkd gelden, art. 4 Wet op de havens HR 3 mei 2031 ook.',
    'Art. 3a Wet op de havens -> art_3a',
    'art. 4 Wet op de havens -> art_4',
  ],
  [
    'Artikel 4 van de Wet op de havens geldt, evenals art. 2 lid 1 in fine Wkd, art. 2 lid 1 jo. lid 2 Wkd en artikel 2, eerste en laatste lid, Wkd.',
    'Artikel 4 van de Wet op de havens -> art_4',
    'art. 2 lid 1 -> act-not-in-corpus',
    'art. 2 lid 1 -> act-not-in-corpus',
    'lid 2 -> act-not-in-corpus',
    'artikel 2 -> act-not-in-corpus',
  ],
  [
    'Artikel I wijzigt artikel 2 van de Wet op de havens. Artikel II schrapt artikel 3 van die wet.',
    'Artikel I -> act-not-in-corpus',
    'artikel 2 van de Wet op de havens -> art_2',
    'Artikel II -> act-not-in-corpus',
    'artikel 3 van die wet -> art_3',
  ],
];
