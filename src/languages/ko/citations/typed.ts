import type { TypedWords } from '../../citations/typed';

export const typed: TypedWords = {
  sign: '제',
  number: '\\d{1,6}(?:-\\d{1,4}){0,4}조(?:의\\d{0,3})?',
  unit: '조',
  paragraph: { before: '(?<=조(?:의\\d{1,3})?)제', behind: '항' },
  joinedAnnex: { before: '별표\\s?(?:제\\s?)?', number: '\\d{1,3}(?:의\\d{0,2})?' },
};
