import type { Act, Language, Validity } from '../../law';
import { nameAct } from '../actNames';
import { hasEnded, isoDate } from '../standing';
import { collapse } from './textLines';

const MAX_ALIASES = 20;
/** A name longer than this names nothing. UTF-16 code units. */
const MAX_NAME = 1000;

/** What a document says of its act, gathered while it is read. */
export class ActFacts {
  /** A format's own notes, by name: the dates that its units refer to, and the like. */
  readonly notes = new Map<string, string>();
  isRepealed = false;
  #title = '';
  #abbreviation = '';
  #language: Language | undefined;
  readonly #aliases = new Set<string>();
  #from: string | undefined;
  #until: string | undefined;

  get language(): Language | undefined {
    return this.#language;
  }

  get title(): string {
    return this.#title;
  }

  /** The first title is the act's; later ones are other names of it. */
  addTitle(title: string): void {
    if (this.#title === '') this.#title = nameOf(title);
    else this.addAlias(title);
  }

  addAlias(alias: string): void {
    const name = nameOf(alias);
    if (name !== '' && this.#aliases.size < MAX_ALIASES) this.#aliases.add(name);
  }

  /** The first abbreviation is the act's. */
  addAbbreviation(abbreviation: string): void {
    if (this.#abbreviation === '') this.#abbreviation = nameOf(abbreviation);
    else this.addAlias(abbreviation);
  }

  /** A tag of two or three letters, or one that begins with it: "en", "eng", "EN", "en-GB". The first holds. */
  setLanguage(tag: string): void {
    const code = /^\s*([a-z]{2,3})(?![a-z])/iu.exec(tag)?.[1]?.toLowerCase();
    if (code !== undefined) this.#language ??= Intl.getCanonicalLocales(code)[0] ?? code;
  }

  /** The act is law from a day on; what is no date is left. */
  startsOn(date: string | undefined): void {
    this.#from ??= isoDate(date);
  }

  endsOn(date: string | undefined): void {
    this.#until ??= isoDate(date);
  }

  get validity(): Validity | undefined {
    if (this.#from === undefined && this.#until === undefined) return undefined;
    return {
      ...(this.#from !== undefined && { from: this.#from }),
      ...(this.#until !== undefined && { until: this.#until }),
    };
  }

  /** Whether nothing of the act is law any more. */
  get hasEnded(): boolean {
    return this.isRepealed || hasEnded(this.validity);
  }

  act(language: Language, file: string): Act {
    const named = { title: this.#title, abbreviation: this.#abbreviation, others: [...this.#aliases] };
    const { validity } = this;
    return { ...nameAct(named, language, file), ...(validity !== undefined && { validity }) };
  }
}

const nameOf = (text: string): string => collapse(text.slice(0, MAX_NAME)).trim();
