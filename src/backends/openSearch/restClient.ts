import { setTimeout as wait } from 'node:timers/promises';
import { isLoopback } from '../loopback';
import type { ClusterAddress } from './address';
import { Circuit } from './circuit';
import { exchange } from './exchange';
import { networkFailure, replyFailure, statusFailure, tooSlow } from './failure';

/** What is asked of a cluster. */
export interface ClusterRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** With a slash in front; names in it are escaped. */
  readonly path: string;
  /** An object, or lines of them. */
  readonly body?: object | readonly string[];
  /** Statuses besides 2xx that are an answer; default: none. */
  readonly expected?: readonly number[];
  readonly timeoutMs?: number;
  /** Whether it is to find out if the cluster answers again: it is made though the circuit is open. */
  readonly isProbe?: boolean;
}

/** How patient a client is. */
export interface ClientBounds {
  /** How long one try may take, in milliseconds, its body included. */
  readonly timeoutMs?: number;
  /** Milliseconds before the second try. */
  readonly pauseMs?: number;
  /** Bytes of a body. */
  readonly mostBytes?: number;
  /** How often a request is tried that may pass. */
  readonly mostTries?: number;
}

export interface ClusterReply {
  readonly status: number;
  /** What its JSON says; undefined where there is none. */
  readonly body: unknown;
}

/** How long one try may take, in milliseconds, its body included. */
const TIMEOUT = 30_000;
/** Bytes of a body, unpacked: a thousand long provisions are a tenth of it. */
const MOST_BYTES = 64 << 20;
/** How often a request is tried that met a cluster that is busy, restarting or electing a manager. */
const MOST_TRIES = 5;
/** Milliseconds before the second try; twice as long before each further one. */
const FIRST_PAUSE = 250;
/** The looks at something that takes long after which the pauses between them grow no more: they are two seconds then. */
const LONGEST_LOOKS = 4;
/** The cluster has not done it, or it can be done again: every request here sets or reads what its path names. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/**
 * The few requests of OpenSearch's interface that are needed, over HTTP: a dozen endpoints, each answer bounded in
 * size, and all tries together in time.
 */
export class RestClient {
  /** Which of the nodes is asked: the next one once it did not answer. */
  #node = 0;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(
    private readonly address: ClusterAddress,
    private readonly bounds: ClientBounds = {},
    /** By default it never opens: who pushes, or asks from a terminal, waits. */
    private readonly circuit?: Circuit,
  ) {
    const isHere = address.urls.every((url) => isLoopback(new URL(url)));
    // On one computer it takes longer to compress an answer than to hand it over: a thousand provisions in 37 ms instead of 21.
    this.#headers = { ...address.headers, 'accept-encoding': isHere ? 'identity' : 'gzip' };
  }

  get host(): string {
    return this.address.host;
  }

  get #url(): string {
    const { urls } = this.address;
    return urls[this.#node % urls.length]!;
  }

  /**
   * Rejects with StoreError for a status that is not expected, an answer that is no JSON, is too long or too late, and
   * where nothing answers after some tries; with the signal's reason when aborted.
   */
  async request(request: ClusterRequest, signal?: AbortSignal): Promise<ClusterReply> {
    if (request.isProbe !== true) this.circuit?.admit();
    try {
      const reply = await this.#request(request, signal);
      this.circuit?.answered();
      return reply;
    } catch (error) {
      this.circuit?.failed(error);
      throw error;
    }
  }

  async #request(request: ClusterRequest, signal?: AbortSignal): Promise<ClusterReply> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.#try(request, signal);
      const isLast = tries >= (this.bounds.mostTries ?? MOST_TRIES);
      if ('status' in outcome) {
        const { status, body } = outcome;
        const isAnswer = isSuccess(status) || request.expected?.includes(status) === true;
        if (isAnswer) return outcome;
        if (isLast || !PASSING.has(status)) {
          throw statusFailure(status, body, this.host, 'authorization' in this.address.headers);
        }
      } else {
        this.#node += 1;
        if (isLast || !outcome.canTryAgain) throw outcome.failure;
      }
      await this.pause(tries, signal);
    }
  }

  /** Waits after a try, longer after each; many clients that failed together do not come back together. */
  async pause(tries: number, signal?: AbortSignal): Promise<void> {
    const pause = (this.bounds.pauseMs ?? FIRST_PAUSE) * 2 ** (tries - 1);
    await wait(pause * (0.5 + Math.random()), undefined, signal && { signal });
  }

  /** Waits after a look at something that takes long: longer after each, up to two seconds. */
  pauseToLook(looks: number, signal?: AbortSignal): Promise<void> {
    return this.pause(Math.min(looks, LONGEST_LOOKS), signal);
  }

  async #try(
    { method, path, body, timeoutMs = this.bounds.timeoutMs ?? TIMEOUT }: ClusterRequest,
    signal: AbortSignal | undefined,
  ): Promise<ClusterReply | { failure: Error; canTryAgain: boolean }> {
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      const sent = {
        url: `${this.#url}${path}`,
        method,
        headers: { ...this.#headers, ...contentType(body) },
        body: body && written(body),
      };
      const bounds = { host: this.host, mostBytes: this.bounds.mostBytes ?? MOST_BYTES };
      const within = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
      const { status, text } = await exchange(sent, bounds, within);
      return { status, body: this.#read(text, status) };
    } catch (error) {
      signal?.throwIfAborted();
      // A cluster that hangs is asked no second time: whoever waits has waited long enough.
      if (deadline.aborted) return { failure: tooSlow(this.host, timeoutMs / 1000), canTryAgain: false };
      const failure = networkFailure(error, this.host);
      return { failure, canTryAgain: failure !== error };
    }
  }

  /** What an answer says. Throws StoreError where it says 2xx and is no JSON. */
  #read(text: string, status: number): unknown {
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // A proxy in between answers in HTML; its status tells enough where that is no success.
      if (!isSuccess(status)) return undefined;
      throw replyFailure(this.host, 'JSON');
    }
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const isLines = (body: object): body is readonly string[] => Array.isArray(body);

const written = (body: object): string => (isLines(body) ? `${body.join('\n')}\n` : JSON.stringify(body));

function contentType(body: object | undefined): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': isLines(body) ? 'application/x-ndjson' : 'application/json' };
}
