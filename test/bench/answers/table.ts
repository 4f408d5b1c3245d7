import { isStruck } from '../../../src/grounding';
import { share } from '../citations/score';
import type { ByReading, Judged } from './types';

/** A Markdown table: a row for each label and kind of broken sentence, the shares of the three outcomes for each reading. */
export function tableOf(byReading: ByReading): string[] {
  const groups = [...new Set(byReading.flatMap(([, judged]) => judged.map(groupOf)))].sort(inOrder);
  return [
    `| | ${byReading.map(([reading]) => `${reading}: n | supported | unverified | struck`).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(byReading.length * 4)}`,
    ...groups.map((group) => `| ${group} | ${byReading.map(([, judged]) => cellsOf(judged, group)).join(' | ')} |`),
  ];
}

const groupOf = ({ row: { label, kind } }: Judged): string => (kind === null ? label : `${label}: ${kind}`);

/** Right ones first, broken ones last. */
const inOrder = (a: string, b: string): number =>
  Number(a.startsWith('broken')) - Number(b.startsWith('broken')) ||
  Number(b === 'supported') - Number(a === 'supported') ||
  (a < b ? -1 : 1);

function cellsOf(all: readonly Judged[], group: string): string {
  const judged = all.filter((each) => groupOf(each) === group);
  if (judged.length === 0) return '0 | | | ';
  const count = (holds: (each: Judged) => boolean): string => share(judged.filter(holds).length, judged.length);
  return [
    judged.length,
    count(({ grounding }) => grounding.support === 'supported'),
    count(({ grounding }) => grounding.support === 'unverified'),
    count(({ grounding }) => isStruck(grounding.support)),
  ].join(' | ');
}
