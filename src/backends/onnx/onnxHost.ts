import * as l10n from '@vscode/l10n';
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ModelUnavailableError } from '../../models';
import type { OnnxCalls, OnnxMethod, OnnxReply, OnnxRequest } from './protocol';

export interface OnnxHostOptions {
  /** The bundled `onnxProcess.js`: an absolute path. */
  readonly script: string;
  /** Threads that a model runs on; by default one a processor, 8 at most. */
  readonly threads?: number;
  /** Lets everything else on the computer go first. */
  readonly inBackground?: boolean;
  /** How long one call may take, loading the model included, in milliseconds. */
  readonly timeoutMs?: number;
  /** How often a process that died is started again within how many milliseconds, before calls are refused. */
  readonly restarts?: { readonly most: number; readonly withinMs: number };
}

const DEFAULTS = { timeoutMs: 120_000, restarts: { most: 3, withinMs: 60_000 } } as const;
const MOST_THREADS = 8;

/** A call in a process that died is made once more, then given up: it may be what kills the process. */
const MOST_ATTEMPTS = 2;

interface Pending {
  readonly request: OnnxRequest;
  attempts: number;
  readonly succeed: (result: OnnxCalls[OnnxMethod]['result']) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Starts the ONNX process with the first call, and again when it has died. Calls run side by side: a query that comes
 * while passages are encoded has its turn between two batches.
 */
export class OnnxHost {
  readonly #options: Required<OnnxHostOptions>;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  /** When the process died, the latest last, in milliseconds of the monotonic clock. */
  #deaths: number[] = [];
  #lastId = 0;
  #isDisposed = false;

  constructor(options: OnnxHostOptions) {
    const threads = Math.min(availableParallelism(), MOST_THREADS);
    this.#options = { ...DEFAULTS, threads, inBackground: false, ...options };
  }

  /** The process's id while there is one, for a log. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Rejects with {@link ModelUnavailableError}, or with the signal's reason. */
  call<M extends OnnxMethod>(
    method: M,
    params: OnnxCalls[M]['params'],
    signal?: AbortSignal,
  ): Promise<OnnxCalls[M]['result']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const id = (this.#lastId += 1);
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        this.#pending.delete(id);
      };
      const fail = (error: Error): void => {
        settle();
        reject(error);
      };
      const abort = (): void => {
        this.#tell({ method: 'cancel', id });
        fail(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        const seconds = Math.round(this.#options.timeoutMs / 1000);
        const { name } = params.model;
        fail(
          new ModelUnavailableError(
            l10n.t('The model {0} gave no answer in {1} s: choose a smaller model.', name, seconds),
          ),
        );
        this.#child?.kill('SIGKILL');
      }, this.#options.timeoutMs);
      signal?.addEventListener('abort', abort, { once: true });
      const succeed = (result: OnnxCalls[OnnxMethod]['result']): void => {
        settle();
        resolve(result);
      };
      const pending: Pending = { request: { id, method, params } as OnnxRequest, attempts: 0, succeed, fail };
      this.#pending.set(id, pending);
      this.#send(pending);
    });
  }

  /** Frees a model's memory in the process, where one runs. */
  release(key: string): void {
    this.#tell({ method: 'release', key });
  }

  /** Ends the process; calls under way and later ones reject. */
  dispose(): void {
    this.#isDisposed = true;
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
    const closed = new ModelUnavailableError(l10n.t('The models were closed: ask again once they are open.'));
    for (const { fail } of [...this.#pending.values()]) fail(closed);
  }

  #send(pending: Pending): void {
    pending.attempts += 1;
    const refusal = this.#refusal();
    if (refusal !== undefined) {
      pending.fail(new ModelUnavailableError(refusal));
      return;
    }
    this.#child ??= this.#start();
    this.#tell(pending.request);
  }

  /** A message that does not get through is of a process about to be reported dead, which settles its calls. */
  #tell(request: OnnxRequest): void {
    this.#child?.send(request, () => undefined);
  }

  #refusal(): string | undefined {
    if (this.#isDisposed) return l10n.t('The models were closed: open them again.');
    const { most, withinMs } = this.#options.restarts;
    const now = performance.now();
    this.#deaths = this.#deaths.filter((death) => now - death < withinMs);
    if (this.#child !== undefined || this.#deaths.length <= most) return undefined;
    const seconds = Math.round(withinMs / 1000);
    return l10n.t(
      'The model process died {0} times within {1} s: choose another model, or try again later.',
      this.#deaths.length,
      seconds,
    );
  }

  #start(): ChildProcess {
    const { script, threads, inBackground } = this.#options;
    const child = fork(script, [String(threads), ...(inBackground ? ['background'] : [])], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (reply: OnnxReply) => this.#settle(reply));
    child.once('exit', (code, signal) => this.#buried(child, signal ?? l10n.t('exit code {0}', code ?? '?')));
    child.once('error', (error) => this.#buried(child, error.message));
    return child;
  }

  #settle(reply: OnnxReply): void {
    const pending = this.#pending.get(reply.id);
    if (pending === undefined) return;
    if ('result' in reply) {
      pending.succeed(reply.result);
    } else {
      const name = 'params' in pending.request ? pending.request.params.model.name : '';
      const { problem, remedy = l10n.t('Choose another model, or mend its folder.') } = reply;
      pending.fail(new ModelUnavailableError(l10n.t('The model {0} cannot be used: {1} {2}', name, problem, remedy)));
    }
  }

  /** Makes the dead process's calls once more in a new one. */
  #buried(child: ChildProcess, cause: string): void {
    if (child !== this.#child) return;
    this.#child = undefined;
    this.#deaths.push(performance.now());
    for (const pending of [...this.#pending.values()]) {
      if (pending.attempts < MOST_ATTEMPTS) this.#send(pending);
      else
        pending.fail(
          new ModelUnavailableError(l10n.t('The model process died twice ({0}): choose another model.', cause)),
        );
    }
  }
}
