import { collectedPatterns } from '../../citations/patterns';

/** The patterns of this language's grammar. */
export const { pattern, patterns } = collectedPatterns();
