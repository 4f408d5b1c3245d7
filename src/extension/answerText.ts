import { isStruck } from '../grounding';
import type { VerdictKind } from '../law';
import type { Answer, AnswerSentence, Evidence } from '../pipeline';
import { counted } from '../text';

const VERDICTS: Readonly<Record<VerdictKind, string>> = {
  grounded: 'Grounded: every sentence rests on the provisions that it cites.',
  partial: 'Partly grounded: read with care.',
  excerpts: 'The nearest provisions by their words. Nothing has judged whether they answer.',
  abstained: 'No answer from these statutes.',
};

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
    VERDICTS[verdict.kind],
    ...(struck > 0 ? [`${counted(struck, 'sentence')} struck out, and left out here.`] : []),
    ...(missing.length > 0 ? [`Not in this workspace: ${missing.map(({ name }) => name).join('; ')}.`] : []),
    ...(model ? [`Worded by ${model.name}, checked against the statutes by Proviso.`] : []),
  ];
  const parts = [
    ...kept.map((sentence) => sentenceIn(sentence, labels, style)),
    style.emphasised(remarks.join(' ')),
    ...provisionsIn(answer, style),
  ];
  return `${parts.join('\n\n')}\n`;
}

function sentenceIn(
  { text, citations, support }: AnswerSentence,
  labels: ReadonlyMap<string, string>,
  style: Style,
): string {
  const cited = citations.map((id) => labels.get(id) ?? id).join('; ');
  return [
    style.text(text.trim()),
    ...(cited === '' ? [] : [`(${style.text(cited)})`]),
    ...(support === 'supported' ? [] : [style.emphasised('(not verified)')]),
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
    .map(({ text }) => `“${style.text(text.trim())}”`);
  const title = [style.strong(label), ...(heading === '' ? [] : [style.text(heading)])].join(' ');
  return `${style.bullet}${title}${quoted.length === 0 ? '' : `: ${quoted.join(' … ')}`}`;
}
