import type { ReplyWords } from '../pack';

export const replies: ReplyWords = {
  answer: '답변|답|정답',
  sources: '출처|각주|참고|참조',
};
