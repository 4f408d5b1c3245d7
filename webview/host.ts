import type { MessageOf } from '../src/extension/messages';

interface VsCodeApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare function acquireVsCodeApi(): VsCodeApi;

/** The extension host as a webview sees it: typed messages both ways, and state that outlives the page. */
export class Host<Sent, Heard, State> {
  readonly #api = acquireVsCodeApi();

  send(message: MessageOf<Sent>): void {
    this.#api.postMessage(message);
  }

  listen(receive: (message: MessageOf<Heard>) => void): void {
    window.addEventListener('message', ({ data }: MessageEvent<MessageOf<Heard>>) => {
      receive(data);
    });
  }

  get state(): Partial<State> {
    return this.#api.getState() ?? {};
  }

  /** Adds to the state. */
  remember(state: Partial<State>): void {
    this.#api.setState({ ...this.state, ...state });
  }
}
