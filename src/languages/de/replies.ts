import type { ReplyWords } from '../pack';

export const replies: ReplyWords = {
  answer: 'antwort',
  sources: 'quellen|fußnoten|nachweise',
  footnote: 'nr\\.?',
};
