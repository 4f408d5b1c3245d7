import '../texts';
import * as l10n from '@vscode/l10n';
import type { GraphDisplay, GraphToHost, HostToGraph, NeighbourhoodView } from '../../src/extension/messages';
import { element } from '../dom';
import { Host } from '../host';
import { createButton, registerComponents } from '../toolkit';
import type { Display, GraphActions } from './display';
import { Drawing } from './drawing';
import { ProvisionTree } from './tree';
import { leftOutLine, summary } from './words';

registerComponents();
const host = new Host<GraphToHost, HostToGraph, object>();
const DISPLAYS: Readonly<Record<GraphDisplay, string>> = { drawing: l10n.t('Drawing'), tree: l10n.t('Tree') };
const root = document.getElementById('root')!;

function show(view: NeighbourhoodView, display: GraphDisplay): void {
  const held = heldControl();
  const chosen = element('section', { id: 'chosen', 'aria-label': l10n.t('Chosen provision') });
  const actions: GraphActions = {
    choose: (at) => {
      chosen.replaceChildren(...detailsOf(view, at, actions));
    },
    open: (at) => host.send({ kind: 'open', id: view.nodes[at]!.id }),
    centre: (at) => host.send({ kind: 'centre', id: view.nodes[at]!.id }),
  };
  const shown: Display = display === 'tree' ? new ProvisionTree(view, actions) : new Drawing(view, actions);
  const controls = element(
    'div',
    { class: 'controls' },
    displayChoice(display, (next) => {
      host.send({ kind: 'display', display: next });
      show(view, next);
    }),
    depthChoice(view.depth),
    ...(view.within === undefined ? [] : [wider(view.within)]),
  );
  const failure = element('p', { id: 'failure', role: 'alert' });
  const hint = element('p', { class: 'hint' }, `${summary(view)}. ${leftOutLine(view)}`);
  const notice = view.notice === undefined ? [] : [element('p', { class: 'hint', role: 'status' }, view.notice)];
  const keys = element(
    'p',
    { class: 'hint' },
    l10n.t('Arrow keys move, Enter opens the provision, C puts it in the middle.'),
  );
  root.replaceChildren(element('main', {}, controls, failure, ...notice, hint, shown.root, chosen, keys));
  shown.enter();
  if (held !== undefined) root.querySelector<HTMLElement>(held)?.focus();
}

/** The control that has the focus, which stays on it though all is drawn anew. */
function heldControl(): string | undefined {
  const { activeElement } = document;
  if (activeElement instanceof HTMLSelectElement) return '#depth';
  return activeElement instanceof HTMLInputElement ? 'input:checked' : undefined;
}

function displayChoice(current: GraphDisplay, onChange: (display: GraphDisplay) => void): HTMLElement {
  const choices = Object.entries(DISPLAYS).map(([value, title]) => {
    const radio = element('input', { type: 'radio', name: 'display', value });
    radio.checked = value === current;
    radio.addEventListener('change', () => {
      onChange(value as GraphDisplay);
    });
    return element('label', {}, radio, ` ${title}`);
  });
  return element('fieldset', {}, element('legend', {}, l10n.t('Show as')), ...choices);
}

function depthChoice(current: number): HTMLElement {
  const select = element(
    'select',
    { id: 'depth' },
    ...[1, 2, 3].map((depth) => element('option', { value: String(depth) }, String(depth))),
  );
  select.value = String(current);
  select.addEventListener('change', () => host.send({ kind: 'depth', depth: Number(select.value) }));
  return element('label', {}, `${l10n.t('Citations away')} `, select);
}

const wider = ({ id, label }: NonNullable<NeighbourhoodView['within']>): HTMLElement =>
  createButton('secondary', l10n.t('Show all of {0}', label), () => host.send({ kind: 'centre', id }));

/** For the mouse what the keys do, and the whole of what a box cuts short. */
function detailsOf({ nodes }: NeighbourhoodView, at: number, actions: GraphActions): HTMLElement[] {
  const { label, heading, act } = nodes[at]!;
  const open = createButton('primary', l10n.t('Open'), () => actions.open(at));
  const centre = createButton('secondary', l10n.t('Put in the Middle'), () => actions.centre(at));
  centre.disabled = at === 0;
  return [
    element('h2', {}, heading === '' ? label : `${label}: ${heading}`),
    element('p', { class: 'hint' }, act),
    element('div', { class: 'buttons' }, open, centre),
  ];
}

host.listen((message) => {
  if (message.kind === 'neighbourhood') show(message.view, message.display);
  else document.getElementById('failure')?.replaceChildren(message.message);
});
host.send({ kind: 'ready' });
