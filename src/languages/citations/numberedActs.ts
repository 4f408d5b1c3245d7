/** How a language calls acts that have a number and a day of their own: "Ley 9/2018, de 5 de junio, de Faros". */
export interface NumberedActs {
  /**
   * A title without its number: its day and what it is about, as drafters call it who leave the number out: "loi du 3 mars
   * 2011 relative aux digues" for "Loi n° 2011-12 du 3 mars 2011 relative aux digues". The day alone is no name: a
   * parliament passes several acts on one. Undefined for any other title.
   *
   * Known failures: a shorter subject than the title's ("relative aux digues" of "relative aux digues et aux jetées"); two
   * acts of one day and subject, which are ambiguous.
   */
  readonly dated: (title: string) => string | undefined;
  /**
   * A title without its number and day: what the act is, and what it is about: "Ley" and "de Faros". Assumes that people
   * call an act so. Known failure: an act that goes by a few words of its subject.
   */
  readonly parts: (title: string) => { readonly kind: string; readonly about: string } | undefined;
  /** The day that is part of a name, in one spelling: "loi n° 2012-45 du 5 mars 2012". Without it a name has none. */
  readonly day?: (name: string) => string | undefined;
  /**
   * Right behind a number: what the act is about, and the words that say it. Without it nothing is held against a title.
   *
   * Assumes that a subject is written with capitals, and has a word of the title in common with it. Known failure: a popular
   * name of the act behind its number.
   */
  readonly subject?: (behind: string) => { readonly about: string; readonly shown: string } | undefined;
}
