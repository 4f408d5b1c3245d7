import * as l10n from '@vscode/l10n';
import type { Answer, Evidence } from '../../src/extension/messages';
import { around, element, linkButton, section } from '../dom';
import { marked } from './marked';
import type { OpenProvision } from './sentences';
import type { PanelState } from './state';
import { carryingWords, excerptsOf, type CarryingWords } from './stretches';
import { labelOf, roleOf } from './words';

/** The most of a provision's text that is shown around no marks, in UTF-16 code units; the file has the rest. */
const TEXT_LIMIT = 400;

interface Card {
  readonly root: HTMLElement;
  readonly text: HTMLElement;
  /** What the text was drawn of. */
  drawn: string;
}

/** The provisions with their role, numbered as the footnotes are; the words that carry the answer are underlined. */
export class EvidenceCards {
  readonly #list = element('ol', { class: 'evidence' });
  readonly root = section('evidence', l10n.t('Provisions'), this.#list);
  #cards: readonly Card[] = [];
  #drawn: PanelState['evidence'] = [];

  constructor(private readonly open: OpenProvision) {}

  render({ evidence, sentences }: PanelState): void {
    this.root.hidden = evidence.length === 0;
    if (evidence !== this.#drawn) this.#drawCards(evidence);
    evidence.forEach((provision, at) => {
      const card = this.#cards[at]!;
      const words = carryingWords(provision.id, provision.text, sentences);
      const drawn = JSON.stringify(words);
      if (drawn === card.drawn) return;
      card.drawn = drawn;
      card.text.replaceChildren(...this.#text(provision, words));
    });
  }

  /** Brings out the words that one sentence rests on. */
  lookAt(sentence: number | undefined): void {
    for (const words of this.#list.querySelectorAll<HTMLElement>('.law-words')) {
      const carries = (words.dataset['sentences'] ?? '').split(' ').includes(String(sentence));
      words.classList.toggle('looked-at', carries);
    }
  }

  /** Cards of the same provisions stay as they are, and with them the focus. */
  #drawCards(evidence: readonly Evidence[]): void {
    const shown = ({ id, role, standing }: Evidence): string => JSON.stringify([id, role, standing]);
    const isSame =
      evidence.length === this.#drawn.length && evidence.every((one, at) => shown(one) === shown(this.#drawn[at]!));
    this.#drawn = evidence;
    if (isSame) return;
    this.#cards = evidence.map((provision) => this.#card(provision, evidence));
    this.#list.replaceChildren(...this.#cards.map(({ root }) => root));
  }

  #card(provision: Evidence, evidence: readonly Evidence[]): Card {
    const { id, label, heading, role, standing, status } = provision;
    const title = element('span', { class: 'label' }, label);
    const attributes = { class: 'link provision', 'data-id': id, title: l10n.t('Open {0}', label) };
    const text = element('p', { class: 'text' });
    const root = element(
      'li',
      { 'data-role': role.kind },
      linkButton(heading === '' ? [title] : [title, ` ${heading}`], attributes, () => this.open(id, [])),
      element('p', { class: 'role' }, roleOf(provision, evidence)),
      ...(standing === undefined ? [] : [element('p', { class: 'standing', 'data-status': status }, standing)]),
      text,
    );
    return { root, text, drawn: '' };
  }

  /** Law words are links within running text: a button would not break across lines. */
  #text({ id, label, text }: Evidence, words: readonly CarryingWords[]): (Node | string)[] {
    const mark = (said: string, carrying: CarryingWords): Node => {
      const open = (): void => this.open(id, [carrying]);
      const title = l10n.t('Open these words in {0}', label);
      const link = element(
        'span',
        { class: 'law-words', role: 'link', tabindex: '0', title, 'data-sentences': carrying.sentences.join(' ') },
        said,
      );
      link.addEventListener('click', open);
      link.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') open();
      });
      return link;
    };
    const excerpts = excerptsOf(text, words, TEXT_LIMIT);
    const last = excerpts.at(-1);
    return excerpts.flatMap((excerpt) => [
      ...(excerpt.start > 0 ? [' … '] : []),
      ...marked(text, excerpt.marks, mark, excerpt),
      ...(excerpt.end < text.length && excerpt === last ? [' …'] : []),
    ]);
  }
}

/** The authorities that the evidence rests on and that are not here. */
export function missingSection({ missing, evidence }: Answer, open: OpenProvision): HTMLElement {
  const items = missing.map(({ name, citedBy }) => {
    const title = element('span', { class: 'label' }, name);
    if (citedBy === undefined) return element('li', {}, title);
    const label = labelOf(citedBy, evidence);
    const known = evidence.some(({ id }) => id === citedBy);
    const by = known ? linkButton([label], { class: 'link' }, () => open(citedBy, [])) : label;
    return element('li', {}, title, ', ', ...around((place) => l10n.t('cited by {0}', place), by));
  });
  return section('missing', l10n.t('Not in this workspace'), element('ul', { class: 'plain' }, ...items));
}

/** What a person should know besides. */
export function noticesSection({ notices }: Answer): HTMLElement {
  const items = notices.map((notice) => element('li', {}, notice));
  return section('notices', l10n.t('Notices'), element('ul', { class: 'plain' }, ...items));
}
