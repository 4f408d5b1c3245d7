import type { Answer, AnswerSentence } from '../../src/extension/messages';
import { element, linkButton, section } from '../dom';
import { labelOf } from './words';

export type OpenProvision = (id: string) => void;

/** The answer's sentences, each with footnotes that open what it rests on; struck ones struck through, with the reason. */
export function answerSection(answer: Answer, open: OpenProvision): HTMLElement {
  const numbers = new Map(answer.evidence.map(({ id }, at) => [id, at + 1]));
  const sentences = answer.sentences.map((sentence) => toParagraph(sentence, answer, numbers, open));
  const title = answer.verdict.kind === 'abstained' ? 'What the statutes do say' : 'Answer';
  return section('answer', title, ...sentences);
}

function toParagraph(
  { text, citations, support, reason }: AnswerSentence,
  { evidence }: Answer,
  numbers: ReadonlyMap<string, number>,
  open: OpenProvision,
): HTMLElement {
  const footnotes = citations.map((id) => {
    const label = labelOf(id, evidence);
    const number = String(numbers.get(id) ?? '?');
    const attributes = { class: 'footnote', title: label, 'aria-label': `Footnote ${number}: open ${label}` };
    return linkButton([number], attributes, () => open(id));
  });
  if (support === 'supported') return element('p', { class: 'sentence' }, text, ...footnotes);
  const problem = (said: string): HTMLElement =>
    element('span', { class: 'problem' }, `${said}: ${reason ?? 'not supported by what it cites.'}`);
  if (support === 'unverified')
    return element('p', { class: 'sentence unverified' }, text, ...footnotes, problem('Unverified'));
  return element('p', { class: 'sentence struck' }, element('s', {}, text), ...footnotes, problem('Struck out'));
}
