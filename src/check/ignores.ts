import * as l10n from '@vscode/l10n';
import { didYouMean } from './didYouMean';
import type { TextSpan } from '../text';
import { CHECK_CODES, isCheckCode, type CheckCode, type Severities } from './codes';
import { fencesOf } from './document/fences';
import { LineTable } from './document/lineTable';
import type { DraftFormat } from './document/markup';
import type { Finding } from './finding';
import { editDistance } from './findings/editDistance';

/** `<!-- proviso-ignore missing-provision -->`, `// proviso-ignore`, `% proviso-ignore unchecked, unknown-act`. */
const COMMENT = /(?:<!--|\/\/|%)[ \t]{0,8}proviso-ignore\b([^\r\n]{0,400})/gu;
/** What a line holds in front of a comment where no more than comments are on it, also in a block quotation. */
const ALONE = /^[\s>]{0,1000}(?:<!--|\/\/|%)/u;
const NAME = /[a-z]+(?:-[a-z]+)*/gu;
/** How far a misspelt code may be from the one that was meant. */
const MOST_SLIPS = 2;

/** What a comment silences: the codes that it names, or all of them. */
type Silenced = ReadonlySet<CheckCode> | 'all';

/** A name in a comment that is no code, and the code that was probably meant. */
interface UnknownCode extends TextSpan {
  readonly name: string;
  readonly meant: CheckCode | undefined;
}

/** The comments of a text that ask for silence, found once: a line may be as long as a file, with a finding a word. */
export class Ignores {
  /** By the lines that they silence: their own, and the next, or the fenced code below, where they stand on one of their own. */
  readonly #byLine = new Map<number, Silenced[]>();
  readonly #lines: LineTable;
  readonly #unknown: UnknownCode[] = [];
  /** The last lines of fenced code by the first ones. */
  #fences: ReadonlyMap<number, number> | undefined;

  constructor(text: string) {
    const lines = new LineTable(text);
    this.#lines = lines;
    let last = -1;
    for (const { index, 0: comment, 1: behind = '' } of text.matchAll(COMMENT)) {
      const { line } = lines.positionAt(index);
      // The first comment of a line is the one that holds.
      if (line === last) continue;
      last = line;
      const names = behind.split('-->')[0]!;
      const silenced = silencedBy(names);
      for (const unknown of unknownIn(names, index + comment.length - behind.length)) this.#unknown.push(unknown);
      this.#add(line, silenced);
      if (!ALONE.test(lines.line(line))) continue;
      for (let next = line + 1, end = this.#endFrom(line + 1); next <= end; next += 1) this.#add(next, silenced);
    }
  }

  /** Whether a comment asks for silence about a code at an offset. */
  has(code: CheckCode, offset: number): boolean {
    const { line } = this.#lines.positionAt(offset);
    return this.#byLine.get(line)?.some((silenced) => silenced === 'all' || silenced.has(code)) === true;
  }

  /** What is wrong with the comments themselves: a misspelt code would be silent about nothing. */
  findings(severities: Severities): Finding[] {
    const severity = severities.unchecked;
    if (severity === 'off') return [];
    return this.#unknown
      .filter(({ start }) => !this.has('unchecked', start))
      .map(({ start, end, name, meant }): Finding => {
        const hint = meant === undefined ? l10n.t('The codes are {0}.', CHECK_CODES.join(', ')) : didYouMean([meant]);
        const nothing = l10n.t('“{0}” is no code of the check, and nothing is silenced by it.', name);
        const message = `${nothing} ${hint}`;
        const fixes =
          meant === undefined
            ? []
            : [{ title: l10n.t('Change to “{0}”', meant), edit: { start, end, newText: meant } }];
        return { code: 'unchecked', severity, start, end, message, fixes, related: [] };
      });
  }

  /** The last line of the fenced code that a line begins; itself where it begins none. */
  #endFrom(line: number): number {
    if (!/^[\s>]{0,100}(?:```|~~~)/u.test(this.#lines.line(line))) return line;
    this.#fences ??= new Map(fencesOf(this.#lines).map(({ first, last }) => [first, last]));
    return this.#fences.get(line) ?? line;
  }

  #add(line: number, silenced: Silenced): void {
    const known = this.#byLine.get(line);
    if (known === undefined) this.#byLine.set(line, [silenced]);
    else known.push(silenced);
  }
}

function silencedBy(names: string): Silenced {
  const found: readonly string[] = names.match(NAME) ?? [];
  return found.length === 0 ? 'all' : new Set(found.filter(isCheckCode));
}

/**
 * The names that are no codes, of a comment that begins with them at an offset. Words behind a code may say why it is
 * silenced: there only what is nearly a code is one that was misspelt, and of a comment without a code the first word is.
 */
function unknownIn(names: string, offset: number): UnknownCode[] {
  const found = [...names.matchAll(NAME)].map(({ 0: name, index }) => ({ name, start: offset + index }));
  const hasCode = found.some(({ name }) => isCheckCode(name));
  return found.flatMap(({ name, start }, at) => {
    const meant = isCheckCode(name)
      ? undefined
      : CHECK_CODES.find((code) => editDistance(name, code, MOST_SLIPS) <= MOST_SLIPS);
    const isUnknown = meant !== undefined || (at === 0 && !hasCode);
    return isUnknown ? [{ name, start, end: start + name.length, meant }] : [];
  });
}

/** A comment, on a line of its own, that silences a code for the line below. */
export function ignoreComment(code: CheckCode, format: DraftFormat): string {
  if (format === 'latex') return `% proviso-ignore ${code}`;
  return format === 'text' ? `// proviso-ignore ${code}` : `<!-- proviso-ignore ${code} -->`;
}
