import { mayFollowName } from '../../citations/engine';
import { AMERICAN_OWNER } from './americanCodes';
import { pattern } from './patterns';
import { WORDS } from './titles';

/** How far behind a section its act is looked for, over the sections of a list, in UTF-16 units. */
const LOOK_AHEAD = 300;
/** How far in front of it. */
const LOOK_BACK = 100;

/** What stands in most names of acts: what they are, capitals, points behind them. */
const NAME = `${WORDS}|Reg|Dir|Decision|Cap|title|[A-Z][A-Z0-9]+|[A-Z][A-Za-z]{0,5}[A-Z](?=\\s\\d)`;
/**
 * What each way to name an act behind a section has in it: such a name, or a word between the two; and each way to name it in front. In
 * ASCII: at once six times as fast, and no name more is missed.
 */
const BEHIND = pattern(`\\b(?:(?:of|under|to|there(?:of|under)|${NAME})\\b|[A-Z]\\.\\s?[A-Z]\\.)`, '');
const IN_FRONT = pattern(
  `\\b(?:(?:Title|Pub|[Ii]d|Direction|Cong|Stats?|Laws|${NAME})\\b|[A-Z]\\.\\s?[A-Z]\\.|[A-Z]\\.?\\s\\d{4}|${AMERICAN_OWNER})`,
  '',
);

/** Whether the citation of a section that begins at an offset may name its act: told of what other languages write, too. */
export function mayName(text: string, at: number): boolean {
  if (text[at] !== '§' && !text.startsWith('Art.', at) && !text.startsWith('S.', at)) return true;
  const isInFront = mayFollowName(text, at, 'at') && IN_FRONT.test(text.slice(Math.max(0, at - LOOK_BACK), at));
  return isInFront || BEHIND.test(text.slice(at + 1, at + LOOK_AHEAD));
}
