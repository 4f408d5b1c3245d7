import { nearMissesElsewhere, PACKS, type NearMisses } from '../../languages';

const ALL: readonly NearMisses[] = [...PACKS.flatMap((pack) => pack.nearMisses ?? []), nearMissesElsewhere];

/** What the languages have of one sort of near misses, in the order of the packs, none twice. */
export const nearMisses = (sort: Exclude<keyof NearMisses, 'signStarts'>): readonly string[] => [
  ...new Set(ALL.flatMap((each) => each[sort] ?? [])),
];

/** What signs of any language begin with, for a set of characters. */
export const SIGN_STARTS = ALL.map(({ signStarts = '' }) => signStarts).join('');
