import {
  withSecondReading,
  type Claim,
  type Grounding,
  type GroundingContext,
  type SecondReading,
} from '../../../src/grounding';
import { share } from '../citations/score';
import type { Labelled } from '../answers/types';

const OUTCOMES = ['confirmed', 'confirmed in vain', 'refuted', 'refuted in vain', 'left open', 'failed'] as const;

/** What a reader said of a sentence; in vain, where its words are not found, or say too little. */
export type Heard = (typeof OUTCOMES)[number];

/** A sentence of which the checks say nothing, so that what is said of it afterwards is the reader's alone. */
const UNREAD: Grounding = { support: 'unverified', clashes: [], lawWords: [], factWords: [] };

export function heardOf(reading: SecondReading | undefined, claim: Claim, context: GroundingContext): Heard {
  if (reading === undefined) return 'left open';
  const { support, refuted } = withSecondReading(UNREAD, reading, claim, context);
  if (reading.carried) return support === 'supported' ? 'confirmed' : 'confirmed in vain';
  return refuted === true ? 'refuted' : 'refuted in vain';
}

/** A Markdown table: right and broken sentences, and how many and which share of them has each outcome. */
export function tableOf(all: readonly { readonly row: Labelled; readonly heard: Heard }[]): string[] {
  const line = (name: string, label: Labelled['label']): string => {
    const heard = all.filter(({ row }) => row.label === label).map((each) => each.heard);
    const cells = OUTCOMES.map((outcome) => {
      const count = heard.filter((each) => each === outcome).length;
      return `${count} (${share(count, heard.length)})`;
    });
    return `| ${name} | ${heard.length} | ${cells.join(' | ')} |`;
  };
  return [
    `| | n | ${OUTCOMES.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(OUTCOMES.length + 1)}`,
    line('right', 'supported'),
    line('broken', 'broken'),
  ];
}
