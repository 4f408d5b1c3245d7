import * as l10n from '@vscode/l10n';
import { readCitations, type LocatedCitation } from '../../citation';
import { compareNumbers, countTogether, pathOf, type Corpus, type Language } from '../../law';
import { candidates, editOf, numbersOf, type Edit } from '../../check';
import type { LawIndex } from '../host';
import { blocksWithCitations, languageOf, type CitedText, type Note, type PartChanges } from './citedText';
import { comesAlive, mayCite, movedUnits, reaches, touches } from './citedUnits';
import type { Renumbering } from '../plan/plan';
import { isOfFormerAct, otherVersions } from './otherVersions';
import { rewriteBlock, type Rewriting } from './rewriteBlock';

const reasons = {
  ambiguous: (): string => l10n.t('It may mean one of several provisions.'),
  dead: (): string => l10n.t('It cited nothing that is there, and now cites another provision.'),
  range: (): string => l10n.t('The range no longer covers what it covered.'),
  relative: (): string => l10n.t('Another provision stands there now.'),
  version: (): string => l10n.t('It cites the wording of another day, and keeps the number that it had then.'),
  unwritten: (): string => l10n.t('Its number could not be rewritten.'),
} as const;

/** The citations of a text rewritten by a plan; those that the plan makes wrong and that have no number of their own are noted. Yields after each. */
export function* renumberPart(
  part: CitedText,
  plan: Renumbering,
  index: Pick<LawIndex, 'corpus' | 'resolver'>,
): Generator<void, PartChanges> {
  const { corpus } = index;
  const edits: Edit[] = [];
  const notes: Note[] = [];
  const moving: Moving[] = [];
  for (const [at, cited] of part.citations.entries()) {
    const known = rangeWith(cited, part.citations[at + 1]);
    moving.push({ cited, moved: movedUnits(known, plan, corpus) });
    yield;
  }
  const isMoving = moving.some(({ moved }) => moved.size > 0);
  const versions = isMoving ? yield* otherVersions(part.plain.text, part.citations) : undefined;
  for (const at of versions ?? []) {
    const { cited, moved } = moving[at]!;
    if (moved.size > 0 || isOfFormerAct(cited, plan, index)) notes.push(noteOf(cited, reasons.version()));
    moving[at] = { cited, moved: NOTHING };
  }
  for (const [at, { cited, moved }] of moving.entries()) {
    yield;
    if (versions?.has(at) === true) continue;
    if (isOfFormerAct(cited, plan, index)) notes.push(noteOf(cited, reasons.version()));
    const isDead = moved.size === 0 && cited.outcome === 'provision-not-found' && comesAlive(cited, plan, corpus);
    const isBroken = isBrokenRange(moving[at]!, moving[at + 1], plan, corpus);
    const reason = isDead ? reasons.dead() : isBroken ? reasons.range() : doubtOf(cited, part.ordinal, plan, corpus);
    if (reason !== undefined) notes.push(noteOf(cited, reason));
    // With one of its ends rewritten it would be another range.
    if (isBroken) moving[at] = { cited, moved: NOTHING };
    if (isBroken && endsWith(cited, moving[at + 1]?.cited)) moving[at + 1] = { ...moving[at + 1]!, moved: NOTHING };
  }
  for (const { start, end, first, citations } of blocksWithCitations(part)) {
    const inside = moving.slice(first, first + citations.length);
    if (inside.every(({ moved }) => moved.size === 0)) continue;
    const changes = yield* renumberBlock(part.plain.text.slice(start, end), start, inside, languageOf(part, corpus));
    for (const edit of changes.edits) edits.push({ ...edit, start: edit.start + start, end: edit.end + start });
    for (const cited of changes.failed) notes.push(noteOf(cited, reasons.unwritten()));
  }
  return { edits, notes };
}

/** A range is of one act, that of its last number, which comes next: "§§ 3 bis 5 HafG" in another act's text. */
function rangeWith(cited: LocatedCitation, next: LocatedCitation | undefined): LocatedCitation {
  if (next?.act === undefined || !endsWith(cited, next)) return cited;
  const isOther = next.act !== cited.act && cited.citation.act.kind === 'this';
  return isOther ? { ...cited, act: next.act, ordinals: [], path: cited.citation.path } : cited;
}

/** Whether a citation is a range of which the next one is the last number. */
function endsWith({ citation: { through } }: LocatedCitation, next: LocatedCitation | undefined): boolean {
  const last = through?.at(-1)?.number;
  return last !== undefined && next?.citation.path.at(-1)?.number === last;
}

const NOTHING: Moving['moved'] = new Map();

/** A citation, and the units of its path that get other numbers. */
interface Moving {
  readonly cited: LocatedCitation;
  readonly moved: ReadonlyMap<number, string>;
}

/** The changes of a paragraph that begins at an offset, at offsets of its own; and the citations that resist. */
function* renumberBlock(
  text: string,
  start: number,
  inside: readonly Moving[],
  language: Language,
): Generator<void, { edits: readonly Edit[]; failed: readonly LocatedCitation[] }> {
  const wanted = new Map<Rewriting, LocatedCitation>();
  for (const [place, { cited, moved }] of inside.entries()) {
    if (moved.size > 0) wanted.set(rewritingOf(cited, moved, place, start), cited);
    yield;
  }
  // The resolver answers one citation for each that was found; without that nothing could be told apart.
  const before = yield* readCitations(text, language);
  if (before.length !== inside.length) return { edits: [], failed: [...wanted.values()] };
  const { edits, failed } = yield* rewriteBlock(text, before, language, [...wanted.keys()]);
  return { edits, failed: failed.map((rewriting) => wanted.get(rewriting)!) };
}

const noteOf = ({ citation: { start, end, text } }: LocatedCitation, reason: string): Note => ({
  start,
  end,
  text,
  reason,
});

/** The ways to write a citation with some of its units renumbered; offsets are counted from `from`. */
function rewritingOf(
  { citation }: LocatedCitation,
  moved: ReadonlyMap<number, string>,
  at: number,
  from: number,
): Rewriting {
  const path = citation.path.map((unit, depth) => ({ ...unit, number: moved.get(depth) ?? unit.number }));
  const numbers = numbersOf(citation);
  const ways = [...moved].map(([depth, number]) => {
    const { certain, alike } = candidates(citation, numbers, depth);
    const likeliest = certain === undefined ? alike : [certain, ...alike.filter((each) => each !== certain)];
    return likeliest.map((written) => editOf(written, number, citation.start - from, citation.text));
  });
  const count = Math.max(0, ...ways.map((each) => each.length));
  const options = Array.from({ length: count }, (_, way) =>
    ways.flatMap((each) => each[Math.min(way, each.length - 1)] ?? []),
  );
  // A member of a list may leave the unit to the first: "(2)" in "section 12(1) and (2)".
  return { at, path, options: [...options, []] };
}

/** Why a person has to look at a citation; undefined where the plan leaves it right, or it can be rewritten. */
function doubtOf(
  cited: LocatedCitation,
  here: number | undefined,
  plan: Renumbering,
  corpus: Corpus,
): string | undefined {
  const { citation, outcome, path } = cited;
  if (outcome === 'ambiguous') return touches(cited, plan, corpus) ? reasons.ambiguous() : undefined;
  if (path === undefined) return undefined;
  if (citation.anchor === 'preceding' || citation.anchor === 'following') {
    const isMoved = (): boolean => touches(cited, plan, corpus) || (here !== undefined && plan.moves.has(here));
    const isWrong = plan.keepsOrder ? standsBetween(cited, here, plan, corpus) : isMoved();
    return isWrong ? reasons.relative() : undefined;
  }
  return undefined;
}

/**
 * Whether a range covers something else once the plan is carried out: numbers of the row that it runs through have left
 * their order. A range of subsections does not when their section moves.
 */
function isBrokenRange({ cited, moved }: Moving, next: Moving | undefined, plan: Renumbering, corpus: Corpus): boolean {
  const { citation, outcome, ordinals, path: known, act } = cited;
  const { path, through } = citation;
  if (plan.keepsOrder || through === undefined || outcome === 'ambiguous') return false;
  const depth = Math.max(
    0,
    path.findIndex(({ number }, at) => number !== through[at]?.number),
  );
  const last = endsWith(cited, next?.cited) ? next : undefined;
  if (moved.has(depth) || last?.moved.has(depth) === true) return true;
  if (known === undefined || act !== plan.act) return false;
  const inRow = [...plan.moves.keys()].filter((at) => mayCite(path[depth]!.kind, pathOf(corpus, at).at(-1)!.kind));
  return reaches(ordinals, new Set(inRow), corpus) || takesIn(citation, plan, corpus);
}

/** Whether a range covers a new number, by the number alone. */
function takesIn(
  { path, through }: LocatedCitation['citation'],
  { moves, numerals }: Renumbering,
  corpus: Corpus,
): boolean {
  const [from, to] = [path.at(-1)!, through!.at(-1)!];
  return [...moves].some(
    ([ordinal, number]) =>
      countTogether(pathOf(corpus, ordinal).at(-1)!.kind, from.kind) &&
      compareNumbers(from.number, number, numerals) <= 0 &&
      compareNumbers(number, to.number, numerals) <= 0,
  );
}

/** Whether the new provision comes in between the text and what it calls the preceding or the following one. */
function standsBetween(
  { citation, ordinals }: LocatedCitation,
  here: number | undefined,
  { inserted }: Renumbering,
  corpus: Corpus,
): boolean {
  const [first, last] = [ordinals.at(0), ordinals.at(-1)];
  if (inserted === undefined || here === undefined || first === undefined || last === undefined) return false;
  if (!countTogether(citation.path[0]!.kind, pathOf(corpus, inserted.before).at(-1)!.kind)) return false;
  const { before } = inserted;
  return citation.anchor === 'preceding' ? first < before && before <= here : here < before && before <= last;
}
