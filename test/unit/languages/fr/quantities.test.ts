import { quantitiesTable } from '../quantitiesTable';

quantitiesTable('fr', {
  amounts: [
    [
      '1 250,50 €, quatre-vingt-dix-sept euros, 5 %',
      ['1250.5', 'currency EUR'],
      ['97', 'currency EUR'],
      ['5', 'percent'],
    ],
    ['cent vingt mille euros', ['120000', 'currency EUR']],
  ],
  periods: [
    ['deux mois, vingt et un jours, un mois', ['2', 'month'], ['21', 'day'], ['1', 'month']],
    ['soixante-quinze jours, dix jours ouvrables', ['75', 'day'], ['10', 'working day']],
  ],
  'shares and dates': [
    ['deux tiers, la moitié', ['0.667', ''], ['0.5', '']],
    ['le 12 mars 2021, le 1er avril, en mars 2021', '2021-03-12', '--04-01', '2021-03'],
  ],
  citations: [["l'article 17, articles 3 et 4", ['17', 'citation'], ['3', 'citation'], ['4', 'citation']]],
});
