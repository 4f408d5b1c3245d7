import type { TypedWords } from '../../citations/typed';
import { KANJI_OR_FIGURE } from '../../writing/digits';

export const typed: TypedWords = {
  sign: '第',
  number: `${KANJI_OR_FIGURE}{1,12}(?:条(?:の${KANJI_OR_FIGURE}{0,4})?)?`,
  unit: '条',
  paragraph: { before: `(?<=条(?:の${KANJI_OR_FIGURE}{1,4})?)第`, behind: '項', isInKanji: true },
  joinedAnnex: { before: '別表第?', number: `(?<=第)${KANJI_OR_FIGURE}{1,6}` },
};
