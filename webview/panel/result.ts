import * as l10n from '@vscode/l10n';
import type { PanelCommand } from '../../src/extension/messages';
import { element } from '../dom';
import { createButton } from '../toolkit';
import { AnswerList } from './answer';
import { EvidenceCards, missingSection, noticesSection } from './evidence';
import { modelUse } from './modelUse';
import type { OfferBox } from './offer';
import type { SentenceActions } from './sentences';
import { answerOf, type PanelState } from './state';
import { traceSection } from './trace';
import { verdictBanner, type VerdictActions } from './verdict';

export interface ResultActions extends SentenceActions, VerdictActions {
  readonly run: (command: PanelCommand) => void;
  readonly followUp: () => void;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => void;
}

/** What comes of the question: the answer and its evidence as they come, and what belongs to them once it has ended. */
export class Result {
  readonly verdict = element('div', { id: 'verdict' });
  readonly #answer: AnswerList;
  readonly #evidence: EvidenceCards;
  readonly #below = element('div');
  readonly #last = element('div');
  readonly root: HTMLElement;
  #drawn: PanelState['outcome'];

  constructor(
    private readonly actions: ResultActions,
    private readonly offer: OfferBox,
  ) {
    this.#evidence = new EvidenceCards(actions.open);
    const look = (sentence: number | undefined): void => {
      this.#evidence.lookAt(sentence);
      actions.look(sentence);
    };
    this.#answer = new AnswerList({ open: actions.open, look });
    const parts = [this.#answer.root, this.#below, this.#evidence.root, this.#last, offer.root];
    this.root = element('div', { id: 'result' }, ...parts);
  }

  render(state: PanelState): void {
    this.#answer.render(state);
    this.#evidence.render(state);
    this.#place(state.modelOffer.state === 'offered' ? this.#evidence.root : null);
    if (state.outcome === this.#drawn) return;
    this.#drawn = state.outcome;
    this.verdict.replaceChildren(...(state.outcome ? [verdictBanner(state.outcome, this.actions)] : []));
    this.#below.replaceChildren(...this.#belowAnswer(state));
    const { outcome, trace, evidence } = state;
    const isThere = trace.length > 0 && outcome !== undefined;
    this.#last.replaceChildren(...(isThere ? [traceSection(trace, evidence, this.actions.copy)] : []));
  }

  /** What is offered stands before the provisions; what was chosen, at the end. */
  #place(before: HTMLElement | null): void {
    const { root } = this.offer;
    if (root.nextElementSibling !== before) this.root.insertBefore(root, before);
  }

  #belowAnswer(state: PanelState): HTMLElement[] {
    const answer = answerOf(state);
    if (answer === undefined) return [];
    return [
      this.#buttons(answer.sentences.length > 0),
      ...(answer.model ? [modelUse(answer.model)] : []),
      ...(answer.missing.length > 0 ? [missingSection(answer, this.actions.open)] : []),
      ...(answer.notices.length > 0 ? [noticesSection(answer)] : []),
    ];
  }

  #buttons(hasSentences: boolean): HTMLElement {
    const { followUp, run } = this.actions;
    const taken = [
      createButton('secondary', l10n.t('Copy'), () => run('copyAnswer')),
      createButton('secondary', l10n.t('Insert'), () => run('insertAnswer')),
    ];
    taken[0]!.setAttribute('title', l10n.t('Copy as Markdown, with the citations'));
    taken[1]!.setAttribute('title', l10n.t('Insert at the cursor of the editor'));
    const buttons = [createButton('secondary', l10n.t('Follow Up'), followUp), ...(hasSentences ? taken : [])];
    return element('div', { class: 'buttons', id: 'actions' }, ...buttons);
  }
}
