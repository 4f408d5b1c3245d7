import type { NearMisses } from '../nearMisses/nearMisses';

export const nearMisses: NearMisses = {
  signs: [
    '第\\s?[〇一二三四五六七八九十百千零\\d０-９]{1,8}\\s?[条條]',
    '[第笫苐][ \\u3000]?(?:[〇一二三四五六七八九十百千零\\d０-９lIO][ \\u3000]?){1,8}[条條]',
    // 項 as a scanner reads it.
    '(?<=条)第?[〇一二三四五六七八九十\\d０-９]{1,4}[頂頃]',
  ],
  signStarts: '第笫苐',
  // "第二条第九號"
  goesOn: ['第[〇一二三四五六七八九十百千\\d]{1,5}[號款]'],
};
