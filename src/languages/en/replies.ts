import type { ReplyWords } from '../pack';

export const replies: ReplyWords = {
  answer: 'answer',
  sources: 'sources?|references|footnotes|citations',
  footnote: 'provision|no\\.?',
};
