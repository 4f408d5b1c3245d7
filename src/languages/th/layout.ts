import { THAI_BRANCHES } from '../../law';
import type { Layout } from '../layout/layout';
import { solidLines } from '../layout/solidLines';
import { UNIT_WORD } from './headings';

const unitLines = solidLines({
  begins: new RegExp(
    `^(?:(?:${UNIT_WORD})\\s{0,3}[\\d๐-๙]{1,5}(?:/[\\d๐-๙]{1,3})?(?:\\s(?:${THAI_BRANCHES.join('|')})(?=\\s|$))?|บทเฉพาะกาล$|บัญชี)`,
    'u',
  ),
  // "มาตรา ๕ แห่ง...", "มาตรา ๕ และมาตรา ๖"
  citingOn: /^\s*(?:แห่ง|ของ|วรรค|และ|หรือ|ถึง|กับ|,|\()/u,
});

export const layout: Layout = { unitLines, paragraphs: 'none' };
