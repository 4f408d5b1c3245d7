import { labelOf } from '../../../src/languages';
import { nearestHeading, type Corpus } from '../../../src/law';
import type { CompletionRequest, LanguageModel } from '../../../src/models';
import { parseAnswer } from '../../../src/pipeline/parseAnswer';
import { plain, type RecordedSet, type Replies } from './recorded';

/** What of the recordings is played. */
export interface Played {
  /** Law words and fact words of sentences that were labelled with them. */
  readonly words: boolean;
  /** What was recorded of a second reader, for the sentences that it read. */
  readonly secondReader: boolean;
}

/**
 * A language model that says what was recorded, in terms of what it is shown: it selects those of the recorded provisions
 * that are among the candidates, and cites those that are in the evidence. A footnote to another one is left out.
 */
export class ReplayedModel implements LanguageModel {
  readonly name = 'replayed';

  constructor(
    private readonly replies: Replies,
    private readonly set: RecordedSet,
    private readonly corpus: Corpus,
    private readonly played: Played,
  ) {}

  complete({ messages }: CompletionRequest, onText?: (piece: string) => void): Promise<string> {
    const [instruction, material] = [messages[0]!.content, messages[1]!.content];
    const reply = instruction.includes('JSON list of strings')
      ? JSON.stringify(this.replies.parametric)
      : instruction.includes('choose the provisions')
        ? this.#select(material)
        : instruction.includes('try to refute')
          ? this.#readAgain(material)
          : instruction.includes('copy, letter by letter')
            ? '{"words": []}'
            : this.#answer(material);
    onText?.(reply);
    return Promise.resolve(reply);
  }

  /** The numbers under which provisions are shown. */
  #numbers(material: string, tag: 'candidate' | 'provision'): (id: string) => number | undefined {
    const shown = new Map<string, number>();
    for (const [, number, line] of material.matchAll(new RegExp(`<${tag} number="(\\d+)">\\n([^\\n]*)`, 'gu'))) {
      shown.set(line!, Number(number));
    }
    return (id) => {
      const ordinal = this.corpus.ordinal(id);
      if (ordinal === undefined) return undefined;
      const heading = nearestHeading(this.corpus, ordinal);
      return shown.get(`${labelOf(this.corpus, ordinal)}${heading === '' ? '' : ` (${heading})`}`);
    };
  }

  #select(material: string): string {
    const numberOf = this.#numbers(material, 'candidate');
    const candidates = this.replies.selected.map(numberOf).filter((number) => number !== undefined);
    return JSON.stringify({ clauses: [{ clause: 0, candidates }], missing: [] });
  }

  #answer(material: string): string {
    const { answer, evidence } = this.replies;
    const numberOf = this.#numbers(material, 'provision');
    const { abstained, missing, sentences } = parseAnswer(answer ?? 'ABSTAIN', evidence.length);
    if (abstained) return `ABSTAIN: ${missing.join(' ')}`;
    const labelled = this.set.sentences.get(this.replies.id) ?? [];
    const lines = sentences.flatMap(({ text, footnotes }) => {
      const numbers = footnotes.map((footnote) => numberOf(evidence[footnote - 1]!));
      const marks = numbers.filter((number) => number !== undefined).map((number) => `[${number}]`);
      const words = this.played.words ? labelled.find(({ sentence }) => plain(sentence) === plain(text)) : undefined;
      return [
        `${text} ${marks.join('')}`,
        ...(words?.law_words ?? []).map((span) => `LAW: "${span}"`),
        ...(words?.fact_words ?? []).map((span) => `FACT: "${span}"`),
      ];
    });
    return [...lines, ...missing.map((rule) => `MISSING: ${rule}`)].join('\n');
  }

  #readAgain(material: string): string {
    if (!this.played.secondReader) return '{"readings": []}';
    const sentences = material.matchAll(/<sentence number="(\d+)"[^>]*>\n([^]*?)\n<\/sentence>/gu);
    const readings = [...sentences].flatMap(([, number, sentence]) => {
      const reading = this.set.readings.get(plain(sentence!));
      return reading === undefined ? [] : [{ sentence: Number(number), ...reading }];
    });
    return JSON.stringify({ readings });
  }
}
