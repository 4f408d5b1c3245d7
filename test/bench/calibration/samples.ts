import { existsSync, readFileSync } from 'node:fs';
import { goldNames, withoutGold } from '../../../src/evaluation/gold';
import { readDataset } from '../../../src/evaluation/datasets/readDataset';
import { parseGenerations } from '../../../src/models';
import { findProvisions, type Features, type Found, type PipelineContext } from '../../../src/pipeline';
import { openIndex } from '../../../src/indexing';
import type { LegalIndex } from '../../../src/search';

/** One question put to one version of a corpus. */
export interface Sample {
  /** The collection it is of: those that share a corpus are one. */
  readonly corpus: string;
  readonly question: string;
  /** Whether the corpus holds its gold. */
  readonly isAnswerable: boolean;
  /** Whether a gold provision was selected. */
  readonly isHit: boolean;
  readonly features: Features;
}

/** A data set with its corpus; sets of one name share the corpus. */
export interface Collection {
  readonly name: string;
  readonly corpus: string;
  readonly indexDir?: string;
  readonly questions: readonly string[];
  readonly generations: string;
}

export async function open({ corpus, indexDir }: Collection): Promise<LegalIndex> {
  const opening = openIndex({ paths: [corpus], ...(indexDir !== undefined && { indexDir }) });
  for (;;) {
    const { value, done } = await opening.next();
    if (done === true) return value.index;
  }
}

/**
 * The samples of a collection: each question with its gold and without, and those without an answer once. A search that
 * selects nothing needs no judgement, and is no sample.
 *
 * @param isRecorded whether the recorded clauses are replayed; questions without any are left out then.
 * @param every of the questions, one in so many, at even distances.
 */
export async function samplesOf(
  { name, questions, generations }: Collection,
  index: LegalIndex,
  isRecorded: boolean,
  every: number,
): Promise<Sample[]> {
  const recorded = existsSync(generations)
    ? parseGenerations(readFileSync(generations, 'utf8')).generations
    : undefined;
  const asked = questions
    .flatMap((file) => readDataset(readFileSync(file, 'utf8'), file).questions)
    .filter(({ id }, at) => at % every === 0 && (!isRecorded || recorded?.has(id) === true));
  const idOf = await goldNames(
    asked.flatMap(({ gold }) => gold),
    index,
  );
  const samples: Sample[] = [];
  for (const { id, text, gold } of asked) {
    const clauses = isRecorded ? recorded?.get(id) : undefined;
    const whole = { index, ...(clauses && { recorded: clauses }) };
    const ids = gold.map(idOf);
    const poorer = withoutGold(ids, { ...whole, today: '' });
    const versions: [PipelineContext, boolean][] = poorer
      ? [
          [whole, true],
          [poorer, false],
        ]
      : [[whole, false]];
    for (const [context, isAnswerable] of versions) {
      const { selections, confidence } = await found(text, context);
      if (selections.length === 0) continue;
      const isHit = isAnswerable && selections.some(({ ordinal }) => ids.includes(index.corpus.id(ordinal)));
      samples.push({ corpus: name, question: id, isAnswerable, isHit, features: confidence.features });
    }
  }
  return samples;
}

async function found(question: string, context: PipelineContext): Promise<Found> {
  const finding = findProvisions(question, context);
  for (;;) {
    const { value, done } = await finding.next();
    if (done === true) return value;
  }
}
