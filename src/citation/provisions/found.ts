import type { TextSpan } from '../../text';
import type { ListTable } from './listTable';
import { outermost, type Places } from './places';

/** What a path leads to: spans of a text, and the places in which what is finer is looked for. */
export interface Found {
  readonly spans: readonly TextSpan[];
  readonly places: Places;
  /** Whether the unit stands within a line, and the spans are those of the one around it. */
  readonly isInLine?: true;
  /** Whether the places are those of sentences, as they seem to end: what is not in them may be. */
  readonly isUnsure?: true;
}

/** Items with a number. Most are only asked whether they are there: how far they reach is looked for when it is wanted. */
export class FoundItems implements Found {
  #spans: readonly TextSpan[] | undefined;
  #places: Places | undefined;

  constructor(
    private readonly items: ListTable,
    private readonly number: string,
    private readonly around: Places,
  ) {}

  get spans(): readonly TextSpan[] {
    return (this.#spans ??= this.items.reachesOf(this.number, this.around));
  }

  /** The same object each time: what is found in it is remembered by it. */
  get places(): Places {
    return (this.#places ??= outermost(this.spans));
  }
}

/** What was found, where what is in it is looked for elsewhere. */
export const foundIn = (found: Found, places: Places): Found => ({
  get spans() {
    return found.spans;
  },
  places,
  ...(found.isInLine === true && { isInLine: true }),
});
