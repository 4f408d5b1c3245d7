import type { Citation } from '../law';
import type { TextPart } from '../languages';
import { SYSTEMS } from './systems';

/** How far beside a citation the words stand, in UTF-16 code units. */
const BESIDE = 40;
const BRACKETS = /[(（][^()（）]{0,200}[)）]/gu;

interface Saying {
  readonly part: TextPart;
  readonly inside: RegExp;
  readonly behind: RegExp;
  readonly inFront: RegExp | undefined;
}

const SAYINGS: readonly Saying[] = SYSTEMS.flatMap(({ naming }) => naming.textParts ?? []).map((part) => ({
  part,
  inside: new RegExp(part.behind, 'u'),
  behind: new RegExp(`^\\s{0,2}(?:${part.behind})`, 'u'),
  inFront: part.inFront === undefined ? undefined : new RegExp(`(?:${part.inFront})$`, 'iu'),
}));

/** A part of a provision that a text cites besides its units. */
export interface CitedPart {
  /** In the words of the text. */
  readonly said: string;
  /** Whether the text of a provision has it; undefined where that does not tell. */
  readonly isIn: (text: string) => boolean | undefined;
}

/**
 * The parts that a text says beside a citation, or in it, and that no path has: "§ 1 Satz 1 Hs. 2 HafG", "제1조 단서",
 * "the proviso to section 3". A heading in brackets says none.
 */
export function citedParts(text: string, { start, end, text: whole }: Citation): readonly CitedPart[] {
  const [inFront, behind] = [text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE)];
  const inside = whole.replace(BRACKETS, '');
  return SAYINGS.flatMap((saying) => {
    const found = saying.behind.exec(behind) ?? saying.inFront?.exec(inFront) ?? saying.inside.exec(inside);
    const said = found?.groups!['said'];
    return said === undefined ? [] : [{ said, isIn: (law: string) => isPartIn(law, saying.part) }];
  });
}

function isPartIn(law: string, { sign, doubt }: TextPart): boolean | undefined {
  if (sign.test(law)) return true;
  return doubt === undefined || doubt.test(law) ? undefined : false;
}
