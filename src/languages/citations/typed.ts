/**
 * How a citation in the language begins while it is typed, for what is offered to go on with. Sources of patterns, bounded;
 * they count in texts of any language, because law is cited across languages. A part that is left out is not offered.
 */
export interface TypedWords {
  /** What begins a citation, in front of its number: "§", "section". */
  readonly sign?: string;
  /** Such a sign that is a letter alone, and counts in front of a number or behind the name of an act: "s". */
  readonly loneSign?: string;
  /** The same of a list, which says its sign once: "§§", "sections". */
  readonly listSign?: string;
  /** Between the numbers of a list: "und", "to". */
  readonly joins?: string;
  /** In front of a number in a list, closed up: "l'". */
  readonly article?: string;
  /** Behind a number in a list: " Abs. 1". */
  readonly listPart?: string;

  /** In front of figures, as a part of the number: "L. " of "L. 121-1", of which it may be all. */
  readonly book?: string;
  /** Another form of a number than figures with letters, or the beginning of one. */
  readonly number?: string;
  /** Behind a number, what it counts: then it is whole, and only branches follow: "조". */
  readonly unit?: string;
  /** The number of a paragraph behind that of its article: what stands in front of it, and may stand behind it. */
  readonly paragraph?: { readonly before: string; readonly behind?: string; readonly isInKanji?: true };

  /** What a number may stand behind whose act comes next, whatever the case: "section", "§". */
  readonly unitBeforeAct?: string;
  /** What leads from there to the name of the act: " of the ". */
  readonly link?: string;
  /** Such a link that may go on: " de ". */
  readonly linkBegun?: string;

  /** What annexes are called in front of their number, with a blank between them: "Schedule". */
  readonly annex?: string;
  /** The same closed up, and the number: "별표" and "4의2". */
  readonly joinedAnnex?: { readonly before: string; readonly number: string };
  /** Words for annexes and for units, of which three letters tell that a number comes next, behind the name of an act. */
  readonly annexWords?: readonly string[];
  readonly unitWords?: readonly string[];
}
