import type { Exchange, ModelUse } from '../../src/extension/messages';
import { element } from '../dom';
import { costOf, STAGE_TITLES } from './words';

/** Which model helped with an answer and what it cost, with every prompt and reply to the letter. */
export function modelUse(model: ModelUse): HTMLElement {
  const line = element('p', { class: 'hint' }, 'Answered with ', element('span', { class: 'label' }, model.name));
  line.append(`: ${costOf(model)}.`);
  const all = element('details', {}, element('summary', {}, 'Prompts and replies'));
  all.append(...model.exchanges.map(exchangeDetails));
  return element('div', { id: 'model' }, line, ...(model.exchanges.length === 0 ? [] : [all]));
}

/** Written out when it is opened: prompts hold whole statutes. */
function exchangeDetails({ stage, prompt, reply }: Exchange, at: number): HTMLElement {
  const title = `Request ${at + 1}: ${STAGE_TITLES[stage]}`;
  const details = element('details', { class: 'exchange' }, element('summary', {}, title));
  details.addEventListener('toggle', () => {
    if (!details.open || details.childElementCount > 1) return;
    const parts = [
      ...prompt.map(({ role, content }): [string, string] => [`Sent as ${role}`, content]),
      ['Reply', reply === '' ? '(none)' : reply] as const,
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
