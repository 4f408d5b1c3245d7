import { ModelUnavailableError, OpenAiModel, type CompletionRequest, type LanguageModel } from '../../models';
import type { ServerChannel } from '../channel';
import type { LanguageModelSettings } from '../protocol';

/** The model that the settings name; undefined for none. One that cannot work says why when it is asked. */
export function languageModelOf(
  settings: LanguageModelSettings,
  apiKey: string | undefined,
  client: ClientLanguageModel,
): LanguageModel | undefined {
  if (settings.source === 'none') return undefined;
  if (settings.source === 'vscode') return client;
  const { baseUrl, model } = settings;
  if (baseUrl === '' || model === '') return new MisconfiguredModel();
  return new OpenAiModel({ baseUrl, model, ...(apiKey !== undefined && { apiKey }) });
}

/** The editor's own language model: every call travels to the client and back. */
export class ClientLanguageModel implements LanguageModel {
  readonly name = 'the language model of the editor';
  readonly #listeners = new Map<string, (piece: string) => void>();
  #calls = 0;

  constructor(private readonly channel: ServerChannel) {
    channel.hear('proviso/completePiece', ({ id, piece }) => this.#listeners.get(id)?.(piece));
  }

  async complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string> {
    const id = `completion-${(this.#calls += 1)}`;
    if (onText) this.#listeners.set(id, onText);
    try {
      const { messages, maxTokens, temperature } = request;
      const travelling = { messages, maxTokens, temperature };
      const outcome = await this.channel.request('proviso/complete', { id, request: travelling }, signal);
      if (outcome.kind === 'unavailable') throw new ModelUnavailableError(outcome.message);
      return outcome.text;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ModelUnavailableError) throw error;
      throw new ModelUnavailableError('The editor has no language model to offer.', { cause: error });
    } finally {
      this.#listeners.delete(id);
    }
  }
}

class MisconfiguredModel implements LanguageModel {
  readonly name = 'a language model that is not set up';

  complete(): Promise<string> {
    return Promise.reject(
      new ModelUnavailableError('Set the base URL and the model name of the language-model server in the settings.'),
    );
  }
}
