import type { Act, Day, Language } from '../../law';
import { nameAct } from '../actNames';
import { daysIn, withYears, yearsIn } from '../actYears';
import { isoDate, statedValidity, type StatedStanding } from '../standing';
import { collapse } from './textLines';

const MAX_ALIASES = 20;
const MAX_YEARS = 20;
/** A name longer than this names nothing. UTF-16 code units. */
const MAX_NAME = 1000;
/** The number of a part is no longer than this. UTF-16 code units. */
const MAX_PART = 20;
/** A title longer than this is a long title: the act is cited by a shorter one, where it says one. UTF-16 code units. */
const LONG_TITLE = 100;

/** What a document says of its act, gathered while it is read. */
export class ActFacts {
  isRepealed = false;
  #title = '';
  /** Names that stand in brackets behind the title. */
  #shortNames = '';
  /** The first name that the act gives itself. */
  #shortTitle = '';
  #knownTitle = '';
  #identifier = '';
  #abbreviation = '';
  #language: Language | undefined;
  readonly #aliases = new Set<string>();
  /** Where the volume begins and ends that the source is. */
  readonly #volume: string[] = [];
  #years: readonly number[] = [];
  #days: readonly Day[] = [];
  #from: string | undefined;
  #until: string | undefined;

  /** @param notes a format's own, by name: the dates that its units refer to, and the like */
  constructor(readonly notes = new Map<string, string>()) {}

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
    // A bare number names nothing: there is one in each year.
    if (/\p{L}/u.test(name) && this.#aliases.size < MAX_ALIASES) this.#aliases.add(name);
  }

  /** A short name; one in brackets may have the abbreviation in it: "(Leuchtfeuergesetz - LeuchtFG)". */
  addShortTitle(text: string): void {
    const name = nameOf(text).replace(/^\(\s+|\s+(?=\)$)/gu, (blanks) => blanks.trim());
    if (/^\(.*\)$/u.test(name) && this.#title !== '') this.#shortNames ||= name;
    else {
      this.addAlias(name);
      if (this.#shortTitle === '' || name.toUpperCase() === this.#shortTitle) this.#shortTitle = name;
    }
  }

  /** What data about the act call it; the title where its text has none. The first holds, and each is a name of it. */
  addKnownTitle(title: string): void {
    if (this.#knownTitle === '') this.#knownTitle = nameOf(title);
    this.addAlias(title);
  }

  /** The source is a volume from one part to another; each is an act of its own key under the name of all. */
  addVolumeEnd(part: string): void {
    if (this.#volume.length < 2) this.#volume.push(nameOf(part).slice(0, MAX_PART));
  }

  /** What the act is registered under; its title where nothing else names it. The first holds. */
  identify(identifier: string): void {
    if (this.#identifier === '') this.#identifier = nameOf(identifier);
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

  /** When the act was made or published anew, as its source writes it. */
  madeIn(date: string): void {
    this.#years = [...this.#years, ...yearsIn(date)].slice(0, MAX_YEARS);
    this.#days = [...this.#days, ...daysIn(date)].slice(0, MAX_YEARS);
  }

  /** The act is law from a date on, as its source writes it; the first that is one holds. */
  startsOn(date: string | undefined): void {
    this.#from = firstDate(this.#from, date);
  }

  /** As {@link startsOn}, of the last day. */
  endsOn(date: string | undefined): void {
    this.#until = firstDate(this.#until, date);
  }

  get standing(): StatedStanding {
    return { isRepealed: this.isRepealed, ...statedValidity(this.#from, this.#until) };
  }

  act(language: Language, file: string): Act {
    // "Quay Act, 2010" in the data says more than "Quay Act" on the first page: there is one of another year.
    const isFuller = this.#knownTitle.startsWith(this.#title);
    const written = (isFuller ? this.#knownTitle : this.#title) || this.#identifier;
    const title = this.#spokenTitle(written);
    const named = {
      title: `${title} ${this.#shortNames}`.trim(),
      abbreviation: this.#abbreviation,
      volume: this.#volume.join(' '),
      others: title === written ? [...this.#aliases] : [written, ...this.#aliases],
    };
    const { validity } = this.standing;
    const dated = withYears(nameAct(named, language, file), this.#years, this.#days);
    return validity === undefined ? dated : { ...dated, validity };
  }

  /** The title as the act is cited: its short one for a long one, and words for words in capitals. */
  #spokenTitle(title: string): string {
    const short = this.#shortTitle;
    if (short === '') return title;
    const isInCapitals = title === title.toUpperCase() && short.toUpperCase() === title;
    return isInCapitals || (title.length > LONG_TITLE && this.#abbreviation === '') ? short : title;
  }
}

/** A text that is no date is kept until one comes, to be told of. */
const firstDate = (known: string | undefined, date: string | undefined): string | undefined =>
  known === undefined || (date !== undefined && isoDate(known) === undefined) ? date : known;

const nameOf = (text: string): string => collapse(text.slice(0, MAX_NAME)).trim();
