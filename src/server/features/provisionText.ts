import {
  ancestorsOf,
  labelOf,
  numberedAs,
  pathLabel,
  textBearing,
  type Act,
  type Corpus,
  type Provision,
} from '../../law';

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
  const { path } = corpus.provision(ordinal);
  const act = corpus.acts[corpus.actOf(ordinal)]!;
  const lines: string[] = [];
  let length = 0;
  for (const unit of textBearing(corpus, ordinal, 100)) {
    if (length > limit) break;
    const label = unit === ordinal ? '' : pathLabel(corpus.provision(unit).path.slice(path.length), numberedAs(act));
    const line = `${label} ${corpus.text(unit)}`.trim();
    lines.push(line);
    length += line.length + 1;
  }
  return clip(lines.join('\n'), limit);
}

/** Never cuts a surrogate pair in two. */
function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/u.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end).trimEnd()} …`;
}
