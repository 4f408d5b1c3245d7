import * as l10n from '@vscode/l10n';
import type { AnswerSentence } from '../../src/extension/messages';
import { element } from '../dom';
import { marked } from './marked';
import { answerOf, type PanelState } from './state';

/** The question at hand; where it follows another, what it was asked with. Facts that a sentence takes up are brought out. */
export class Asked {
  readonly #question = element('p', { id: 'asked' });
  readonly #sent = element('p', { class: 'sent' });
  readonly #with = element(
    'details',
    { id: 'sent' },
    element('summary', {}, l10n.t('A follow-up: what was asked')),
    this.#sent,
  );
  readonly root = element('div', {}, this.#question, this.#with);
  #state: PanelState | undefined;

  render(state: PanelState): void {
    const before = this.#state;
    this.#state = state;
    this.#with.hidden = state.follows === undefined || answerOf(state) === undefined;
    if (before?.question !== state.question || before?.outcome !== state.outcome) this.#draw(undefined);
  }

  lookAt(sentence: number | undefined): void {
    this.#draw(sentence === undefined ? undefined : this.#state?.sentences[sentence]);
  }

  /** The facts stand in what was asked, which is the question alone where it follows none. */
  #draw(sentence: AnswerSentence | undefined): void {
    const { question = '', follows } = this.#state ?? {};
    const sent = (this.#state && answerOf(this.#state)?.question) ?? question;
    const facts = [...(sentence?.factWords ?? [])].sort((a, b) => a.start - b.start);
    const mark = (words: string): Node => element('span', { class: 'fact-words' }, words);
    const isWhole = follows === undefined && sent === question;
    this.#question.replaceChildren(...(isWhole ? marked(question, facts, mark) : [question]));
    if (follows !== undefined) this.#sent.replaceChildren(...marked(sent, facts, mark));
  }
}
