import * as l10n from '@vscode/l10n';
import type { CheckedSentence, ReportItem, StageFinds } from '../../src/extension/messages';
import { around, element } from '../dom';
import { withPlaces } from '../figure';
import { provisionName, provisionWithText, type ProvisionHost } from './provision';
import { changeInWords, stageInWords, supportInWords, verdictInWords } from './words';
import type { Change } from './rows';

/** What another run of the page made of the same question. */
export interface OtherRun {
  readonly name: string;
  readonly item: ReportItem;
}

/** All that is known of a question: how it was come to what was found, and what that is beside what is right. */
export function detailOf(
  item: ReportItem,
  changes: readonly Change[],
  others: readonly OtherRun[],
  host: ProvisionHost,
): HTMLElement {
  const parts: [string, readonly (Node | string)[]][] = [
    [l10n.t('Answer'), answerOf(item)],
    [l10n.t('Right answer'), item.goldAnswer === undefined ? [] : [item.goldAnswer]],
    [l10n.t('Verdict'), verdictOf(item)],
    [l10n.t('Sentences'), sentencesOf(item, host)],
    [l10n.t('Expected provisions'), clausesOf(item)],
    [l10n.t('Named against right'), comparisonOf(item, host)],
    [l10n.t('Candidates'), candidatesOf(item, host)],
    [l10n.t('Changed'), changes.map((change) => element('p', {}, changeInWords(change)))],
    [l10n.t('Other runs'), others.map((other) => otherRun(other, host))],
  ];
  const lines = parts
    .filter(([, content]) => content.length > 0)
    .flatMap(([name, content]) => [element('dt', {}, name), element('dd', {}, ...content)]);
  return element('dl', {}, ...lines);
}

function answerOf({ answer }: ReportItem): string[] {
  if (answer === undefined) return [];
  return [answer === '' ? l10n.t('none') : answer];
}

function verdictOf({ verdict, confidence }: ReportItem): string[] {
  const parts = [
    ...(verdict === undefined ? [] : [verdictInWords(verdict)]),
    ...(confidence === undefined ? [] : [l10n.t('chance that it is right: {0}', withPlaces(confidence, 2))]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

function sentencesOf({ trail }: ReportItem, host: ProvisionHost): Node[] {
  const sentences = trail?.sentences ?? [];
  return sentences.length === 0 ? [] : [element('ol', {}, ...sentences.map((one) => sentenceOf(one, host)))];
}

function sentenceOf({ text, support, citations }: CheckedSentence, host: ProvisionHost): HTMLElement {
  const said = element('span', { class: 'support', 'data-support': support }, supportInWords(support));
  const cited = citations.map((id) => element('li', {}, provisionName(id, host)));
  return element('li', {}, text, ' ', said, element('ul', { class: 'plain' }, ...cited));
}

function clausesOf({ trail }: ReportItem): Node[] {
  const clauses = trail?.clauses ?? [];
  return clauses.length === 0 ? [] : [element('ol', {}, ...clauses.map((clause) => element('li', {}, clause)))];
}

/** Right provisions, then what else was named; each with its text. */
const comparisonOf = (item: ReportItem, host: ProvisionHost): Node[] => [
  provisionList(item, (id) => provisionWithText(id, host)),
];

/** Gold and predicted provisions, each said to be found, missed or extra: in words, not by colour alone. */
export function provisionList(
  { gold, predicted }: Pick<ReportItem, 'gold' | 'predicted'>,
  name: (id: string) => Node,
): HTMLElement {
  const [wanted, given] = [new Set(gold), new Set(predicted)];
  const lines = [
    ...gold.map((id) => ({ id, state: given.has(id) ? ('found' as const) : ('missed' as const) })),
    ...predicted.filter((id) => !wanted.has(id)).map((id) => ({ id, state: 'extra' as const })),
  ];
  const items = lines.map(({ id, state }) => element('li', { 'data-state': state }, ...inState(state, name(id))));
  return element('ul', { class: 'plain' }, ...items);
}

function inState(state: 'found' | 'missed' | 'extra', name: Node): (Node | string)[] {
  if (state === 'found') return around((place) => l10n.t('found: {0}', place), name);
  return around((place) => (state === 'missed' ? l10n.t('missed: {0}', place) : l10n.t('extra: {0}', place)), name);
}

/** What each stage found; of a strategy without stages, its ranking. */
function candidatesOf(item: ReportItem, host: ProvisionHost): Node[] {
  const { trail, ranked } = item;
  if (trail === undefined) return ranked.length === 0 ? [] : [hitList(item, ranked, host)];
  return trail.stages.map((finds) => stageOf(item, finds, host));
}

function stageOf(item: ReportItem, { stage, lists }: StageFinds, host: ProvisionHost): HTMLElement {
  const clauses = item.trail?.clauses ?? [];
  const isByClause = stage === 'retrieve' || stage === 'rerank';
  const parts = lists.flatMap((list, at) => {
    const clause = clauses[at] ?? l10n.t('The question as a whole');
    return [...(isByClause ? [element('p', { class: 'hint' }, clause)] : []), hitList(item, list, host)];
  });
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  return element('details', {}, element('summary', {}, `${stageInWords(stage)} (${count})`), ...parts);
}

/** Provisions in their order; those that are right are said to be. */
function hitList({ gold }: ReportItem, ids: readonly string[], host: ProvisionHost): HTMLElement {
  const lines = ids.map((id) => {
    const right = gold.includes(id) ? [' ', element('strong', {}, l10n.t('right'))] : [];
    return element('li', {}, provisionName(id, host), ...right);
  });
  return element('ol', {}, ...lines);
}

function otherRun({ name, item }: OtherRun, host: ProvisionHost): HTMLElement {
  const list = provisionList(item, (id) => provisionName(id, host));
  return element('div', {}, element('p', { class: 'hint' }, name), list);
}
