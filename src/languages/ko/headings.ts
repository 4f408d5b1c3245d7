import type { UnitKind } from '../../law';
import { bracketedTitle } from '../headings/bracketedTitle';
import type { Headings } from '../headings/headings';
import { headingWords, unit, unitRange, type UnitGrammar } from '../headings/unitHeading';

const KINDS: Readonly<Record<string, UnitKind>> = {
  편: 'part',
  부: 'part',
  장: 'chapter',
  절: 'division',
  관: 'subdivision',
  조: 'article',
};

const UNIT = /^제\s*([\d０-９]{1,5})\s*([편부장절관조])((?:의\s*[\d０-９]{1,4}){0,3})/u;
const THROUGH = /^\s*(?:부터|내지|,|및|와|[~∼-])\s*제\s*([\d０-９]{1,5})\s*조((?:의\s*[\d０-９]{1,4}){0,3})(?:까지)?/u;
const ANNEX = /^[[<]?\s*(별표|별지|서식)\s*(?:제\s*)?(\d{1,4}(?:의\s*\d{1,3})?)?\s*(?:호)?\s*(서식)?\s*[\]>]?/u;
const SUPPLEMENT = /^부\s*칙(?:\s*[<(][^>)]{0,100}[>)])?(?=\s|$)/u;

const SUPPLEMENT_NAME = '부칙';

/**
 * Korean headings: `제1편 총칙`, `제2장의2 특례`, `제814조(운송인의 채권)`, `제5조의2`, `제3조부터 제6조까지 삭제`,
 * `부칙 <제123호, 2020. 1. 1.>`, `[별표 4]`. Supplementary provisions count their articles anew, so 부칙 stands in the path.
 */
const grammar: UnitGrammar = (text) => {
  const match = UNIT.exec(text);
  if (match !== null) {
    const [all, digits, kindWord, branch] = match as unknown as [string, string, string, string];
    const kind = KINDS[kindWord]!;
    const number = `${digits}${branch}`;
    const after = text.slice(all.length);
    const through = kind === 'article' ? THROUGH.exec(after) : null;
    if (through !== null) {
      const units = unitRange(kind, number, `${through[1]!}${through[2]!}`);
      return { units, heading: headingWords(after.slice(through[0].length)) };
    }
    const titled = kind === 'article' ? bracketedTitle(after) : undefined;
    const heading = titled === undefined ? headingWords(after) : titled.title;
    return { units: [unit(kind, number)], heading };
  }
  const supplement = SUPPLEMENT.exec(text);
  if (supplement !== null) {
    const law = /제\s*(\d{1,6})\s*호/u.exec(supplement[0])?.[1];
    const number = law === undefined ? SUPPLEMENT_NAME : `${SUPPLEMENT_NAME}-${law}`;
    return { units: [unit('container', number)], heading: text.trim() };
  }
  const annex = ANNEX.exec(text);
  if (annex === null) return undefined;
  const prefix = annex[1] === '별표' ? '' : `${annex[1]!}-`;
  return {
    units: [unit('annex', `${prefix}${annex[2] ?? ''}`)],
    heading: headingWords(text.slice(annex[0].length)),
  };
};

export const headings: Headings = {
  grammar,
  tried: 'first',
  supplement: SUPPLEMENT_NAME,
  inside: [
    [/^\s*제?(\d{1,4}(?:의\d{1,3})?)항(?:의\d{1,3})?/u, 'paragraph'],
    [/^\s*제?(\d{1,4}(?:의\d{1,3})?)호/u, 'point'],
  ],
  around: { before: '제', behind: '조(?:의\\s*\\d{1,4})*' },
};
