/** Prints, as JSON, how many cases each required part of the suite has for the tenth language, and which fail. */
import { PARTS } from '../parts';
import { cases } from './cases';

async function main(): Promise<void> {
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  for (const { name: part, casesOf } of PARTS.filter(({ isRequired }) => isRequired)) {
    const held = casesOf(cases);
    counts[part] = held.length;
    for (const { name, check } of held) {
      try {
        await check();
      } catch (error) {
        failures.push(`${part}: ${name}: ${String(error)}`);
      }
    }
  }
  process.stdout.write(JSON.stringify({ counts, failures }));
}

void main();
