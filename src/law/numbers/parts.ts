import { LATIN, latinValue } from './latin';

/** A part of a number that counts: 12 and `a` of `12a`; 5 and 2 of `5-2`; 1649, `quater` and `b` of `1649quaterb`. */
export interface NumberPart {
  readonly kind: 'digits' | 'letters' | 'latin';
  /** What joins it to the part in front: empty, or signs such as `.`, `-` and `/`. */
  readonly joint: string;
  readonly text: string;
  /** What digits and Latin words count; NaN of letters, whose value depends on the row that they stand in. */
  readonly value: number;
}

const PART = /([./:-]*)(\d+|[^\d./:-]+)/gu;
/** Letters behind a number, with a Latin word among them: `bis`, `aabis`, `quaterb`. */
const BEHIND_NUMBER = new RegExp(`^(\\p{L}{0,2}?)(${LATIN})(\\p{L}{0,2})$`, 'u');
/** "II bis": only Roman signs are a number that a Latin word may stand behind without digits. */
const BEHIND_ROMAN = new RegExp(`^([ivxlc]{1,8}?)(${LATIN})(\\p{L}{0,2})$`, 'u');

/** The parts of a number in its canonical form, in order; none of the empty text. */
export function numberParts(number: string): NumberPart[] {
  const parts: NumberPart[] = [];
  for (const [, joint, text] of number.matchAll(PART) as IterableIterator<[string, string, string]>) {
    if (/^\d/u.test(text)) parts.push({ kind: 'digits', joint, text, value: Number(text) });
    else parts.push(...lettersOf(joint, text, parts.length > 0));
  }
  return parts;
}

function lettersOf(joint: string, text: string, isBehind: boolean): NumberPart[] {
  const match = (isBehind ? BEHIND_NUMBER : BEHIND_ROMAN).exec(text);
  const [, before, latin, after] = match ?? [text, text, '', ''];
  const runs: readonly (readonly [NumberPart['kind'], string])[] = [
    ['letters', before],
    ['latin', latin],
    ['letters', after],
  ];
  return runs
    .filter(([, run]) => run !== '')
    .map(([kind, run], at) => ({
      kind,
      joint: at === 0 ? joint : '',
      text: run,
      value: kind === 'latin' ? latinValue(run)! : NaN,
    }));
}
