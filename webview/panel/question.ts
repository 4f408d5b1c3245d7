import * as l10n from '@vscode/l10n';
import type { PanelCommand } from '../../src/extension/messages';
import { around, element, linkButton } from '../dom';
import { createButton, createTextArea } from '../toolkit';
import { earlierOf, type PanelState } from './state';

export interface QuestionActions {
  /** `goesOn`: as a follow-up to the question at hand. */
  ask(question: string, goesOn: boolean): void;
  cancel(): void;
  run(command: PanelCommand): void;
  /** The text in the box changed. */
  drafted(draft: string): void;
}

/** What stands there before the first question. */
const introduction = (): readonly string[] => [
  l10n.t(
    'Tell the facts and ask in your own words. The answer comes from the statutes of this workspace alone, each sentence with the provisions that it rests on.',
  ),
  l10n.t('What they do not say, Proviso does not guess: it names what is missing.'),
];

/** The question box with its buttons, what a follow-up goes on from, earlier questions, and the way to a corpus. */
export class QuestionBox {
  readonly root: HTMLElement;
  readonly #box = createTextArea(
    l10n.t('Your question'),
    l10n.t('What do the statutes in this workspace say about …?'),
    4,
  );
  readonly #askButton;
  readonly #cancelButton;
  readonly #reason = element('p', { id: 'reason', class: 'hint' });
  readonly #intro = element('div', { id: 'intro' }, ...introduction().map((line) => element('p', {}, line)));
  readonly #start = element('div', { class: 'buttons' });
  readonly #choose = createButton('secondary', l10n.t('Choose Law...'), () => this.actions.run('chooseLaw'));
  readonly #again = element('div', { class: 'buttons' });
  readonly #followed = element('span', { class: 'label' });
  readonly #following: HTMLElement;
  readonly #history = element('details', { id: 'history' });
  readonly #earlier = element('ul', { class: 'plain' });
  #state: PanelState | undefined;
  #goesOn = false;

  constructor(private readonly actions: QuestionActions) {
    this.#askButton = createButton('primary', l10n.t('Ask'), () => this.#submit());
    this.#cancelButton = createButton('secondary', l10n.t('Cancel'), () => actions.cancel());
    this.#box.id = 'question';
    this.#askButton.id = 'ask';
    this.#cancelButton.id = 'cancel';
    const keys = /Mac/u.test(navigator.userAgent) ? l10n.t('⌘Enter') : l10n.t('Ctrl+Enter');
    this.#askButton.setAttribute('title', l10n.t('Ask ({0})', keys));
    this.#askButton.setAttribute('aria-describedby', 'reason');
    this.#cancelButton.setAttribute('title', l10n.t('Cancel (Escape)'));
    this.#box.addEventListener('input', () => actions.drafted(this.#box.value));
    this.#box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#submit();
    });
    this.#start.append(
      createButton('primary', l10n.t('Open Sample Statutes'), () => actions.run('openSample')),
      createButton('secondary', l10n.t('Open Folder'), () => actions.run('openFolder')),
      this.#choose,
    );
    this.#again.append(createButton('secondary', l10n.t('Rebuild Index'), () => actions.run('rebuildIndex')));
    const afresh = linkButton([l10n.t('Ask afresh instead')], { class: 'link' }, () => this.#goOn(false));
    const goesOn = around((place) => l10n.t('Goes on from “{0}”', place), this.#followed);
    this.#following = element('p', { id: 'following' }, ...goesOn, ' ', afresh);
    this.#following.hidden = true;
    const clear = linkButton(
      [l10n.t('Clear')],
      { class: 'link', id: 'clear-history', 'aria-label': l10n.t('Clear earlier questions') },
      () => actions.run('clearEarlierQuestions'),
    );
    this.#history.append(element('summary', {}, l10n.t('Earlier questions')), this.#earlier, clear);
    const buttons = element('div', { class: 'buttons' }, this.#askButton, this.#cancelButton);
    const parts = [
      this.#following,
      this.#box,
      buttons,
      this.#reason,
      this.#start,
      this.#again,
      this.#intro,
      this.#history,
    ];
    this.root = element('div', { class: 'question' }, ...parts);
  }

  /** Puts a question into the box; the cursor follows on request. */
  fill(question: string | undefined, focus: boolean): void {
    if (question !== undefined) {
      this.#box.value = question;
      this.actions.drafted(question);
    }
    if (focus) this.#box.focus();
  }

  /**
   * The cursor goes into the box. A question that was asked is selected: what is typed takes its place, and a key or a click
   * keeps it. One that was not is still being written.
   */
  enter(): void {
    this.#box.focus();
    if (this.#state?.question !== undefined && this.#box.value.trim() === this.#state.question) this.#box.select();
  }

  /** Empties the box for a question that goes on from the one at hand. */
  followUp(): void {
    this.#goOn(true);
    this.fill('', true);
  }

  render(state: PanelState): void {
    const { corpus, running, question } = state;
    const before = this.#state;
    this.#state = state;
    if (before?.question !== question || before?.follows !== state.follows) this.#goOn(false);
    this.#askButton.disabled = !this.#canAsk;
    this.#cancelButton.hidden = !running;
    this.#intro.hidden = question !== undefined;
    this.#start.hidden = corpus.kind !== 'no-folder' && corpus.kind !== 'empty';
    this.#choose.hidden = corpus.kind !== 'empty';
    this.#again.hidden = corpus.kind !== 'failed';
    this.root.dataset['corpus'] = corpus.kind;
    if (this.#reason.textContent !== corpus.line) this.#reason.textContent = corpus.line;
    if (before?.earlier !== state.earlier || before.question !== question) this.#showEarlier(earlierOf(state));
  }

  get #canAsk(): boolean {
    return this.#state !== undefined && this.#state.corpus.canAsk && !this.#state.running;
  }

  #showEarlier(questions: readonly string[]): void {
    const items = questions.map((question) =>
      element(
        'li',
        {},
        linkButton([question], { class: 'link' }, () => this.#reuse(question)),
      ),
    );
    this.#history.hidden = items.length === 0;
    this.#earlier.replaceChildren(...items);
  }

  #goOn(goesOn: boolean): void {
    this.#goesOn = goesOn;
    this.#following.hidden = !goesOn;
    this.#followed.textContent = this.#state?.question ?? '';
    if (!goesOn && this.#following.contains(document.activeElement)) this.#box.focus();
  }

  #reuse(question: string): void {
    this.#history.open = false;
    this.#goOn(false);
    this.fill(question, true);
  }

  #submit(): void {
    const question = this.#box.value.trim();
    if (this.#canAsk && question !== '') this.actions.ask(question, this.#goesOn);
  }
}
