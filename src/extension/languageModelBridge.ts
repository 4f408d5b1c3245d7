import * as l10n from '@vscode/l10n';
import * as vscode from 'vscode';
import type { ClientChannel, CompletionOutcome } from '../server';
import type { ChatMessage, CompletionRequest } from '../models';
import { editorModel, editorModelSetting } from './modelSettings';
import { nameOf } from './offeredModels';
import type { Questions } from './questions';

/** Answers the server's calls of the editor's own language model: that of the question, or the one that the settings mean. */
export function bridgeLanguageModel(channel: ClientChannel, questions: Questions): vscode.Disposable {
  const modelFor = async (question: string | undefined): Promise<vscode.LanguageModelChat | undefined> =>
    questions.modelOf(question) ?? (await editorModel());
  const answering = channel.answer('proviso/complete', async ({ id, request, question }, signal) => {
    if (!vscode.workspace.isTrusted)
      return unavailable(l10n.t('Language models are not called in an untrusted workspace.'));
    try {
      const completing = complete(
        modelFor(question),
        request,
        (piece) => void channel.tell('proviso/completePiece', { id, piece }),
        signal,
      );
      // A model that takes no notice of a cancellation keeps nobody waiting.
      return await Promise.race([completing, abortOf(signal)]);
    } catch (error) {
      return unavailable(reasonOf(error));
    }
  });
  const naming = channel.answer('proviso/editorModel', async ({ question }) => {
    const model = vscode.workspace.isTrusted ? await modelFor(question) : undefined;
    return { name: model === undefined ? null : nameOf(model) };
  });
  return vscode.Disposable.from(answering, naming);
}

async function complete(
  finding: Promise<vscode.LanguageModelChat | undefined>,
  request: CompletionRequest,
  onPiece: (piece: string) => void,
  signal: AbortSignal,
): Promise<CompletionOutcome> {
  const model = await finding;
  if (model === undefined) {
    const wanted = editorModelSetting();
    return unavailable(
      wanted === ''
        ? l10n.t('The editor offers no language model: run Proviso: Choose Language Model... to choose another.')
        : l10n.t(
            'The editor offers no language model "{0}": run Proviso: Choose Language Model... to choose another.',
            wanted,
          ),
    );
  }
  signal.throwIfAborted();
  const cancellation = new vscode.CancellationTokenSource();
  const cancel = (): void => {
    cancellation.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const justification = l10n.t('Proviso reads the statutes of this workspace to answer your question.');
    const response = await model.sendRequest(request.messages.map(toMessage), { justification }, cancellation.token);
    let text = '';
    for await (const piece of response.text) {
      signal.throwIfAborted();
      text += piece;
      onPiece(piece);
    }
    return { kind: 'text', text };
  } finally {
    signal.removeEventListener('abort', cancel);
    cancellation.dispose();
  }
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** The editor's models know no system message: it speaks as the user does. */
function toMessage({ role, content }: ChatMessage): vscode.LanguageModelChatMessage {
  return role === 'assistant'
    ? vscode.LanguageModelChatMessage.Assistant(content)
    : vscode.LanguageModelChatMessage.User(content);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof vscode.LanguageModelError)) return error instanceof Error ? error.message : String(error);
  if (error.code === vscode.LanguageModelError.NoPermissions.name) {
    return l10n.t('Proviso may not use the language model: allow it when the editor asks.');
  }
  if (error.code === vscode.LanguageModelError.Blocked.name) {
    return l10n.t('The language model refused, or its quota is used up.');
  }
  return error.message;
}

const unavailable = (message: string): CompletionOutcome => ({ kind: 'unavailable', message });
