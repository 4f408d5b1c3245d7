import * as l10n from '@vscode/l10n';
import type { Clash, Evidence } from '../../src/extension/messages';
import { element, linkButton } from '../dom';
import type { OpenProvision } from './sentences';
import { labelOf } from './words';

/** What a sentence says beside what stands against it, each with one line on why they do not agree, behind a title. */
export function clashList(
  title: string,
  clashes: readonly Clash[],
  evidence: readonly Evidence[],
  open: OpenProvision,
): HTMLElement[] {
  return clashes.map((clash) => {
    const message = element('p', { class: 'problem' }, `${title}: ${clash.message}`);
    const { against } = clash;
    if (against === undefined) return message;
    const sides = element(
      'dl',
      { class: 'sides' },
      side([l10n.t('The answer')], clash.words.text),
      side([sourceOf(against, evidence, open)], against.text),
    );
    return element('div', { class: 'clash' }, message, sides);
  });
}

type Against = NonNullable<Clash['against']>;

function sourceOf(against: Against, evidence: readonly Evidence[], open: OpenProvision): Node | string {
  if (against.source === 'question') return l10n.t('Your question');
  if (against.source === 'calculation') return l10n.t('The calculation');
  const label = labelOf(against.id, evidence);
  return linkButton([label], { class: 'link', title: l10n.t('Open {0}', label) }, () => open(against.id, [against]));
}

const side = (title: readonly (Node | string)[], words: string): HTMLElement =>
  element('div', {}, element('dt', {}, ...title), element('dd', {}, words));
