import type { Path } from './path';
import type { ActKey, ProvisionId } from './provisionId';

/** The legal system whose citation grammar read the span: the code of its language, of which there is one for each grammar. */
export type LegalSystem = string;

/**
 * The act a citation names.
 * - `named`: by title or abbreviation ("BGB", "상법", "Harbour Act 2019");
 * - `this`: the act it stands in, said or implied ("this Act", a bare "제5조", "§ 5");
 * - `previous`: the act of the citation before it ("같은 법", "derselben Verordnung", "that Act"); `ofTwo`: of two
 *   that were cited one ("the former");
 * - `defined`: a short name whose meaning depends on the document ("법" in an enforcement decree, "the Act").
 */
export type ActReference =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'this' }
  | { readonly kind: 'previous'; readonly ofTwo?: 'former' | 'latter' }
  | { readonly kind: 'defined'; readonly name: string };

/**
 * How it is known of which act a citation is.
 * - `written`: its own words name the act, or words right around it that its grammar could not reach;
 * - `list`: another member of the list that it stands in names the act;
 * - `previous`: words go back to an act that was named: "that Act", 같은 법, "that section";
 * - `definition`: the text defines the short name that it has;
 * - `command`: a bill commands a change of it, so that it is of the act that the bill amends;
 * - `own`: of the act that its text belongs to, said ("of this Act") or implied;
 * - `short-name`: nothing defines the short name that it has: an act of that kind that was named before;
 * - `sentence`: it says no act, and what it names is in the act that its sentence speaks of besides;
 * - `parent`: it says no act: that under which the act of its text was made;
 * - `named-last`: it says no act: the one that the text named last;
 * - `amended`: it says no act: the one that the text amends;
 * - `untold`: nothing tells.
 */
export type ActSource =
  | 'written'
  | 'list'
  | 'previous'
  | 'definition'
  | 'command'
  | 'own'
  | 'short-name'
  | 'sentence'
  | 'parent'
  | 'named-last'
  | 'amended'
  | 'untold';

/**
 * What the first unit of a citation's path is counted from.
 * - `act`: the act's own numbering;
 * - `previous`: the provision cited before ("같은 조 제2항", "that section");
 * - `here`: the provision it stands in ("제2항", "paragraph (2)", "Absatz 1");
 * - `preceding` / `following`: the neighbour of the provision it stands in, of the path's own kind ("전조", "the preceding article");
 *   a number on the path's first unit says how many of them ("전 3항").
 */
export type Anchor = 'act' | 'previous' | 'here' | 'preceding' | 'following';

/** A span of text that cites law. Offsets are UTF-16 code units, end exclusive. */
export interface Citation {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly system: LegalSystem;
  readonly act: ActReference;
  readonly anchor: Anchor;
  readonly path: Path;
  /**
   * The last unit of a range ("§§ 3 bis 5"): same length as `path`, both ends included. Behind `preceding` and `following`, one
   * with another number than the path begins with is the other end, in front or behind, counted as that unit is without
   * them: 제1조 in "제1조부터 전조까지", a citation of 전조.
   */
  readonly through?: Path;
  /** What a list that is one citation names besides: "Nr. 1, 3 Buchst. a oder 8" goes from 1 through 8, and names 3 a also. */
  readonly also?: readonly Path[];
}

export type CitationOutcome = 'resolved' | 'act-not-in-corpus' | 'provision-not-found' | 'ambiguous';

export interface ResolvedCitation extends Citation {
  readonly outcome: CitationOutcome;
  /** The provisions cited, in document order; the candidates when `ambiguous`; empty otherwise. */
  readonly targets: readonly ProvisionId[];
  /** The act it was found in, where one was. */
  readonly actKey?: ActKey;
  readonly actSource: ActSource;
  /** How the missing act or provision would be named to a person; present when the outcome is not `resolved`. */
  readonly missing?: string;
}
