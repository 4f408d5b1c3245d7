import type { DocumentWords } from '../pack';
import { unionTitle } from '../unionTitle';

const OWN =
  /^(?:(?:rijks)?wet\s(?:van\s\d|op\s|inzake\s)|(?:burgerlijk\s|wetboek\s|grondwet)|(?:algemene|invoerings)\swet\s|\p{L}{3,60}wet(?:\s\d{4})?$)/iu;

export const documents: DocumentWords = {
  statute: new RegExp(`${unionTitle('verordening|richtlijn|besluit|kaderbesluit', 'van')}|${OWN.source}`, 'iu'),
  instrument: /^(?:besluit|regeling|verordening|\p{L}{3,60}(?:besluit|regeling|verordening))(?!\p{L})/iu,
  enacting:
    /(?:[Ww]ij\s(?:Beatrix|Willem|bij\sde\sgratie)|[Aa]llen,\sdie\sdeze\szullen\szien|hebben\sgoedgevonden\sen\sverstaan|treedt\sin\swerking\s(?:met\singang|op|de\sdag)|[Bb]esluit\s?:\s*$|wordt\saangehaald\sals)/mu,
  ownAct: /(?:[Dd]eze\s(?:rijks)?(?:wet|regeling|verordening)|[Dd]it\s(?:besluit|wetboek|reglement))(?!\p{L})/u,
  bill: /^(?:(?:initiatief)?wetsvoorstel|voorstel\svan\s(?:rijks)?wet|ontwerp(?:besluit|wet)?|memorie\svan\stoelichting)(?!\p{L})/iu,
  writing:
    /^(?:overeenkomst|advies|vonnis|arrest|brief|notitie|memo|dagvaarding|\p{L}{2,40}overeenkomst|notulen|statuten|contract|conclusie|verweerschrift|verzoekschrift|beroepschrift|bezwaarschrift|samenvatting)(?!\p{L})/iu,
  letter:
    /^(?:geachte|beste|hoogachtend|met\svriendelijke\sgroet|betreft\s?:|aan\s?:|aldus\sovereengekomen|ondergetekenden|de\sondergetekenden)/iu,
  ownWriting: /(?:[Dd]eze\s(?:overeenkomst|statuten)|[Dd]it\s(?:contract|advies)|(?:onze|mijn)\scliënte?)(?!\p{L})/u,
  firstPerson: /(?<!\p{L})(?:[Ww]ij|[Oo]ns|[Oo]nze|[Mm]ijn|[Ii]k)(?!\p{L})/gu,
  cites: /(?<!\p{L})art(?:ikel(?:en)?|t?\.)\s\d[^\n;]{0,60}?\s(?:van\s(?:de|het)\s\p{Lu}|BW|Awb|Sr|Sv)/gu,
  mayCite: /(?:^|[^\p{L}])art(?:ikel(?:en)?|t?\.)\s\d|(?:^|[^\p{L}])(?:de\swet|het\swetboek)(?!\p{L})/iu,
  drafting: /\[?[Vv]ervallen(?:\sper\s[\d-]{6,10})?\]?\.?$/mu,
};
