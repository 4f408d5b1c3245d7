import { firstWhere } from '../law';
import { matchesOf, type TextSpan } from '../text';
import { ALL_FORMER_INSIDE, COMMENCEMENT, FORMER_LIST } from './wording';

/** How far from a citation its sentence is read, in UTF-16 code units. */
const SENTENCE = 1_000;
/**
 * A full stop behind four letters, or a blank line: the items of a list are of the sentence that opens it; what stands behind
 * a blank line is of none in front.
 */
const STOP_OR_BLANK = /[.。](?<=\p{L}{4}[.。])\s|\n\s*\n/gu;

/** What the words from one offset to another say. */
interface Said {
  /** Where the last words for a former wording begin; -Infinity where none do. */
  readonly lastFormer: number;
  /** Where the first words end that open a list of former wordings. */
  readonly listFrom: number;
  readonly isCommencement: boolean;
}

/**
 * What the sentences of one text say of the law that they cite. A sentence is read once, however much it cites; one that is
 * longer than is read of it, in pieces that each serve many citations.
 */
export class SentenceWording {
  /** Found when first asked for: most texts are not asked about. */
  #found: { readonly stops: readonly number[]; readonly ends: readonly number[] } | undefined;
  readonly #said = new Map<string, Said>();

  constructor(private readonly text: string) {}

  /**
   * Whether the sentence of a citation says, anywhere behind it, that a former wording is meant: "die §§ 2 und 4 Absatz 1, § 40
   * Absatz 2 und die Anlage 1 in der bis zum 24. Dezember 2020 geltenden Fassung". Known failure: the words are said of the
   * last of them alone.
   */
  endsInFormerLaw(at: TextSpan): boolean {
    return this.#around(at).lastFormer >= at.end;
  }

  /**
   * Whether a citation stands in a list whose opening words say that former wordings are meant: "folgende Vorschriften in
   * ihrer bis zum 3. Mai 2019 geltenden Fassung weiter anzuwenden: 1. die Artikel 15 und 16".
   */
  isListedAsFormer(at: TextSpan): boolean {
    return this.#around(at).listFrom <= at.start;
  }

  /**
   * Whether the sentence of a citation says when what it cites begins to be law, or ceases: it speaks of the law as it was made,
   * and what has been repealed since is no mistake in it.
   */
  saysWhenInForce(at: TextSpan): boolean {
    return this.#around(at).isCommencement;
  }

  get #places(): { readonly stops: readonly number[]; readonly ends: readonly number[] } {
    if (this.#found !== undefined) return this.#found;
    const ends = placesOf(STOP_OR_BLANK, this.text);
    return (this.#found = { ends, stops: ends.filter((at) => this.text[at] !== '\n') });
  }

  #around({ start, end }: TextSpan): Said {
    const { stops, ends } = this.#places;
    const stop = stops[firstWhere(stops, (each) => each >= start) - 1] ?? 0;
    const next = ends[firstWhere(ends, (each) => each >= end)] ?? this.text.length;
    const from = Math.max(stop, (Math.floor(start / SENTENCE) - 1) * SENTENCE);
    const to = Math.min(next, (Math.ceil(end / SENTENCE) + 1) * SENTENCE);
    const key = `${from} ${to}`;
    let said = this.#said.get(key);
    if (said === undefined) this.#said.set(key, (said = this.#read(from, to)));
    return said;
  }

  #read(from: number, to: number): Said {
    const words = this.text.slice(from, to);
    const list = FORMER_LIST.exec(words);
    return {
      lastFormer: from + (placesOf(ALL_FORMER_INSIDE, words).at(-1) ?? -Infinity),
      listFrom: list === null ? Infinity : from + list.index + list[0].length,
      isCommencement: COMMENCEMENT.test(words),
    };
  }
}

const placesOf = (pattern: RegExp, text: string): number[] => matchesOf(pattern, text).map(({ index }) => index);
