import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Enough that an index takes a second or two, most of it to be killed in. */
const ACTS = 24;
const SECTIONS = 100;

/** An invented act; `edition` is in its text, so that one can be told from another. */
export function actText(act: number, edition = 1): string {
  const sections = Array.from({ length: SECTIONS }, (_, at) => {
    const number = at + 1;
    const other = ((number * 7 + edition) % SECTIONS) + 1;
    return `### Section ${number}. Berth ${act}-${number}\n\n(1) The master of a vessel pays fee ${number * edition} for berth ${act}-${number} within ${number} days.\n\n(2) Section ${other} and section ${number} of the Harbour ${(act + 1) % ACTS} Act 1990 apply.\n`;
  });
  return `# Harbour ${act} Act 1990\n\n${sections.join('\n')}`;
}

export const actFile = (act: number): string => `harbour-${act}.md`;

/** Writes all acts into a folder of their own. */
export function writeLaw(folder: string, acts = ACTS): void {
  mkdirSync(folder, { recursive: true });
  for (let act = 0; act < acts; act += 1) writeFileSync(join(folder, actFile(act)), actText(act));
}

/** Questions with the provisions that answer them. */
export function dataset(questions: number): string {
  const rows = Array.from({ length: questions }, (_, at) => ({
    id: `q${at}`,
    question: `Which fee does the master of a vessel pay for berth ${at % 20}-${(at % 90) + 1}?`,
    gold: [`harbour-${at % 20}-act-1990/sec_${(at % 90) + 1}__para_1`],
  }));
  return `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`;
}
