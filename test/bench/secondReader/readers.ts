import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CitedProvision, SecondReading } from '../../../src/grounding';
import { OnnxHost, openEntailmentModel, OpenAiModel } from '../../../src/backends';
import type { LanguageModel } from '../../../src/models';
import { entailmentReadings } from '../../../src/pipeline';
import { secondReadings } from '../../../src/pipeline/secondReader';
import type { LegalIndex } from '../../../src/search';

/** What a second reader says of one sentence; undefined where it says nothing. */
export type Reader = (
  claim: { readonly text: string; readonly cited: readonly CitedProvision[] },
  question: string,
  index: LegalIndex,
) => Promise<SecondReading | undefined>;

export interface OpenedReader {
  readonly reader: Reader;
  readonly close: () => void;
}

/** What is said of one sentence is shorter; a weak model that goes on and on is stopped. Tokens. */
const LONGEST_READING = 400;
/** A small computer may need long for one reading, but Node's fetch waits no longer. */
const TIMEOUT_MS = 300_000;

const PROCESS = resolve(__dirname, '../../../dist/onnxProcess.js');

/** @throws Error where the options name no reader. */
export async function openReader(options: {
  llm?: string;
  model?: string;
  entailment?: string;
}): Promise<OpenedReader> {
  const { llm, model, entailment } = options;
  if (entailment !== undefined) return byEntailment(entailment);
  if (llm === undefined || model === undefined)
    throw new Error('Name --llm URL and --model NAME, or --entailment DIR.');
  return { reader: byLanguageModel(llm, model), close: () => undefined };
}

function byLanguageModel(baseUrl: string, name: string): Reader {
  const apiKey = process.env['PROVISO_API_KEY'];
  const server = new OpenAiModel({
    baseUrl,
    model: name,
    timeoutMs: TIMEOUT_MS,
    ...(apiKey !== undefined && { apiKey }),
  });
  const model: LanguageModel = {
    name,
    complete: (request, onText, signal) => server.complete({ ...request, maxTokens: LONGEST_READING }, onText, signal),
  };
  return async ({ text, cited }, question, index) => {
    const citations = cited.map(({ id }) => index.corpus.ordinal(id)).filter((ordinal) => ordinal !== undefined);
    const sentence = { text, citations, invented: [], missing: [], lawWords: [], factWords: [] };
    const [read] = await secondReadings(question, [{ at: 0, sentence }], index, model);
    return read?.reading;
  };
}

async function byEntailment(folder: string): Promise<OpenedReader> {
  if (!existsSync(PROCESS)) throw new Error('dist/onnxProcess.js is not there: run npm run build first.');
  const host = new OnnxHost({ script: PROCESS });
  const model = await openEntailmentModel(folder, host);
  const reader: Reader = async (claim, question) => (await entailmentReadings([claim], question, model))[0];
  return { reader, close: () => host.dispose() };
}
