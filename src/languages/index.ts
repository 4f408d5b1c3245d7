export { forEachTerm, latinLanguageOf, termOf, terms, termsIn } from './analysis/analyser';
export { contentTerms } from './analysis/contentTerms';
export { TermNumbers } from './analysis/termNumbers';
export {
  matchAt,
  otherStateReader,
  scan,
  Starts,
  type CitationDraft,
  type Grammar,
  type ActFamily,
  type ActKind,
  type FrontNames,
  type LawNumber,
  type Naming,
  type OtherStateReader,
  type Placed,
  type Published,
  type Supplements,
  type TextPart,
  type CitationRules,
  type SentenceNames,
  type ActTitles,
  type CitationStyle,
  type UnionActKind,
  type UnionCommunity,
  type TypedWords,
} from './citations';
export { ECONOMIC_AREA } from './citations/economicArea';
export { LATIN_ASIDE } from './citations/latin';
export { STANDARD } from './citations/standards';
export { detectLanguage } from './detection/detectLanguage';
export { bracketedTitle } from './headings/bracketedTitle';
export { unitWordsElsewhere } from './headings/elsewhere';
export type { Headings } from './headings/headings';
export { RomanceHeadings, type RangeWords } from './headings/romance';
export { headingWords, MAX_RANGE, unit, unitRange, type UnitGrammar, type UnitHeading } from './headings/unitHeading';
export { unitWordsGrammar } from './headings/unitWords';
export { labelOf, numberedAs, pathLabel, provisionLabel } from './labels/provisionLabel';
export { writtenAct } from './labels/writtenAct';
export type { Layout, ParagraphMarks } from './layout/layout';
export { MAX_HEADING_LINE } from './layout/unitLines';
export { nearMissesElsewhere } from './nearMisses/elsewhere';
export type { NearMisses } from './nearMisses/nearMisses';
export type { LearnedNameForms } from './ownNames/ownNames';
export type { LanguagePack, ReplyWords, TitleWords, DocumentWords, Compounds, QuantityUnit, Quantity } from './pack';
export type { Marker, MarkerKind } from './propositions/marker';
export { propositionsOf } from './propositions/propositions';
export { plainQuantities } from './quantities/plain';
export { registryOf, PACKS, packOf } from './registry';
export { splitClauses, splitSentences } from './sentences/sentences';
export { plainWriting } from './writing/elsewhere';
export { countsInKanji, digitsOf, KANJI_OR_FIGURE, signsIn, type NumberSigns } from './writing/digits';
export type { Inserted, NumberForm, Placeholders, Writing } from './writing/writing';
export type { LatexWords } from './latex/latexWords';
