import * as l10n from '@vscode/l10n';
import type { Evidence, Support, TraceEntry } from '../../src/extension/messages';
import { withPlaces } from '../figure';
import { issueTitles } from './issues';
import { labelOf, supportTitle } from './words';

/** A line of a stage's account, with what stands below it. */
export interface OutlineLine {
  readonly text: string;
  /** What is said of it in a few words. */
  readonly note?: string;
  /** Folded away below it. */
  readonly lines?: readonly OutlineLine[];
}

/** What an account takes from around its stage. */
interface Around {
  readonly issues: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly selected: ReadonlySet<unknown>;
}

/**
 * What a stage took in and gave out, for a person to read: queries with their candidates, what was selected, what
 * citations led to, the sentences as they were checked. Undefined for a detail that is of another shape than the stages
 * write today: its JSON is then all there is.
 */
export function outlineOf(
  { stage, detail }: TraceEntry,
  trace: readonly TraceEntry[],
  evidence: readonly Evidence[],
): readonly OutlineLine[] | undefined {
  const selection = trace.find((entry) => entry.stage === 'select')?.detail;
  const selected = isRecord(selection) ? (recordsIn(selection['selected']) ?? []) : [];
  const around = { issues: issueTitles(trace), evidence, selected: new Set(selected.map(({ id }) => id)) };
  return WRITERS[stage](detail, around);
}

type Writer = (detail: unknown, around: Around) => readonly OutlineLine[] | undefined;

const WRITERS: Readonly<Record<TraceEntry['stage'], Writer>> = {
  parametric: (detail) => recordsIn(detail)?.map(issueLine),
  retrieve: (detail, around) => candidateLists(detail, around),
  rerank: (detail, around) => candidateLists(detail, around),
  select: selectionLines,
  expand: (detail, { evidence }) => recordsIn(detail)?.map((hit) => citedLine(hit, evidence)),
  answer: (detail) => textsIn(detail)?.map((text) => ({ text })),
  verify: (detail, { evidence }) => recordsIn(detail)?.map((sentence) => checkedLine(sentence, evidence)),
};

function issueLine({ issue, background, pseudo }: JsonRecord, at: number): OutlineLine {
  const lines = [
    ...(isText(background) && background !== '' ? [l10n.t('Searched with all of the question: {0}', background)] : []),
    ...(isText(pseudo) ? [l10n.t('Searched with words of the law: {0}', pseudo)] : []),
  ].map((text) => ({ text }));
  const text = l10n.t('Issue {0}: {1}', at + 1, said(issue));
  return lines.length > 0 ? { text, lines } : { text };
}

/** A list of candidates for each issue, and one for the question as a whole where it has several. */
function candidateLists(detail: unknown, { issues, selected }: Around): readonly OutlineLine[] | undefined {
  if (!Array.isArray(detail)) return undefined;
  return detail.map((list: unknown, at): OutlineLine => {
    const issue = issues[at];
    const text = issue === undefined ? l10n.t('The question as a whole') : l10n.t('Issue {0}: {1}', at + 1, issue);
    const hits = recordsIn(list) ?? [];
    return { text, note: l10n.t('the first {0}', hits.length), lines: hits.map((hit) => hitLine(hit, selected)) };
  });
}

function selectionLines(detail: unknown): readonly OutlineLine[] | undefined {
  if (!isRecord(detail)) return undefined;
  const selected = recordsIn(detail['selected']);
  if (selected === undefined) return undefined;
  const lines = selected.map((hit): OutlineLine => {
    const { text, note } = hitLine(hit);
    const forIssue = typeof hit['for'] === 'number' ? [l10n.t('for issue {0}', hit['for'] + 1)] : [];
    return { text, note: [...forIssue, ...(note === undefined ? [] : [note])].join(', ') };
  });
  return [...lines, ...(recordsIn(detail['rounds']) ?? []).map(roundLine)];
}

function roundLine({ expected, candidates, selected, missing }: JsonRecord, at: number): OutlineLine {
  const texts = (value: unknown): OutlineLine[] => (textsIn(value) ?? []).map((text) => ({ text }));
  const hits = (value: unknown): OutlineLine[] => (recordsIn(value) ?? []).map((hit) => hitLine(hit));
  const parts: readonly [string, readonly OutlineLine[]][] = [
    [l10n.t('Expected'), texts(expected)],
    [l10n.t('Candidates'), hits(candidates)],
    [l10n.t('Selected'), hits(selected)],
    [l10n.t('Missing'), texts(missing)],
  ];
  const lines = parts.filter(([, below]) => below.length > 0).map(([text, below]) => ({ text, lines: below }));
  return { text: l10n.t('Round {0}', at + 1), lines };
}

function hitLine({ id, label, score }: JsonRecord, selected: ReadonlySet<unknown> = new Set()): OutlineLine {
  const notes = [
    ...(typeof score === 'number' ? [l10n.t('score {0}', withPlaces(score, 2))] : []),
    ...(selected.has(id) ? [l10n.t('selected')] : []),
  ];
  return { text: said(label ?? id), note: notes.join(', ') };
}

function citedLine(hit: JsonRecord, evidence: readonly Evidence[]): OutlineLine {
  const by = labelOf(said(hit['by']), evidence);
  const hop = Number(hit['hop']);
  const note = hop > 1 ? l10n.t('cited by {0}, {1} citations away', by, hop) : l10n.t('cited by {0}', by);
  return { text: said(hit['label'] ?? hit['id']), note };
}

/** A sentence with its support, and below it what it cites and what stands against it. */
function checkedLine({ text, support, citations, reason, clashes }: JsonRecord, all: readonly Evidence[]): OutlineLine {
  const cited = (textsIn(citations) ?? []).map((id) => l10n.t('Cites {0}', labelOf(id, all)));
  const against = (recordsIn(clashes) ?? []).map(({ message }) => said(message));
  const lines = [...cited, ...(isText(reason) ? [reason] : []), ...against].map((line) => ({ text: line }));
  const note = isSupport(support) ? supportTitle(support) : said(support);
  return { text: said(text), note, ...(lines.length > 0 && { lines }) };
}

type JsonRecord = Readonly<Record<string, unknown>>;

const SUPPORTS: ReadonlySet<unknown> = new Set<Support>(['supported', 'unverified', 'contradicted', 'invented']);
const isSupport = (value: unknown): value is Support => SUPPORTS.has(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] | undefined =>
  Array.isArray(value) && value.every(isItem) ? value : undefined;
const recordsIn = (value: unknown): readonly JsonRecord[] | undefined => listOf(value, isRecord);
const textsIn = (value: unknown): readonly string[] | undefined => listOf(value, isText);

/** A text of the detail; empty where it is none. */
const said = (value: unknown): string => (isText(value) ? value : '');
