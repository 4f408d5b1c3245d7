import * as l10n from '@vscode/l10n';
import type { Stage } from '../../src/extension/messages';
import { element, icon } from '../dom';
import { createProgressRing } from '../toolkit';
import type { PanelState } from './state';
import { stageTitles } from './words';

const CHECK = 'M3 8.5 6.5 12 13 4.5';
type Progress = 'waiting' | 'running' | 'done';
function progressInWords(progress: Progress): string {
  if (progress === 'waiting') return l10n.t('waiting');
  return progress === 'running' ? l10n.t('running') : l10n.t('done');
}

/** The seven stages, with what each found; folded away when they are through. */
export class StageList {
  readonly root = element('details', { id: 'stages' });
  readonly #title = element('summary');
  readonly #items = new Map<
    Stage,
    { item: HTMLElement; mark: HTMLElement; state: HTMLElement; summary: HTMLElement }
  >();

  #running = false;

  constructor() {
    const list = element('ol', { class: 'stages' });
    for (const [stage, title] of Object.entries(stageTitles()) as [Stage, string][]) {
      const mark = element('span', { class: 'mark' });
      const state = element('span', { class: 'visually-hidden' });
      const summary = element('span', { class: 'hint' });
      const item = element('li', { 'data-stage': stage }, mark, element('span', {}, title), state, summary);
      this.#items.set(stage, { item, mark, state, summary });
      list.append(item);
    }
    this.root.append(this.#title, list);
  }

  render({ question, running, stage, trace }: PanelState): void {
    this.root.hidden = question === undefined;
    if (running !== this.#running) this.root.open = running;
    this.#running = running;
    const { size } = this.#items;
    this.#title.textContent =
      running && stage !== undefined
        ? l10n.t('Stages: {0} of {1} done: {2} …', trace.length, size, stageTitles()[stage])
        : l10n.t('Stages: {0} of {1} done', trace.length, size);
    const done = new Map(trace.map((entry) => [entry.stage, entry.summary]));
    for (const [name, { item, mark, state, summary }] of this.#items) {
      const progress: Progress = done.has(name) ? 'done' : running && stage === name ? 'running' : 'waiting';
      if (item.dataset['progress'] !== progress) {
        item.dataset['progress'] = progress;
        mark.replaceChildren(
          ...(progress === 'done' ? [icon(CHECK)] : progress === 'running' ? [createProgressRing()] : []),
        );
        state.textContent = `, ${progressInWords(progress)}`;
      }
      summary.textContent = done.get(name) ?? '';
    }
  }
}
