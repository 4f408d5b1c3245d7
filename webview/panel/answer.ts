import * as l10n from '@vscode/l10n';
import type { Evidence } from '../../src/extension/messages';
import { element, section } from '../dom';
import { issueGroups, issueTitles } from './issues';
import { sentenceItem, type SentenceActions } from './sentences';
import { answerOf, uncheckedOf, type PanelState } from './state';

/** The answer as far as it has come: sentences that are checked, then, in grey, what the model has written beyond. */
export class AnswerList {
  readonly #sentences = element('div', { class: 'sentences' });
  readonly #unchecked = element('p', { class: 'unchecked' });
  readonly root = section('answer', l10n.t('Answer'), this.#sentences, this.#unchecked);
  /** What was drawn last, and of what. */
  #drawn: readonly (HTMLElement | undefined)[] = [];
  #of: Pick<PanelState, 'sentences' | 'evidence' | 'outcome'> = { sentences: [], evidence: [] };

  constructor(private readonly actions: SentenceActions) {}

  render(state: PanelState): void {
    const unchecked = uncheckedOf(state);
    const isEmpty = unchecked === '' && !state.sentences.some((sentence) => sentence !== undefined);
    this.root.hidden = isEmpty;
    this.root.firstElementChild!.textContent = titleOf(state);
    this.#unchecked.textContent = unchecked;
    this.#unchecked.hidden = unchecked === '';
    const { sentences, evidence, outcome } = this.#of;
    if (sentences === state.sentences && evidence === state.evidence && outcome === state.outcome) return;
    this.#draw(state);
  }

  /** Sentences that are as they were stay, and with them the focus. */
  #draw(state: PanelState): void {
    const before = this.#of;
    const drawnAlike = sameLabels(before.evidence, state.evidence) && isExcerpt(before) === isExcerpt(state);
    this.#drawn = state.sentences.map((sentence, at) => {
      if (sentence === undefined) return undefined;
      const kept = this.#drawn[at];
      const isSame = drawnAlike && JSON.stringify(sentence) === JSON.stringify(before.sentences[at]);
      return kept !== undefined && isSame
        ? kept
        : sentenceItem(sentence, at, state.evidence, isExcerpt(state), this.actions);
    });
    this.#of = state;
    const nodes = this.#grouped(state);
    const { children } = this.#sentences;
    const isSame = nodes.length === children.length && nodes.every((node, at) => node === children[at]);
    if (!isSame) this.#sentences.replaceChildren(...nodes);
  }

  #grouped(state: PanelState): HTMLElement[] {
    const items = this.#drawn.filter((item) => item !== undefined);
    const answer = answerOf(state);
    const groups = answer && issueGroups(answer.sentences, answer.evidence);
    if (groups === undefined) return items;
    const titles = issueTitles(answer!.trace);
    return groups.flatMap(({ issue, sentences }) => {
      const title = titles[issue] ?? '';
      const said = title === '' ? l10n.t('Issue {0}', issue + 1) : l10n.t('Issue {0}: {1}', issue + 1, title);
      const heading = element('h3', {}, said);
      return [heading, ...sentences.map((at) => this.#drawn[at]!)];
    });
  }
}

const isExcerpt = ({ outcome }: Pick<PanelState, 'outcome'>): boolean =>
  outcome?.kind === 'answered' && outcome.answer.verdict.kind === 'excerpts';

/** Footnotes name provisions by their numbers and labels. */
const sameLabels = (before: readonly Evidence[], after: readonly Evidence[]): boolean =>
  before.length === after.length && before.every(({ id }, at) => id === after[at]?.id);

function titleOf(state: PanelState): string {
  if (state.running) return l10n.t('Answer, being checked');
  const kind = answerOf(state)?.verdict.kind;
  if (kind === 'abstained') return l10n.t('What the statutes do say');
  return kind === 'excerpts' ? l10n.t('Nearest provisions, quoted') : l10n.t('Answer');
}
