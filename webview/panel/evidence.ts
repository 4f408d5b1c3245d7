import type { Answer, Evidence } from '../../src/extension/messages';
import { element, linkButton, section } from '../dom';
import type { OpenProvision } from './answer';
import { labelOf, roleOf } from './words';

/** The most of a provision's text that the list shows, in UTF-16 code units; the file has the rest. */
const TEXT_LIMIT = 400;

/** The provisions with their role, numbered as the footnotes are; each opens its file. */
export function evidenceSection({ evidence }: Answer, open: OpenProvision): HTMLElement {
  const items = evidence.map((provision) => toItem(provision, evidence, open));
  return section('evidence', 'Provisions', element('ol', { class: 'evidence' }, ...items));
}

function toItem(provision: Evidence, evidence: readonly Evidence[], open: OpenProvision): HTMLElement {
  const { id, label, heading, text, role, standing } = provision;
  const title = element('span', { class: 'label' }, label);
  const attributes = { class: 'link provision', 'data-id': id, title: `Open ${label}` };
  const button = linkButton(heading === '' ? [title] : [title, ` ${heading}`], attributes, () => open(id));
  const shown = text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT).trimEnd()} …` : text;
  return element(
    'li',
    { 'data-role': role.kind },
    button,
    element('p', { class: 'role' }, roleOf(provision, evidence)),
    ...(standing === undefined ? [] : [element('p', { class: 'standing', 'data-status': provision.status }, standing)]),
    element('p', { class: 'text' }, shown),
  );
}

/** The authorities that the evidence rests on and that are not here. */
export function missingSection({ missing, evidence }: Answer, open: OpenProvision): HTMLElement {
  const items = missing.map(({ name, citedBy }) => {
    const title = element('span', { class: 'label' }, name);
    if (citedBy === undefined) return element('li', {}, title);
    const label = labelOf(citedBy, evidence);
    const known = evidence.some(({ id }) => id === citedBy);
    const by = known ? linkButton([label], { class: 'link' }, () => open(citedBy)) : label;
    return element('li', {}, title, ', cited by ', by);
  });
  return section('missing', 'Not in this workspace', element('ul', { class: 'plain' }, ...items));
}

/** What a person should know besides. */
export function noticesSection({ notices }: Answer): HTMLElement {
  const items = notices.map((notice) => element('li', {}, notice));
  return section('notices', 'Notices', element('ul', { class: 'plain' }, ...items));
}
