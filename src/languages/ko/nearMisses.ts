import type { NearMisses } from '../nearMisses/nearMisses';

export const nearMisses: NearMisses = {
  signs: [
    '제\\s?\\d{1,4}\\s?조(?:의\\s?\\d{1,2})?',
    '제\\s?(?:\\d{0,3}[lIOo]\\d{0,3}|\\d{1,3}[ .]\\d{0,3})\\s?[조죠항호](?=$|[^가-힣]|[제의에은는이가을를와과상])',
    '제\\s?\\d{1,4}\\s?죠|[체쩨]\\s?\\d{1,4}\\s?조',
    '(?<=조\\s?)\\(\\d{1,3}[항호]\\)',
  ],
  signStarts: '제체쩨',
};
