import type { ClientNotifications, ClientRequests, ServerNotifications, ServerRequests } from './protocol';

interface Disposable {
  dispose(): void;
}

/** The part of JSON-RPC's cancellation token that a connection looks at. */
interface Token {
  readonly isCancellationRequested: boolean;
  onCancellationRequested(listener: () => void): Disposable;
}

/** What a language client and a language server's connection have in common. */
export interface Peer {
  sendRequest(method: string, params: unknown, token?: Token): Promise<unknown>;
  sendNotification(method: string, params: unknown): Promise<void>;
  onRequest(method: string, handler: (params: unknown, token: Token) => unknown): Disposable;
  onNotification(method: string, handler: (params: unknown) => void): Disposable;
}

type Requests = Record<string, { params: unknown; result: unknown }>;
type Notifications = Record<string, unknown>;

/** A peer that speaks typed messages and abort signals instead of strings and tokens. */
export class Channel<
  Sent extends Requests,
  Answered extends Requests,
  Told extends Notifications,
  Heard extends Notifications,
> {
  constructor(private readonly peer: Peer) {}

  /** Rejects with the signal's reason when it is aborted, else with the message that the other side failed with. */
  async request<Method extends keyof Sent & string>(
    method: Method,
    params: Sent[Method]['params'],
    signal?: AbortSignal,
  ): Promise<Sent[Method]['result']> {
    signal?.throwIfAborted();
    try {
      const sending = signal
        ? this.peer.sendRequest(method, params, tokenOf(signal))
        : this.peer.sendRequest(method, params);
      return await sending;
    } catch (error) {
      signal?.throwIfAborted();
      throw new Error(failureOf(method, error), { cause: error });
    }
  }

  answer<Method extends keyof Answered & string>(
    method: Method,
    handler: (
      params: Answered[Method]['params'],
      signal: AbortSignal,
    ) => Answered[Method]['result'] | Promise<Answered[Method]['result']>,
  ): Disposable {
    return this.peer.onRequest(method, (params, token) =>
      withSignal(token, (signal) => handler(params as Answered[Method]['params'], signal)),
    );
  }

  tell<Method extends keyof Told & string>(method: Method, params: Told[Method]): Promise<void> {
    return this.peer.sendNotification(method, params);
  }

  hear<Method extends keyof Heard & string>(method: Method, handler: (params: Heard[Method]) => void): Disposable {
    return this.peer.onNotification(method, (params) => handler(params as Heard[Method]));
  }
}

export type ServerChannel = Channel<ClientRequests, ServerRequests, ClientNotifications, ServerNotifications>;
export type ClientChannel = Channel<ServerRequests, ClientRequests, ServerNotifications, ClientNotifications>;

/** JSON-RPC puts the method before the message of a handler that threw; a person need not read it. */
function failureOf(method: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const prefix = `Request ${method} failed with message: `;
  return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

function tokenOf(signal: AbortSignal): Token {
  return {
    get isCancellationRequested() {
      return signal.aborted;
    },
    onCancellationRequested(listener) {
      const heard = (): void => {
        listener();
      };
      signal.addEventListener('abort', heard, { once: true });
      return { dispose: () => signal.removeEventListener('abort', heard) };
    },
  };
}

/** Runs with a signal that lives as long as the work and follows the token. */
export async function withSignal<T>(token: Token, work: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  const controller = new AbortController();
  if (token.isCancellationRequested) controller.abort();
  const listening = token.onCancellationRequested(() => {
    controller.abort();
  });
  try {
    return await work(controller.signal);
  } finally {
    listening.dispose();
  }
}
