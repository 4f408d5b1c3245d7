import type { Act, Corpus } from '../law';
import { abbreviatedActs } from './abbreviatedActs';
import { citedNames, type NameRules } from './citedNames';
import { ProvisionLookup } from './provisionLookup';
import { isUntitled, untitledActs } from './untitledActs';

/**
 * What acts are called by those who cite them and not by their sources, by the keys of the names: acts without a title,
 * and German acts known by a short title that only their abbreviation recalls. Reads part of the corpus, some seconds for
 * the law of a federation, in steps of some 10 ms.
 */
export function* learnNames(corpus: Corpus, rules: NameRules): Generator<void, ReadonlyMap<string, Act>> {
  if (!corpus.acts.some((act) => isUntitled(act) || isAbbreviated(act))) return new Map();
  const cited = yield* citedNames(corpus, rules);
  const lookup = new ProvisionLookup(corpus);
  const abbreviated = yield* abbreviatedActs(corpus, cited, lookup);
  return new Map([...abbreviated, ...(yield* untitledActs(corpus, cited, lookup))]);
}

const isAbbreviated = ({ language, abbreviation }: Act): boolean => language === 'de' && abbreviation !== '';
