import type { JudgementNote } from './judges/panel';
import { figured, type Figured } from './figures';
import type { EvaluatedQuestion } from './score';
import type { RunRecord } from './run/journal';
import { sumOfUsage, type Usage } from './run/usage';

/** How often a judge could not say anything. */
interface Judged {
  readonly count: number;
  readonly without: number;
  /** Why, the first time. */
  readonly reason?: string;
}

/** What a report says of all questions together, gathered from one after another, of which none is held. */
export class Gathered {
  readonly figured: Figured[] = [];
  /** The ids of all provisions that the questions name, and of those that are right, in the order in which they are met. */
  readonly named = new Set<string>();
  readonly gold = new Set<string>();
  /** What was said of models that did not help, and of how many questions. */
  readonly notices = new Map<string, number>();
  readonly judges = new Map<string, Judged>();
  /** Of how many answers the samples of `fidelity` count by their probability, and of how many all the same. */
  readonly weightings = { probability: 0, mean: 0 };
  /** How many have no gold because the law does not answer. */
  unanswered = 0;
  /** Whether one was given an answer. */
  isAnswering = false;
  usage: Usage | undefined;

  add({ item, notices }: RunRecord): void {
    this.figured.push(figured(item));
    for (const id of namedIn(item)) this.named.add(id);
    for (const id of item.gold) this.gold.add(id);
    for (const notice of notices) this.notices.set(notice, (this.notices.get(notice) ?? 0) + 1);
    for (const note of item.judgements ?? []) this.#judged(note);
    const weighting = item.judgements?.find((note) => note.weighting !== undefined)?.weighting;
    if (weighting !== undefined) this.weightings[weighting] += 1;
    if (item.gold.length === 0 && item.isGoldUnknown !== true) this.unanswered += 1;
    this.isAnswering ||= item.answer !== undefined;
    this.usage = sumOfUsage([this.usage, item.usage]);
  }

  #judged({ judge, value, reason }: JudgementNote): void {
    const { count, without, ...told } = this.judges.get(judge) ?? { count: 0, without: 0 };
    const said = value === undefined ? { without: without + 1, reason, ...told } : { without, ...told };
    this.judges.set(judge, { count: count + 1, ...said });
  }
}

/** The ids of all provisions that questions name. */
export function namedBy(items: Iterable<EvaluatedQuestion>): Set<string> {
  const named = new Set<string>();
  for (const item of items) for (const id of namedIn(item)) named.add(id);
  return named;
}

function namedIn({ gold, ranked, predicted, quoted = [], trail }: EvaluatedQuestion): string[] {
  const inStages = trail?.stages.flatMap(({ lists }) => lists.flat()) ?? [];
  const inSentences = trail?.sentences.flatMap(({ citations }) => citations) ?? [];
  return [...gold, ...ranked, ...predicted, ...quoted, ...inStages, ...inSentences];
}
