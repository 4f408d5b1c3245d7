import { isBasicUnit, type Path, type PathUnit, type UnitKind } from '../../../law';
import { matchAt, toNumber } from '../../citations/engine';
import { pattern } from './patterns';
import { ordinalAt, unitAt, type CountedUnit, type Step } from './units';
import { ordinalNumber, ORDINAL_WORD } from './numbers';
import { isAmericanTitle, opensTitle } from './titles';
import { unitWordAt, type Word } from './words';

const OF_UNIT = /\s{1,2}(?:of|in|(to))\s{1,2}(?:(this|that|such|the\ssame|the\ssaid|the)\s{1,2})?/uy;
const AS_AMENDED =
  'as\\s(?:(?:it|they|so|then|now|last|originally|formerly|subsequently)\\s){0,3}(?:amended|enacted|made|inserted|substituted|modified|adopted|in\\sforce|stood|was|were|applied)';
/**
 * Between a provision and its act: its heading, or what is said of its wording. "section 2 (duty of masters) of the
 * Harbour Act", "section 2 as originally enacted of", "section 2, as amended by the Harbour Act 2001, of". Brackets that
 * count are none.
 */
export const HEADING = pattern(
  `(?:\\s\\((?!(?:[a-z]{1,2}|[ivx]{1,6})\\))\\p{L}(?:[^()\\n]|\\([^()\\n]{1,40}\\)){2,100}\\)|\\s${AS_AMENDED}|,\\s${AS_AMENDED}[^,;.()\\n]{0,100},)(?=\\s(?:of|to)\\s)`,
  'uy',
);

/** In such a heading: a provision, which is a citation of its own: "section 3 (and not section 4) of the Harbour Act". */
export const PROVISION_INSIDE =
  /(?:[Ss]ections?|(?<!\p{L})ss?\.?|[Aa]rt(?:icles?|s?\.)|[Rr]eg(?:ulation)?s?\.?|[Rr]ules?|§§?)\s?\d/u;

/** ", first subparagraph", ", point (a)", ", subsection (2)". */
const DETAIL = pattern(
  `,?\\s{1,2}(?:(${ORDINAL_WORD})\\s)?(?:(sub-?paragraph)|(point)|(indent)|(sentence)|(sub-?s(?:ection|\\.)?|paragraph))s?(?:\\s?\\(([a-z]{1,4}|\\d{1,3})\\)|\\s(\\d{1,2})(?![\\p{L}\\p{N}.]))?(?![\\p{L}\\p{N}(])(?:,(?=\\s(?:of\\s|[A-Z]{3,8}(?!\\p{L}))))?`,
  'uy',
);
/** "sec. 6 para. 2 no. 1 LagHG", "Section 3 (1) sentence 2 BrMautG": how English texts cite German law, an abbreviation behind it. */
const ABROAD = '(?:para(?:graph|\\.)?|no\\.?|number|sent(?:ence|\\.))';
const DETAIL_ABROAD = pattern(
  `,?\\s{1,2}(?:(para(?:graph|\\.)?)|(no\\.?|number)|(?:sentence|sent\\.))\\s(\\d{1,3}[a-z]?)(?=(?:,?\\s${ABROAD}\\s\\d{1,3}[a-z]?){0,3},?\\s(?:of\\sthe\\s)?\\p{Lu}\\p{L}{0,20}\\p{Lu}\\p{L}{0,3}(?!\\p{L}))`,
  'uy',
);
const DETAIL_KINDS: readonly UnitKind[] = ['subparagraph', 'point', 'item', 'sentence', 'paragraph'];

/** The rest of a list in brackets: "paragraphs (a)", then " and (b)". */
const LISTED_IN_BRACKETS = /(?:(?:,|,?\s(?:and|or|to))\s\([a-z\d]{1,4}\)){1,20}/uy;

/** Whether what stands at an offset, with the list that it opens, is "of" another unit: a citation of its own. */
function isOfUnit(text: string, at: number): boolean {
  const end = at + (matchAt(LISTED_IN_BRACKETS, text, at)?.[0].length ?? 0);
  const of = matchAt(OF_UNIT, text, end);
  return of !== null && outerAt(text, of, end) !== undefined;
}

/**
 * The parts of a provision that are said in words behind its number: "Article 2(1), first subparagraph, point (a)". What
 * is itself "of" another provision is a citation of its own: "section 2, paragraph (1) of section 3".
 */
export function detailsBehind(text: string, at: number, path: Path): Step {
  const units: PathUnit[] = [...path];
  let end = at;
  for (let depth = 0; depth < 4 && isBasicUnit(path[0]!.kind); depth += 1) {
    const abroad = matchAt(DETAIL_ABROAD, text, end);
    if (abroad !== null) {
      const kind = abroad[1] !== undefined ? 'paragraph' : abroad[2] !== undefined ? 'point' : 'sentence';
      units.push({ kind, number: toNumber(abroad[3]!) });
      end += abroad[0].length;
      continue;
    }
    const match = matchAt(DETAIL, text, end);
    if (match === null || isOfUnit(text, end + match[0].length)) break;
    const number = match[7] ?? match[8] ?? ordinalNumber(match[1]);
    if (number === undefined) break;
    units.push({
      kind: DETAIL_KINDS[match.slice(2, 7).findIndex((group) => group !== undefined)]!,
      number: toNumber(number),
    });
    end += match[0].length;
  }
  return { path: units, end };
}

/** What may stand in what, said behind it: "Schedule 2, Part 1, paragraph 3", "Art. I, § 8, cl. 3". */
const STANDS_IN: Readonly<Partial<Record<UnitKind, readonly UnitKind[]>>> = {
  annex: ['part', 'chapter', 'title', 'division', 'section', 'paragraph', 'point'],
  title: ['chapter', 'part'],
  part: ['chapter', 'division'],
  chapter: ['division'],
  division: ['subdivision'],
  article: ['section'],
  container: ['rule'],
};
const INNER = /,?\s{1,2}/uy;
const LIST_GOES_ON = /,?\s{1,2}(?:and|or)\s{1,2}/uy;
const IS_ROMAN = /^[ivxlc]+$/u;

/** The last unit that is said, with those around it that are said in front of it. */
export interface Innermost extends CountedUnit {
  readonly base: Path;
}

/**
 * The unit that stands in the one said before it. A section stands in an article or annex of a Roman number alone, and a
 * clause in that section. Divisions that are listed stand in none another: "Part 2, Chapter 3 and Schedule 1". Known failure:
 * "Part 2, Chapter 5" for two of them.
 */
export function innerUnitAt(text: string, { step: around, base }: Innermost): CountedUnit | undefined {
  const first = base[0] ?? around.path[0]!;
  if (STANDS_IN[first.kind] === undefined) return undefined;
  const blank = matchAt(INNER, text, around.end);
  const word = blank === null ? undefined : unitWordAt(text, around.end + blank[0].length);
  if (word === undefined) return undefined;
  const last = around.path.at(-1)!;
  const isClause = word.kind === 'section' && word.weakness !== undefined;
  const inAnnex = first.kind === 'annex';
  const kind = isClause ? 'paragraph' : word.kind;
  if (kind === last.kind || (kind === 'section' && !IS_ROMAN.test(last.number))) return undefined;
  const isClauseOf = isClause && last.kind === 'section' && first.kind === 'article';
  if (!isClauseOf && STANDS_IN[inAnnex ? 'annex' : last.kind]?.includes(kind) !== true) return undefined;
  const step = unitAt(text, word.end, word.kind);
  if (step === undefined) return undefined;
  const more = matchAt(LIST_GOES_ON, text, step.end);
  if (
    !inAnnex &&
    first.kind !== 'container' &&
    more !== null &&
    unitWordAt(text, step.end + more[0].length) !== undefined
  )
    return undefined;
  return { word, step: { ...step, path: [{ ...step.path[0]!, kind }, ...step.path.slice(1)] } };
}

/** What a unit without a number may be of: "subsection (2) of that section", "paragraph 3 of the Schedule". */
const UNNUMBERED =
  /^(?:[Ss]ection|SECTION|[Rr]ule|[Aa]rticle|[Pp]aragraph|[Ss]ub-?(?:section|paragraph|rule|regulation|article)|Part|PART|Chapter|CHAPTER|Schedule|SCHEDULE|Annex|Appendix)$/u;

/** The unit behind the "of" at an offset; "to" is said of annexes alone, elsewhere it is the end of a range. */
function outerAt(text: string, of: RegExpExecArray, from: number): CountedUnit | Word | undefined {
  const at = from + of[0].length;
  const unit = unitWordAt(text, at);
  // "of the Rules of the Quay Court"
  const word = unit?.kind === 'rule' && opensTitle(text, at) ? undefined : unit;
  if (of[1] !== undefined && word?.kind !== 'annex') return undefined;
  if (word === undefined) return ordinalAt(text, at);
  if (word.kind === 'title' && isAmericanTitle(text, at)) return undefined;
  const step = unitAt(text, word.end, word.kind);
  if (step !== undefined) return { word, step };
  return UNNUMBERED.test(text.slice(at, word.end)) ? word : undefined;
}

const BELOW = '(?:section|sub-?section|rule|sub-?rule|article|paragraph|sub-?paragraph)';
/**
 * Behind a part: "of sections 5 and 6", "of those subsections", "of either section", "of the preceding subsection". What is the
 * text's own ("of this section"), and the one that "that section" goes back to, are no such.
 */
export const OF_WHOLES = pattern(
  `\\s{1,2}(?:of|in)\\s{1,2}(?:(?:each|either|both|any|all|none)\\sof\\s|both\\s|each\\sof\\s)?(?:(?:the\\s)?(?=(?:${BELOW}|regulation)s\\s?(?:\\(|\\d)|§§\\s?\\d|ss\\.?\\s?\\d)|the\\s(?=(?:(?:two|three|four|next|last)\\s)?(?:preceding|previous|foregoing|following|said|same)\\s(?:(?:two|three|four)\\s)?${BELOW}s?(?!\\p{L})(?<!(?:said|same)\\s${BELOW}))|(?:the\\s|these\\s|such\\s|(?=those\\s))(?=(?:those\\s)?${BELOW}s(?!\\p{L}))|(?:either|each|every|any)\\s(?=${BELOW}(?!\\p{L}|\\s?(?:\\(|\\d))))`,
  'uy',
);

interface OuterUnits extends Step {
  /** "subsection (2) of that section": of the one cited before. */
  readonly isPrevious: boolean;
  /** "paragraph (2) of such section 5": of the act that the one cited before is of. */
  readonly isOfPrevious: boolean;
}

/** "paragraph (2) of Rule 3.6.2", "Chapter 4 of Part 2": the units that the ones read so far stand in. */
export function outerUnits(text: string, from: number): OuterUnits {
  let path: readonly PathUnit[] = [];
  let end = from;
  let isOfPrevious = false;
  for (let depth = 0; depth < 5; depth += 1) {
    const of = matchAt(OF_WHOLES, text, end) === null ? matchAt(OF_UNIT, text, end) : null;
    const outer = of === null ? undefined : outerAt(text, of, end);
    if (outer === undefined) break;
    if (!('step' in outer)) {
      // An act that has one schedule gives it no number.
      const isOnly = outer.kind === 'annex' && of![2] === 'the';
      if (isOnly)
        return {
          path: [{ kind: 'annex', number: '' }, ...path],
          end: outer.end,
          isPrevious: false,
          isOfPrevious: false,
        };
      return {
        path,
        end: outer.end,
        isPrevious: path.length === 0 && /that|such|same|said/u.test(of![2] ?? ''),
        isOfPrevious,
      };
    }
    end = outer.step.end;
    isOfPrevious ||= of![2] === 'such';
    path = [...outer.step.path, ...path];
  }
  return { path, end, isPrevious: false, isOfPrevious };
}
