import { labelOf, numberedAs, pathLabel } from '../languages';
import { ancestorsOf, textBearing, type Act, type Corpus, type Provision } from '../law';

/** Units of a provision whose text is shown where only its beginning is. */
const MOST_UNITS = 100;

/** How a provision is told to a person. */
export interface ProvisionView {
  readonly provision: Provision;
  readonly act: Act;
  /** As a drafter would cite it: "Harbour Act section 12(1)". */
  readonly label: string;
  /** The units it stands in, outermost first: "Part 2 (Dues) › section 12 (Charges)". */
  readonly breadcrumb: string;
}

export function viewOf(corpus: Corpus, ordinal: number): ProvisionView {
  const provision = corpus.provision(ordinal);
  const act = corpus.acts[corpus.actOf(ordinal)]!;
  const above = ancestorsOf(corpus, ordinal).map((ancestor) => {
    const { path, heading } = corpus.provision(ancestor);
    const label = pathLabel(path.slice(-1), numberedAs(act));
    return heading === '' ? label : `${label} (${heading})`;
  });
  return { provision, act, label: labelOf(corpus, ordinal), breadcrumb: above.join(' › ') };
}

/** A provision's text with that of the units inside it, one line a unit, clipped to about `limit` UTF-16 code units. */
export function fullText(corpus: Corpus, ordinal: number, limit: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const line of textLines(corpus, ordinal, textBearing(corpus, ordinal, MOST_UNITS))) {
    if (length > limit) break;
    lines.push(line);
    length += line.length + 1;
  }
  return clip(lines.join('\n'), limit);
}

/** The text of units of a provision, a line each, with the number that the unit has in it. */
export function* textLines(corpus: Corpus, ordinal: number, units: readonly number[]): Generator<string, void> {
  const { path } = corpus.provision(ordinal);
  const act = corpus.acts[corpus.actOf(ordinal)]!;
  for (const unit of units) {
    const label = unit === ordinal ? '' : pathLabel(corpus.provision(unit).path.slice(path.length), numberedAs(act));
    yield `${label} ${corpus.text(unit)}`.trim();
  }
}

/** The beginning of a text; never cuts a surrogate pair in two. */
export function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, wholeEnd(text, limit)).trimEnd()} …`;
}

/** Where a text may be cut at a place or just before it: not within a surrogate pair. */
export const wholeEnd = (text: string, end: number): number =>
  end < text.length && /[\uD800-\uDBFF]/u.test(text.charAt(end - 1)) ? end - 1 : end;
