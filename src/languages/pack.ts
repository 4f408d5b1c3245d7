import type { TextSpan } from '../text';
import type { Analysis } from './analysis/analysis';
import type { CitationRules } from './citations/rules';
import type { UnionActWords } from './citations/unionActs';
import type { Detection } from './detection/detection';
import type { Headings } from './headings/headings';
import type { Labels } from './labels/labels';
import type { Layout } from './layout/layout';
import type { LatexWords } from './latex/latexWords';
import type { NearMisses } from './nearMisses/nearMisses';
import type { Notices } from './notices/notices';
import type { OwnNames } from './ownNames/ownNames';
import type { PropositionRules } from './propositions/rules';
import type { SentenceRules } from './sentences/rules';
import type { Writing } from './writing/writing';

/** What is true of one language alone, as one object; each part that a language lacks has a stated default. */
export interface LanguagePack {
  /** ISO 639-1. */
  readonly code: string;
  /** Without it words in Latin letters are indexed as English ones. */
  readonly analysis?: Analysis;
  /** Without it no text is known to be in the language unless its source says so. */
  readonly detection?: Detection;
  /** Without them no citation is found in the form that the language has for it. */
  readonly citations?: CitationRules;
  /** Without them a provision is labelled in plain English: "Article 5(1)". */
  readonly labels?: Labels;
  /** Without them headings in the language open units by what other languages have in common with it. */
  readonly headings?: Headings;
  /** Without them an act of the European Union has the name that its source gives it, and no other language's. */
  readonly unionActs?: UnionActWords;
  /** Without it a new provision is written, and numbers are changed, as in English law. */
  readonly writing?: Writing;
  /** Where a question ends inside a sentence that goes on with another. Without it one is as long as its clause. */
  readonly nextQuestion?: RegExp;
  /** Without them a model's reply is read as it stands. */
  readonly replies?: ReplyWords;
  /** Without it a plain line opens a unit, an item or nothing by its number and its signs alone. */
  readonly layout?: Layout;
  /** Without them a text is called as its source says, and otherwise by its file. */
  readonly ownNames?: OwnNames;
  /** Countries whose statutes are in this language alone: ISO 3166-1 alpha-2, and what is written for it. Without them none is. */
  readonly countries?: readonly string[];
  /** Without them a text of the language is law for all that it says: none is known to be repealed. */
  readonly notices?: Notices;
  /** Without them a LaTeX text in the language is read as LaTeX has it for any. */
  readonly latex?: LatexWords;
  /** Without them what looks like a citation of the language and is read as none is passed over. */
  readonly nearMisses?: NearMisses;
  /** Without them a term that the language defines has no definition. */
  readonly definitions?: Definitions;
  /** Without them words are compared as they stand, or by the stemmer that the index has for the language. */
  readonly words?: WordForms;
  /** Without them a sentence of the language is `unverified`, never `supported`. */
  readonly propositions?: PropositionRules;
  /** Without them a sentence ends at each mark before a blank, but for the abbreviations of other languages. */
  readonly sentences?: SentenceRules;
  /** Without them only figures are numbers, and count nothing that is recognised. */
  readonly quantities?: Quantities;
  /** Without them a word is searched for as a whole. */
  readonly compounds?: Compounds;
  /** Without them nothing that a text says of itself shows that it is law: it is a draft, which is checked and never quoted. */
  readonly documents?: DocumentWords;
  /** In the place of those, for a language of which no more is known. */
  readonly titles?: TitleWords;
}

/** What a language model writes around its answer in the language, unasked. Sources of patterns, tried in any case. */
export interface ReplyWords {
  /** In front of the answer, with a colon: "Answer". */
  readonly answer: string;
  /** The heading of a list of what is cited. */
  readonly sources: string;
  /** In a footnote, in front of its number: "Provision". */
  readonly footnote?: string;
}

/** A form of definition. */
export interface DefinitionStyle {
  /** Global; the term is its first group, or the second where there are two. Linear in the text. */
  readonly pattern: RegExp;
  /** A text that it does not match defines nothing in this style: cheaper than the pattern. */
  readonly sign: RegExp;
}

/**
 * How a language defines terms. Each style has its quotation marks or a phrase of its own, so that every text is read for those
 * of all languages.
 */
export interface Definitions {
  readonly styles: readonly DefinitionStyle[];
  /**
   * In brackets behind the meaning. Assumes that what stands in front of the bracket in its sentence says what the term means;
   * known failure: a sentence of several clauses, all of which are given.
   */
  readonly bracketed?: readonly DefinitionStyle[];
  /** A list of terms, behind what leads over to it: `item` is global, its first group the term. */
  readonly list?: { readonly lead: RegExp; readonly item: RegExp };
  /** A short name of an act, which is no term: "(the “Act”)", "(im Folgenden: HafG)", "「상법」(이하 "법"이라 한다)". */
  readonly actName?: RegExp;
  /** Between two items of a list: the source of a pattern. */
  readonly conjunctions?: string;
}

/** What texts of a language are called. Patterns of a line, tried on a title without marks of headings. Linear in it. */
export interface TitleWords {
  /** A whole title that only a statute has: "Harbours Act 2012", "Hafengesetz", "등대법". */
  readonly statute: RegExp;
  /** A whole title that a statute or another set of rules may have: "Ferry Rules", "Satzung", "규정". */
  readonly instrument: RegExp;
  /** A line: that it is not law yet: "A BILL to", "Entwurf eines Gesetzes", "법률안". */
  readonly bill: RegExp;
  /** A line: what is written about law, or between parties: "Memorandum", "Mietvertrag", "의견서". */
  readonly writing: RegExp;
}

/**
 * How texts of a language say what they are: law, a bill, or something written about law. Patterns of a line are tried on a
 * title and on the lines around it, without marks of headings; those of a text are tried on the whole text. Linear in it.
 */
export interface DocumentWords extends TitleWords {
  /** A text: the words by which law is made, or says when it begins to be law: "Be it enacted", "tritt am ... in Kraft". */
  readonly enacting: RegExp;
  /** A text: law that speaks of itself: "This Act", "dieses Gesetz", "이 법은". */
  readonly ownAct: RegExp;
  /** A text: a place left open for the day or the number that a law gets when it is made: "Vom ...". */
  readonly unmade?: RegExp;
  /** A line: to whom a letter goes, how it greets and how it ends. */
  readonly letter: RegExp;
  /** A text: a contract or another such text that speaks of itself, its parties, its client: "this Agreement", "dieser Vertrag". */
  readonly ownWriting: RegExp;
  /** A text, global: the writer speaks: "we advise", "unser Mandant". */
  readonly firstPerson: RegExp;
  /** A text, global: a provision of an act that is named: "section 5 of the Quay Act 2001", "§ 5 HafG". */
  readonly cites: RegExp;
  /** A text: that it may cite law at all; generous, since what cites none is left alone. */
  readonly mayCite: RegExp;
  /** A text: what only drafters of law write: "12.—(1)", "(weggefallen)", "삭제 <2019. 3. 2.>". */
  readonly drafting?: RegExp;
  /** A text: a licence of a program, or how to install one. */
  readonly program?: RegExp;
}

/** How a language joins words to one. */
export interface Compounds {
  /** What may stand between two parts, beside nothing: the s of Verkauf-s-fläche. */
  readonly links: readonly string[];
  /** Characters of the shortest part that is looked for, at least 1. */
  readonly shortestPart: number;
}

export interface WordForms {
  /** What the forms of a word share; empty for a word that carries no content. `word` is folded, in lower case. */
  stem(word: string): string;
}

/** What a number counts; `''`: nothing that is recognised. */
export type QuantityUnit =
  | ''
  /** It names a provision. */
  | 'citation'
  | 'year'
  | 'month'
  | 'week'
  | 'day'
  | 'working day'
  | 'hour'
  | 'minute'
  | 'percent'
  /** A currency by its ISO 4217 code. */
  | `currency ${string}`
  | 'person';

/** How a language writes numbers, and what they count. */
export interface Quantities {
  /** In order, without overlap; units are recognised beside figures that any script writes. Linear in the text. */
  quantities(text: string): Quantity[];
  /** The same, with a step for each way to write a number. */
  inSteps(text: string): Generator<void, Quantity[]>;
}

/** Whether a quantity is the least that will do, or the most: "at least five years", "5년 이하". */
export type Bound = 'least' | 'most';

export interface Quantity extends TextSpan {
  /** Digits without grouping, `.` before decimals; a rule number keeps its dots. A share is a decimal: "ein Drittel" 0.333. */
  readonly value: string;
  readonly unit: QuantityUnit;
  /** A calendar date, `YYYY-MM-DD`, or `--MM-DD` where no year is said; `YYYY-MM` or `--MM` for a month, `YYYY` for a year. */
  readonly date?: string;
  /** Absent where it is said to be neither. "More than" and "less than" are not read: who applies "at most" says when there is more. */
  readonly bound?: Bound;
}
