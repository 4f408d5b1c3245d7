import { element } from '../dom';
import { explained } from './explained';

/** The one box that says what a name means, while it is pointed at or has the focus. */
const box = element('div', { class: 'tip', 'aria-hidden': 'true', hidden: '' });
/** What the names mean, for a screen reader: an element each, which nobody sees. */
const meanings = element('div', { hidden: '' });
/** Between the name and the box, in CSS pixels. */
const GAP = 4;

/** Has an element that takes the focus say what a metric means, to who points at it, who tabs to it, and who hears it. */
export function explain(target: HTMLElement, metric: string): void {
  const meaning = explained(metric);
  if (meaning === undefined) return;
  target.setAttribute('aria-describedby', meaningOf(metric, meaning));
  for (const begins of ['mouseenter', 'focus'] as const) target.addEventListener(begins, () => show(target, meaning));
  for (const ends of ['mouseleave', 'blur'] as const) target.addEventListener(ends, hide);
  target.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
}

/** The name of a metric in a heading that does nothing else. */
export function metricName(name: string): HTMLElement {
  if (explained(name) === undefined) return element('span', {}, name);
  const button = element('button', { type: 'button', class: 'metric' }, name);
  explain(button, name);
  return button;
}

function meaningOf(metric: string, meaning: string): string {
  const id = `meaning-${metric.replace(/\W/gu, '-')}`;
  if (!meanings.isConnected) document.body.append(meanings, box);
  if (document.getElementById(id) === null) meanings.append(element('span', { id }, meaning));
  return id;
}

/** Below the element, within the window. */
function show(target: HTMLElement, meaning: string): void {
  box.textContent = meaning;
  box.hidden = false;
  const { left, bottom, top } = target.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = bottom + GAP;
  box.style.left = `${Math.max(0, Math.min(left, window.innerWidth - width - GAP))}px`;
  box.style.top = `${below + height > window.innerHeight ? Math.max(0, top - GAP - height) : below}px`;
}

function hide(): void {
  box.hidden = true;
}
