import * as l10n from '@vscode/l10n';
import { contentTerms, detectLanguage, latinLanguageOf } from '../languages';
import type { Claim, GroundingContext } from './claim';
import { questionOf, sourceOf } from './evidence';
import { merged } from './foundWords';
import { isStruck, type Grounding, type LawWords, type SecondReading, type Words } from './support';

/** A confirmation names at least so much of the law: "the" and "1" stand in every provision. Content terms. */
const LEAST_LAW_TERMS = 2;

/** Longer remarks are cut. UTF-16 code units. */
const LONGEST_REMARK = 300;

/** The words of a reading, each found in a provision that the sentence cites or in the question. */
interface FoundWords {
  readonly law: readonly LawWords[];
  readonly facts: readonly Words[];
}

/**
 * What a sentence's grounding is once a second reader, who was asked to refute it, has spoken. The reader's word counts
 * only where all the words that it names stand letter by letter in the cited provisions or in the question:
 *
 * - a refutation makes the sentence `unverified`, with the reason;
 * - a confirmation that names words of the law makes `supported` what the checks left open.
 *
 * What a check found contradicted or invented stays so whatever the reader says: a check makes no guesses, a reader does.
 */
export function withSecondReading(
  grounding: Grounding,
  reading: SecondReading,
  claim: Claim,
  context: GroundingContext,
): Grounding {
  if (isStruck(grounding.support)) return grounding;
  const found = findWords(reading.words, claim, context);
  if (found === undefined) return grounding;
  if (!reading.carried) {
    return { ...grounding, support: 'unverified', reason: refutation(reading), refuted: true };
  }
  if (!saysEnough(found.law)) return grounding;
  return {
    support: 'supported',
    clashes: grounding.clashes,
    lawWords: claim.cited.flatMap(({ id, text }) =>
      merged(
        [...grounding.lawWords, ...found.law].filter((words) => words.id === id),
        text,
      ),
    ),
    factWords: merged([...grounding.factWords, ...found.facts], context.question ?? ''),
  };
}

/** Where all of the words stand; undefined where there are none, or one of them stands nowhere. */
function findWords(words: readonly string[], { cited }: Claim, context: GroundingContext): FoundWords | undefined {
  const provisions = cited.map((provision) => ({ id: provision.id, folded: sourceOf(provision).folded }));
  const facts = questionOf(context)?.folded;
  const found: { law: LawWords[]; facts: Words[] } = { law: [], facts: [] };
  for (const each of words) {
    const inLaw = provisions.flatMap(({ id, folded }) => (folded.find(each) ?? []).map((at) => ({ id, ...at })));
    const inFacts = inLaw.length > 0 ? [] : facts?.find(each);
    if (inFacts === undefined) return undefined;
    found.law.push(...inLaw);
    found.facts.push(...inFacts);
  }
  return words.length > 0 ? found : undefined;
}

function saysEnough(law: readonly LawWords[]): boolean {
  const text = law.map((words) => words.text).join('\n');
  return contentTerms(text, latinLanguageOf(detectLanguage(text))).length >= LEAST_LAW_TERMS;
}

function refutation({ why = '', words }: SecondReading): string {
  const remark = why.replace(/\s+/gu, ' ').trim();
  const said = remark === '' ? l10n.t('“{0}” stands against it.', words[0]!) : remark;
  const cut = said.length > LONGEST_REMARK ? `${said.slice(0, LONGEST_REMARK - 1)}…` : said;
  return l10n.t('A second reader was not convinced: {0}', cut);
}
