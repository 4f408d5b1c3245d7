import * as l10n from '@vscode/l10n';
import type { CheckedItem, ProvisionRef } from '../../tools';
import {
  anchor,
  citeFollowup,
  escapedLine,
  joined,
  markdown,
  paragraph,
  placeAt,
  remark,
  type ChatPart,
  type ChatReply,
  type Place,
} from './parts';

/** Citations of one text that are listed one by one, of those found and of the others. */
const MOST_LISTED = 100;
const MOST_REFERENCES = 50;
const MOST_FOLLOWUPS = 3;

/** A text whose citations were checked, or why they were not. */
export interface CheckedSource {
  /** The name of a file, or what the text is. */
  readonly name: string;
  /** An absolute path; absent for what is no file. */
  readonly file?: string;
  readonly items: readonly CheckedItem[];
  readonly problem?: string;
}

/** Every citation of texts with its outcome: what is wrong or open first, in the order of each text, then what was found. */
export function checkReply(sources: readonly CheckedSource[]): ChatReply {
  const items = sources.flatMap((source) => source.items);
  const near = items.flatMap((item) => item.near ?? []);
  return {
    parts: [...sources.flatMap(sourceParts), remark(scope())],
    references: placesOf(items.flatMap(({ provisions }) => provisions)).slice(0, MOST_REFERENCES),
    followups: once(near)
      .slice(0, MOST_FOLLOWUPS)
      .map(({ id, label }) => citeFollowup(id, label)),
  };
}

const scope = (): string =>
  l10n.t(
    'Checked against this workspace alone: whether a cited provision exists and is in force, and whether a heading and words quoted with it are its own. Not checked: decisions of courts, literature, facts, and whether a provision says what the sentence says.',
  );

function sourceParts({ name, file, items, problem }: CheckedSource): ChatPart[] {
  const title = markdown(`**${escapedLine(name)}**\n\n`);
  if (problem !== undefined) return [title, paragraph(problem)];
  if (items.length === 0) return [title, paragraph(l10n.t('No citation of law was found in it.'))];
  const found = items.filter(({ outcome }) => outcome === 'found');
  const others = items.filter(({ outcome }) => outcome !== 'found');
  return [
    title,
    paragraph(countsInWords(items)),
    ...list(others, (item) => [...lineParts(item, file), ...openParts(item)]),
    ...(found.length === 0 ? [] : [markdown(`**${escapedLine(outcomeInWords('found'))}**\n\n`)]),
    ...list(found, (item) => [...lineParts(item, file), ...foundParts(item)]),
  ];
}

function list(items: readonly CheckedItem[], partsOf: (item: CheckedItem) => ChatPart[]): ChatPart[] {
  if (items.length === 0) return [];
  const more = items.length - MOST_LISTED;
  return [
    ...items.slice(0, MOST_LISTED).flatMap((item) => [markdown('- '), ...partsOf(item), markdown('\n')]),
    ...(more > 0 ? [markdown(`- ${escapedLine(l10n.t('and {0} more', more))}\n`)] : []),
    markdown('\n'),
  ];
}

/** Where it stands: a link where that is a file. */
function lineParts({ line }: CheckedItem, file: string | undefined): ChatPart[] {
  const told = l10n.t('line {0}', line);
  return [file === undefined ? markdown(escapedLine(told)) : anchor(placeAt(file, line), told), markdown(' ')];
}

function openParts({ outcome, text, problem, suggestions = [], near = [] }: CheckedItem): ChatPart[] {
  const proposed = suggestions.length === 0 ? '' : ` ${escapedLine(l10n.t('Proposed: {0}', suggestions.join('; ')))}.`;
  return [
    markdown(`**${escapedLine(outcomeInWords(outcome))}**: ${l10n.t('“{0}”', escapedLine(text))}`),
    markdown(problem === undefined ? '' : `. ${escapedLine(problem)}`),
    markdown(proposed),
    ...(near.length === 0 ? [] : [markdown(` ${escapedLine(l10n.t('Near:'))} `), ...links(near)]),
  ];
}

const foundParts = ({ text, provisions, more = 0 }: CheckedItem): ChatPart[] => [
  markdown(`${l10n.t('“{0}”', escapedLine(text))} → `),
  ...links(provisions),
  markdown(more > 0 ? ` ${escapedLine(l10n.t('and {0} more', more))}` : ''),
];

const links = (provisions: readonly ProvisionRef[]): ChatPart[] =>
  joined(
    provisions.map(({ file, line, label }) => [anchor(placeAt(file, line), label)]),
    '; ',
  );

type Outcome = CheckedItem['outcome'];

const outcomeInWords = (outcome: Outcome): string =>
  ({
    found: l10n.t('Found'),
    wrong: l10n.t('Wrong'),
    differs: l10n.t('Quotation differs'),
    'not-in-force': l10n.t('Not in force'),
    ambiguous: l10n.t('Ambiguous'),
    'not-in-corpus': l10n.t('Not in this workspace'),
    'not-checked': l10n.t('Not checked'),
    'out-of-scope': l10n.t('Decision of a court'),
  })[outcome];

/** Graver ones first. */
const OUTCOMES: readonly Outcome[] = [
  'wrong',
  'differs',
  'not-in-force',
  'ambiguous',
  'not-in-corpus',
  'not-checked',
  'out-of-scope',
  'found',
];

function countsInWords(items: readonly CheckedItem[]): string {
  const counts = OUTCOMES.flatMap((outcome) => {
    const count = items.filter((item) => item.outcome === outcome).length;
    return count === 0 ? [] : [l10n.t('{0}: {1}', outcomeInWords(outcome), count)];
  });
  return `${counts.join(' · ')}.`;
}

const once = (refs: readonly ProvisionRef[]): ProvisionRef[] => [...new Map(refs.map((ref) => [ref.id, ref])).values()];

const placesOf = (refs: readonly ProvisionRef[]): Place[] => once(refs).map(({ file, line }) => placeAt(file, line));
