import type { Citation } from '../law';
import { inAnySystem, SYSTEMS } from './systems';

const WORD = `(?:${inAnySystem('conjunctions')}|${inAnySystem('joins')})`;
/** "§§ 3 und 5 HafG", "sections 3 to 5", "section 3 read with section 5". */
const JOINED = new RegExp(`^[\\s,;、]{0,4}(?:${WORD}(?:\\s{0,3}|\\s{1,3}${inAnySystem('articles')}\\s{0,3}))?$`, 'u');
/** "§ 3 i. V. m. § 5", "en relación con". */
const LINKED = SYSTEMS.flatMap(({ naming }) => naming.linked ?? []);
/** Two citations that are joined stand no further apart, in UTF-16 units. */
const MAX_GAP = 40;
/** Whole words, in scripts that have blanks between them. */
const OWN = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Hangul}])${inAnySystem('ownText')}(?![\\p{Script=Latin}\\p{Script=Hangul}])`,
  'u',
);

/** Whether a citation and the next are members of a list; one of this very text's own act is of none with another act's. */
export function areJoined(one: Citation, next: Citation, text: string): boolean {
  if (next.start - one.end > MAX_GAP || saysOwn(one) || saysOwn(next)) return false;
  const between = text.slice(one.end, next.start);
  return JOINED.test(between) || LINKED.some((linked) => linked.test(between));
}

/** "section 5 of this Act": a draft of law speaks of itself. */
const saysOwn = ({ act, text }: Citation): boolean => act.kind === 'this' && OWN.test(text);
