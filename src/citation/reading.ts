import {
  isBasicUnit,
  truncate,
  type ActSource,
  type Citation,
  type CitationOutcome,
  type Ordinals,
  type Path,
  type UnitKind,
} from '../law';
import { pathFrom, type Place } from './place';

/** A citation with what it means, by ordinals: what the graph is built from. */
export interface LocatedCitation {
  /** The citation; its span reaches to the act's whole name where the corpus knows it longer or shorter. */
  readonly citation: Citation;
  readonly outcome: CitationOutcome;
  readonly ordinals: Ordinals;
  /** The index of the act it was found in. */
  readonly act?: number;
  readonly missing?: string;
  /** With `provision-not-found`: whether the act lacks the whole unit ("§ 12"), or only the part of it that is cited. */
  readonly lacks?: 'unit' | 'part';
  /** The whole path that it names, counted from the act; undefined where the text does not say what it is counted from. */
  readonly path?: Path;
  /** How it is known of which act it is. */
  readonly source: ActSource;
  /** Of several neighbours ("전 2조") the path of the last, which "같은 조" goes back to. */
  readonly lastPath?: Path;
}

/** Where a text stands, and what it has cited so far. */
export interface Reading {
  readonly text: string;
  readonly own: number | undefined;
  readonly here: Place | undefined;
  /** The provision cited last, counted from its act. */
  cited: Place | undefined;
  /** The provision cited last, wherever it is counted from. */
  latest: Place | undefined;
  /**
   * The provision cited last in words for a paragraph, `lost` where that is in no act of the corpus: a point of the citing
   * paragraph ("第一号") is not what 同項 goes back to.
   */
  ofParagraph: Place | 'lost' | undefined;
  /** Where the citation of `cited` or `lost` begins and ends in the text. */
  citedStart: number;
  citedEnd: number;
  /** What a draft says that it amends: what stands below without more counts from there. */
  amended: Place | undefined;
  /** Set instead of `cited` when that provision is of an act that is not in the corpus. */
  lost: { readonly name: string; readonly path: Path } | undefined;
}

/** What the path is counted from: undefined for the act itself, `unknown` when the text does not say. */
export function baseOf(citation: Citation, reading: Reading): Place | undefined | 'unknown' {
  const { anchor, path } = citation;
  if (anchor === 'act') return undefined;
  const place = countedIn(citation, reading);
  if (place === undefined) return 'unknown';
  const kind = path[0]?.kind ?? 'article';
  return { act: place.act, path: truncate(place.path, kind, anchor === 'previous' && path[0]?.number === '') };
}

/** The provision that a citation is counted from, which may be finer than what it is counted in; undefined where none is known. */
export function countedIn(
  { anchor, path }: Citation,
  { here, cited, latest, ofParagraph, amended }: Reading,
): Place | undefined {
  const kind = path[0]?.kind ?? 'article';
  const isParagraph = kind === 'paragraph' && path[0]?.number === '';
  if (anchor === 'previous' && isParagraph && ofParagraph === 'lost') return undefined;
  const before = isParagraph && ofParagraph !== 'lost' ? (ofParagraph ?? latest) : latest;
  return anchor === 'here' ? (here ?? amended) : isOfArticle(kind, path) ? cited : (before ?? cited);
}

/**
 * Whether a citation goes back to an article, over bare paragraphs of the provision that the text stands in: "같은 조",
 * "같은 조 제2항". "같은 항 제3호" goes back to the paragraph cited last, a bare one too. Known failure: "같은 조 제3호" behind
 * a bare paragraph, of an article that has no paragraphs.
 */
const isOfArticle = (kind: UnitKind, path: Path): boolean =>
  isBasicUnit(kind) || (kind === 'paragraph' && path[0]?.number !== '');

/** A citation counted from a place that is not known: a draft's own provisions, a provision of an act that is not there. */
export function absent(citation: Citation, source: ActSource, { own, lost }: Reading): LocatedCitation {
  const missing = citation.text;
  if (citation.anchor === 'previous' && lost !== undefined) {
    return {
      citation,
      outcome: 'act-not-in-corpus',
      ordinals: [],
      missing: lost.name,
      source,
      path: previousPath(citation, lost.path),
    };
  }
  if (own === undefined) return { citation, outcome: 'act-not-in-corpus', ordinals: [], missing, source };
  return { citation, outcome: 'provision-not-found', ordinals: [], act: own, missing, source };
}

/** The path of "같은 조 제2항" when the provision cited before has the path `cited`. */
function previousPath(citation: Citation, cited: Path): Path {
  const first = citation.path[0];
  return pathFrom(truncate(cited, first?.kind ?? 'article', first?.number === ''), citation, citation.path);
}

/** What words like "같은 조" may go back to; not to an earlier provision when the last one is of an act that is not in the corpus. */
export function remember(located: LocatedCitation, reading: Reading): void {
  const { citation, act, missing, lastPath: whole = located.path } = located;
  const { anchor, path } = citation;
  reading.latest = act === undefined || whole === undefined ? undefined : { act, path: whole };
  if (path.some(({ kind }) => kind === 'paragraph')) reading.ofParagraph = reading.latest ?? 'lost';
  if (anchor === 'act') {
    const last = citation.through ?? path;
    reading.citedStart = citation.start;
    reading.citedEnd = citation.end;
    reading.cited = act === undefined ? undefined : { act, path: last };
    reading.lost = act === undefined ? { name: missing ?? citation.text, path: last } : undefined;
  }
  // Over "전항" of the own article, "같은 조" goes back to an article as over all bare paragraphs.
  if ((anchor === 'preceding' || anchor === 'following') && isBasicUnit(path[0]!.kind)) {
    reading.citedStart = citation.start;
    reading.citedEnd = citation.end;
    reading.cited = reading.latest;
    reading.lost = undefined;
  }
  if (anchor !== 'previous') return;
  if (reading.lost !== undefined) reading.lost = { ...reading.lost, path: previousPath(citation, reading.lost.path) };
  if (reading.cited === undefined || act === undefined) return;
  reading.cited = { act, path: whole ?? previousPath(citation, reading.cited.path) };
}
