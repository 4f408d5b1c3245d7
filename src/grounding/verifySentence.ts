import * as l10n from '@vscode/l10n';
import { toEnd } from '../turns';
import { detectLanguage, packOf } from '../languages';
import { foldQuoted, type TextSpan } from '../text';
import { checkCitations } from './checks/citations';
import { coverageFindings } from './checks/coverage';
import type { Finding } from './checks/finding';
import { numberFindings } from './checks/numbers';
import { operatorFindings } from './checks/operators';
import { quotationFindings } from './checks/quotations';
import { substitutionFindings } from './checks/substitutions';
import type { Claim, GroundingContext } from './claim';
import { evidenceOf, questionOf, sourceOf, type Evidence } from './evidence';
import { withSecondReading } from './secondReading';
import { readText, type Operator } from './sentence';
import type { Clash, Grounding, LawWords, Support } from './support';

/** Longer sentences are no sentences of an answer; they stay unread. UTF-16 code units. */
export const LONGEST_SENTENCE = 4000;

/**
 * How far a sentence of an answer is carried by the provisions that it cites and the question that it answers: they exist;
 * the citations and quotations in it are theirs; its words are found in them; its numbers, what it orders, permits and
 * denies are theirs, or follow. Never throws.
 *
 * A clash that needs no guess makes it `contradicted`; what is not shown `unverified`. In a language without rules for
 * propositions nothing is `supported`.
 */
export const verifySentence = (claim: Claim, context: GroundingContext): Grounding => toEnd(verifying(claim, context));

/** {@link verifySentence}, one check after another, so that the caller can let other work in. */
export function* verifying(claim: Claim, context: GroundingContext): Generator<void, Grounding> {
  const { cited } = claim;
  const nothing = { clashes: [], lawWords: [], factWords: [] };
  if (claim.text.length > LONGEST_SENTENCE)
    return { support: 'unverified', reason: l10n.t('It is too long to be checked.'), ...nothing };
  const invented = cited.find(({ id }) => context.corpus.ordinal(id) === undefined);
  if (invented !== undefined) {
    const name = invented.label === '' ? invented.id : invented.label;
    return { support: 'invented', reason: l10n.t('It cites {0}, which does not exist here.', name), ...nothing };
  }
  if (cited.length === 0) return { support: 'unverified', reason: l10n.t('It cites no provision.'), ...nothing };
  const grounding = yield* checked(claim, context);
  return claim.secondReading === undefined
    ? grounding
    : withSecondReading(grounding, claim.secondReading, claim, context);
}

function* checked(claim: Claim, context: GroundingContext): Generator<void, Grounding> {
  const language = detectLanguage(claim.text);
  const citations = yield* checkCitations(claim, language, context);
  const read = yield* readText(without(claim.text, citations.own), language);
  const sentence = { ...read, text: claim.text };
  yield;
  const question = questionOf(context);
  const cited = claim.cited.map(sourceOf);
  const asked = question === undefined ? [] : [question];
  for (const source of [...asked, ...cited]) yield* source.reading();
  const citesNumbers = sentence.quantities.some(({ unit }) => unit === 'citation');
  for (const source of citesNumbers ? [...asked, ...cited] : asked) yield* source.counting();
  const evidence = yield* evidenceOf(claim, sentence, question);
  const operators: Operator[] = [];
  for (const statement of question?.statements ?? []) operators.push(...(yield* statement.read()).operators);
  const checks: readonly (() => Finding[])[] = [
    () => quotationFindings(claim.text, () => foldedSources(claim, context)),
    () => numberFindings(sentence, evidence, cited, question, claim.factWords === undefined),
    () => operatorFindings(sentence, evidence, operators),
    () => substitutionFindings(sentence, evidence, question?.vocabulary),
    () =>
      coverageFindings(sentence, evidence, [
        ...(question === undefined ? [] : [question.vocabulary]),
        ...cited.map(({ vocabulary }) => vocabulary),
      ]),
  ];
  const found: Finding[] = [...citations.findings];
  for (const check of checks) {
    found.push(...check());
    yield;
  }
  const clashes = found.filter(({ isCertain }) => isCertain).map((each) => clashOf(each, evidence.lawWords));
  const reason = clashes[0]?.message ?? unshown(evidence, found, language);
  const support: Support = clashes.length > 0 ? 'contradicted' : reason === undefined ? 'supported' : 'unverified';
  return {
    support,
    ...(reason !== undefined && { reason }),
    clashes,
    lawWords: evidence.lawWords,
    factWords: evidence.factWords,
  };
}

/** A text with blanks in the place of some stretches: what is behind them stays where it is. */
const without = (text: string, stretches: readonly TextSpan[]): string =>
  stretches.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** Why a sentence without a clash is not shown; undefined where it is. */
function unshown({ law, unfound }: Evidence, found: readonly Finding[], language: string): string | undefined {
  if (unfound !== undefined) {
    return unfound.of === 'law'
      ? l10n.t('“{0}” does not stand in the provisions that it cites.', unfound.words)
      : l10n.t('“{0}” does not stand in the question.', unfound.words);
  }
  if (law.length === 0) return l10n.t('No words of the law that it cites say it.');
  if (packOf(language)?.propositions === undefined)
    return l10n.t('There are no rules to check sentences of this language.');
  return found[0]?.message;
}

/** A certain finding as a clash, with the place of the law's words that stand against it where they are written once. */
function clashOf({ kind, words, message, theirs }: Finding, lawWords: readonly LawWords[]): Clash {
  const places = theirs === undefined ? [] : lawWords.filter(({ text }) => text.includes(theirs));
  const [place] = places;
  if (theirs === undefined || place === undefined || places.length > 1) return { kind, words, message };
  const at = place.text.indexOf(theirs);
  if (at !== place.text.lastIndexOf(theirs)) return { kind, words, message };
  const start = place.start + at;
  const against = { source: 'law' as const, id: place.id, start, end: start + theirs.length, text: theirs };
  return { kind, words, against, message };
}

const foldedSources = ({ cited }: Claim, context: GroundingContext): string[] => [
  questionOf(context)?.folded.folded ?? '',
  ...cited.flatMap((each) => [foldQuoted(each.label), foldQuoted(each.heading), sourceOf(each).folded.folded]),
];
