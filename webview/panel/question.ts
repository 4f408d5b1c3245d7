import type { PanelCommand } from '../../src/extension/messages';
import { element, linkButton } from '../dom';
import { createButton, createTextArea } from '../toolkit';
import type { PanelState } from './state';

export interface QuestionActions {
  ask(question: string): void;
  cancel(): void;
  run(command: PanelCommand): void;
  /** The text in the box changed. */
  drafted(draft: string): void;
}

/** The question box with its buttons, and the way to a corpus where there is none. */
export class QuestionBox {
  readonly root: HTMLElement;
  readonly #box = createTextArea('Your question', 'What do the statutes in this workspace say about …?', 4);
  readonly #askButton;
  readonly #cancelButton;
  readonly #reason = element('p', { id: 'reason', class: 'hint', role: 'status' });
  readonly #start = element('div', { class: 'buttons' });
  readonly #again = element('div', { class: 'buttons' });
  readonly #history = element('details', { id: 'history' }, element('summary', {}, 'Earlier questions'));
  #canAsk = false;

  constructor(private readonly actions: QuestionActions) {
    this.#askButton = createButton('primary', 'Ask', () => this.#submit());
    this.#cancelButton = createButton('secondary', 'Cancel', () => actions.cancel());
    this.#box.id = 'question';
    this.#askButton.id = 'ask';
    this.#cancelButton.id = 'cancel';
    this.#askButton.setAttribute('title', `Ask (${/Mac/u.test(navigator.userAgent) ? '⌘Enter' : 'Ctrl+Enter'})`);
    this.#askButton.setAttribute('aria-describedby', 'reason');
    this.#box.addEventListener('input', () => actions.drafted(this.#box.value));
    this.#box.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#submit();
    });
    this.#start.append(
      createButton('primary', 'Open Sample Statutes', () => actions.run('openSample')),
      createButton('secondary', 'Open Folder', () => actions.run('openFolder')),
    );
    this.#again.append(createButton('secondary', 'Rebuild Index', () => actions.run('rebuildIndex')));
    const buttons = element('div', { class: 'buttons' }, this.#askButton, this.#cancelButton);
    const parts = [this.#box, buttons, this.#reason, this.#start, this.#again, this.#history];
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

  showHistory(questions: readonly string[]): void {
    const items = questions.map((question) =>
      element(
        'li',
        {},
        linkButton([question], { class: 'link' }, () => this.#reuse(question)),
      ),
    );
    this.#history.hidden = items.length === 0;
    this.#history.replaceChildren(this.#history.firstElementChild!, element('ul', { class: 'plain' }, ...items));
  }

  render({ corpus, running }: PanelState): void {
    this.#canAsk = corpus.canAsk && !running;
    this.#askButton.disabled = !this.#canAsk;
    this.#cancelButton.hidden = !running;
    this.#start.hidden = corpus.kind !== 'no-folder' && corpus.kind !== 'empty';
    this.#again.hidden = corpus.kind !== 'failed';
    // Progress that is counted up would keep a screen reader talking.
    this.#reason.setAttribute('aria-live', corpus.kind === 'indexing' ? 'off' : 'polite');
    if (this.#reason.textContent !== corpus.line) this.#reason.textContent = corpus.line;
  }

  #reuse(question: string): void {
    this.#history.open = false;
    this.fill(question, true);
  }

  #submit(): void {
    const question = this.#box.value.trim();
    if (this.#canAsk && question !== '') this.actions.ask(question);
  }
}
