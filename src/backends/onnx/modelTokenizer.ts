import { Tokenizer } from '@huggingface/tokenizers';

/** A text as a model reads it: token ids, and for each the text it belongs to (0, or 1 for the second of a pair). */
export interface Tokens {
  readonly ids: readonly number[];
  readonly types: readonly number[];
}

/** The special tokens around and between texts, and the type that each text's own tokens have. */
interface Template {
  readonly specials: readonly Tokens[];
  readonly textTypes: readonly number[];
}

const KOREAN = '임차인은 계약이 끝나면 등불을 돌려주어야 한다';

/** Reads texts into tokens with a model's own special tokens, cut to its longest input. */
export class ModelTokenizer {
  /** What fills a batch's shorter rows; masked out, so any known id serves. */
  readonly paddingId: number;
  readonly #tokenizer: Tokenizer;
  readonly #single: Template;
  #pair: Template | undefined;

  /**
   * @param json the content of a `tokenizer.json`.
   * @param maxTokens the longest input, special tokens included.
   */
  constructor(
    json: object,
    private readonly maxTokens: number,
  ) {
    this.#tokenizer = new Tokenizer(json, {});
    this.paddingId = this.#tokenizer.token_to_id('[PAD]') ?? this.#tokenizer.token_to_id('<pad>') ?? 0;
    this.#single = this.#templateOf(['a']);
  }

  encode(text: string): Tokens {
    const room = Math.max(0, this.maxTokens - lengthOf(this.#single));
    return fill(this.#single, [this.#read(text).slice(0, room)]);
  }

  /**
   * Cuts two texts that are too long together: first the other one than `kept`, down to half of the longest input, and
   * only then `kept`.
   */
  encodePair(first: string, second: string, kept: 'first' | 'second'): Tokens {
    const template = (this.#pair ??= this.#templateOf(['a', 'b']));
    const room = Math.max(0, this.maxTokens - lengthOf(template));
    const [firstIds, secondIds] = [this.#read(first), this.#read(second)];
    const [dear, other] = kept === 'first' ? [firstIds, secondIds] : [secondIds, firstIds];
    const dearRoom = Math.min(dear.length, Math.max(room >> 1, room - other.length));
    const firstRoom = kept === 'first' ? dearRoom : room - dearRoom;
    return fill(template, [firstIds.slice(0, firstRoom), secondIds.slice(0, room - firstRoom)]);
  }

  /**
   * Whether Korean comes out in pieces of a syllable or more.
   *
   * Assumption: a tokenizer made without Korean splits a syllable into its jamo or bytes, or knows it not at all, which
   * is two tokens or more a syllable, or a single unknown token a word. Known failure: a model that kept a multilingual
   * tokenizer but was trained on English alone passes.
   */
  readsKorean(): boolean {
    const { ids, tokens } = this.#tokenizer.encode(KOREAN, { add_special_tokens: false });
    const syllables = KOREAN.replaceAll(' ', '').length;
    const words = KOREAN.split(' ').length;
    const hasUnknown = tokens.some((token) => token === '[UNK]' || token === '<unk>');
    return !hasUnknown && ids.length >= words && ids.length <= syllables * 1.2;
  }

  #read(text: string): readonly number[] {
    return this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
  }

  /** Learned from what the tokenizer itself puts around sample texts, whatever its post-processor is. */
  #templateOf(samples: readonly string[]): Template {
    const [first, second] = samples;
    const whole = this.#tokenizer.encode(first!, {
      ...(second !== undefined && { text_pair: second }),
      return_token_type_ids: true,
    });
    // Post-processors that know no types leave them out, whatever the declaration says.
    const types = whole.token_type_ids ?? whole.ids.map(() => 0);
    const specials: Tokens[] = [];
    const textTypes: number[] = [];
    let from = 0;
    const push = (to: number): void => {
      specials.push({ ids: whole.ids.slice(from, to), types: types.slice(from, to) });
    };
    for (const sample of samples) {
      const { ids } = this.#tokenizer.encode(sample, { add_special_tokens: false });
      const at = findRun(whole.ids, ids, from);
      if (ids.length === 0 || at < 0) throw new Error('its tokenizer does not say where a text stands in the input.');
      push(at);
      textTypes.push(types[at]!);
      from = at + ids.length;
    }
    push(whole.ids.length);
    return { specials, textTypes };
  }
}

const lengthOf = ({ specials }: Template): number => specials.reduce((sum, { ids }) => sum + ids.length, 0);

function fill({ specials, textTypes }: Template, texts: readonly (readonly number[])[]): Tokens {
  const ids = [...specials[0]!.ids];
  const types = [...specials[0]!.types];
  for (const [at, text] of texts.entries()) {
    const after = specials[at + 1]!;
    ids.push(...text, ...after.ids);
    types.push(...text.map(() => textTypes[at]!), ...after.types);
  }
  return { ids, types };
}

function findRun(ids: readonly number[], run: readonly number[], from: number): number {
  for (let at = from; at + run.length <= ids.length; at += 1) {
    if (run.every((id, offset) => ids[at + offset] === id)) return at;
  }
  return -1;
}
