import { labelOf } from '../../languages';
import { textBearing, type Corpus, type Ordinals } from '../../law';

/** How much text of one provision is compared, in UTF-16 code units, and of how many units inside it. */
const LONGEST = 60_000;
const MOST_UNITS = 300;
/** Texts remembered: a draft cites the same few again and again. */
const REMEMBERED = 200;

/** The whole texts of provisions, with those of all units inside them. */
export class CitedTexts {
  readonly #texts = new Map<number, string>();

  constructor(private readonly corpus: Corpus) {}

  of(ordinal: number): string {
    const known = this.#texts.get(ordinal);
    if (known !== undefined) return known;
    let text = '';
    for (const unit of textBearing(this.corpus, ordinal, MOST_UNITS)) {
      if (text.length > LONGEST) break;
      text += `${this.corpus.text(unit)}\n`;
    }
    if (this.#texts.size >= REMEMBERED) this.#texts.clear();
    this.#texts.set(ordinal, text);
    return text;
  }

  /** As a message names them. */
  label(ordinals: Ordinals): string {
    return ordinals
      .slice(0, 3)
      .map((ordinal) => labelOf(this.corpus, ordinal))
      .join(', ');
  }
}
