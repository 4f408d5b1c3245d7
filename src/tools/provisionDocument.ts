import { numberedAs, pathLabel } from '../languages';
import {
  isDivision,
  standingAt,
  standingInWords,
  textBearing,
  pathOf,
  type Corpus,
  type Day,
  type Path,
  type Position,
  type Range,
} from '../law';
import { viewOf } from './provisionText';

/** Units of a document, at most: an article has a hundred at most, a division that is cited as a whole may have thousands. */
const MOST_UNITS = 500;

/** A provision with the units inside it, as a text to read. */
export interface ProvisionDocument {
  readonly text: string;
  /** Where a unit of it stands in the text; at its beginning one that the text does not have. */
  readonly rangeOf: (ordinal: number) => Range;
  /** The unit whose own text stands on a line of the text, from 0; undefined above the first. */
  readonly unitAt: (line: number) => UnitLines | undefined;
}

/** The lines that hold the own text of a unit, from 0: the first, and one past the last. */
export interface UnitLines {
  readonly ordinal: number;
  readonly first: number;
  readonly end: number;
}

/** The unit in whose document a provision is shown: the article that it stands in; a division is one itself. */
export function shownWith(corpus: Corpus, ordinal: number): number {
  let shown = ordinal;
  for (let at = ordinal; at >= 0 && !groups(corpus, at); at = corpus.parent(at)) shown = at;
  return shown;
}

/** Whether a unit groups others that are cited by themselves. */
function groups(corpus: Corpus, ordinal: number): boolean {
  const kind = pathOf(corpus, ordinal).at(-1)?.kind;
  return kind !== undefined && isDivision(kind);
}

/**
 * The text of a provision under its label, heading and place: a line a unit, with its number, and further lines where its
 * own text has some.
 */
export function provisionDocument(corpus: Corpus, shown: number, today: Day): ProvisionDocument {
  const { provision, label, act, breadcrumb } = viewOf(corpus, shown);
  const standing = standingInWords(standingAt(corpus, shown, today));
  const place = [act.title, breadcrumb, standing].filter((part) => part !== undefined && part !== '').join(' › ');
  const lines = [provision.heading === '' ? label : `${label}  ${provision.heading}`, place, ''];
  const spans = new Map<number, { readonly first: number; end: number }>();
  const units: UnitLines[] = [];
  for (const unit of textBearing(corpus, shown, MOST_UNITS)) {
    const first = lines.length;
    const number = pathLabel(within(pathOf(corpus, unit), provision.path), numberedAs(act));
    const heading = unit === shown ? '' : corpus.heading(unit);
    const parts = [number, heading, corpus.text(unit)].filter((part) => part !== '');
    lines.push(...parts.join(' ').split('\n'));
    units.push({ ordinal: unit, first, end: lines.length });
    // It ends with the last unit inside it.
    for (let at = unit; at >= shown; at = corpus.parent(at)) {
      const span = spans.get(at);
      if (span === undefined) spans.set(at, { first, end: lines.length });
      else span.end = lines.length;
    }
  }
  return {
    text: `${lines.join('\n')}\n`,
    rangeOf: (ordinal) => {
      const span = ordinal === shown ? { first: 0, end: lines.length } : spans.get(ordinal);
      return span === undefined ? { start: START, end: START } : lineRange(lines, span.first, span.end);
    },
    unitAt: (line) => units.find(({ first, end }) => first <= line && line < end),
  };
}

/** The end of a path inside another one; all of the path of a section, which stands without the divisions above it. */
const within = (path: Path, outer: Path): Path =>
  outer.every(({ kind, number }, at) => path[at]?.kind === kind && path[at].number === number)
    ? path.slice(outer.length)
    : path;

const START: Position = { line: 0, character: 0 };

const lineRange = (lines: readonly string[], first: number, end: number): Range => ({
  start: { line: first, character: 0 },
  end: { line: end - 1, character: lines[end - 1]!.length },
});
