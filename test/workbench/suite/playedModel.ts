import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Reply } from './modelServer';

/** What the played models know an answer to. */
export const QUESTION = 'Within how many days may a pilot appeal against the revocation of the licence?';
/** The answer, as the provision has it. */
export const SENTENCE =
  'A pilot may appeal to the Maritime Tribunal within 28 days after notice of the decision was served [1].';
/** What the provision says otherwise. */
export const WRONG =
  'A pilot may appeal to the Maritime Tribunal within 90 days after notice of the decision was served [1].';

const PARAMETRIC = JSON.stringify([
  'A pilot may appeal to the Maritime Tribunal against a decision within 28 days after notice of the decision was served.',
]);

/** The number of the candidate that grants the appeal, among those of a request. */
const numberOfAppeal = (prompt: string): string =>
  /<candidate number="(\d+)">\n[^\n]*\n[^<]*may appeal to the Maritime Tribunal/u.exec(prompt)?.[1] ?? '0';

/** A model that states the clause, chooses the provision that holds it, answers, and finds nothing to say against it. */
export const playing =
  (answer: Reply): Reply =>
  (task, prompt) => {
    if (task === 'answer') return answer(task, prompt);
    if (task === 'parametric') return [PARAMETRIC];
    return [task === 'select' ? numberOfAppeal(prompt) : '{"readings": []}'];
  };

/** Says nothing for as long as the connection lasts. */
export async function* silence(): AsyncGenerator<string> {
  await new Promise(() => undefined);
  yield '';
}

/** What activating test/workbench/model gives. The token says when the caller wants no more of the reply. */
export interface Player {
  reply: (prompt: string, token: vscode.CancellationToken) => AsyncIterable<string> | Iterable<string>;
}

/** What plays the language model of the editor. */
export async function playerOfEditor(): Promise<Player> {
  const extension = vscode.extensions.getExtension<Player>('proviso-test.player');
  assert.ok(extension, 'the extension that plays the model is installed');
  return extension.activate();
}
