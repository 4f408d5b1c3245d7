import { saysChange, saysExtract, saysTreaty, type LocatedCitation } from '../../citation';
import {
  ancestorsOf,
  formatEId,
  isBasicUnit,
  pathOf,
  withoutDivisions,
  type Corpus,
  type Path,
  type UnitKind,
} from '../../law';
import { ofCorpus, type OfCorpus } from './ofCorpus';

/** Behind the number of a unit that its file counts a second time: `sec_5~2`. */
const COUNTED_AGAIN = '~';
/** A line that holds a citation alone, as an entry of a table of contents does: in front of it, and behind. */
const ENTRY = /(?:^|\n)[\s>*|_-]*$/u;
const ENTRY_END = /^[ \t]*(?:\n|\||$)/u;

/** A number is far beyond an act's last that is more than twice as high, and higher by more than this. */
const FAR = 30;

/** What an act counts, as far as it decides whether a citation without an act can be of it. */
interface Numbering {
  /** The kinds of its basic units that stand in no other. */
  readonly outermost: ReadonlySet<UnitKind>;
  /** The highest number of its sections or articles, 0 where none has one. */
  readonly last: number;
  /** Whether some of its sections or articles are counted within their chapter: "§ 6.02". */
  readonly isDotted: boolean;
  /** Whether its title says that it approves a treaty. */
  readonly ofTreaty: boolean;
  /** The numbers of its annexes. */
  readonly annexes: ReadonlySet<string>;
  /** Whether articles are left out or repealed, as those of a law are that changed others: half, or some by its title. */
  readonly isAmending: boolean;
}

const numberings: OfCorpus<number, Numbering> = new WeakMap();

/** How an act is counted; read once for each act of a corpus. */
const numberingOf = (corpus: Corpus, act: number): Numbering =>
  ofCorpus(numberings, corpus, act, () => readNumbering(corpus, act));

function readNumbering(corpus: Corpus, act: number): Numbering {
  const outermost = new Set<UnitKind>();
  const articles = { all: 0, gone: 0 };
  const annexes = new Set<string>();
  let last = 0;
  let isDotted = false;
  const [first, end] = corpus.provisionsOf(act);
  for (let ordinal = first; ordinal < end; ordinal += 1) {
    const path = pathOf(corpus, ordinal);
    for (const { kind, number } of path) if (kind === 'annex') annexes.add(number);
    const [unit, ...finer] = withoutDivisions(path);
    if (unit === undefined || !isBasicUnit(unit.kind)) continue;
    outermost.add(unit.kind);
    last = Math.max(last, wholeOf(unit.number));
    isDotted ||= unit.number.includes('.');
    if (unit.kind !== 'article' || finer.length > 0) continue;
    articles.all += 1;
    if (corpus.isRepealed(ordinal)) articles.gone += 1;
  }
  const { title } = corpus.acts[act]!;
  const isAmending = articles.gone > 0 && (saysChange(title) || articles.gone * 2 >= articles.all);
  return { outermost, last, isDotted, ofTreaty: saysTreaty(title), annexes, isAmending };
}

/**
 * Whether a citation without an act, in a provision of the corpus, can be told to be of that provision's act where the act
 * does not have what it cites, or has it no longer. It cannot
 * - of a section in an act that has none but in its articles, or in a notice about another act: the act spoken of is meant;
 * - of a number far beyond the act's last: an ordinance cites the act under which it was made so;
 * - of an article that an act lacks which approves a treaty;
 * - of a number of a chapter ("§ 6.02") in an act that counts none so;
 * - of an annex of an act that has none of that kind in the corpus, numbered or with a letter: publishers leave out maps and
 *   forms, and put several under one heading;
 * - in a file that counts the same numbers again, and in an annex with sections of its own beyond that annex: it holds the
 *   text of something else, such as a collective agreement;
 * - of an article of a law that changed others: what it changed stands there, and its own text is left out;
 * - in an annex that holds what another instrument says of the act as it was then;
 * - of a part of an annex, which is laid out as no section is, or of a unit whose text the source leaves out;
 * - in a table of contents.
 *
 * Known failures: an annex that cites a lost section of its act; a law of articles of which half are repealed.
 */
export function isOfOwnAct(
  { citation, outcome, ordinals, lacks }: LocatedCitation,
  citing: number,
  text: string,
  corpus: Corpus,
): boolean {
  const { outermost, last, isDotted, ofTreaty, annexes, isAmending } = numberingOf(corpus, corpus.actOf(citing));
  const [unit] = citation.path;
  const within = pathOf(corpus, citing);
  if (isInExtract(citing, corpus)) return false;
  // Of a range the first tells: all its members stand beside each other.
  const first = ordinals.at(0);
  const isMissing = outcome === 'provision-not-found';
  if (isMissing && lacks === 'unit' && unit !== undefined) {
    if (isBasicUnit(unit.kind) && !outermost.has(unit.kind)) return false;
    if (isBasicUnit(unit.kind) && wholeOf(unit.number) > last + Math.max(last, FAR)) return false;
    if (isBasicUnit(unit.kind) && unit.number.includes('.') && !isDotted) return false;
    if (unit.kind === 'annex' && !countsAnnex(annexes, unit.number)) return false;
    if (unit.kind === 'article' && ofTreaty) return false;
  }
  if (isMissing && (isCountedAgain(within) || isPartOfAnnex(citation, within))) return false;
  if (first !== undefined && isCountedAgain(pathOf(corpus, first))) return false;
  if (unit?.kind === 'article' && isAmending) return false;
  if (citation.anchor === 'act' && isBeyondAnnex(within, first, corpus)) return false;
  return !isEntry(text, citation, within);
}

/** Whether annexes are told apart as finely as a number has it: "Anlage 2" beside "Anlage", "Anhang 1a" beside "Anhang 1" and "Anlage 2" of "Anlage 2.1" are not. */
const countsAnnex = (annexes: ReadonlySet<string>, number: string): boolean =>
  annexes.size > 0 &&
  !annexes.has('') &&
  ![...annexes].some((each) => each.startsWith(`${number}.`)) &&
  (/^\d+$/u.test(number) || [...annexes].some((each) => /^\d+\p{L}/u.test(each)));

/** "Absatz 1 Nummer 2" in an annex, "Anlage 5 Nummer 7". */
const isPartOfAnnex = ({ anchor, path }: LocatedCitation['citation'], within: Path): boolean =>
  anchor === 'act' ? path.length > 1 && path[0]!.kind === 'annex' : within.some(({ kind }) => kind === 'annex');

/**
 * Whether the unit that lacks what is cited shows what it holds: it is no annex, and its source has its words.
 * @param holder the ordinal of that unit
 */
export function showsItsParts(holder: number, corpus: Corpus): boolean {
  if (pathOf(corpus, holder).some(({ kind }) => kind === 'annex')) return false;
  for (let at = holder, end = corpus.subtreeEnd(holder); at < end; at += 1) {
    if (/[\p{L}\p{N}]/u.test(corpus.text(at))) return true;
  }
  return false;
}

const wholeOf = (number: string): number => Number(/^\d{1,6}/u.exec(number)?.[0] ?? 0);

const isCountedAgain = (path: Path): boolean => path.some(({ number }) => number.includes(COUNTED_AGAIN));

const isInExtract = (citing: number, corpus: Corpus): boolean =>
  [...ancestorsOf(corpus, citing), citing].some(
    (at) => pathOf(corpus, at).at(-1)?.kind === 'annex' && saysExtract(corpus.heading(at)),
  );

/** Whether what is cited stands outside the annex that cites, which has sections of its own, or nowhere. */
function isBeyondAnnex(within: Path, cited: number | undefined, corpus: Corpus): boolean {
  const depth = within.findIndex(({ kind }) => kind === 'annex') + 1;
  if (depth === 0 || !within.slice(depth).some(({ kind }) => isBasicUnit(kind))) return false;
  const annex = formatEId(within.slice(0, depth));
  return cited === undefined || formatEId(pathOf(corpus, cited).slice(0, depth)) !== annex;
}

/** Whether a citation is an entry of a table of contents: of a whole unit, or in front of an act's first unit. */
function isEntry(text: string, { start, end, path }: LocatedCitation['citation'], within: Path): boolean {
  const isInFront = within.every(({ kind }) => kind === 'container' || kind === 'preamble');
  return (
    (path.length === 1 || isInFront) &&
    ENTRY.test(text.slice(Math.max(0, start - 60), start)) &&
    ENTRY_END.test(text.slice(end, end + 60))
  );
}
