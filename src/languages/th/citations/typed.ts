import type { TypedWords } from '../../citations/typed';

export const typed: TypedWords = {
  sign: 'มาตรา',
  listSign: 'มาตรา',
  joins: 'และ|หรือ|ถึง',
  number: '[๐-๙]{1,6}(?:/[๐-๙]{0,3})?|\\d{1,6}/\\d{0,3}',
  unitBeforeAct: 'มาตรา',
  link: 'แห่ง',
};
