import * as l10n from '@vscode/l10n';
import { isStruck } from '../grounding';
import type { ParametricResult } from './parametric';
import type { AnswerSentence } from './types';

/** "2 parametric provisions (model)" */
export function expectedInWords({ source, provisions }: ParametricResult): string {
  const from = { recorded: l10n.t('recorded'), model: l10n.t('model'), embedded: l10n.t('embedded') }[source];
  const count = provisions.length;
  return count === 1
    ? l10n.t('1 parametric provision ({0})', from)
    : l10n.t('{0} parametric provisions ({1})', count, from);
}

/** "100 + 80 candidates", a number a list. */
export const foundInWords = (counts: readonly number[]): string => l10n.t('{0} candidates', counts.join(' + '));

/** "10 + 10 ordered", a number a list. */
export const orderedInWords = (counts: readonly number[]): string => l10n.t('{0} ordered', counts.join(' + '));

/** "2 provisions selected, after a second search" */
export function selectedInWords(count: number, searchedAgain: boolean): string {
  if (searchedAgain) {
    return count === 1
      ? l10n.t('1 provision selected, after a second search')
      : l10n.t('{0} provisions selected, after a second search', count);
  }
  return count === 1 ? l10n.t('1 provision selected') : l10n.t('{0} provisions selected', count);
}

/** "3 provisions reached by citation" */
export const reachedInWords = (count: number): string =>
  count === 1 ? l10n.t('1 provision reached by citation') : l10n.t('{0} provisions reached by citation', count);

/** "2 sentences" */
export const writtenInWords = (count: number): string =>
  count === 1 ? l10n.t('1 sentence') : l10n.t('{0} sentences', count);

/** "2 sentences supported, 1 not verified, 0 struck out" */
export function verifiedInWords(sentences: readonly Pick<AnswerSentence, 'support'>[]): string {
  const struck = sentences.filter(({ support }) => isStruck(support)).length;
  const open = sentences.filter(({ support }) => support === 'unverified').length;
  const supported = sentences.length - struck - open;
  return [
    supported === 1 ? l10n.t('1 sentence supported') : l10n.t('{0} sentences supported', supported),
    ...(open === 0 ? [] : [l10n.t('{0} not verified', open)]),
    l10n.t('{0} struck out', struck),
  ].join(', ');
}
