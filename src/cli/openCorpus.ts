import { relative, resolve } from 'node:path';
import { isCorpusAddress, OpenAiModel } from '../backends';
import type { LanguageModel } from '../models';
import { openIndex, type IndexProgress, type OpenedIndex } from '../indexing';
import { saidKinds, type SaidKinds } from '../files';
import {
  CommandError,
  corpusPaths,
  countOption,
  kindGlobs,
  openOptions,
  stringOption,
  stringsOption,
  UsageError,
  type OptionValues,
  type Terminal,
} from './command';

export type Phase = IndexProgress['phase'];

const PHASES: Readonly<Record<Phase, string>> = {
  discover: 'Looking for statutes',
  load: 'Loading the index',
  read: 'Reading files',
  cite: 'Resolving citations in provisions',
  build: 'Indexing provisions',
  save: 'Saving the index',
};

/** Opens the index of `--corpus`, from its snapshot where that is current; progress and notices go to the terminal. */
export const openCorpus = (values: OptionValues, terminal: Terminal, signal: AbortSignal): Promise<OpenedIndex> =>
  openPaths(corpusPaths(values), values, terminal, signal);

export async function openPaths(
  paths: readonly string[],
  values: OptionValues,
  terminal: Terminal,
  signal: AbortSignal,
  { rebuild = false, onPhase = () => undefined }: { rebuild?: boolean; onPhase?: (phase: Phase) => void } = {},
): Promise<OpenedIndex> {
  const opening = openIndex({ paths, ...openOptions(values), rebuild }, signal);
  for (;;) {
    const { value, done } = await opening.next();
    if (done === true) {
      value.notices.forEach((notice) => terminal.warn(notice));
      return value;
    }
    onPhase(value.phase);
    const share = value.total > 1 ? ` ${value.done} of ${value.total}` : '';
    terminal.progress(`${PHASES[value.phase]}${share}`);
  }
}

/** What the options say that files are; globs are relative to this folder and to the paths of `--corpus`. */
export const saidOf = (values: OptionValues): SaidKinds =>
  saidKinds(kindGlobs(values), [
    process.cwd(),
    ...stringsOption(values, 'corpus')
      .filter((corpus) => !isCorpusAddress(corpus))
      .map((path) => resolve(path)),
  ]);

/** The model of `--llm URL --model NAME`; its key, where one is needed, from PROVISO_API_KEY. */
export function modelFrom(values: OptionValues, { env }: Terminal): LanguageModel | undefined {
  const baseUrl = stringOption(values, 'llm');
  const model = stringOption(values, 'model');
  if (baseUrl === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined) throw new UsageError('--llm URL and --model NAME go together.');
  if (!/^https?:\/\//iu.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UsageError('--llm takes a URL such as http://127.0.0.1:11434/v1.');
  }
  const apiKey = env['PROVISO_API_KEY'];
  const contextTokens = countOption(values, 'context-tokens');
  try {
    const allowsUnencryptedKey = values['allow-unencrypted-key'] === true;
    return new OpenAiModel({
      ...{ baseUrl, model, allowsUnencryptedKey },
      ...(apiKey !== undefined && { apiKey }),
      ...(contextTokens !== undefined && { contextTokens }),
    });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** A file as a person in this folder would name it. */
export function shownFile(file: string): string {
  const path = relative('.', file);
  return path === '' || path.startsWith('..') ? file : path;
}
