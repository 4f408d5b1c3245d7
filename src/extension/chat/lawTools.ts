import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import { withSignal, type ClientChannel } from '../../server';
import { escapeMarkdown } from '../../text';
import type { ToolName } from '../../tools';
import { toldInput, toolWords } from './toolWords';

/** The tools as language models of the editor call them; the work is done where the corpus is. */
export class LawTools {
  constructor(private readonly channel: ClientChannel) {}

  /** What the editor asks a person before a call: what is passed on to the model of the chat. */
  prepare(name: ToolName, input: unknown): vscode.PreparedToolInvocation {
    const { title, running } = toolWords(name);
    const told = escapeMarkdown(toldInput(input));
    const sends = l10n.t(
      'What Proviso finds in the statutes of this workspace goes to the language model of the chat.',
    );
    const message = new vscode.MarkdownString(told === '' ? sends : `${told}\n\n${sends}`);
    return {
      invocationMessage: new vscode.MarkdownString(told === '' ? running : `${running}: ${told}`),
      confirmationMessages: { title, message },
    };
  }

  /** The answer as JSON. Rejects, with what to do, where the tool cannot serve. */
  async invoke(
    name: ToolName,
    input: unknown,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    if (!vscode.workspace.isTrusted)
      throw new Error(l10n.t('The workspace is not trusted: no law of it is given to a language model.'));
    const result = await withSignal(token, (signal) => this.channel.request('proviso/tool', { name, input }, signal));
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(JSON.stringify(result))]);
  }
}
