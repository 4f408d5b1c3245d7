import type { PipelineContext } from '../../pipeline';
import { clip, fullText, wholeEnd } from '../provisionText';
import { rankingOf } from '../ranking';
import { foundProvision, type FoundProvision } from './foundProvision';

/** A provision that bears on what was typed by what it says. */
export interface FoundInText extends FoundProvision {
  /** Some of its text, around the first of the words that were typed where it has one; one line. */
  readonly excerpt: string;
}

/** More of what was typed is not read, in UTF-16 code units. */
const LONGEST = 300;
/** How much of a provision is looked through for a word, how much is shown, and of that before a word that stands far behind. */
const READ = 20_000;
const SHOWN = 160;
const BEFORE = 40;

/** The provisions whose text bears on what was typed, by its words and by the parts of its compounds, best first. */
export async function findInText(
  query: string,
  context: Pick<PipelineContext, 'index' | 'dense'>,
  limit: number,
  signal?: AbortSignal,
): Promise<FoundInText[]> {
  const { corpus } = context.index;
  const typed = query.slice(0, LONGEST).trim();
  if (typed === '') return [];
  const ranking = await rankingOf(typed, context, signal);
  return ranking.slice(0, limit).map(({ ordinal }) => ({
    ...foundProvision(corpus, ordinal),
    excerpt: excerptOf(fullText(corpus, ordinal, READ), typed),
  }));
}

function excerptOf(text: string, typed: string): string {
  const line = text.replace(/\s+/gu, ' ');
  const folded = line.toLowerCase();
  const words = typed.toLowerCase().split(/\s+/u);
  const at = words.map((word) => folded.indexOf(word)).find((place) => place >= 0) ?? 0;
  const border = line.lastIndexOf(' ', at - BEFORE);
  const start = at < SHOWN - BEFORE ? 0 : wholeEnd(line, border < 0 ? at - BEFORE : border + 1);
  return `${start > 0 ? '… ' : ''}${clip(line.slice(start), SHOWN)}`;
}
