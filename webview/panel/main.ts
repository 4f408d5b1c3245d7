import '../texts';
import * as l10n from '@vscode/l10n';
import type { HostToPanel, PanelToHost } from '../../src/extension/messages';
import { element } from '../dom';
import { Host } from '../host';
import { registerComponents } from '../toolkit';
import { announcementOf } from './announce';
import { Asked } from './asked';
import { OfferBox } from './offer';
import { QuestionBox } from './question';
import { Result } from './result';
import { StageList } from './stages';
import { INITIAL, reduce, type PanelState } from './state';

/** What the panel keeps when its page is thrown away. */
interface Kept {
  readonly draft: string;
}

registerComponents();
const host = new Host<PanelToHost, HostToPanel, Kept>();
const box = new QuestionBox({
  ask: (question, goesOn) => host.send({ kind: 'ask', question, goesOn }),
  cancel: () => host.send({ kind: 'cancel' }),
  run: (command) => host.send({ kind: 'run', command }),
  drafted: (draft) => host.remember({ draft }),
});
const asked = new Asked();
const stages = new StageList();
const offer = new OfferBox({
  choose: (id) => host.send({ kind: 'chooseModel', id }),
  look: () => host.send({ kind: 'lookForModels' }),
  decline: () => host.send({ kind: 'declineModel' }),
  run: (command) => host.send({ kind: 'run', command }),
});
const result = new Result(
  {
    open: (id, words) => host.send({ kind: 'open', id, words: words.map(({ start, end }) => ({ start, end })) }),
    look: (sentence) => asked.lookAt(sentence),
    run: (command) => host.send({ kind: 'run', command }),
    again: () => host.send({ kind: 'again' }),
    findModel: () => offer.findModel(),
    followUp: () => box.followUp(),
    copy: (text) => {
      host.send({ kind: 'copy', text });
      announcer.textContent = l10n.t('Copied.');
    },
  },
  offer,
);
/** The one place whose changes a screen reader tells. */
const announcer = element('p', { id: 'announcer', class: 'visually-hidden', role: 'status' });
const title = element('h1', { class: 'visually-hidden' }, l10n.t('Ask the statutes of this workspace'));
const parts = [title, box.root, asked.root, result.verdict, stages.root, result.root, announcer];
document.getElementById('root')!.append(element('main', {}, ...parts));

let state: PanelState = { ...INITIAL, corpus: { ...INITIAL.corpus, line: l10n.t('Starting …') } };
function render(): void {
  box.render(state);
  asked.render(state);
  stages.render(state);
  offer.render(state);
  result.render(state);
}

function compose(question: string | undefined): void {
  if (question === undefined) box.enter();
  else box.fill(question, true);
}

host.listen((message) => {
  const before = state;
  state = reduce(state, message);
  if (message.kind === 'compose') compose(message.question);
  render();
  // A page that was hidden is told everything anew; it has been heard already.
  const said = message.kind === 'session' ? undefined : announcementOf(before, state);
  if (said !== undefined) announcer.textContent = said;
});
document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented && state.running) host.send({ kind: 'cancel' });
});
box.fill(host.state.draft, false);
render();
host.send({ kind: 'ready' });
