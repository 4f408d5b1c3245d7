import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    '港湾法第四条と合衆国法典第四六編第二条、港湾法第三条とフランス商法典第二巻第三条及び第四条。',
    '港湾法第四条 -> art_4',
    '第四六編第二条 -> act-not-in-corpus',
    '港湾法第三条 -> art_3',
    '第三条 -> act-not-in-corpus',
    '第四条 -> act-not-in-corpus',
  ],
  [
    '港湾法第四条と連邦規則集第三三巻第二条とを比較する。灯台法第一条、同法第二条第二項。',
    '港湾法第四条 -> art_4',
    '第二条 -> act-not-in-corpus',
    '灯台法第一条 -> 灯台法/art_1',
    '同法第二条第二項 -> 灯台法/art_2__para_2',
  ],
  [
    '港湾法第四条、ドイツ民法典の第三条。港湾法第三巻第三条。六法全書第二条。',
    '港湾法第四条 -> art_4',
    '第三条 -> act-not-in-corpus',
    '第三条 -> art_3',
    '第二条 -> act-not-in-corpus',
  ],
];
