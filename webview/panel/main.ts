import type { HostToPanel, PanelToHost } from '../../src/extension/messages';
import { element } from '../dom';
import { Host } from '../host';
import { registerComponents } from '../toolkit';
import { QuestionBox } from './question';
import { Result } from './result';
import { StageList } from './stages';
import { INITIAL, reduce } from './state';

/** What the panel keeps when its page is thrown away. */
interface Kept {
  readonly draft: string;
  /** The last questions, newest first. */
  readonly history: readonly string[];
}

const HISTORY_LIMIT = 20;

registerComponents();
const host = new Host<PanelToHost, HostToPanel, Kept>();
const box = new QuestionBox({
  ask: (question) => host.send({ kind: 'ask', question }),
  cancel: () => host.send({ kind: 'cancel' }),
  run: (command) => host.send({ kind: 'run', command }),
  drafted: (draft) => host.remember({ draft }),
});
const stages = new StageList();
const result = new Result((id) => host.send({ kind: 'open', id }));
const asked = element('p', { id: 'asked' });
const title = element('h1', { class: 'visually-hidden' }, 'Ask the statutes of this workspace');
const main = element('main', {}, title, box.root, asked, result.verdict, stages.root, result.root);
document.getElementById('root')!.append(main);

let state = INITIAL;
function render(): void {
  box.render(state);
  asked.textContent = state.question ?? '';
  stages.render(state);
  result.render(state);
}

/** Puts a question before the earlier ones, which it is one of no longer. */
function enterHistory(question: string): void {
  const earlier = (host.state.history ?? []).filter((other) => other !== question);
  host.remember({ history: [question, ...earlier].slice(0, HISTORY_LIMIT) });
  box.showHistory(earlier);
}

host.listen((message) => {
  state = reduce(state, message);
  if (message.kind === 'session') enterHistory(message.session.question);
  if (message.kind === 'compose') box.fill(message.question, true);
  render();
});
box.fill(host.state.draft, false);
box.showHistory(host.state.history ?? []);
render();
host.send({ kind: 'ready' });
