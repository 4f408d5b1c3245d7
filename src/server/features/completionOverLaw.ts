import { setTimeout as wait } from 'node:timers/promises';
import {
  CompletionItemKind,
  type CompletionItem,
  type CompletionList,
  type Position,
} from 'vscode-languageserver/node';
import { Completer, inOrder, LIMIT } from './completion';
import { answerOn, openDocument, type FeatureContext } from './context';

/**
 * How long a shared corpus is waited for, in milliseconds: beside what the open folder offers, and where it offers nothing. What
 * comes later is there for the next letter, with which the editor asks again.
 */
const WAIT = { beside: 50, alone: 1_000 };

/**
 * Completes citations from the open folder, and from a shared corpus what the folder does not know: acts by the beginning of
 * their names, the provisions of an act that the folder has not, and the acts that the draft has cited.
 */
export class LawCompleter {
  readonly #completer = new Completer();
  /** Ends the search of a shared corpus that goes on: of one letter, once the next is typed. */
  #searching = new AbortController();

  constructor(private readonly context: FeatureContext) {}

  /** Undefined for a document that is not open, or that nothing is to be said of. */
  async at(uri: string, position: Position, signal: AbortSignal): Promise<CompletionList | undefined> {
    const open = await openDocument(this.context, uri);
    const own = open && (await this.#completer.at(open, position));
    if (own?.items.some(({ kind }) => kind === CompletionItemKind.Reference) === true) return own;
    const offersNothing = own === undefined || own.items.length === 0;
    const shared = await this.#shared(uri, position, offersNothing ? WAIT.alone : WAIT.beside, signal);
    return shared === undefined ? own : joined(shared.items, own?.items ?? []);
  }

  /** Undefined where there is none, or nothing came in time. */
  async #shared(uri: string, position: Position, ms: number, signal: AbortSignal): Promise<CompletionList | undefined> {
    this.#searching.abort();
    this.#searching = new AbortController();
    const ended = AbortSignal.any([signal, this.#searching.signal]);
    const searching = answerOn(
      this.context,
      uri,
      (open) => (open.index.isPart ? this.#completer.at(open, position) : Promise.resolve(undefined)),
      ended,
    );
    // Whoever has stopped waiting is told nothing any more.
    const found = searching.then(
      (worked) => worked?.result,
      (error: unknown) => {
        if (!ended.aborted) throw error;
        return undefined;
      },
    );
    const waited = new AbortController();
    const late = wait(ms, undefined, { signal: waited.signal }).catch(() => undefined);
    try {
      return await Promise.race([found, late]);
    } finally {
      waited.abort();
    }
  }
}

/** What a shared corpus and the folder together offer, and behind it what the folder alone does; each once. */
function joined(items: readonly CompletionItem[], own: readonly CompletionItem[]): CompletionList {
  const textOf = ({ textEdit }: CompletionItem): string | undefined => textEdit?.newText;
  const offered = new Set(items.map(textOf));
  return inOrder([...items, ...own.filter((item) => !offered.has(textOf(item)))].slice(0, LIMIT));
}
