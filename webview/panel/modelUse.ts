import * as l10n from '@vscode/l10n';
import type { Exchange, ModelUse } from '../../src/extension/messages';
import { around, element } from '../dom';
import { costOf, stageTitles } from './words';

/** Which model helped with an answer and what it cost, with every prompt and reply to the letter. */
export function modelUse(model: ModelUse): HTMLElement {
  const name = element('span', { class: 'label' }, model.name);
  const line = element('p', { class: 'hint' }, ...around((place) => l10n.t('Answered with {0}', place), name));
  line.append(`: ${costOf(model)}.`);
  const all = element('details', {}, element('summary', {}, l10n.t('Prompts and replies')));
  all.append(...model.exchanges.map(exchangeDetails));
  return element('div', { id: 'model' }, line, ...(model.exchanges.length === 0 ? [] : [all]));
}

/** Written out when it is opened: prompts hold whole statutes. */
function exchangeDetails({ stage, prompt, reply }: Exchange, at: number): HTMLElement {
  const title = l10n.t('Request {0}: {1}', at + 1, stageTitles()[stage]);
  const details = element('details', { class: 'exchange' }, element('summary', {}, title));
  details.addEventListener('toggle', () => {
    if (!details.open || details.childElementCount > 1) return;
    const parts = [
      ...prompt.map(({ role, content }): [string, string] => [l10n.t('Sent as {0}', role), content]),
      [l10n.t('Reply'), reply === '' ? l10n.t('(none)') : reply] as const,
    ];
    details.append(
      ...parts.flatMap(([name, text]) => [
        element('p', { class: 'hint' }, name),
        element('pre', { tabindex: '0', role: 'region', 'aria-label': `${title}, ${name}` }, text),
      ]),
    );
  });
  return details;
}
