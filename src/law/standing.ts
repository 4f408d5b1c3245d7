import * as l10n from '@vscode/l10n';
import { ancestorsOf, type Corpus } from './corpus';
import { DAY_NOT_SET, dayInWords, type Day } from './day';
import type { Validity } from './provision';

/** Whether a provision is law on a day, and the days that its source states. */
export interface Standing {
  readonly status: 'in-force' | 'repealed' | 'not-yet-in-force';
  /** `repealed`: the last day has passed. `not-yet-in-force`: the first day is still to come, absent where it is not set. */
  readonly validity?: Validity;
}

/**
 * Whether a provision is law on a day. It is none where it, a unit that it stands in, or its act was repealed, has had
 * its last day, or has its first day still to come; of several first days the nearest one is told, its own before that
 * of the unit around it.
 *
 * Assumption: the corpus holds the law as it is now, so that "repealed" means before `today`; and an act's dates are
 * bounds for all that stands in it. Example: an act in force since 2001 whose section 5 is law from 2030 on.
 * Known failure: a source that gives an act the date of its latest version, still to come, and its sections no dates.
 */
export function standingAt(corpus: Corpus, ordinal: number, today: Day): Standing {
  const units = [ordinal, ...ancestorsOf(corpus, ordinal).reverse()];
  const stated = [...units.map((unit) => corpus.validity(unit)), corpus.acts[corpus.actOf(ordinal)]?.validity].filter(
    (validity) => validity !== undefined,
  );
  const until = stated.flatMap((validity) => validity.until ?? []).sort()[0];
  const hasEnded = until !== undefined && until < today;
  if (hasEnded) return { status: 'repealed', validity: { until } };
  if (units.some((unit) => corpus.isRepealed(unit))) return { status: 'repealed' };
  const starts = stated.flatMap((validity) => validity.from ?? []);
  const latest = [...starts].sort().at(-1);
  if (latest === DAY_NOT_SET) return { status: 'not-yet-in-force' };
  if (latest !== undefined && latest > today) return { status: 'not-yet-in-force', validity: { from: latest } };
  const [from] = starts;
  if (from === undefined && until === undefined) return { status: 'in-force' };
  return {
    status: 'in-force',
    validity: { ...(from !== undefined && { from }), ...(until !== undefined && { until }) },
  };
}

/** "In force from 1 January 2020 until 31 December 2024"; undefined for law in force whose source states no day. */
export function standingInWords({ status, validity: { from, until } = {} }: Standing): string | undefined {
  const [start, end] = [from, until].map((day) => day && dayInWords(day));
  switch (status) {
    case 'repealed':
      return end === undefined ? l10n.t('Repealed') : l10n.t('No longer in force: it was law until {0}', end);
    case 'not-yet-in-force':
      return start === undefined
        ? l10n.t('Not yet in force: the day is not set')
        : l10n.t('Not yet in force: it will be law from {0}', start);
    case 'in-force':
      if (start !== undefined && end !== undefined) return l10n.t('In force from {0} until {1}', start, end);
      if (start !== undefined) return l10n.t('In force from {0}', start);
      return end === undefined ? undefined : l10n.t('In force until {0}', end);
  }
}
