import { findProvisions, type PipelineContext } from '../pipeline';
import type { Hit } from '../search';

/** What finds provisions and no more: expansion follows citations, which nobody has asked about yet. */
const STAGES: NonNullable<PipelineContext['stages']> = { expand: false };

/** The provisions that bear on a question, by their words and what their acts are about, best first. */
export async function rankingOf(
  question: string,
  context: Pick<PipelineContext, 'index' | 'dense'>,
  signal?: AbortSignal,
): Promise<readonly Hit[]> {
  const finding = findProvisions(question, { ...context, stages: STAGES }, signal);
  for (;;) {
    const { value, done } = await finding.next();
    if (done === true) return value.ranking;
  }
}
