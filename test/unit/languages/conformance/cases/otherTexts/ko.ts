import type { CitationCase } from '../../cases';

/** Drafts that cite another text beside an act of the corpus. */
export const otherTexts: readonly CitationCase[] = [
  [
    '항만법 제4조와 미국 연방법전 제46편 제2조, 항만법 제3조와 프랑스 상법전 제2권 제3조 및 제4조.',
    '항만법 제4조 -> art_4',
    '제46편 제2조 -> act-not-in-corpus',
    '항만법 제3조 -> art_3',
    '제3조 -> act-not-in-corpus',
    '제4조 -> act-not-in-corpus',
  ],
  [
    '항만법 제4조와 미국 연방규정집 제33권 제2조를 비교한다. 항만법 제3권 제3조. 항만법 제4조, 같은 법전 제3조.',
    '항만법 제4조 -> art_4',
    '제2조 -> act-not-in-corpus',
    '제3조 -> art_3',
    '항만법 제4조 -> art_4',
    '제3조 -> art_3',
  ],
];
