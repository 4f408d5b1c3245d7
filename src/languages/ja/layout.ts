import type { Layout } from '../layout/layout';
import { solidLines } from '../layout/solidLines';
import { notices } from './notices';

const unitLines = solidLines({
  begins:
    /^(?:第[0-9０-９〇零一二三四五六七八九十百千]{1,12}[編编章節节款目条條](?:[の之][0-9０-９一二三四五六七八九十百千]{1,4}){0,3}|附\s?則|前\s?文|(?:別表|別記|附表|附件))/u,
  // "第一章 総則（第一条―第三条）"; so is "附則" before the first article.
  inContents: /[（(]第[^（）()]{1,20}[条條][^（）()]{0,40}[）)]$/u,
  citingOn: /^\s*[,(]/u,
  repealed: new RegExp(notices.repealed!, 'u'),
});

export const layout: Layout = {
  unitLines,
  caption: /^\s*（([^（）]{0,79}[^（）号條条])）\s*$/u,
  paragraphs: 'from the second',
};
