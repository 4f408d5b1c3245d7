// An extension that offers a language model to the editor. What it says is what the suite hands over, by the object that
// activating it gives: `reply(prompt, token)` returns the pieces of an answer to the text of all messages; the token says
// when the caller wants no more of it.
import * as vscode from 'vscode';

const model = {
  id: 'player',
  name: 'Player',
  family: 'player',
  version: '1',
  maxInputTokens: 100_000,
  maxOutputTokens: 10_000,
  capabilities: {},
};

export function activate(context) {
  const player = { reply: () => [] };
  const provider = {
    provideLanguageModelChatInformation: () => [model],
    async provideLanguageModelChatResponse(_model, messages, _options, progress, token) {
      const prompt = messages.flatMap(({ content }) => content.map(({ value = '' }) => value)).join('\n');
      for await (const piece of player.reply(prompt, token)) progress.report(new vscode.LanguageModelTextPart(piece));
    },
    provideTokenCount: () => Promise.resolve(1),
  };
  context.subscriptions.push(vscode.lm.registerLanguageModelChatProvider('player', provider));
  return player;
}
