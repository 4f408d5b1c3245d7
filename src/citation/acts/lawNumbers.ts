import { kanjiNumber, type Act, type Citation } from '../../law';

/** The Gregorian year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const DIGITS = '[0-9０-９〇零一二三四五六七八九十百千元]{1,8}';
/** 平成二十年法律第八十八号, 平成20年政令第5号 */
const LAW_NUMBER = new RegExp(
  `^(明治|大正|昭和|平成|令和)(${DIGITS})年(\\p{Script=Han}{2,20}?)第(${DIGITS})号(?=$|[）)。、])`,
  'u',
);
/** Right behind a name, what closes its quotation left out. */
const BRACKET = /^[」』｣]?[（(]([^（）()]{6,60})/u;

interface LawNumber {
  readonly year: number;
  /** The number with what kind of act it counts. */
  readonly number: string;
}

function readNumber(text: string): LawNumber | undefined {
  const [, era, year, kind, number] = LAW_NUMBER.exec(text.normalize('NFKC')) ?? [];
  if (era === undefined) return undefined;
  return {
    year: ERAS[era]! + (year === '元' ? 1 : Number(kanjiNumber(year!))),
    number: `${kind!}${kanjiNumber(number!)}`,
  };
}

/**
 * The number of a law in brackets behind its name, where it is not that of an act, or not of a year of it:
 * 港湾法（平成二十一年法律第八十七号）, where the 港湾法 is 平成二十年法律第八十八号. Undefined where an act of the name may be meant.
 */
export function otherLawNumber(
  { system, text }: Citation,
  name: string,
  acts: readonly Act[],
): { readonly shown: string } | undefined {
  const at = system === 'ja' ? text.indexOf(name) : -1;
  const bracket = at < 0 ? undefined : BRACKET.exec(text.slice(at + name.length))?.[1];
  const cited = bracket === undefined ? undefined : readNumber(bracket);
  if (cited === undefined || acts.some((act) => mayBe(act, cited))) return undefined;
  return { shown: `（${/^[^。、]*/u.exec(bracket!)![0]}）` };
}

function mayBe({ title, aliases, years = [] }: Act, { year, number }: LawNumber): boolean {
  const own = [title, ...aliases].flatMap((name) => readNumber(name) ?? []);
  if (own.length > 0) return own.some((each) => each.year === year && each.number === number);
  return years.length === 0 || years.includes(year);
}
