import { isCheckCode, type CheckCode } from './codes';
import { LineTable } from './document/lineTable';
import type { DraftFormat } from './document/markup';

/** `<!-- proviso-ignore missing-provision -->`, `// proviso-ignore`, `% proviso-ignore unchecked, unknown-act`. */
const COMMENT = /(?:<!--|\/\/|%)[ \t]{0,8}proviso-ignore\b([^\r\n]{0,400})/gu;
/** What a line holds in front of a comment where no more than comments are on it. */
const ALONE = /^\s{0,1000}(?:<!--|\/\/|%)/u;
const NAME = /[a-z]+(?:-[a-z]+)*/gu;

/** What a comment silences: the codes that it names, or all of them. */
type Silenced = ReadonlySet<CheckCode> | 'all';

/** The comments of a text that ask for silence, found once: a line may be as long as a file, with a finding a word. */
export class Ignores {
  /** By the lines that they silence: their own, and the next where they stand on one of their own. */
  readonly #byLine = new Map<number, Silenced[]>();
  readonly #lines: LineTable;

  constructor(text: string) {
    const lines = new LineTable(text);
    this.#lines = lines;
    let last = -1;
    for (const { index, 1: behind = '' } of text.matchAll(COMMENT)) {
      const { line } = lines.positionAt(index);
      // The first comment of a line is the one that holds.
      if (line === last) continue;
      last = line;
      const silenced = silencedBy(behind);
      this.#add(line, silenced);
      if (ALONE.test(lines.line(line))) this.#add(line + 1, silenced);
    }
  }

  /** Whether a comment asks for silence about a code at an offset. */
  has(code: CheckCode, offset: number): boolean {
    const { line } = this.#lines.positionAt(offset);
    return this.#byLine.get(line)?.some((silenced) => silenced === 'all' || silenced.has(code)) === true;
  }

  #add(line: number, silenced: Silenced): void {
    const known = this.#byLine.get(line);
    if (known === undefined) this.#byLine.set(line, [silenced]);
    else known.push(silenced);
  }
}

function silencedBy(behind: string): Silenced {
  const names: readonly string[] = behind.split('-->')[0]!.match(NAME) ?? [];
  return names.length === 0 ? 'all' : new Set(names.filter(isCheckCode));
}

/** A comment, on a line of its own, that silences a code for the line below. */
export function ignoreComment(code: CheckCode, format: DraftFormat): string {
  if (format === 'latex') return `% proviso-ignore ${code}`;
  return format === 'text' ? `// proviso-ignore ${code}` : `<!-- proviso-ignore ${code} -->`;
}
