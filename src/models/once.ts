import type { CrossEncoder } from './encoder';
import type { EntailmentModel } from './entailment';
import type { CompletionRequest, LanguageModel, TokenCount, TokenProbability } from './languageModel';
import { WrappedModel } from './wrappedModel';

/**
 * Asks, or gives what came of it when work that is done over asks the same again, failures included. Who asks the same
 * several times in one go asks so often.
 */
export type Once = <Answer>(question: readonly unknown[], ask: () => Promise<Answer>) => Promise<Answer>;

/** Asks each time: for work that is done once. */
export const asking: Once = (_, ask) => ask();

/** What a model has replied to a request, with what it told of the reply. */
interface Reply {
  readonly text: string;
  readonly tokens?: readonly [tokens: number, count?: TokenCount];
  readonly probabilities?: readonly TokenProbability[];
}

/** A language model for work that may be done over. A reply that is known comes in one piece. */
class OnceAsked extends WrappedModel {
  constructor(
    model: LanguageModel,
    private readonly once: Once,
  ) {
    super(model);
  }

  async complete(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<string> {
    const { messages, schema, maxTokens, temperature, seed } = request;
    const question = ['complete', messages, schema, maxTokens, temperature, seed];
    let streamed = false;
    const onPiece =
      onText &&
      ((piece: string): void => {
        streamed = true;
        onText(piece);
      });
    const reply = await this.once(question, () => this.#ask(request, onPiece, signal));
    if (reply.tokens) request.onTokens?.(...reply.tokens);
    if (reply.probabilities) request.onProbabilities?.(reply.probabilities);
    if (!streamed) onText?.(reply.text);
    return reply.text;
  }

  async #ask(request: CompletionRequest, onText?: (piece: string) => void, signal?: AbortSignal): Promise<Reply> {
    let tokens: Reply['tokens'];
    let probabilities: Reply['probabilities'];
    const asked: CompletionRequest = {
      ...request,
      onTokens: (total, count) => void (tokens = count === undefined ? [total] : [total, count]),
      ...(request.onProbabilities && { onProbabilities: (told) => void (probabilities = told) }),
    };
    const text = await this.model.complete(asked, onText, signal);
    return { text, ...(tokens && { tokens }), ...(probabilities && { probabilities }) };
  }
}

/** The models that work is given, each asked once for the same where the work is done over. */
export function modelsOnce<
  Models extends {
    readonly model?: LanguageModel;
    readonly crossEncoder?: CrossEncoder;
    readonly entailment?: EntailmentModel;
  },
>(models: Models, once: Once): Models {
  const { model, crossEncoder, entailment } = models;
  if (once === asking) return models;
  return {
    ...models,
    ...(model && { model: new OnceAsked(model, once) }),
    ...(crossEncoder && { crossEncoder: crossEncoderOnce(crossEncoder, once) }),
    ...(entailment && { entailment: entailmentOnce(entailment, once) }),
  };
}

const crossEncoderOnce = (model: CrossEncoder, once: Once): CrossEncoder => ({
  name: model.name,
  supports: (language) => model.supports(language),
  dispose: () => model.dispose(),
  score: (query, passages, signal) => once(['score', query, passages], () => model.score(query, passages, signal)),
});

const entailmentOnce = (model: EntailmentModel, once: Once): EntailmentModel => ({
  name: model.name,
  supports: (language) => model.supports(language),
  dispose: () => model.dispose(),
  entails: (pairs, signal) => once(['entails', pairs], () => model.entails(pairs, signal)),
});
