import * as l10n from '@vscode/l10n';
import type { Evidence } from '../evidence';
import type { ReadText } from '../sentence';
import { stretchOf, vocabularyOf, type Vocabulary } from '../words';
import type { Finding } from './finding';

/** So many words of one clause that nothing explains say something of their own. */
const MOST_NOVEL = 2;

/**
 * The clauses of a sentence whose words stand neither in the words that it rests on nor in the question.
 *
 * Assumption: who applies law to facts says it in their words. Known failures: synonyms are not explained; a clause that
 * arranges the words of the evidence into something else is.
 */
export function coverageFindings(sentence: ReadText, evidence: Evidence, further: readonly Vocabulary[]): Finding[] {
  const known = [vocabularyOf([...evidence.law, ...evidence.facts].flatMap(({ words }) => words)), ...further];
  return sentence.clauses.flatMap(({ words }): Finding[] => {
    const novel = words.filter(({ stem }) => !known.some((vocabulary) => vocabulary.explains(stem)));
    if (novel.length <= MOST_NOVEL) return [];
    const stretch = stretchOf(sentence.text, novel);
    return [
      {
        isCertain: false,
        kind: 'condition',
        words: stretch,
        message: l10n.t('“{0}” stands neither in the law that it cites nor in the question.', stretch.text),
      },
    ];
  });
}
