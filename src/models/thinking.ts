const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Removes the `<think>…</think>` blocks of reasoning models from a reply that arrives in pieces cut anywhere.
 *
 * Assumption: the tags are literal, lower case and not nested. Known failure: an answer that quotes the tag `<think>`
 * loses what follows it.
 */
export class ThinkingFilter {
  #pending = '';
  #thinking = false;
  #started = false;

  /** The visible text that is certain after this piece; leading blanks of the whole reply are dropped. */
  push(piece: string): string {
    this.#pending += piece;
    let visible = '';
    for (;;) {
      const tag = this.#thinking ? CLOSE : OPEN;
      const at = this.#pending.indexOf(tag);
      const end = at < 0 ? this.#pending.length - heldBack(this.#pending, tag) : at;
      if (!this.#thinking) visible += this.#pending.slice(0, end);
      this.#pending = this.#pending.slice(at < 0 ? end : at + tag.length);
      if (at < 0) return this.#withoutLead(visible);
      this.#thinking = !this.#thinking;
    }
  }

  /** What was held back as the possible start of a tag; a block that never closed stays hidden. */
  finish(): string {
    const rest = this.#thinking ? '' : this.#pending;
    this.#pending = '';
    return this.#withoutLead(rest);
  }

  #withoutLead(visible: string): string {
    if (this.#started) return visible;
    const trimmed = visible.trimStart();
    this.#started = trimmed !== '';
    return trimmed;
  }
}

/** The length of the longest proper prefix of `tag` that `text` ends with. */
function heldBack(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1) {
    if (tag.startsWith(text.slice(text.length - length))) return length;
  }
  return 0;
}

/**
 * A whole reply without its thinking. Some chat templates open the block in the prompt, so the reply only closes it:
 * everything up to a lone `</think>` is thinking too.
 */
export function stripThinking(reply: string): string {
  const filter = new ThinkingFilter();
  const visible = filter.push(reply) + filter.finish();
  const lone = visible.lastIndexOf(CLOSE);
  return (lone < 0 ? visible : visible.slice(lone + CLOSE.length)).trim();
}
