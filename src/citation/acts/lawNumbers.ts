import type { Act, Citation } from '../../law';
import type { LawNumber } from '../../languages';
import { namingOf, SYSTEMS } from '../systems';

/** Right behind a name, what closes its quotation left out. */
const BRACKET = /^[」』｣]?[（(]([^（）()]{6,60})/u;

/** At the end of a title: 港湾法（平成二十年法律第八十八号）. */
const IN_TITLE = /[（(]([^（）()]{6,60})[）)]$/u;

/** The number of a law in the first legal system that reads it as one. */
function readNumber(text: string): LawNumber | undefined {
  for (const { naming } of SYSTEMS) {
    const read = naming.lawNumber?.(text);
    if (read !== undefined) return read;
  }
  return undefined;
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
  const at = namingOf(system).lawNumber === undefined ? -1 : text.indexOf(name);
  const bracket = at < 0 ? undefined : BRACKET.exec(text.slice(at + name.length))?.[1];
  const cited = bracket === undefined ? undefined : readNumber(bracket);
  if (cited === undefined || acts.some((act) => mayBe(act, cited))) return undefined;
  return { shown: `（${/^[^。、]*/u.exec(bracket!)![0]}）` };
}

/** Whether two texts are the number of one law, however they write it. */
export function isSameLaw(one: string, other: string): boolean {
  const [first, second] = [readNumber(one), readNumber(other)];
  return first !== undefined && first.year === second?.year && first.number === second.number;
}

function mayBe({ title, aliases, years = [] }: Act, { year, number }: LawNumber): boolean {
  const own = [title, IN_TITLE.exec(title)?.[1] ?? '', ...aliases].flatMap((name) => readNumber(name) ?? []);
  if (own.length > 0) return own.some((each) => each.year === year && each.number === number);
  return years.length === 0 || years.includes(year);
}
