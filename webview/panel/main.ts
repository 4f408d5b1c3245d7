import type { HostToPanel, PanelToHost } from '../../src/extension/messages';
import { element } from '../dom';
import { Host } from '../host';
import { registerComponents } from '../toolkit';
import { QuestionBox } from './question';
import { Result } from './result';
import { StageList } from './stages';
import { earlierOf, INITIAL, reduce } from './state';

/** What the panel keeps when its page is thrown away. */
interface Kept {
  readonly draft: string;
}

registerComponents();
const host = new Host<PanelToHost, HostToPanel, Kept>();
const box = new QuestionBox({
  ask: (question) => host.send({ kind: 'ask', question, goesOn: false }),
  cancel: () => host.send({ kind: 'cancel' }),
  run: (command) => host.send({ kind: 'run', command }),
  drafted: (draft) => host.remember({ draft }),
});
const stages = new StageList();
const result = new Result((id) => host.send({ kind: 'open', id, words: [] }));
const asked = element('p', { id: 'asked' });
const title = element('h1', { class: 'visually-hidden' }, 'Ask the statutes of this workspace');
const main = element('main', {}, title, box.root, asked, result.verdict, stages.root, result.root);
document.getElementById('root')!.append(main);

let state = INITIAL;
function render(): void {
  box.render(state);
  box.showHistory(earlierOf(state));
  asked.textContent = state.question ?? '';
  stages.render(state);
  result.render(state);
}

host.listen((message) => {
  state = reduce(state, message);
  if (message.kind === 'compose') box.fill(message.question, true);
  render();
});
box.fill(host.state.draft, false);
render();
host.send({ kind: 'ready' });
