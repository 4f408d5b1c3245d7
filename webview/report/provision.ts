import * as l10n from '@vscode/l10n';
import { element, linkButton } from '../dom';

/** What a page can do with a provision: in the editor more than in a file. */
export interface ProvisionHost {
  /** What lawyers call it; undefined for what the corpus does not have. */
  label(id: string): string | undefined;
  /** Opens the statute at it; absent in a file. */
  readonly open?: (id: string) => void;
  /** Whether its beginning can be had. */
  hasText(id: string): boolean;
  /** Its beginning. */
  excerpt(id: string): Promise<string> | string;
}

/** A provision by what lawyers call it, which leads to it in the editor, and by its id. */
export function provisionName(id: string, host: ProvisionHost): HTMLElement {
  const label = host.label(id);
  if (label === undefined) return element('span', { class: 'provision' }, id);
  const { open } = host;
  const name =
    open === undefined
      ? label
      : linkButton([label], { class: 'link', title: l10n.t('Open {0}', label) }, () => open(id));
  return element('span', { class: 'provision' }, name, ' ', element('span', { class: 'id' }, id));
}

/** Likewise, with its beginning folded below. */
export function provisionWithText(id: string, host: ProvisionHost): HTMLElement {
  const name = provisionName(id, host);
  if (!host.hasText(id)) return name;
  const text = element('p', { class: 'excerpt' });
  const details = element('details', {}, element('summary', {}, l10n.t('Text')), text);
  details.addEventListener('toggle', () => void fill(text, host.excerpt(id)), { once: true });
  return element('div', {}, name, details);
}

async function fill(text: HTMLElement, excerpt: Promise<string> | string): Promise<void> {
  text.textContent = await excerpt;
}
