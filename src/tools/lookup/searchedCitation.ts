import { readCitations } from '../../citation';
import { formatEId, toProvisionId, type Citation, type Corpus, type Language, type Path } from '../../law';
import { inTurns, rest, Turns } from '../../turns';
import type { LegalIndex } from '../../search';
import { ActNameIndex } from './actNameIndex';
import { typedProvision } from './typedCitation';
import { unitsStartingWith } from './unitsStartingWith';

/** How long searching holds the thread, in milliseconds. */
const TURN_MS = 10;

/** What searches read of an index. */
type SearchedIndex = Pick<LegalIndex, 'corpus' | 'resolver'> & Partial<Pick<LegalIndex, 'unitsOf'>>;

/**
 * The provisions that a search cites, in any of the corpus's languages: of the act that it names, else of every act that
 * has such a one, those of the citation's own language first. A search for an act and a bare number, which is no citation
 * in a text, means the articles whose number begins so.
 */
export async function citedBySearch(
  index: SearchedIndex,
  query: string,
  limit: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const typed = query.trim();
  if (typed === '') return [];
  const turns = new Turns(TURN_MS);
  const found = new Set([
    ...(await byCitation(index, typed, limit, turns, signal)),
    ...(await byNumber(index, typed, limit)),
  ]);
  return [...found].slice(0, limit);
}

/**
 * The provisions that a name means to the letter: what it cites, else the articles that it gives the bare number of. Of
 * an article and its paragraphs the article alone.
 */
export async function meantByName(
  index: SearchedIndex,
  name: string,
  limit: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const typed = name.trim();
  const cited = await byCitation(index, typed, limit, new Turns(TURN_MS), signal);
  const meant = cited.length > 0 ? cited : await byNumber(index, typed, limit, true);
  const end = index.corpus.subtreeEnd(meant[0] ?? 0);
  return [...new Set(meant.filter((ordinal, at) => at === 0 || ordinal < meant[0]! || ordinal >= end))];
}

async function byCitation(
  index: SearchedIndex,
  typed: string,
  limit: number,
  turns: Turns,
  signal?: AbortSignal,
): Promise<readonly number[]> {
  for (const text of [typed, `article ${typed}`]) {
    for (const language of languagesOf(index.corpus)) {
      const citations = await inTurns(readCitations(text, language), turns, signal);
      if (citations.length !== 1) continue;
      const [located] = index.resolver.locate(citations, {}, text);
      if (located!.outcome === 'resolved' && isWhole(located!.citation, text)) return located!.ordinals.slice(0, limit);
      const citation = citations[0]!;
      const acts = actsAround(index, citation, text);
      if (acts === undefined) continue;
      const found = await inActs(index, citation, acts, limit, turns, signal);
      if (found.length > 0) return found;
    }
    if (!BOOKED.test(typed)) break;
  }
  return [];
}

/** The number of a French code is searched for without "article": L. 121-1. */
const BOOKED = /(?<![\p{L}\p{N}])(?:L\.?O|L[Pp]|[LRDAC])[.\s]{0,2}\d/u;

const isWhole = ({ start, end }: Citation, text: string): boolean => start === 0 && end === text.length;

/** No language, then each of the corpus: what names itself is read in any. */
const languagesOf = ({ acts }: Corpus): Iterable<Language> => new Set(['und', ...acts.map(({ language }) => language)]);

/** The acts that the words around a citation name; `all` where there are none, undefined where they name nothing. */
function actsAround(
  { resolver }: SearchedIndex,
  citation: Citation,
  text: string,
): readonly number[] | 'all' | undefined {
  if (citation.act.kind !== 'this' || citation.anchor !== 'act') return undefined;
  const around = `${text.slice(0, citation.start)} ${text.slice(citation.end)}`.replace(/^[\s,]+|[\s,]+$/gu, '');
  if (around === '') return 'all';
  const acts = resolver.actsNamed(around);
  return acts.length === 0 ? undefined : acts;
}

async function inActs(
  { corpus, resolver }: SearchedIndex,
  citation: Citation,
  acts: readonly number[] | 'all',
  limit: number,
  turns: Turns,
  signal?: AbortSignal,
): Promise<number[]> {
  if (acts !== 'all') {
    const locatedIn = (act: number) => resolver.locate([citation], { act: corpus.acts[act]!.key });
    return acts
      .flatMap(locatedIn)
      .flatMap(({ outcome, ordinals }) => (outcome === 'resolved' ? ordinals.slice(0, limit) : []));
  }
  const eId = formatEId(withoutPoints(citation.path));
  const [home, abroad]: [number[], number[]] = [[], []];
  for (const { key, language } of corpus.acts) {
    if (turns.isOver) await rest(turns, signal);
    const ordinal = corpus.ordinal(toProvisionId(key, eId));
    if (ordinal !== undefined) (language === citation.system ? home : abroad).push(ordinal);
    if (home.length >= limit) break;
  }
  return [...home, ...abroad];
}

/** Points stand in the text of their paragraph. */
function withoutPoints(path: Path): Path {
  const point = path.findIndex(({ kind }) => kind === 'point' || kind === 'item' || kind === 'sentence');
  return point <= 0 ? path : path.slice(0, point);
}

/** "HafG 4", "Code des ports L. 12"; `isWhole` where no digit is to come. */
async function byNumber(
  index: SearchedIndex,
  typed: string,
  limit: number,
  isWhole = false,
): Promise<readonly number[]> {
  const provision = typedProvision(typed, await ActNameIndex.of(index.corpus));
  if (provision === undefined || provision.start > 0 || provision.number === '') return [];
  const asked = isWhole ? { ...provision, begins: (number: string) => number === provision.number } : provision;
  return provision.acts.flatMap((act) => unitsStartingWith(index, act, asked, limit));
}
