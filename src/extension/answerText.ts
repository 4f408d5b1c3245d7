import * as l10n from '@vscode/l10n';
import { isStruck } from '../grounding';
import type { VerdictKind } from '../law';
import type { Answer, AnswerSentence, Evidence } from '../pipeline';

function verdictInWords(kind: VerdictKind): string {
  if (kind === 'grounded') return l10n.t('Grounded: every sentence rests on the provisions that it cites.');
  if (kind === 'partial') return l10n.t('Partly grounded: read with care.');
  if (kind === 'abstained') return l10n.t('No answer from these statutes.');
  return l10n.t('The nearest provisions by their words. Nothing has judged whether they answer.');
}

/**
 * The answer for a document: its sentences with their citations behind them as the jurisdiction writes them, what is not
 * shown marked so, what was struck out left out and counted; then the verdict, what is missing, and the words of the law.
 */
export const answerAsMarkdown = (answer: Answer): string => written(answer, MARKDOWN);

/** Likewise, without any mark-up. */
export const answerAsText = (answer: Answer): string => written(answer, PLAIN);

interface Style {
  text(text: string): string;
  emphasised(text: string): string;
  strong(text: string): string;
  readonly bullet: string;
}

/**
 * What Markdown would take for its own: statutes and models write what they like. A number with a full stop begins a list
 * at the start of a line only.
 */
const escaped = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_[\]<>|#~]/gu, '\\$&')
    .replace(/^(\d{1,9})([.)])/u, '$1\\$2')
    .replace(/^[-+=]/u, '\\$&');

const MARKDOWN: Style = {
  text: escaped,
  emphasised: (text) => `*${escaped(text)}*`,
  strong: (text) => `**${escaped(text)}**`,
  bullet: '- ',
};

const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');
const PLAIN: Style = { text: onOneLine, emphasised: onOneLine, strong: onOneLine, bullet: '– ' };

function written(answer: Answer, style: Style): string {
  const { sentences, missing, verdict, model } = answer;
  const labels = new Map(answer.evidence.map(({ id, label }) => [id, label]));
  const kept = sentences.filter(({ support }) => !isStruck(support));
  const struck = sentences.length - kept.length;
  const remarks = [
    verdictInWords(verdict.kind),
    ...(struck > 0 ? [struckInWords(struck)] : []),
    ...(missing.length > 0 ? [l10n.t('Not in this workspace: {0}.', missing.map(({ name }) => name).join('; '))] : []),
    ...(model ? [l10n.t('Worded by {0}, checked against the statutes by Proviso.', model.name)] : []),
  ];
  const parts = [
    ...kept.map((sentence) => sentenceIn(sentence, labels, style)),
    style.emphasised(remarks.join(' ')),
    ...provisionsIn(answer, style),
  ];
  return `${parts.join('\n\n')}\n`;
}

const struckInWords = (count: number): string =>
  count === 1
    ? l10n.t('1 sentence struck out, and left out here.')
    : l10n.t('{0} sentences struck out, and left out here.', count);

function sentenceIn(
  { text, citations, support }: AnswerSentence,
  labels: ReadonlyMap<string, string>,
  style: Style,
): string {
  const cited = citations.map((id) => labels.get(id) ?? id).join('; ');
  return [
    style.text(text.trim()),
    ...(cited === '' ? [] : [`(${style.text(cited)})`]),
    ...(support === 'supported' ? [] : [style.emphasised(l10n.t('(not verified)'))]),
  ].join(' ');
}

/** The provisions that the sentences which stand cite, each with those of its words that carry them. */
function provisionsIn({ sentences, evidence }: Answer, style: Style): string[] {
  const standing = sentences.filter(({ support }) => !isStruck(support));
  const cited = new Set(standing.flatMap(({ citations }) => citations));
  const lines = evidence.filter(({ id }) => cited.has(id)).map((provision) => provisionIn(provision, standing, style));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function provisionIn({ id, label, heading }: Evidence, standing: readonly AnswerSentence[], style: Style): string {
  const words = standing.flatMap(({ lawWords }) => lawWords.filter((each) => each.id === id));
  const quoted = [...new Map(words.map((each) => [each.start, each])).values()]
    .sort((a, b) => a.start - b.start)
    .map(({ text }) => l10n.t('“{0}”', style.text(text.trim())));
  const title = [style.strong(label), ...(heading === '' ? [] : [style.text(heading)])].join(' ');
  return `${style.bullet}${title}${quoted.length === 0 ? '' : `: ${quoted.join(' … ')}`}`;
}
