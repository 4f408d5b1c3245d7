import { isBasicUnit, type Path, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../engine';
import { unitAt, wordAt, type Step } from './units';

const OF_UNIT =
  /\s{1,2}(?:of|in|to)\s{1,2}(?:(this|that|the\ssame|the\ssaid|the)\s{1,2})?(?=[Ss]ections?(?!\p{L})|ss?\.?\s?\d|[Ss]ub-?section|[Rr]ule|[Rr]egulation\s\d|[Rr]eg\.?\s\d|[Aa]rticle|[Aa]rt\.?\s?\d|[Pp]aragraph|[Pp]ara\.?\s\d|[Cc]hapter|[Pp]art|[Ss]chedule|Sch\.?\s\d|Annex|Appendix|A[Pp][Pp]\s?\d)/uy;
/** "section 2 (duty of masters) of the Harbour Act": a heading between a provision and its act; brackets that count are none. */
export const HEADING = /\s\((?!(?:[a-z]{1,2}|[ivx]{1,6})\))\p{L}[^()\n]{2,100}\)(?=\s{1,2}of\s)/uy;

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** ", first subparagraph", ", point (a)", ", subsection (2)". */
const DETAIL =
  /,?\s{1,2}(?:(first|second|third|fourth|fifth|sixth)\s)?(?:(sub-?paragraph)|(point)|(indent)|(sentence)|(sub-?section|paragraph))s?(?:\s?\(([a-z]{1,4}|\d{1,3})\)|\s(\d{1,2})(?![\p{L}\p{N}.]))?(?![\p{L}\p{N}(])(?:,(?=\sof\s))?/uy;
const DETAIL_KINDS: readonly UnitKind[] = ['subparagraph', 'point', 'item', 'sentence', 'paragraph'];

/**
 * The parts of a provision that are said in words behind its number: "Article 2(1), first subparagraph, point (a)". What
 * is itself "of" another provision is a citation of its own: "section 2, paragraph (1) of section 3".
 */
export function detailsBehind(text: string, at: number, path: Path): Step {
  const units: PathUnit[] = [...path];
  let end = at;
  for (let depth = 0; depth < 4 && isBasicUnit(path[0]!.kind); depth += 1) {
    const match = matchAt(DETAIL, text, end);
    if (match === null || matchAt(OF_UNIT, text, end + match[0].length) !== null) break;
    const ordinal = ORDINALS.indexOf(match[1] ?? '') + 1;
    const number = match[7] ?? match[8] ?? (ordinal > 0 ? String(ordinal) : undefined);
    if (number === undefined) break;
    units.push({
      kind: DETAIL_KINDS[match.slice(2, 7).findIndex((group) => group !== undefined)]!,
      number: toNumber(number),
    });
    end += match[0].length;
  }
  return { path: units, end };
}

/** Without a number "that part" and "the schedule" are parts of anything: a letter, a claim, a day. */
const isDivisionWord = (text: string, at: number): boolean =>
  /^(?:part|chapter|schedule)/u.test(text.slice(at, at + 8));

interface OuterUnits extends Step {
  /** "subsection (2) of that section": of the one cited before. */
  readonly isPrevious: boolean;
}

/** "paragraph (2) of Rule 3.6.2", "Chapter 4 of Part 2": the units that the ones read so far stand in. */
export function outerUnits(text: string, from: number): OuterUnits {
  let path: readonly PathUnit[] = [];
  let end = from;
  for (let depth = 0; depth < 4; depth += 1) {
    const of = matchAt(OF_UNIT, text, end);
    if (of === null) break;
    const word = wordAt(text, end + of[0].length);
    if (word === undefined) break;
    const step = unitAt(text, word.end, word.kind);
    if (step === undefined) {
      if (isDivisionWord(text, end + of[0].length)) break;
      return { path, end: word.end, isPrevious: path.length === 0 && /that|same|said/u.test(of[1] ?? '') };
    }
    end = step.end;
    path = [...step.path, ...path];
  }
  return { path, end, isPrevious: false };
}
