import type { CompletionRequest, LanguageModel } from './languageModel';

/** A language model that asks another one, and is known as that is. */
export abstract class WrappedModel implements LanguageModel {
  readonly contextTokens?: number;

  constructor(protected readonly model: LanguageModel) {
    if (model.contextTokens !== undefined) this.contextTokens = model.contextTokens;
  }

  get name(): string {
    return this.model.name;
  }

  get id(): string {
    return this.model.id ?? this.model.name;
  }

  get takesSchema(): boolean {
    return this.model.takesSchema ?? false;
  }

  abstract complete(
    request: CompletionRequest,
    onText?: (piece: string) => void,
    signal?: AbortSignal,
  ): Promise<string>;
}
