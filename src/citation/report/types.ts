import type { CitationOutcome } from '../../law';

/** The first items of a list that may be longer. */
export interface Listed<Item> {
  /** How many there are, shown or not. */
  readonly total: number;
  readonly items: readonly Item[];
}

/** A provision or an act, and where to open it. */
export interface Place {
  /** A provision's id or an act's key. */
  readonly id: string;
  readonly label: string;
  /** An absolute path. */
  readonly file: string;
  /** Where it begins in the file; one-based. */
  readonly line: number;
}

/** A place with who cites it. */
export interface CitedPlace extends Place {
  /** How many provisions outside it cite it or a unit inside it. */
  readonly citingProvisions: number;
  /** In how many acts these stand; for a provision its own act counts too. */
  readonly citingActs: number;
}

/** A place none of whose citations leads to another place of the corpus. */
export interface DeadEnd extends CitedPlace {
  /** How many of its citations were not resolved. */
  readonly unresolved: number;
}

/** Places that all reach each other by citations. */
export interface Cycle {
  readonly size: number;
  /** In how many acts its places stand. */
  readonly acts: number;
  /** The first of them, in the order of the corpus. */
  readonly members: readonly Place[];
}

/** What is said of articles and, likewise, of acts. */
export interface LevelReport {
  /** How many of them have text. */
  readonly size: number;
  /** What is cited most, by the number of citing provisions. */
  readonly hubs: Listed<CitedPlace>;
  readonly deadEnds: {
    /** It cites, but no citation leads to another place of the corpus. Most cited first: there most readers get stuck. */
    readonly leadingOut: Listed<DeadEnd>;
    /** It has text, cites nothing outside itself, and nothing outside cites it. In the order of the corpus. */
    readonly isolated: Listed<DeadEnd>;
  };
  /** Biggest first. A place that cites itself alone is none. */
  readonly cycles: Listed<Cycle>;
}

/** Two acts that cite each other. */
export interface MutualActs {
  readonly first: Place;
  readonly second: Place;
  /** How many provisions of the first act cite the second, and of the second the first. */
  readonly citing: number;
  readonly citedBy: number;
}

/**
 * Why a citation was not resolved: its act is not in the corpus; the act lacks the article or section; it has that, but not
 * the part that is cited; several acts of the name have it.
 */
export type UnresolvedReason = 'act-not-in-corpus' | 'unit-not-found' | 'part-not-found' | 'ambiguous';

export interface UnresolvedExample extends Place {
  /** The citation as it is written. */
  readonly text: string;
  /** What is missing, as a person would name it. */
  readonly missing: string;
}

/** The citations of one act that failed for one reason. */
export interface UnresolvedCitations {
  /** The act as it is cited, or its title where it is in the corpus; the empty string where the text names none. */
  readonly act: string;
  readonly reason: UnresolvedReason;
  readonly count: number;
  /** How many provisions hold such a citation. */
  readonly provisions: number;
  /** The first of them, at most three. The place is the provision that the citation stands in. */
  readonly examples: readonly [UnresolvedExample, ...UnresolvedExample[]];
}

export interface ReportTotals {
  readonly citations: number;
  readonly byOutcome: Readonly<Record<CitationOutcome, number>>;
  /** Of those that were not resolved. */
  readonly byReason: Readonly<Record<UnresolvedReason, number>>;
  /** Resolved citations of the very article or section that they stand in, which no other part of the report counts. */
  readonly selfCitations: number;
}

/** The citations of a corpus, seen as a graph. */
export interface CorpusReport {
  readonly totals: ReportTotals;
  /** Of articles, sections, rules and what stands beside those, with the units inside them: see `unitsOf`. */
  readonly articles: LevelReport;
  readonly acts: LevelReport & {
    /** Pairs, those first that cite each other most. */
    readonly mutual: Listed<MutualActs>;
  };
  /** By act and reason, the most first. */
  readonly unresolved: Listed<UnresolvedCitations>;
}

export type Cell = string | number;

/** One list of a report as a table. */
export interface ReportTable {
  /** What a file of it is called: lower case with hyphens. */
  readonly name: string;
  readonly title: string;
  /** What it lists, in a sentence or two. */
  readonly about: string;
  /** How many items the list has, shown or not. */
  readonly total: number;
  /** {@link PLACE_COLUMNS}, and what is said of the place. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}
