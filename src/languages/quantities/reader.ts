import { toEnd } from '../../turns';
import type { Bound, Quantities, Quantity } from '../pack';
import { asAscii, numeralFinder, type FoundNumeral } from './numerals';
import { NO_WORD, type BoundWords, type QuantityRules, type UnitWords } from './rules';

/** How far a unit, or a word that makes a number a citation, is looked for beside it. */
const LONGEST_UNIT = 40;
const LOOK_BACK = 24;
const LIST_MARK_BEFORE = /(?:^|\n)[ \t]{0,8}\(?$/u;
const LIST_MARK_BEHIND = /^[.)]\s/u;
/** Years of the calendar are no periods. */
const FIRST_YEAR = 1000;

/** What a numeral counts; `fixed`: no numeral behind it tells. */
interface Counted extends Quantity {
  readonly fixed?: boolean;
}

/** How a language counts, by its rules. Each pattern is looked for by itself, so that the cost is linear in the text. */
export function quantitiesBy(rules: QuantityRules): Quantities {
  const numeralsIn = numeralFinder(rules);
  const count = counter(rules);
  const joins = joinsOf(rules, '[-–~]');
  const boundOf = boundFinder(rules);
  function* inSteps(text: string): Generator<void, Quantity[]> {
    const plain = asAscii(text);
    const counted: Counted[] = [];
    for (const each of yield* numeralsIn(plain)) counted.push(count(plain, each, counted.at(-1)));
    yield;
    return withoutOverlap(counted).map(({ fixed, ...each }, at, all) => {
      const next = all[at + 1];
      const isOpen = each.unit === '' && fixed !== true && next?.date === undefined && next?.unit !== 'citation';
      const goesOn = next !== undefined && isOpen && joins.test(plain.slice(each.end, next.start));
      const bound = each.unit === 'citation' ? undefined : boundOf(plain, each);
      return { ...each, ...(goesOn && { unit: next.unit }), ...(bound && { bound }) };
    });
  }
  return { inSteps, quantities: (text) => toEnd(inSteps(text)) };
}

/** @returns what tells whether a quantity of a text is the least or the most, by the words beside it. */
function boundFinder({ bounds }: QuantityRules): (text: string, { start, end }: Quantity) => Bound | undefined {
  if (bounds === undefined) return () => undefined;
  const isBound = ({
    before = NO_WORD,
    behind = NO_WORD,
  }: BoundWords): ((preceding: string, following: string) => boolean) => {
    const [front, back] = [new RegExp(`(?:${before})\\s{0,2}$`, 'iu'), new RegExp(`^\\s{0,2}(?:${behind})`, 'iu')];
    return (preceding, following) => front.test(preceding) || back.test(following);
  };
  const [least, most] = [isBound(bounds.least), isBound(bounds.most)];
  return (text, { start, end }) => {
    const [preceding, following] = [
      text.slice(Math.max(0, start - LOOK_BACK), start),
      text.slice(end, end + LOOK_BACK),
    ];
    return least(preceding, following) ? 'least' : most(preceding, following) ? 'most' : undefined;
  };
}

/** What stands between the numbers of one list or range. */
const joinsOf = ({ joins }: QuantityRules, signs: string): RegExp =>
  new RegExp(`^[\\s,、ㆍ·]{0,3}(?:${joins}|${signs})\\s?$`, 'iu');

/** @returns what tells what a numeral counts, by what stands beside it and by the quantity before it. */
function counter(rules: QuantityRules): (text: string, each: FoundNumeral, previous?: Quantity) => Counted {
  const behind = unitFinder(rules.unitsBehind, (words) => `^(?:${words})`);
  const before = unitFinder(rules.unitsBefore ?? [], (words) => `(?:${words})$`);
  const citesBefore = new RegExp(`(?:${rules.citesBefore})\\s{0,2}$|(?:\\d|\\))\\($`, 'iu');
  const citesBehind = new RegExp(`^(?:${rules.citesBehind ?? NO_WORD})`, 'iu');
  const joins = joinsOf(rules, '[-–~,]');

  const citesProvision = (preceding: string, following: string, between: string | undefined): boolean => {
    if (citesBehind.test(following)) return true;
    if (preceding.endsWith('(') && following.startsWith(')')) return true;
    if (LIST_MARK_BEFORE.test(preceding)) return LIST_MARK_BEHIND.test(following);
    return citesBefore.test(preceding) || (between !== undefined && joins.test(between));
  };

  return (text, { start, end, value, unit, date, figures }, previous) => {
    if (unit !== undefined) return { start, end, value, unit, fixed: true };
    if (date !== undefined) return { start, end, value, unit: '', date, fixed: true };
    const following = text.slice(end, end + LONGEST_UNIT);
    const preceding = text.slice(Math.max(0, start - LOOK_BACK), start);
    const between = previous?.unit === 'citation' ? text.slice(previous.end, start) : undefined;
    if (figures !== undefined && citesProvision(preceding, following, between)) {
      const ends = end + (citesBehind.exec(following)?.[0].length ?? 0);
      return { start, end: ends, value: /^\d+(?:\.\d+)+$/u.test(figures) ? figures : value, unit: 'citation' };
    }
    const next = behind(following);
    if (next !== undefined) {
      const isYear = next.unit === 'year' && Number(value) >= FIRST_YEAR;
      return { start, end: end + next.length, value, unit: isYear ? '' : next.unit, fixed: true };
    }
    const last = before(preceding);
    if (last !== undefined) return { start: start - last.length, end, value, unit: last.unit };
    return { start, end, value, unit: '' };
  };
}

/** @returns what finds the first unit that fits, and how long its words are. */
function unitFinder(
  units: UnitWords,
  pattern: (words: string) => string,
): (text: string) => { unit: Quantity['unit']; length: number } | undefined {
  if (units.length === 0) return () => undefined;
  const words = new RegExp(pattern(units.map(([, each]) => `(${each})`).join('|')), 'iu');
  return (text) => {
    const found = words.exec(text);
    return found === null
      ? undefined
      : { unit: units[found.findIndex((group, at) => at > 0 && group !== undefined) - 1]![0], length: found[0].length };
  };
}

/** A unit may be read both behind the number before it and before the number behind it; the earlier one keeps it. */
function withoutOverlap(counted: readonly Counted[]): Counted[] {
  let last = 0;
  return counted.flatMap((each) => {
    const start = Math.max(each.start, last);
    last = Math.max(last, each.end);
    return start < each.end ? [{ ...each, start }] : [];
  });
}
