import * as l10n from '@vscode/l10n';
import { MarkupKind, type Hover } from 'vscode-languageserver/node';
import { standingAt, standingInWords, type CitationOutcome, type Day, type ResolvedCitation } from '../../law';
import { escapeMarkdown } from '../../text';
import type { CitationInDocument } from './citedText';
import { citingCount } from './citingCount';
import type { FeatureIndex } from './context';
import { fullText, viewOf } from '../../tools';

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

/** What a hover says of a citation on a day, as Markdown in which the law's own text is plain text. */
export function hoverOf(index: FeatureIndex, { citation, range }: CitationInDocument, today: Day): Hover {
  const ordinals = citation.targets.map((id) => index.corpus.ordinal(id)).filter((ordinal) => ordinal !== undefined);
  const shown = ordinals.slice(0, TARGET_LIMIT).map((ordinal) => describe(index, ordinal, today));
  const rest = ordinals.length - shown.length;
  const parts = [...explain(citation), ...shown, ...(rest > 0 ? [`*${l10n.t('and {0} more', rest)}*`] : [])];
  return { contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') }, range };
}

function explain({ outcome, missing, text }: ResolvedCitation): string[] {
  return outcome === 'resolved' ? [] : [escapeMarkdown(SAID[outcome](missing ?? text))];
}

function describe(index: FeatureIndex, ordinal: number, today: Day): string {
  const { corpus } = index;
  const standing = standingAt(corpus, ordinal, today);
  const inWords = standingInWords(standing);
  const mark = standing.status === 'in-force' ? '' : '**';
  const { provision, label, act, breadcrumb } = viewOf(corpus, ordinal);
  const heading = provision.heading === '' ? '' : ` · ${escapeMarkdown(provision.heading)}`;
  const place = [act.title, breadcrumb].filter((part) => part !== '').join(' › ');
  const text = fullText(corpus, ordinal, TEXT_LIMIT);
  const count = citingCount(index, ordinal);
  return [
    `**${escapeMarkdown(label)}**${heading}`,
    `*${escapeMarkdown(place)}*`,
    ...(inWords === undefined ? [] : [`${mark}${escapeMarkdown(inWords)}${mark}`]),
    text === '' ? `*${l10n.t('No text of its own.')}*` : text.split('\n').map(escapeMarkdown).join('  \n'),
    ...(count === undefined ? [] : [`*${count}*`]),
  ].join('\n\n');
}
