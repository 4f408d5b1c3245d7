import type { CitationResolver } from '../citation';
import { packOf, type Quantity } from '../languages';
import type { Corpus, ProvisionId } from '../law';
import { contentTerms, detectLanguage, foldQuoted, inexactQuotation, latinLanguageOf, splitSentences } from '../text';
import { negationScopes } from './negation';
import { quantitiesOf, sameQuantity } from './numbers';
import type { Grounding, SecondReading } from './support';

/** A provision as a sentence cites it; an `Evidence` is one. */
export interface CitedProvision {
  readonly id: ProvisionId;
  readonly text: string;
  readonly heading: string;
  readonly label: string;
}

/** A sentence of an answer, with what it is checked against. */
export interface Claim {
  readonly text: string;
  readonly cited: readonly CitedProvision[];
  /** What the writer of the sentence names as the exact words of the law, and of the question, that it rests on. */
  readonly lawWords?: readonly string[];
  readonly factWords?: readonly string[];
  readonly secondReading?: SecondReading;
}

/** What all sentences of an answer are checked against. */
export interface GroundingContext {
  /** The facts; absent where none are known. */
  readonly question?: string;
  readonly corpus: Corpus;
  readonly resolver: CitationResolver;
}

/** Longer sentences are no sentences of an answer; they are struck unread. UTF-16 code units. */
export const LONGEST_SENTENCE = 4000;
/** How much of a lead-in is read with each item of its list: its end, where the verb and its negation stand. */
const LONGEST_LEAD = 1000;
/** The least share of a sentence's content terms, 0 to 1, that the cited texts must hold. */
export const LEAST_TERM_SHARE = 0.5;
/** Below this share no sentence of the cited text is about the same thing, and negations are not compared. */
const LEAST_MATCH = 0.25;

/** A sentence that takes over this share of a negation's words, or more, speaks of what is denied. */
const DENIED_SHARE = 0.5;

/** A provision as the checks read it, made once: an answer's sentences cite the same few. */
interface Source {
  readonly folded: string;
  readonly numbers: readonly Quantity[];
  /** As it was detected; `language` is what its terms are read by. */
  readonly spoken: string;
  readonly language: string;
  readonly terms: ReadonlySet<string>;
  readonly statements: readonly Statement[];
}

/** One sentence of a provision; a list item together with its lead-in. */
interface Statement {
  readonly terms: ReadonlySet<string>;
  /** The content terms of what it denies, counted for each negation. */
  readonly denied: readonly TermCounts[];
}

/** How often a text has each of its content terms. */
type TermCounts = ReadonlyMap<string, number>;

type Check = (sentence: string, sources: readonly Source[], cited: readonly CitedProvision[]) => string | undefined;

const CHECKS: readonly Check[] = [quotationProblem, numberProblem, negationProblem, termProblem];
const sourcesMade = new WeakMap<CitedProvision, Source>();

/**
 * Checks one sentence of an answer against the provisions it cites: they exist; its quotations are exact; its numbers
 * are theirs; it says no where they say no; its terms are theirs. The first check that fails strikes it. Never throws.
 *
 * Known failures: facts of the scenario that a sentence repeats (an amount, a name) are not in the law, and strike it; a
 * sentence in another language than its provision shares no terms with it, and is struck.
 */
export function verifySentence({ text, cited }: Claim, { corpus }: GroundingContext): Grounding {
  const reason = citationProblem(cited, corpus) ?? firstProblem(text, cited);
  const found = { clashes: [], lawWords: [], factWords: [] };
  return reason === undefined ? { support: 'supported', ...found } : { support: 'contradicted', reason, ...found };
}

/** At least one citation, and none of a provision that does not exist. */
function citationProblem(cited: readonly CitedProvision[], corpus: Corpus): string | undefined {
  if (cited.length === 0) return 'It cites no provision.';
  const invented = cited.find(({ id }) => corpus.ordinal(id) === undefined);
  return invented && `It cites ${invented.label === '' ? invented.id : invented.label}, which does not exist here.`;
}

function firstProblem(sentence: string, cited: readonly CitedProvision[]): string | undefined {
  if (sentence.length > LONGEST_SENTENCE) return 'It is too long to be checked.';
  const sources = cited.map(sourceOf);
  for (const check of CHECKS) {
    const problem = check(sentence, sources, cited);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Quotations are exact; an act's title in quotation marks (「상법」) is in the label. */
function quotationProblem(
  sentence: string,
  sources: readonly Source[],
  cited: readonly CitedProvision[],
): string | undefined {
  const inexact = inexactQuotation(
    sentence,
    sources.map(({ folded }) => folded),
  );
  return inexact === undefined ? undefined : `The quotation “${shortened(inexact)}” is not in ${labels(cited)}.`;
}

/**
 * Every number, amount, percentage, date and period of the sentence is in a cited text, or in its label where it names a
 * provision. The number of a sentence within a paragraph ("Satz 2") is not checked: texts do not print it.
 */
function numberProblem(
  sentence: string,
  sources: readonly Source[],
  cited: readonly CitedProvision[],
): string | undefined {
  const spoken = detectLanguage(sentence);
  const language = packOf(spoken) === undefined ? (sources[0]?.spoken ?? spoken) : spoken;
  const plain = sentence.replace(/(?<!\p{L})(?:Halb)?satz(?:es)?\s\d{1,2}/giu, ' ');
  const claims = quantitiesOf(plain, language);
  const numbers = sources.flatMap((source) => source.numbers);
  const claim = claims.find((each) => !numbers.some((number) => sameQuantity(each, number)));
  return claim && `“${plain.slice(claim.start, claim.end)}” is not in ${labels(cited)}.`;
}

/**
 * The sentence says no exactly when the statement nearest to it, by shared terms, says no; among equally near ones an
 * agreeing one is enough. A negation of the statement whose words the sentence leaves out is no disagreement: "who
 * produces no valid licence pays a fine" carries "the fine is to be paid".
 *
 * Known failure: in a long sentence the negation may belong to another clause than the one that matters; one negation
 * on either side hides that a second one was added or dropped.
 */
function negationProblem(
  sentence: string,
  sources: readonly Source[],
  cited: readonly CitedProvision[],
): string | undefined {
  const negated = negationScopes(sentence).length > 0;
  let nearest = { share: LEAST_MATCH, agrees: true };
  for (const { language, statements } of sources) {
    const terms = termCounts(sentence, language);
    const own = [terms];
    for (const { terms: theirs, denied } of statements) {
      const share = shareOf(terms, [theirs]);
      if (share < nearest.share) continue;
      const agrees = negated
        ? denied.length > 0
        : denied.every((scope) => scope.size > 0 && shareOf(scope, own) < DENIED_SHARE);
      if (share > nearest.share || agrees) nearest = { share, agrees };
    }
  }
  if (nearest.agrees) return undefined;
  return negated ? `It denies what ${labels(cited)} affirms.` : `It affirms what ${labels(cited)} denies or excepts.`;
}

/**
 * At least half of the content terms are in the cited texts, headings or labels.
 *
 * Assumption: who answers from a provision uses its words. Known failures: an answer in synonyms is struck; one that
 * arranges the provision's words into another rule is not.
 */
function termProblem(
  sentence: string,
  sources: readonly Source[],
  cited: readonly CitedProvision[],
): string | undefined {
  const shares = [...new Set(sources.map(({ language }) => language))].map((language) => {
    const speaking = sources.filter((source) => source.language === language);
    return shareOf(
      termCounts(sentence, language),
      speaking.map(({ terms }) => terms),
    );
  });
  const share = Math.max(...shares);
  if (Number.isNaN(share)) return 'It says too little to be checked.';
  return share >= LEAST_TERM_SHARE ? undefined : `Most of it is not in the words of ${labels(cited)}.`;
}

function sourceOf(provision: CitedProvision): Source {
  const made = sourcesMade.get(provision);
  if (made !== undefined) return made;
  const { text, heading, label } = provision;
  const whole = `${label}\n${heading}\n${text}`;
  const spoken = detectLanguage(`${heading}\n${text}`);
  const language = latinLanguageOf(spoken);
  const source: Source = {
    folded: foldQuoted(whole),
    numbers: [...quantitiesOf(`${heading}\n${text}`, spoken), ...labelNumbers(label, spoken)],
    spoken,
    language,
    terms: new Set(contentTerms(whole, language)),
    statements: statementsOf(text, language),
  };
  sourcesMade.set(provision, source);
  return source;
}

/** A label's numbers name the provision; its year (Harbour Act 2019) may stand anywhere. */
function labelNumbers(label: string, language: string): Quantity[] {
  return quantitiesOf(label, language).flatMap((claim) => {
    const cites: Quantity = { ...claim, unit: 'citation' };
    return /^[12]\d{3}$/u.test(claim.value) ? [cites, { ...claim, unit: '' }] : [cites];
  });
}

/**
 * A list item says yes or no through its lead-in ("The tenant may not: (a) sublet"), so it is read with it.
 *
 * Known failure: numbered sentences that stand for themselves take over a negation of the sentence before the first.
 */
function statementsOf(text: string, language: string): Statement[] {
  let lead = '';
  return splitSentences(text, language).map(({ start, end }) => {
    const own = text.slice(start, end);
    const isItem = /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, start - 16), start)) && LIST_ITEM.test(own);
    if (!isItem) lead = own.slice(-LONGEST_LEAD);
    const statement = isItem ? `${lead} ${own}` : own;
    const denied = negationScopes(statement).map((scope) => termCounts(scope, language));
    return { terms: new Set(contentTerms(statement, language)), denied };
  });
}

const LIST_ITEM = /^(?:\(?\d{1,3}[.)]|\(\p{L}{1,4}\)|\p{L}[.)]|[-–•*])\s/u;

function termCounts(text: string, language: string): TermCounts {
  const counts = new Map<string, number>();
  for (const term of contentTerms(text, language)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

interface HasTerm {
  has(term: string): boolean;
}

/** The share of the terms, each as often as it comes, that a source has: between 0 and 1; NaN where there are no terms. */
function shareOf(terms: TermCounts, sources: readonly HasTerm[]): number {
  let held = 0;
  let all = 0;
  for (const [term, count] of terms) {
    all += count;
    if (sources.some((source) => source.has(term))) held += count;
  }
  return held / all;
}

const labels = (cited: readonly CitedProvision[]): string =>
  cited
    .slice(0, 3)
    .map(({ label }) => label)
    .join(', ');

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
