import * as l10n from '@vscode/l10n';
import { didYouMean } from '../didYouMean';
import { valueOf, type LocatedCitation } from '../../citation';
import { labelOf, numberedAs, pathLabel, provisionLabel } from '../../languages';
import { isBasicUnit, isDivision, type Citation, type Path, type PathUnit, type UnitKind } from '../../law';
import { basicNumbers, isHeldWhole, isUnit, unitAt, unitsIn } from './actUnits';
import { MOST_RELATED, type CheckedIndex, type Fix, type Observation } from '../finding';
import { isInForce, notInForce, type Occasion } from './inForce';
import { KnownNumbers } from './nearestNumbers';
import { numbersOf } from '../numbers/citedNumbers';
import { applied, renumbered } from '../rewrite';

/** Numbers that are proposed instead of one that is not there. */
const MOST_FIXES = 2;

/** A citation whose act was found and whose provision was not. */
export function missingProvision(cited: LocatedCitation, index: CheckedIndex, occasion: Occasion): Observation[] {
  const { citation, act, missing } = cited;
  if (act === undefined) return [];
  const place = { citation, citing: occasion.citing };
  if (citation.anchor === 'act') {
    const isMissing = ({ path }: Citation): boolean => unitAt(index, act, path, place) === undefined;
    const [end = endIsTold(citation) ? undefined : citation] = endsOf(citation).filter(isMissing);
    return end === undefined ? [] : missingAt(end, act, index, occasion);
  }
  // The first of a range is there, and its last tells itself.
  if (endIsTold(citation) && cited.path !== undefined && unitAt(index, act, cited.path, place) !== undefined) return [];
  if (!isHeldWhole(index.corpus, act)) return [heldInPart(citation, act, index)];
  const { start, end, text } = citation;
  const base = { start, end, fixes: [], related: [] };
  if (missing === undefined || missing === text) {
    const message = l10n.t(
      '“{0}” was not checked: it could not be told from where it counts. Cite the provision by its number.',
      text,
    );
    return [{ ...base, code: 'unchecked', message }];
  }
  const isWhole = citation.path[0] === undefined || isBasicUnit(citation.path[0].kind);
  const code = isWhole ? 'missing-provision' : 'paragraph-out-of-range';
  return [{ ...base, code, message: l10n.t('{0} does not exist. Check the number.', missing) }];
}

/** A citation that resolved to a provision that does not tell whether it has the finer units that the citation names. */
export function untoldPart(cited: LocatedCitation, { corpus, resolver }: CheckedIndex): Observation[] {
  if (!resolver.isUntold(cited)) return [];
  const { start, end, text } = cited.citation;
  const held = labelOf(corpus, cited.ordinals.at(0)!);
  const message = l10n.t(
    '“{0}” was not checked in full: the text of {1} does not tell whether it has this part.',
    text,
    held,
  );
  return [{ code: 'unchecked', start, end, message, fixes: [], related: cited.ordinals.slice(0, MOST_RELATED) }];
}

/** A citation of a sentence or an item that goes over the paragraphs which have it: nobody can tell which is meant. */
export function unnamedParagraph(cited: LocatedCitation, { corpus, resolver }: CheckedIndex): Observation[] {
  const paragraphs = resolver.paragraphsPassedOver(cited);
  if (paragraphs.length === 0) return [];
  const { start, end, text } = cited.citation;
  const related = paragraphs.slice(0, MOST_RELATED);
  const held = related.map((ordinal) => labelOf(corpus, ordinal)).join(', ');
  const message =
    paragraphs.length > related.length
      ? l10n.t(
          '“{0}” does not say of which paragraph it is: {1} and others have such a part. Name the paragraph.',
          text,
          held,
        )
      : paragraphs.length > 1
        ? l10n.t('“{0}” does not say of which paragraph it is: {1} have such a part. Name the paragraph.', text, held)
        : l10n.t(
            '“{0}” does not say of which paragraph it is: {1} alone has such a part. Name the paragraph.',
            text,
            held,
          );
  return [{ code: 'unchecked', start, end, message, fixes: [], related }];
}

/** The ends of a range that resolved: what lies between them was found, they themselves may not be there. */
export function missingEnds(
  { citation, act, outcome }: LocatedCitation,
  index: CheckedIndex,
  occasion: Occasion,
): Observation[] {
  if (
    outcome !== 'resolved' ||
    act === undefined ||
    (citation.through ?? citation.also) === undefined ||
    citation.anchor !== 'act'
  ) {
    return [];
  }
  return endsOf(citation).flatMap((end) => {
    return unitAt(index, act, end.path, { citation, citing: occasion.citing }) === undefined
      ? missingAt(end, act, index, occasion)
      : [];
  });
}

/** The first and the last of what a citation's text names, and what its list names besides, each as a citation of its own. */
function endsOf(citation: Citation): readonly Citation[] {
  const { through, also = [], ...first } = citation;
  const last = through === undefined || endIsTold(citation) ? [] : [through];
  return [first, ...[...also, ...last].map((path) => ({ ...first, path }))];
}

/**
 * Whether the last of a range is a citation of its own, which says itself when it is missing: "§§ 1" and "9" of "§§ 1 bis
 * 9". "Nr. 1 bis 9" and "Nr. 1-9" are one citation: behind the number of its first unit it writes that of its last.
 */
function endIsTold(citation: Citation): boolean {
  const [first, last] = [citation.path, citation.through].map((path) => path?.at(-1)?.number);
  if (first === undefined || last === undefined) return false;
  if (new RegExp(`\\d[a-z]?-${last}(?![\\p{L}\\d])`, 'u').test(citation.text)) return false;
  const written = numbersOf(citation);
  const at = written.findLastIndex(({ says }) => says.includes(first));
  return at >= 0 && !written.slice(at + 1).some(({ says }) => says.includes(last));
}

function missingAt(citation: Citation, act: number, index: CheckedIndex, occasion: Occasion): Observation[] {
  const { path, start, end } = citation;
  const { depth, holder } = firstMissing(citation, act, index, occasion);
  const isHeld =
    (holder !== undefined && isHeldWith(holder, path[depth]!.kind, index)) || isHeldWhole(index.corpus, act);
  if (!isHeld || (path[0]!.kind === 'preamble' && !hasRecitals(holder, index)))
    return [heldInPart(citation, act, index)];
  // Of a section that is repealed a corpus has no subsections.
  if (holder !== undefined && !isInForce([holder], index, occasion)) {
    return notInForce(citation, [holder], index, occasion);
  }
  const { kind } = path[depth]!;
  const isWhole = depth === 0 || isBasicUnit(kind) || isDivision(kind) || kind === 'annex';
  const fixes = fixesFor(citation, act, depth, holder, index, occasion);
  const label = provisionLabel(index.corpus.acts[act]!, path.slice(0, depth + 1), index.corpus.acts);
  const hint = fixes.length > 0 ? didYouMean(fixes.map(({ cites }) => cites)) : l10n.t('Check the number.');
  const why = holder === undefined ? '' : whatThereIs(index, act, path.slice(0, depth + 1), holder);
  const missing = why === '' ? l10n.t('{0} does not exist.', label) : l10n.t('{0} does not exist: {1}.', label, why);
  const message = `${missing} ${hint}`;
  return [
    {
      code: isWhole ? 'missing-provision' : 'paragraph-out-of-range',
      start,
      end,
      message,
      fixes: fixes.map(({ fix }) => fix),
      related: [...(holder === undefined ? [] : [holder]), ...fixes.map(({ target }) => target)],
    },
  ];
}

/** Whether a corpus has recitals of an act, in what of its preamble it has: many sources leave them out. */
const hasRecitals = (preamble: number | undefined, { corpus }: CheckedIndex): boolean =>
  preamble !== undefined && corpus.subtreeEnd(preamble) > preamble + 1;

/** The kinds that a text itself counts: a corpus that holds a provision holds them. */
const isInText = (kind: UnitKind): boolean => ['subparagraph', 'sentence', 'point', 'item'].includes(kind);

/**
 * Whether a corpus that holds a provision holds all its units of a kind: those that its text counts; its paragraphs, where it
 * has them from the first on without a gap, or text and none. Known failure: an excerpt that breaks off behind a paragraph.
 */
function isHeldWith(holder: number, kind: UnitKind, { corpus }: CheckedIndex): boolean {
  if (isInText(kind)) return true;
  if (kind !== 'paragraph') return false;
  const paragraphs = unitsIn(corpus, holder, kind);
  return paragraphs.units.length === 0 ? corpus.hasText(holder) : paragraphs.numbers.share === 1;
}

function heldInPart({ start, end, text }: Citation, act: number, { corpus }: CheckedIndex): Observation {
  const { title } = corpus.acts[act]!;
  const message = l10n.t(
    '“{0}” was not checked: the corpus holds “{1}” only in part, and not this provision.',
    text,
    title,
  );
  return { code: 'unchecked', start, end, message, fixes: [], related: [] };
}

/** The outermost unit of a path that is not there, and the provision that should hold it. */
function firstMissing(
  citation: Citation,
  act: number,
  index: CheckedIndex,
  { citing }: Occasion,
): { depth: number; holder: number | undefined } {
  for (let depth = citation.path.length - 1; depth > 0; depth -= 1) {
    const holder = unitAt(index, act, citation.path.slice(0, depth), { citation, citing });
    if (holder !== undefined) return { depth, holder };
  }
  return { depth: 0, holder: undefined };
}

interface Proposal {
  readonly fix: Fix;
  /** The citation as it would read. */
  readonly cites: string;
  readonly target: number;
}

/** Citations of near numbers that do exist, with all finer units that the citation names. */
function fixesFor(
  citation: Citation,
  act: number,
  depth: number,
  holder: number | undefined,
  index: CheckedIndex,
  { citing }: Occasion,
): Proposal[] {
  const { path } = citation;
  const unit = path[depth]!;
  const existing = numbersThere(path.slice(0, depth + 1), act, holder, index);
  const proposals: Proposal[] = [];
  for (const number of existing.nearest(unit.number)) {
    const corrected = path.map((each, at) => (at === depth ? { ...each, number } : each));
    const target = unitAt(index, act, corrected, { citation, citing });
    const edit = renumbered(citation, depth, number);
    if (target === undefined || edit === undefined) continue;
    const cites = applied(citation.text, citation.start, edit).replace(/\s+/gu, ' ');
    proposals.push({ fix: { title: l10n.t('Change to “{0}”', cites), edit }, cites, target });
  }
  return proposals.slice(0, MOST_FIXES);
}

/** The numbers that there are where the last unit of a path should be. */
function numbersThere(
  path: Path,
  act: number,
  holder: number | undefined,
  { corpus, resolver }: CheckedIndex,
): KnownNumbers {
  if (holder === undefined) return basicNumbers(corpus, act);
  const { kind } = path.at(-1)!;
  const held = unitsIn(corpus, holder, kind);
  const beside = isInText(kind) ? resolver.numbersBeside(holder, path) : [];
  if (beside.length === 0) return held.numbers;
  return valueOf(
    numbersWithText,
    beside,
    () => new KnownNumbers([...held.units.map(({ number }) => number), ...beside]),
  );
}

/** By the numbers that the text of a provision counts: these and those of the units that it holds. */
const numbersWithText = new WeakMap<readonly string[], KnownNumbers>();

/** "§ 5 has Abs. 1 to Abs. 3"; the empty string where nothing can be told about the last unit of a path, which is lacked. */
function whatThereIs(index: CheckedIndex, act: number, path: Path, holder: number): string {
  const { corpus } = index;
  const manner = numberedAs(corpus.acts[act]!);
  const holderPath = path.slice(0, -1);
  const { kind: lacked } = path.at(-1)!;
  const units = unitsThere(index, path, holder);
  const [first, last] = [units[0], units.at(-1)].map((unit) => unit && pathLabel([unit], manner));
  const name = pathLabel(holderPath, manner);
  if (first === undefined || last === undefined) {
    const isUndivided = lacked === 'paragraph' && isUnit(corpus, holder, holderPath.at(-1)!);
    return isUndivided ? l10n.t('{0} is not divided further', name) : '';
  }
  return first === last ? l10n.t('{0} has {1} alone', name, first) : l10n.t('{0} has {1} to {2}', name, first, last);
}

/** What stands where the last unit of a path should be, of its kind where there is any; nothing that goes by no number. */
function unitsThere({ corpus, resolver }: CheckedIndex, path: Path, holder: number): readonly PathUnit[] {
  const { kind } = path.at(-1)!;
  // A rule that only its paragraphs stand for: what they have is not what it has.
  const inside = isUnit(corpus, holder, path.at(-2)!) ? unitsIn(corpus, holder, kind).units : [];
  const counted = inside.filter((unit) => unit.kind !== 'container' && !unit.number.includes('~'));
  // What else stands there is no answer: of a schedule that lacks a Part, its title.
  const shown = counted.some((unit) => unit.kind === kind) ? kind : counted[0]?.kind;
  if (shown !== undefined) return counted.filter((unit) => unit.kind === shown);
  return isInText(kind) ? resolver.numbersBeside(holder, path).map((number) => ({ kind, number })) : [];
}
