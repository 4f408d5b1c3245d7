import * as l10n from '@vscode/l10n';
import { MarkupKind, type Hover, type MarkupContent } from 'vscode-languageserver/node';
import type { LocatedCitation } from '../../citation';
import { provisionLabel } from '../../languages';
import { standingAt, standingInWords, type ActSource, type CitationOutcome, type Day } from '../../law';
import { escapeMarkdown, type TextSpan } from '../../text';
import type { CitationInDocument } from './citedText';
import { citingCount } from './citingCount';
import type { FeatureIndex } from './context';
import { clip, fullText, viewOf } from '../../tools';

/** The most text of one provision that a hover shows, in UTF-16 code units. */
const TEXT_LIMIT = 1_500;
/** The most provisions that a hover shows of a citation of many ("§§ 3 bis 50"). */
const TARGET_LIMIT = 3;

const SAID: Readonly<Record<Exclude<CitationOutcome, 'resolved'>, (missing: string) => string>> = {
  'act-not-in-corpus': (missing) => l10n.t('{0} is not in this workspace.', missing),
  'provision-not-found': (missing) =>
    l10n.t('{0} was not found: the act is in this workspace, the provision is not.', missing),
  ambiguous: (missing) => l10n.t('{0} could be any of several provisions in this workspace.', missing),
};

/** The same where a shared corpus was looked through, alone or with the workspace. */
const SAID_OF_SHARED: typeof SAID = {
  'act-not-in-corpus': (missing) => l10n.t('{0} is neither in this workspace nor in the shared corpus.', missing),
  'provision-not-found': (missing) => l10n.t('{0} was not found: the act is there, the provision is not.', missing),
  ambiguous: (missing) => l10n.t('{0} could be any of several provisions.', missing),
};

/** Where a citation's own words do not name its act: how it is known, and which of that is a guess. */
const KNOWN_BY: Readonly<Partial<Record<ActSource, () => string>>> = {
  list: () => l10n.t('The list that it stands in names the act.'),
  previous: () => l10n.t('It goes back to an act that was named before.'),
  definition: () => l10n.t('The text defines the short name of the act.'),
  command: () => l10n.t('A command to amend: it is of the act that the text amends.'),
  'short-name': () => l10n.t('Not certain: nothing defines the short name; this is an act of that kind named before.'),
  sentence: () => l10n.t('Not certain: it names no act; this is the one that its sentence speaks of besides.'),
  parent: () => l10n.t('Not certain: it names no act; this is the one under which the act of its text was made.'),
  'named-last': () => l10n.t('Not certain: it names no act; this is the one that the text named last.'),
  amended: () => l10n.t('Not certain: it names no act; this is the one that the text amends.'),
};

/** What a hover says of a citation on a day, as Markdown in which the law's own text is plain text. */
export function hoverOf(index: FeatureIndex, { cited, range }: CitationInDocument, today: Day): Hover {
  const { ordinals } = cited;
  const shown = ordinals.slice(0, TARGET_LIMIT).map((ordinal) => describe(index, ordinal, cited, today));
  const rest = ordinals.length - shown.length;
  const parts = [
    ...explain(cited, index.isPart === true ? SAID_OF_SHARED : SAID),
    ...known(cited),
    ...shown,
    ...(rest > 0 ? [`*${l10n.t('and {0} more', rest)}*`] : []),
  ];
  return { contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') }, range };
}

/** The same with a word on what was not looked at. */
export function withNotice({ contents, ...hover }: Hover, notice: string): Hover {
  const { value } = contents as MarkupContent;
  return { ...hover, contents: { kind: MarkupKind.Markdown, value: `${value}\n\n*${escapeMarkdown(notice)}*` } };
}

function explain({ outcome, missing, citation: { text } }: LocatedCitation, said: typeof SAID): string[] {
  return outcome === 'resolved' ? [] : [escapeMarkdown(said[outcome](missing ?? text))];
}

function known({ source, act }: LocatedCitation): string[] {
  const said = act === undefined ? undefined : KNOWN_BY[source];
  return said === undefined ? [] : [`*${escapeMarkdown(said())}*`];
}

function describe(index: FeatureIndex, ordinal: number, cited: LocatedCitation, today: Day): string {
  const { corpus, resolver } = index;
  const standing = standingAt(corpus, ordinal, today);
  const inWords = standingInWords(standing);
  const mark = standing.status === 'in-force' ? '' : '**';
  const { provision, label: whole, act, breadcrumb } = viewOf(corpus, ordinal);
  const parts = resolver.partsCited(cited);
  const isOne = parts.length === 1 && cited.citation.through === undefined;
  const label = isOne ? provisionLabel(act, cited.path!, corpus.acts) : whole;
  const heading = provision.heading === '' ? '' : ` · ${escapeMarkdown(provision.heading)}`;
  const place = [act.title, breadcrumb].filter((part) => part !== '').join(' › ');
  const text =
    parts.length > 0 ? clip(partsOf(corpus.text(ordinal), parts), TEXT_LIMIT) : fullText(corpus, ordinal, TEXT_LIMIT);
  const count = citingCount(index, ordinal);
  return [
    `**${escapeMarkdown(label)}**${heading}`,
    `*${escapeMarkdown(place)}*`,
    ...(inWords === undefined ? [] : [`${mark}${escapeMarkdown(inWords)}${mark}`]),
    text === '' ? `*${l10n.t('No text of its own.')}*` : text.split('\n').map(escapeMarkdown).join('  \n'),
    ...(count === undefined ? [] : [`*${count}*`]),
  ].join('\n\n');
}

/** Parts of a text in its order, with an ellipsis wherever words of it are left out. */
function partsOf(text: string, parts: readonly TextSpan[]): string {
  const shown: string[] = [];
  let end = 0;
  const leaveOut = (to: number): void => {
    if (text.slice(end, to).trim() !== '') shown.push('…');
  };
  for (const part of [...parts].sort((one, other) => one.start - other.start)) {
    leaveOut(part.start);
    shown.push(text.slice(Math.max(end, part.start), part.end).trim());
    end = Math.max(end, part.end);
  }
  leaveOut(text.length);
  return shown.join(' ');
}
