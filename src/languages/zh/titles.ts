import type { TitleWords } from '../pack';

/** What Chinese statutes, bills and writings about them are called. */
export const titles: TitleWords = {
  statute:
    /^《?(?:中华人民共和国|中華人民共和國)?\p{Script=Han}{1,40}(?:法|法典|条例|條例|宪法|憲法)》?(?:[（(].{1,40}[)）])?$/u,
  instrument: /^《?\p{Script=Han}{1,60}(?:规定|規定|办法|辦法|细则|細則|决定|決定)》?(?:[（(].{1,40}[)）])?$/u,
  bill: /(?:草案|征求意见稿|徵求意見稿)/u,
  writing: /(?:合同|协议|協議|意见书|意見書|备忘录|備忘錄|判决书|判決書|起诉状|起訴狀|函)$/u,
};
