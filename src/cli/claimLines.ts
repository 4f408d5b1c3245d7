import { fileLines } from '../files';
import { CitedProvisions, readClaimLine, verifySentence, type ClaimLine, type Grounding } from '../grounding';
import type { Problem } from '../law';
import type { EntailmentModel } from '../models';
import { readByEntailment } from '../pipeline';
import { rest, Turns } from '../turns';
import type { LegalIndex } from '../search';
import type { Terminal } from './command';

/** A line of a sentence with its question and recorded words is a few thousand characters; a longer one is none. */
const LONGEST_LINE = 1 << 20;
/** How long sentences are checked before an interruption is heeded, in milliseconds. */
const TURN_MS = 50;

/** What the checks say of one line. */
export interface VerifiedLine extends Grounding {
  /** That of the line; `line-7` where it has none. */
  readonly id: string;
}

export interface VerifiedLines {
  readonly items: readonly VerifiedLine[];
  /** Lines that could not be read. */
  readonly problems: readonly Problem[];
}

/** What lines are checked against, and who reads them besides. */
export interface LineSources extends Pick<LegalIndex, 'corpus' | 'resolver'> {
  readonly entailment?: EntailmentModel;
}

/**
 * Checks a file of sentences as JSON lines, see `readClaimLine`, each against the provisions that it names and its own
 * question; then by the entailment model, where there is one. Rejects with `UnreadableFileError`.
 *
 * @param question that of lines which have none
 */
export async function verifyLines(
  file: string,
  question: string | undefined,
  { corpus, resolver, entailment }: LineSources,
  terminal: Pick<Terminal, 'progress'>,
  signal: AbortSignal,
): Promise<VerifiedLines> {
  const provisions = new CitedProvisions(corpus);
  const items: VerifiedLine[] = [];
  const problems: Problem[] = [];
  const turns = new Turns(TURN_MS);
  for await (const { number, text } of fileLines(file, LONGEST_LINE, signal)) {
    if (text?.trim() === '') continue;
    const line = text === undefined ? { problem: `Longer than ${LONGEST_LINE} characters.` } : readClaimLine(text);
    if ('problem' in line) {
      problems.push({ file, line: number, severity: 'error', message: `${line.problem} The line is left out.` });
      continue;
    }
    const asked = line.question ?? question;
    const context = { corpus, resolver, ...(asked !== undefined && { question: asked }) };
    const claim = claimOf(line, provisions);
    const checked = verifySentence(claim, context);
    const read = entailment && (await readByEntailment(checked, claim, context, entailment, signal));
    items.push({ id: line.id ?? `line-${number}`, ...(read ?? checked) });
    if (turns.isOver) terminal.progress(`Sentence ${items.length}`);
    await rest(turns, signal);
  }
  return { items, problems };
}

const claimOf = ({ sentence, citations, lawWords, factWords, secondReading }: ClaimLine, made: CitedProvisions) => ({
  text: sentence,
  cited: made.of(citations),
  ...(lawWords && { lawWords }),
  ...(factWords && { factWords }),
  ...(secondReading && { secondReading }),
});
