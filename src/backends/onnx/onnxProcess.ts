import { constants, setPriority } from 'node:os';
import { OnnxModel } from './onnxModel';
import type { ModelSpec, OnnxCalls, OnnxMethod, OnnxReply, OnnxRequest } from './protocol';
import { brokenRuntime, missingRuntime, type RuntimeProblem } from './runtime';

/**
 * The ONNX process: the only one that loads onnxruntime-node, whose native code a bad model can bring down. Forked by
 * `OnnxHost`, with the number of threads as its argument, and `background` to let other programs go first; ends when
 * the host is gone.
 */
const threads = Math.max(1, Number(process.argv[2]) || 1);
if (process.argv[3] === 'background') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const LONGEST_PROBLEM = 300;

const models = new Map<string, Promise<OnnxModel>>();
const running = new Map<number, AbortController>();

function modelOf(spec: ModelSpec): Promise<OnnxModel> {
  const known = models.get(spec.key);
  if (known !== undefined) return known;
  const loading = load(spec);
  models.set(spec.key, loading);
  loading.catch(() => models.delete(spec.key));
  return loading;
}

/** No model can run here, whatever its files are. */
class NoRuntimeError extends Error {
  readonly remedy: string;

  constructor({ problem, remedy }: RuntimeProblem) {
    super(problem);
    this.remedy = remedy;
  }
}

async function load(spec: ModelSpec): Promise<OnnxModel> {
  const runtime = await import('onnxruntime-node').catch((error: unknown) => {
    throw new NoRuntimeError(missingRuntime(__dirname) ?? brokenRuntime(error));
  });
  return OnnxModel.load(runtime, spec, threads);
}

type Call = Exclude<OnnxRequest, { method: 'cancel' | 'release' }>;

async function answer({ method, params }: Call, signal: AbortSignal): Promise<OnnxCalls[OnnxMethod]['result']> {
  const model = await modelOf(params.model);
  signal.throwIfAborted();
  switch (method) {
    case 'describe':
      return model.describe(signal);
    case 'encode':
      return model.encode(params.texts, signal);
    case 'score':
      return model.score(params.query, params.passages, signal);
    case 'entail':
      return model.entail(params.pairs, signal);
  }
}

async function take(request: OnnxRequest): Promise<void> {
  if (request.method === 'cancel') {
    running.get(request.id)?.abort();
  } else if (request.method === 'release') {
    const loaded = models.get(request.key);
    models.delete(request.key);
    // One that could not be loaded has been reported to those who called it.
    await loaded?.then(
      (model) => model.release(),
      () => undefined,
    );
  } else {
    await call(request);
  }
}

async function call(request: Call): Promise<void> {
  const { id } = request;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    reply({ id, result: await answer(request, controller.signal) });
  } catch (error) {
    const remedy = error instanceof NoRuntimeError ? { remedy: error.remedy } : {};
    if (!controller.signal.aborted) reply({ id, problem: problemOf(error), ...remedy });
  } finally {
    running.delete(id);
  }
}

function reply(message: OnnxReply): void {
  // A reply that cannot be sent means that the host is gone.
  process.send?.(message, undefined, {}, (error) => {
    if (error !== null) process.exit(1);
  });
}

function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message
    .slice(0, LONGEST_PROBLEM)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.endsWith('.') ? line : `${line}.`;
}

process.on('message', (request: OnnxRequest) => void take(request));
process.on('disconnect', () => process.exit());
