import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  constructQuestions,
  existingItems,
  MOST_HOPS,
  refusalWords,
  type Construction,
  type Refusal,
} from '../../evaluation';
import { writeWhole } from '../../files';
import { dayOf } from '../../law';
import {
  CommandError,
  CORPUS_OPTIONS,
  countOption,
  MODEL_OPTIONS,
  stringOption,
  UsageError,
  type Command,
} from '../command';
import { resultOf } from '../evaluationRun';
import { modelFrom, openCorpus, shownFile } from '../openCorpus';

/** How many questions are written where nothing is said, and of how many hops. */
const BY_DEFAULT = { count: 10, hops: 2, seed: 1 } as const;

export const construct: Command = {
  usage:
    'construct --corpus PATH --llm URL --model NAME [--allow-unencrypted-key] --out FILE [--count N] [--hops N] [--seed N]',
  summary: 'have a language model write questions on chains of citations, unreviewed until a person accepts them',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    out: { type: 'string' },
    count: { type: 'string' },
    hops: { type: 'string' },
    seed: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    if (positionals.length > 0) throw new UsageError('construct takes options alone.');
    const model = modelFrom(values, terminal);
    if (model === undefined) {
      throw new UsageError('A language model writes the questions: name one with --llm URL --model NAME.');
    }
    const out = stringOption(values, 'out');
    if (out === undefined || !/\.jsonl$/iu.test(out)) {
      throw new UsageError('--out FILE.jsonl is missing: the data set that the questions are added to.');
    }
    const file = resolve(out);
    const hops = countOption(values, 'hops') ?? BY_DEFAULT.hops;
    if (hops > MOST_HOPS) throw new UsageError(`--hops takes a whole number from 1 to ${MOST_HOPS}.`);
    const count = countOption(values, 'count') ?? BY_DEFAULT.count;
    const seed = countOption(values, 'seed') ?? BY_DEFAULT.seed;
    const before = await contentOf(file);
    const { index } = await openCorpus(values, terminal, signal);
    const taken = existingItems(before).ids;
    const running = constructQuestions({ index, model, today: dayOf(new Date()), count, hops, seed, taken }, signal);
    const construction = await resultOf(running, terminal);
    const rows = construction.items.map((item) => `${JSON.stringify(item)}\n`).join('');
    if (rows !== '') await writeWhole(file, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${rows}`);
    return {
      json: { out: file, ...construction },
      lines: linesOf(construction, file),
      ...(construction.items.length === 0 && {
        failure: `No question could be written. ${construction.unread ?? ''}`.trim(),
      }),
    };
  },
};

/** What stands in the data set already; nothing where there is none. */
async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new CommandError(`${shownFile(file)} could not be read: ${(error as Error).message}`);
  }
}

function linesOf({ items, refused }: Construction, file: string): string[] {
  return [
    `${items.length === 1 ? '1 question' : `${items.length} questions`} written to ${shownFile(file)}, unreviewed.`,
    ...Object.entries(refused).map(([why, count]) => `${count} left out: ${refusalWords(why as Refusal)}.`),
  ];
}
