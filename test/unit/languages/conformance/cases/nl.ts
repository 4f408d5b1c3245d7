import type { LanguageCases } from '../cases';
import { backReferences } from './nlBackReferences';
import { otherTexts } from './otherTexts/nl';

export const dutch: LanguageCases = {
  code: 'nl',
  act: `---
title: Wet op de havens
---

# Wet op de havens

## Hoofdstuk 1. Algemene bepalingen

### Artikel 1. Doel

Deze wet regelt de havens en de kaden.

### Artikel 2. Aanleggen

1. De schipper legt aan de kade aan.

2. De schipper betaalt het havengeld. Het is niet verschuldigd indien hij:
a. wacht;
b. vertrekt.

### Artikel 3. Loodsen

De loods leidt het schip.

### Artikel 3a. Slepers

De sleper trekt het schip.

### Artikel 4. Toezicht

Het havenbestuur houdt toezicht.
`,
  otherAct: `---
title: Wetboek van Kaderecht
abbreviation: WvKr
---

# Wetboek van Kaderecht

## Boek 6. Verbintenissen

### Artikel 6:162

Hij die een kade beschadigt, is verplicht de schade te vergoeden.

### Artikel 6:163

1. De kade wordt hersteld.

2. De kosten worden betaald door degene die aansprakelijk is.

## Boek 7. Overeenkomsten

### Artikel 7:658a

De werkgever zorgt voor de veiligheid van het personeel op de kade.
`,
  plainAct: `Wet op de havens

Hoofdstuk 1. Algemene bepalingen

Artikel 1. Doel

Deze wet regelt de havens
en de kaden.

Artikel 2. Aanleggen

1. De schipper legt aan de kade aan.

2. De schipper betaalt het havengeld. Het is niet verschuldigd indien hij:
a. wacht;
b. vertrekt.

Artikel 3. Loodsen

De loods leidt het schip.

Artikel 3a. Slepers

De sleper trekt het schip.

Artikel 4. Toezicht

Het havenbestuur houdt toezicht.
`,
  provisions: {
    art_1: 'Deze wet regelt de havens en de kaden.',
    art_2__para_1: 'De schipper legt',
    art_2__para_2: 'De schipper betaalt',
    art_3: 'De loods',
    art_3a: 'De sleper',
    art_4: 'Het havenbestuur',
  },
  found: [
    ...otherTexts,
    ['Op grond van artikel 3 van de Wet op de havens leidt hij.', 'artikel 3 van de Wet op de havens -> art_3'],
    [
      'artikel 2, tweede lid, van de Wet op de havens',
      'artikel 2, tweede lid, van de Wet op de havens -> art_2__para_2',
    ],
    [
      'artikel 2, tweede lid, onder a, van de Wet op de havens',
      'artikel 2, tweede lid, onder a, van de Wet op de havens -> art_2__para_2',
    ],
    [
      'artikel 2, tweede lid, aanhef en onder b, van de Wet op de havens',
      'artikel 2, tweede lid, aanhef en onder b, van de Wet op de havens -> art_2__para_2',
    ],
    ['artikel 2 lid 2 sub a Wet op de havens', 'artikel 2 lid 2 sub a Wet op de havens -> art_2__para_2'],
    [
      'artikel 2, tweede lid, tweede volzin, van de Wet op de havens',
      'artikel 2, tweede lid, tweede volzin, van de Wet op de havens -> art_2__para_2',
    ],
    [
      'het eerste lid van artikel 2 van de Wet op de havens',
      'eerste lid van artikel 2 van de Wet op de havens -> art_2__para_1',
    ],
    [
      'onderdeel a van het tweede lid van artikel 2 van de Wet op de havens',
      'onderdeel a van het tweede lid van artikel 2 van de Wet op de havens -> art_2__para_2',
    ],
    ['Ingevolge art. 3a van de Wet op de havens geldt dit.', 'art. 3a van de Wet op de havens -> art_3a'],
    ['Artikel 4 van de Wet op de havens bepaalt dit.', 'Artikel 4 van de Wet op de havens -> art_4'],
    ['op grond van artikel 6:162 WvKr', 'artikel 6:162 WvKr -> wvkr/art_6:162'],
    ['op grond van art. 6:163 lid 2 WvKr', 'art. 6:163 lid 2 WvKr -> wvkr/art_6:163__para_2'],
    ['art. 7:658a WvKr is van toepassing', 'art. 7:658a WvKr -> wvkr/art_7:658a'],
    ['artikel 6:162 van het Wetboek van Kaderecht', 'artikel 6:162 van het Wetboek van Kaderecht -> wvkr/art_6:162'],
    [
      'artikel 162 van Boek 6 van het Wetboek van Kaderecht',
      'artikel 162 van Boek 6 van het Wetboek van Kaderecht -> wvkr/art_6:162',
    ],
    ['artikel 163, eerste lid, van Boek 6 WvKr', 'artikel 163, eerste lid, van Boek 6 WvKr -> wvkr/art_6:163__para_1'],
    ['artikel 6:162 Kr', 'artikel 6:162 Kr -> wvkr/art_6:162'],
    ['artikel 3 Wh', 'artikel 3 Wh -> art_3'],
    ['artikel 9 van de Wet op de havens', 'artikel 9 van de Wet op de havens -> provision-not-found'],
    ['artikel 3 van de Havenverordening', 'artikel 3 van de Havenverordening -> act-not-in-corpus'],
    ['art. 3:4 Awb', 'art. 3:4 Awb -> act-not-in-corpus'],
    [
      'Artikel 6:162 WvKr geldt. Artikel 5 Wob geldt niet.',
      'Artikel 6:162 WvKr -> wvkr/art_6:162',
      'Artikel 5 Wob -> act-not-in-corpus',
    ],
    [
      'Het bepaalde in artikel 6:162 WvKr is van toepassing op de schipper. Artikel 6:163 Wob geldt niet.',
      'artikel 6:162 WvKr -> wvkr/art_6:162',
      'Artikel 6:163 -> act-not-in-corpus',
    ],
    ['Dit volgt uit artikel 5 Wob.', 'artikel 5 Wob -> act-not-in-corpus'],
    ['artikel 310 Sr en artikel 27 Sv', 'artikel 310 Sr -> act-not-in-corpus', 'artikel 27 Sv -> act-not-in-corpus'],
    ['artikel 6 van Verordening (EU) 2016/679', 'artikel 6 van Verordening (EU) 2016/679 -> act-not-in-corpus'],
    ['artikel 2 van Richtlijn 95/46/EG', 'artikel 2 van Richtlijn 95/46/EG -> act-not-in-corpus'],
    ['overweging 26 van Verordening (EU) 2016/679', 'overweging 26 van Verordening (EU) 2016/679 -> act-not-in-corpus'],
  ],
  lists: [
    [
      'De huurder neemt artikel 2 lid 1 en lid 2 onder a van de Wet op de havens in acht.',
      'artikel 2 lid 1 -> art_2__para_1',
      'lid 2 onder a van de Wet op de havens -> art_2__para_2',
    ],
    [
      'Artikel 2, eerste lid en tweede lid, onder a en b, van de Wet op de havens geldt.',
      'Artikel 2, eerste lid -> art_2__para_1',
      'tweede lid, onder a -> art_2__para_2',
      'b, van de Wet op de havens -> art_2__para_2',
    ],
    [
      'Artikel 2 van de Wet op de havens geldt. De artikelen 2; 3 en 4 van de Kadewet.',
      'Artikel 2 van de Wet op de havens -> art_2',
      'artikelen 2 -> act-not-in-corpus',
      '3 -> act-not-in-corpus',
      '4 van de Kadewet -> act-not-in-corpus',
    ],
    [
      'het eerste lid, onderdeel b, van artikel 2 van de Wet op de havens',
      'eerste lid, onderdeel b, van artikel 2 van de Wet op de havens -> provision-not-found',
    ],
    [
      'het tweede lid, onderdeel b, van artikel 2 van de Wet op de havens',
      'tweede lid, onderdeel b, van artikel 2 van de Wet op de havens -> art_2__para_2',
    ],
    [
      'het eerste lid en onderdeel a van het tweede lid van artikel 2 van de Wet op de havens',
      'eerste lid -> art_2__para_1',
      'onderdeel a van het tweede lid van artikel 2 van de Wet op de havens -> art_2__para_2',
    ],

    ['art. 3 jo. 4 Wh', 'art. 3 -> art_3', '4 Wh -> art_4'],
    [
      'artikel 2, eerste lid, juncto artikel 4 van de Wet op de havens',
      'artikel 2, eerste lid -> art_2__para_1',
      'artikel 4 van de Wet op de havens -> art_4',
    ],
    ['art. 2 lid 1 jo. 4 Wh', 'art. 2 lid 1 -> art_2__para_1', '4 Wh -> art_4'],
    ['de artikelen 1 en 3 van de Wet op de havens', 'artikelen 1 -> art_1', '3 van de Wet op de havens -> art_3'],
    ['artt. 3 en 4 van de Wet op de havens', 'artt. 3 -> art_3', '4 van de Wet op de havens -> art_4'],
    [
      'de artikelen 1, 3 en 4 van de Wet op de havens',
      'artikelen 1 -> art_1',
      '3 -> art_3',
      '4 van de Wet op de havens -> art_4',
    ],
    [
      'artikel 2, eerste en tweede lid, van de Wet op de havens',
      'artikel 2, eerste -> art_2__para_1',
      'tweede lid, van de Wet op de havens -> art_2__para_2',
    ],
    ['art. 6:163 lid 1 en 2 WvKr', 'art. 6:163 lid 1 -> wvkr/art_6:163__para_1', '2 WvKr -> wvkr/art_6:163__para_2'],
    [
      'de artikelen 2, eerste lid, en 4 van de Wet op de havens',
      'artikelen 2, eerste lid -> art_2__para_1',
      '4 van de Wet op de havens -> art_4',
    ],
    [
      'het eerste en tweede lid van artikel 2 van de Wet op de havens',
      'eerste -> art_2__para_1',
      'tweede lid van artikel 2 van de Wet op de havens -> art_2__para_2',
    ],
    [
      'artikel 3 van de Wet op de havens en artikel 6:162 WvKr',
      'artikel 3 van de Wet op de havens -> art_3',
      'artikel 6:162 WvKr -> wvkr/art_6:162',
    ],
    [
      'artikel 3 of artikel 4 van de Wet op de havens',
      'artikel 3 -> art_3',
      'artikel 4 van de Wet op de havens -> art_4',
    ],
  ],
  ranges: [
    [
      'de artikelen 3 tot en met 4 van de Wet op de havens',
      'artikelen 3 -> art_3 art_3a art_4',
      '4 van de Wet op de havens -> art_4',
    ],
    ['artt. 3 t/m 4 Wet op de havens', 'artt. 3 -> art_3 art_3a art_4', '4 Wet op de havens -> art_4'],
    [
      'de artikelen 6:162-6:163 WvKr',
      'artikelen 6:162 -> wvkr/art_6:162 wvkr/art_6:163',
      '6:163 WvKr -> wvkr/art_6:163',
    ],
    [
      'het eerste tot en met tweede lid van artikel 2 van de Wet op de havens',
      'eerste -> art_2__para_1 art_2__para_2',
      'tweede lid van artikel 2 van de Wet op de havens -> art_2__para_2',
    ],
  ],
  backReferences,
  within: [
    ['art_2__para_2', 'Het eerste lid is niet van toepassing.', 'eerste lid -> art_2__para_1'],
    ['art_2__para_2', 'Het bepaalde in lid 1 geldt niet.', 'lid 1 -> art_2__para_1'],
    ['art_2__para_2', 'Het eerste lid van dit artikel geldt niet.', 'eerste lid van dit artikel -> art_2__para_1'],
    [
      'art_1',
      'Het eerste lid van de artikelen 2 en 4 geldt niet.',
      'eerste lid van de artikelen 2 -> art_2__para_1',
      '4 -> provision-not-found',
    ],
    [
      'art_2__para_2',
      'De eerste volzin van het eerste en tweede lid geldt.',
      'eerste volzin van het eerste -> art_2__para_1',
      'tweede lid -> art_2__para_2',
    ],
    ['art_2__para_2', 'Onderdeel a van die leden geldt.'],
    ['art_3', 'Artikel 4 is van toepassing.', 'Artikel 4 -> art_4'],
    ['art_3', 'Artikel 4 van deze wet is van toepassing.', 'Artikel 4 van deze wet -> art_4'],
    ['art_4', 'Het vorige artikel is van toepassing.', 'vorige artikel -> art_3a'],
    ['art_2__para_2', 'Het vorige lid is niet van toepassing.', 'vorige lid -> art_2__para_1'],
    ['art_3', 'Het volgende artikel geldt.', 'volgende artikel -> art_3a'],
    ['art_2__para_2', 'Het geval, bedoeld onder a, blijft buiten beschouwing.', 'onder a -> art_2__para_2'],
    [
      'art_1',
      'Artikel 2, eerste en tweede lid, is van toepassing.',
      'Artikel 2, eerste -> art_2__para_1',
      'tweede lid -> art_2__para_2',
    ],
  ],
  citesNothing: [
    'Op 3 maart 2031 betaalde hij 5,20 euro.',
    'Dit artikel kost 3 euro in de winkel.',
    'De vereniging heeft 12 leden en 3 afdelingen.',
    'In hoofdstuk 2 van het boek wordt dit besproken.',
    'Hij eindigde als tweede en kreeg het eerste exemplaar.',
    'Titel 3 van de lijst vervalt niet.',
  ],
  labels: { art_2__para_2: 'artikel 2 lid 2', art_3a: 'artikel 3a', art_3: 'artikel 3' },
  completed: {
    art_2__para_2: 'artikel 2 lid 2 van de Wet op de havens',
    art_3a: 'artikel 3a van de Wet op de havens',
  },
  numbers: [
    'artikel 1',
    'artikel 2',
    'artikel 2a',
    'artikel 2b',
    'artikel 3',
    'artikel 10',
    'artikel 10a',
    'artikel 11',
  ],
  renumbered: [
    ['artikel 3 en artikel 4 van de Wet op de havens', 'art_4', '5', 'artikel 3 en artikel 5 van de Wet op de havens'],
    ['op grond van art. 6:163 lid 2 WvKr', 'art_4', '5', 'op grond van art. 6:163 lid 2 WvKr'],
  ],
  markers: [
    ['De schipper moet het havengeld betalen.', 'duty'],
    ['De schipper mag in de haven ankeren.', 'permission'],
    ['De schipper mag in de haven niet ankeren.', 'prohibition'],
    ['De schipper hoeft niet te betalen.', 'exemption'],
    ['Het havengeld vervalt niet.', 'negation'],
    ['Alleen de loodsboot mag ankeren.', 'only', 'permission'],
    ['Schepen, behalve loodsboten, betalen havengeld.', 'exception'],
    ['Indien het schip ankert, betaalt de schipper.', 'condition'],
    ['Ook indien het schip ankert, betaalt de schipper.', 'regardless'],
    ['Iedere schipper betaalt.', 'all'],
    ['Het is verboden te ankeren.', 'prohibition'],
    ['De schipper is verplicht te betalen.', 'duty'],
    ['De schipper is niet verplicht te betalen.', 'exemption'],
    ['Het havenbestuur is bevoegd het schip te weren.', 'permission'],
  ],
  definitions: [
    ['In deze wet wordt onder schip verstaan: elk drijvend tuig.', 'schip'],
    [
      'In deze wet wordt verstaan onder:\na. schip: elk drijvend tuig;\nb. kade: een muur aan het water.',
      'schip',
      'kade',
    ],
  ],
  quantities: [
    ['binnen drie maanden', '3 month'],
    ['1.500 euro', '1500 currency EUR'],
    ['op 1 maart 2024', '2024-03-01'],
    ['vijfentwintig jaar', '25 year'],
    ['ten hoogste zes weken', '6 week'],
    ['€ 2,5 miljoen', '2500000 currency EUR'],
  ],
  kinds: [
    [
      'Wet op de havens\n\nArtikel 1\n\nDeze wet regelt de havens.\n\nArtikel 2\n\nDeze wet treedt in werking met ingang van 1 mei 2031.\n',
      'law',
    ],
    ['Voorstel van wet op de havens\n\nArtikel 1\n\nDeze wet regelt de havens.\n', 'bill'],
    [
      'Advies\n\nGeachte mevrouw Kade,\n\nop grond van artikel 3 van de Wet op de havens leidt de loods. Wij raden onze cliënt aan te betalen.\n',
      'draft',
    ],
  ],
  misprints: [['Het artikel l2 van de Wet is van toepassing.', 'artikel l2']],
  gaps: [
    [
      'citations found and resolved',
      'Artikel 6:162 WvKr geldt. Artikel 5 Wob geldt niet.',
      'an unknown abbreviation that reads like a word is none behind a capital "Artikel", which is German, too',
    ],
  ],
};
