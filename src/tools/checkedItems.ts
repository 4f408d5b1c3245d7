import * as l10n from '@vscode/l10n';
import { spanBefore, type CheckCode, type CitationPlace, type Finding, type LineTable } from '../check';
import { findCases } from '../citation';
import type { TextSpan } from '../text';
import { clip } from './provisionText';
import { refsOf, type ProvisionRef } from './provisionRef';
import type { ToolContext } from './tool';

/** Provisions that are named of one citation, and near ones that are proposed. */
const MOST_TARGETS = 3;
/** Of a stretch that is told, in UTF-16 code units. */
const LONGEST_TOLD = 300;

/** What a finding makes of the citation that it is about; the others are about the words beside one. */
const OUTCOME_OF = {
  'missing-provision': 'wrong',
  'paragraph-out-of-range': 'wrong',
  'wrong-heading': 'wrong',
  'repealed-provision': 'not-in-force',
  'ambiguous-act': 'ambiguous',
  'unknown-act': 'not-in-corpus',
  unchecked: 'not-checked',
} as const satisfies Partial<Record<CheckCode, string>>;

type CitationOutcome = (typeof OUTCOME_OF)[keyof typeof OUTCOME_OF] | 'found';

/** A finding about a citation. */
interface About extends Finding {
  readonly code: keyof typeof OUTCOME_OF;
}

const isAbout = (finding: Finding): finding is About => Object.hasOwn(OUTCOME_OF, finding.code);

/** What a check says of a stretch of a text. */
export interface CheckedItem extends TextSpan {
  /** `unread`: it looks like a citation, and was not read as one. `case`: a decision of a court. */
  readonly kind: 'citation' | 'quotation' | 'unread' | 'case';
  readonly outcome: CitationOutcome | 'differs' | 'out-of-scope';
  readonly text: string;
  /** One-based. */
  readonly line: number;
  /** The first of the provisions that it means, or could mean; that a quotation is of. */
  readonly provisions: readonly ProvisionRef[];
  /** How many more. */
  readonly more?: number;
  /** What is wrong and what to do. */
  readonly problem?: string;
  /** Near misses, as changes of the text and as provisions. */
  readonly suggestions?: readonly string[];
  readonly near?: readonly ProvisionRef[];
}

/** A text that was checked, and by what. */
export interface CheckedText {
  readonly text: string;
  readonly lines: LineTable;
  readonly context: ToolContext;
}

/** Every citation of a text, and what else was found in it, in its order. Yields often. */
export function* checkedItems(
  places: readonly CitationPlace[],
  findings: readonly Finding[],
  checked: CheckedText,
): Generator<void, CheckedItem[]> {
  const about = findingsAbout(places, findings);
  const told = new Set(about.flat());
  const citations: CheckedItem[] = [];
  for (const [at, place] of places.entries()) {
    citations.push(citationItem(place, about[at]!, checked));
    yield;
  }
  const others = findings.flatMap((finding): CheckedItem[] => {
    if (finding.code === 'misquotation')
      return [{ ...besideItem(finding, checked), kind: 'quotation', outcome: 'differs' }];
    const isUnread = finding.code === 'unchecked' && !told.has(finding as About);
    return isUnread ? [{ ...besideItem(finding, checked), kind: 'unread', outcome: 'not-checked' }] : [];
  });
  const cases = findCases(checked.text).map((span): CheckedItem => caseItem(span, checked));
  const isOther = ({ kind, start, end }: CheckedItem): boolean =>
    kind !== 'unread' || (cases[spanBefore(cases, end - 1)]?.end ?? 0) <= start;
  return [...citations, ...others.filter(isOther), ...cases].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  );
}

/** The findings about each citation; both come in the order of the text. */
function findingsAbout(places: readonly CitationPlace[], findings: readonly Finding[]): About[][] {
  const about = places.map((): About[] => []);
  let first = 0;
  for (const finding of findings.filter(isAbout)) {
    while (first < places.length && places[first]!.end <= finding.start) first += 1;
    for (let at = first; at < places.length && places[at]!.start < finding.end; at += 1) about[at]!.push(finding);
  }
  return about;
}

function citationItem(place: CitationPlace, about: readonly About[], checked: CheckedText): CheckedItem {
  const { index, today } = checked.context;
  const { outcome: located, ordinals } = place.cited;
  const told = [...about].sort((one, other) => gravity(one) - gravity(other));
  const [gravest] = told;
  const outcome = gravest !== undefined ? OUTCOME_OF[gravest.code] : located === 'resolved' ? 'found' : 'not-checked';
  const problem = gravest === undefined ? untold(outcome) : told.map(({ message }) => message).join(' ');
  const suggestions = told.flatMap(({ fixes }) => fixes.map(({ title }) => title));
  const near = told.flatMap(({ related }) => related).filter((ordinal) => !ordinals.includes(ordinal));
  const more = ordinals.length - MOST_TARGETS;
  return {
    kind: 'citation',
    outcome,
    ...placeIn(place, checked),
    provisions: refsOf(index.corpus, ordinals.slice(0, MOST_TARGETS), today),
    ...(more > 0 && { more }),
    ...(problem !== undefined && { problem }),
    ...(suggestions.length > 0 && { suggestions }),
    ...(near.length > 0 && { near: refsOf(index.corpus, [...new Set(near)].slice(0, MOST_TARGETS), today) }),
  };
}

/** What there is to say of a citation that no finding speaks of: of one that resolves to nothing. */
const untold = (outcome: CitationOutcome): string | undefined =>
  outcome === 'not-checked'
    ? l10n.t(
        'It was not checked by itself: it stands in words that are quoted, or in a range that is told of elsewhere.',
      )
    : undefined;

const GRAVITY = Object.keys(OUTCOME_OF);
const gravity = ({ code }: About): number => GRAVITY.indexOf(code);

type Beside = Omit<CheckedItem, 'kind' | 'outcome'>;

function besideItem(finding: Finding, checked: CheckedText): Beside {
  const { index, today } = checked.context;
  const suggestions = finding.fixes.map(({ edit }) => edit.newText);
  return {
    ...placeIn(finding, checked),
    provisions: refsOf(index.corpus, finding.related.slice(0, MOST_TARGETS), today),
    problem: finding.message,
    ...(suggestions.length > 0 && { suggestions }),
  };
}

const caseItem = (span: TextSpan, checked: CheckedText): CheckedItem => ({
  kind: 'case',
  outcome: 'out-of-scope',
  ...placeIn(span, checked),
  provisions: [],
  problem: l10n.t('Case law is not checked here: make sure elsewhere that the decision exists and says this.'),
});

const placeIn = (
  { start, end }: TextSpan,
  { text, lines }: CheckedText,
): Pick<CheckedItem, 'text' | 'line' | 'start' | 'end'> => ({
  text: clip(text.slice(start, end).replace(/\s+/gu, ' '), LONGEST_TOLD),
  line: lines.positionAt(start).line + 1,
  start,
  end,
});
