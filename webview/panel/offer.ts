import * as l10n from '@vscode/l10n';
import type { ModelOffer, OfferedModel, PanelCommand } from '../../src/extension/messages';
import { element, linkButton, section } from '../dom';
import { createButton } from '../toolkit';
import type { PanelState } from './state';

export interface OfferActions {
  readonly choose: (id: string) => void;
  readonly look: () => void;
  readonly decline: () => void;
  readonly run: (command: PanelCommand) => void;
}

type Offered = Extract<ModelOffer, { state: 'offered' }>;

/** Which language model helps, or what could: beside the answer, and never in its way. */
export class OfferBox {
  readonly #content = element('div');
  readonly root = section('offer', l10n.t('Language model'), this.#content);
  #drawn: ModelOffer | undefined;

  constructor(private readonly actions: OfferActions) {}

  render({ modelOffer }: PanelState): void {
    this.root.hidden = modelOffer.state === 'none';
    if (modelOffer === this.#drawn) return;
    const hadFocus = this.#content.contains(document.activeElement);
    this.#drawn = modelOffer;
    this.root.dataset['state'] = modelOffer.state;
    this.#content.replaceChildren(...this.#parts(modelOffer));
    if (hadFocus) this.focus();
  }

  /** Goes to what is offered, or to where a model can be chosen at any time. */
  findModel(): void {
    if (this.#drawn?.state === 'offered') this.focus();
    else this.actions.run(this.#drawn?.state === 'untrusted' ? 'manageTrust' : 'chooseLanguageModel');
  }

  focus(): void {
    this.root.scrollIntoView({ block: 'nearest' });
    this.#content.querySelector<HTMLElement>('vscode-button:not([disabled]), button')?.focus();
  }

  #parts(offer: ModelOffer): HTMLElement[] {
    const change = (label: string): HTMLElement =>
      linkButton([label], { class: 'link' }, () => this.actions.run('chooseLanguageModel'));
    if (offer.state === 'none') return [];
    if (offer.state === 'offered') return this.#choices(offer);
    if (offer.state === 'chosen') {
      const name = element('span', { class: 'label' }, offer.name);
      return [element('p', { class: 'hint' }, name, `. ${offer.sends} `, change(l10n.t('Choose another')))];
    }
    const lead =
      offer.state === 'declined'
        ? change(l10n.t('Choose a language model'))
        : linkButton([l10n.t('Manage trust')], { class: 'link' }, () => this.actions.run('manageTrust'));
    return [element('p', { class: 'hint' }, `${offer.line} `, lead)];
  }

  #choices({ choices, looked, line, canDownload }: Offered): HTMLElement[] {
    const looking = looked === 'looking';
    const look = createButton('secondary', lookTitle(looked), () => this.actions.look());
    look.disabled = looking;
    const download = createButton('secondary', l10n.t('Download an Encoder …'), () =>
      this.actions.run('downloadModel'),
    );
    return [
      element('p', {}, line),
      ...(choices.length === 0
        ? []
        : [element('ul', { class: 'choices' }, ...choices.map((one) => this.#choice(one)))]),
      element(
        'div',
        { class: 'buttons' },
        look,
        ...(canDownload ? [download] : []),
        createButton('secondary', l10n.t('Answer Without One'), () => this.actions.decline()),
      ),
    ];
  }

  #choice({ id, name, sends }: OfferedModel): HTMLElement {
    const button = createButton('primary', l10n.t('Use {0}', name), () => this.actions.choose(id));
    return element('li', {}, button, element('p', { class: 'hint' }, sends));
  }
}

function lookTitle(looked: Offered['looked']): string {
  if (looked === 'looking') return l10n.t('Looking …');
  return looked === 'done' ? l10n.t('Look Again') : l10n.t('Look on This Computer');
}
