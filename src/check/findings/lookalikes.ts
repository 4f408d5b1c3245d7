import * as l10n from '@vscode/l10n';
import { matchAt } from '../../languages';
import { inBasicPlane, type TextSpan } from '../../text';
import type { Observation } from '../finding';
import { misspeltUnits, OF_ACT, TORN_OFF } from './misprints';
import { nearMisses, SIGN_STARTS } from './nearMisses';

/** Signs that any law has. */
const SIGNS: readonly string[] = [
  // "§ 5", and behind the number as in Sweden and Finland: "5 kap. 3 §".
  '§{1,2}\\s{0,2}[\\d０-９][\\p{L}\\p{N}º.:()-]{0,12}',
  '(?<![\\p{L}\\p{N}.,§-])\\d{1,4}\\s?[a-z]?\\s?§{1,2}(?!\\s{0,2}\\d)',
];
/** The same, misprinted, and a placeholder that nobody filled in. */
const MISPRINTED_SIGNS: readonly string[] = [
  '§{1,2}[ \\u00A0]?[:.,(\\[„“"«-][ \\u00A0]?\\d{1,4}',
  '§{1,2}[ \\u00A0]?(?:X{2,4}|N\\.?\\s?N\\.|_{1,9}|…|\\.{3}|\\?{1,3})(?!\\p{L})',
];

const anyOf = (all: readonly string[]): string => `(?:${all.join('|')})`;

/**
 * What a citation looks like in the legal systems of the world, whether or not a grammar reads it, and what was meant as one.
 *
 * Assumption: these marks beside a number are hardly ever anything else; a sign or a word in capitals ("§ l2", "§ XX",
 * "ART. 5") tells a misprint alone, another word only with an act behind its number ("section no. 80 of the Quays Act",
 * "artículo veinte de la LPD"). Known failures: a word for a provision of a language that is not here; "Art. 4711" of a
 * catalogue; a word with two slips; a number in the words of a language that is not here.
 */
const LOOKALIKE = new RegExp(
  inBasicPlane(
    [
      `(?=[§\\d０-９$&(${SIGN_STARTS}])${anyOf([...SIGNS, ...nearMisses('signs'), ...MISPRINTED_SIGNS])}`,
      `(?<![\\p{Ll}\\p{Lu}\\p{Lt}])${anyOf([...nearMisses('words'), `${anyOf(nearMisses('wordsOfAct'))}${OF_ACT}`])}`,
    ].join('|'),
  ),
  'gu',
);

/** How much is looked through at a stretch, and what of the text around it counts there; in UTF-16 code units. */
const STRETCH = 4_000;
const IN_FRONT = 40;
const BEYOND = 500;

/** Behind a number, as far as so many UTF-16 code units: that it is of a contract or a commentary, which nobody can check. */
const OTHER_TEXT = new RegExp(`^${anyOf(nearMisses('ofOtherText'))}`, 'u');
const BEHIND = 160;
/** The same in front of it: of a judgment. */
const BEHIND_OTHER_TEXT = new RegExp(`(?<=${anyOf(nearMisses('otherTextInFront'))})`, 'uy');

/**
 * What looks like a citation and was read as none: nothing is passed over in silence. A block may be a whole draft: it yields
 * after each stretch of it, and after each citation.
 * @param read the spans of the citations that were read, in order
 */
export function* lookalikes(text: string, block: TextSpan, read: readonly TextSpan[]): Generator<void, Observation[]> {
  const looks = yield* looksIn(text, block);
  const misspelt = misspeltUnits(text.slice(block.start, block.end)).map(({ start, end }) => ({
    start: block.start + start,
    end: block.start + end,
  }));
  yield;
  const isOfStatute = ({ start, end }: TextSpan): boolean =>
    !OTHER_TEXT.test(text.slice(end, end + BEHIND)) && matchAt(BEHIND_OTHER_TEXT, text, start) === null;
  const found = [...looks.filter(isOfStatute), ...misspelt].sort((one, other) => one.start - other.start);
  const torn = yield* tornOff(text, block, read);
  const known = [...read, ...torn].sort((one, other) => one.start - other.start);
  return [...unread(found, known), ...torn]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const message = l10n.t(
        '“{0}” looks like a citation, but it could not be read and was not checked.',
        text.slice(start, end),
      );
      return { code: 'unchecked', start, end, message, fixes: [], related: [] };
    });
}

/** Where {@link LOOKALIKE} matches in a block. */
function* looksIn(text: string, block: TextSpan): Generator<void, TextSpan[]> {
  const looks: TextSpan[] = [];
  let behindLast = block.start;
  for (let from = block.start; from < block.end; from += STRETCH) {
    const offset = Math.max(block.start, from - IN_FRONT);
    const part = text.slice(offset, Math.min(block.end, from + STRETCH + BEYOND));
    LOOKALIKE.lastIndex = Math.max(from, behindLast) - offset;
    for (let match; (match = LOOKALIKE.exec(part)) !== null && offset + match.index < from + STRETCH;) {
      const start = offset + match.index;
      behindLast = start + match[0].length;
      looks.push({ start, end: start + match[0].replace(/[.:(-]+$/u, '').length });
    }
    yield;
  }
  return looks;
}

/** Those of some spans that touch none that was read, nor another of them; both in order. */
function unread(found: readonly TextSpan[], read: readonly TextSpan[]): TextSpan[] {
  const kept: TextSpan[] = [];
  let next = 0;
  for (const span of found) {
    while (next < read.length && read[next]!.end <= span.start) next += 1;
    if ((read[next]?.start ?? Infinity) < span.end || span.start < (kept.at(-1)?.end ?? 0)) continue;
    kept.push(span);
  }
  return kept;
}

/** Citations of which not all was read, with the rest. */
function* tornOff(text: string, block: TextSpan, read: readonly TextSpan[]): Generator<void, TextSpan[]> {
  const torn: TextSpan[] = [];
  for (const [index, { start, end }] of read.entries()) {
    TORN_OFF.lastIndex = end;
    const rest = TORN_OFF.exec(text)?.[0].length ?? 0;
    const isRead = (read[index + 1]?.start ?? Infinity) < end + rest;
    if (rest > 0 && !isRead && end + rest <= block.end) torn.push({ start, end: end + rest });
    yield;
  }
  return torn;
}
