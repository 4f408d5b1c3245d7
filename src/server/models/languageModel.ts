import * as l10n from '@vscode/l10n';
import { ModelUnavailableError, type CompletionRequest, type LanguageModel } from '../../models';
import { OpenAiModel } from '../../backends';
import type { ServerChannel } from '../channel';
import type { LanguageModelSettings, OfQuestion } from '../protocol';

/**
 * The model that the settings name; undefined for none. One that cannot work says why when it is asked.
 *
 * @param question the id of the question that it is to help with, for which the client may have a model of its own
 */
export async function languageModelOf(
  settings: LanguageModelSettings,
  apiKey: string | undefined,
  client: ClientLanguageModels,
  signal?: AbortSignal,
  question?: string,
): Promise<LanguageModel | undefined> {
  if (settings.source === 'none') return undefined;
  if (settings.source === 'vscode') return client.current(signal, question);
  const { baseUrl, model, allowUnencryptedKey: allowsUnencryptedKey = false } = settings;
  if (baseUrl === '' || model === '') {
    return new UnusableModel(
      l10n.t('Set the base URL and the model name of the language-model server in the settings.'),
    );
  }
  try {
    return new OpenAiModel({ baseUrl, model, allowsUnencryptedKey, ...(apiKey !== undefined && { apiKey }) });
  } catch (error) {
    if (error instanceof ModelUnavailableError) return new UnusableModel(error.message);
    throw error;
  }
}

/** The editor's own language models, of which the client's settings name one. */
export class ClientLanguageModels {
  readonly #listeners = new Map<string, (piece: string) => void>();
  #calls = 0;

  constructor(private readonly channel: ServerChannel) {
    channel.hear('proviso/completePiece', ({ id, piece }) => this.#listeners.get(id)?.(piece));
  }

  /** The one that helps with a question now, or that the settings name. Rejects with the signal's reason when aborted. */
  async current(signal?: AbortSignal, question?: string): Promise<LanguageModel> {
    const of = question === undefined ? {} : { question };
    return {
      name: (await this.#name(of, signal)) ?? l10n.t('the language model of the editor'),
      complete: (request, onText, signal) => this.#complete(of, request, onText, signal),
    };
  }

  /** Undefined where the client has no model, or is one that does not say: it is told when the model is asked. */
  async #name(of: OfQuestion, signal: AbortSignal | undefined): Promise<string | undefined> {
    try {
      return (await this.channel.request('proviso/editorModel', of, signal)).name ?? undefined;
    } catch {
      signal?.throwIfAborted();
      return undefined;
    }
  }

  /** Every call travels to the client and back. */
  async #complete(
    of: OfQuestion,
    request: CompletionRequest,
    onText: ((piece: string) => void) | undefined,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    const id = `completion-${(this.#calls += 1)}`;
    if (onText) this.#listeners.set(id, onText);
    try {
      const { messages, maxTokens, temperature } = request;
      const travelling = { messages, maxTokens, temperature };
      const outcome = await this.channel.request('proviso/complete', { ...of, id, request: travelling }, signal);
      if (outcome.kind === 'unavailable') throw new ModelUnavailableError(outcome.message);
      return outcome.text;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ModelUnavailableError) throw error;
      throw new ModelUnavailableError(l10n.t('The editor has no language model to offer.'), { cause: error });
    } finally {
      this.#listeners.delete(id);
    }
  }
}

class UnusableModel implements LanguageModel {
  readonly name = l10n.t('a language model that is not set up');

  constructor(private readonly reason: string) {}

  complete(): Promise<string> {
    return Promise.reject(new ModelUnavailableError(this.reason));
  }
}
