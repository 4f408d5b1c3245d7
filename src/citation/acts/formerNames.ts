import { inAnySystem } from '../systems';
import { FORMER_NOTE } from '../wording';

const FORMER_FIRST = new RegExp(`^${inAnySystem('formerInFront')}\\s{0,2}`, 'iu');

/** The name that an act of today bears in that of a former one: "등불법" in "구 등불법", and in "등불법(2020. 1. 1. 개정되기 전의 것)". */
export function presentName(name: string): string {
  const bare = name.replace(FORMER_FIRST, '');
  const bracket = bare.search(/\s?[(（]/u);
  return bracket > 0 && FORMER_NOTE.test(bare.slice(bracket)) ? bare.slice(0, bracket) : bare;
}
