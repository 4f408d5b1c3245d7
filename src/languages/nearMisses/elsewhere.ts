import type { NearMisses } from './nearMisses';
import { article, NUMBER, RECITAL_NUMBER } from './patterns';

/** Words for a provision in languages that have no pack. */
export const nearMissesElsewhere: NearMisses = {
  signs: [
    '(?<![\\p{L}\\p{N}.,])\\d{1,4}\\.\\s(?:cikk|pants|panta|straipsn\\p{L}{1,4}|maddes\\p{L}{1,4})(?!\\p{L})',
    '(?:ماد[ةه]|סעיף|धारा)\\s{0,2}\\(?\\p{Nd}{1,4}',
  ],
  signStarts: 'مסध',
  words: [
    article('[Aa]rt(?:\\.|ikkel[ns]?|icolul(?:ui)?|ykuł(?:u|em|y)?)'),
    `(?:[čČ]l\\.|[čČ]lán(?:ek|ku|ok)|[čČ]lan(?:ak|ka|a)|[čČ]len[u]?|[Pp]asal|[đĐ]iều|[Mm]adde)\\s{0,2}${NUMBER}`,
    '\\p{Lu}{2,5}\\sm\\.\\s\\d{1,4}',
    `(?:[Сс]т\\.|[Сс]тать[яиейёю]{1,3}|[Сс]татт[яіею]|[Чч]л\\.|[Чч]лен)\\s{0,2}${NUMBER}`,
    `(?:[ΆΑάα]ρθρ(?:ο|ου|α|ων)|[Αα]ρθ\\.)\\s{0,2}${NUMBER}`,
    `[Mm]otyw(?:u|ie)?${RECITAL_NUMBER}`,
  ],
};
