import { statuteField } from '../statuteFields';
import type { DocumentView } from './document';
import type { Evidence } from './kind';
import type { ReasonCode } from './reason';

/** The key of a published German act, and Proviso's own for an act's short name. */
const PUBLISHED = 'jurabk';

/**
 * What front matter says. Fields that only publishers of statutes write (an abbreviation, the day on which the act was made)
 * say most; dates from and until which a text holds are those of a contract or a policy, too; a title, a country and a status
 * are anybody's.
 */
export function frontMatterEvidence({ frontMatter, words }: DocumentView): Evidence[] {
  if (frontMatter.end === 0) return [];
  const evidence: Evidence[] = [];
  const says = (kind: Evidence['kind'], weight: number, code: ReasonCode): void => {
    evidence.push({ kind, weight, reason: { code } });
  };
  const has = (field: Parameters<typeof statuteField>[1]): boolean => statuteField(frontMatter, field) !== '';
  if (frontMatter.fields.has(PUBLISHED)) says('law', 20, 'published-fields');
  if (has('abbreviation')) says('law', 4, 'abbreviation-field');
  if (has('made')) says('law', 4, 'made-field');
  if (has('from') || has('until')) says('law', 2, 'force-fields');
  if (has('country') && has('status')) says('law', 2, 'country-fields');
  const stated = ['kind', 'type', 'document', 'status'].map((key) => frontMatter.plainFields.get(key) ?? '');
  if (stated.some((value) => words?.bill.test(value) === true || /^(?:bill|draft)$/iu.test(value)))
    says('bill', 8, 'bill-field');
  if (stated.some((value) => words?.writing.test(value) === true)) says('draft', 8, 'writing-field');
  return evidence;
}
