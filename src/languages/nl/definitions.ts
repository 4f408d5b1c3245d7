import { CLOSE, NAME, OPEN } from '../definitions/quoted';
import type { Definitions } from '../pack';

export const definitions: Definitions = {
  styles: [
    {
      // `In deze wet wordt onder schip verstaan: elk drijvend tuig`, `Onder „kade“ wordt verstaan`
      sign: /verstaan/u,
      pattern: new RegExp(
        `(?<!\\p{L})(?:[Oo]nder\\s(?:een\\s|de\\s|het\\s)?(?:${OPEN}(${NAME}{1,80}?)${CLOSE}|([\\p{L}-]{2,60}(?:\\s[\\p{L}-]{2,40}){0,2}?)))\\s(?:wordt\\s|worden\\s)?(?:in\\sdeze\\s\\p{L}{3,20}\\s)?(?:mede\\s)?verstaan(?!\\p{L})`,
        'gu',
      ),
    },
  ],
  // `In deze wet wordt verstaan onder:` `a. schip: elk drijvend tuig;`
  list: {
    lead: /(?<!\p{L})(?:wordt|worden)\s(?:in\s[^\n:]{3,60}\s)?verstaan\sonder\s?:(?=\s*\n)|(?<!\p{L})wordt\sverstaan\sonder\s?:/iu,
    item: /(?<=\n(?:\S{1,4}\s{1,2})?)(\p{Ll}[^\n:.;,„“"]{1,60}):(?=\s)/gu,
  },
  actName: /(?:[Ww]et(?:boek)?|[Bb]esluit|[Rr]egeling|[Vv]erordening|[Vv]erdrag)$/u,
  conjunctions: 'en|of',
};
