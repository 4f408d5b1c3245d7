import {
  CompletionItemKind,
  CompletionItemTag,
  type CompletionItem,
  type CompletionList,
  type Position,
} from 'vscode-languageserver/node';
import { inMarkup, PlainText, type DraftFormat } from '../../check';
import { readCitations, type CitationResolver } from '../../citation';
import { detectLanguage, numberedAs, pathLabel, writtenAct } from '../../languages';
import { actsOfFile, dayOf, pathOf, standingAt, UNIT_PREFIX, withoutDivisions } from '../../law';
import {
  ActNameIndex,
  followsNumber,
  fullText,
  inSigns,
  LONGEST,
  signsFor,
  typedName,
  typedProvision,
  unitsStartingWith,
  type TypedProvision,
} from '../../tools';
import { inTurns, Turns } from '../../turns';
import { formatOf } from '../drafts/documentFormat';
import { articleBefore, CITATION_BEGINS, citationText, gapBehind, nameBehind, shortName } from './citationStyle';
import type { OpenDocument } from './context';

/** The most acts, and the most provisions, that are offered at once. */
export const LIMIT = 60;
/** The most acts that are offered behind a number. */
const MOST_BEHIND = 10;
/** What the ids of sections and articles begin with. */
const BASIC_PREFIXES = [UNIT_PREFIX.section, UNIT_PREFIX.article];
/** How far back a draft is read for its language, and for the act that it speaks of, in UTF-16 code units. */
const LOOK_BACK = 4_000;
/** How long reading that holds the thread, in milliseconds. */
const TURN_MS = 8;
/** How much of a provision's text is shown beside it, in UTF-16 code units. */
const PREVIEW = 400;

/** A blank (in LaTeX `~`) after an act's name, the sign of a number, a bracket before a paragraph's number, or how a citation begins. */
export const COMPLETION_TRIGGERS: readonly string[] = [' ', '~', '§', '(', ...CITATION_BEGINS];

/** What is offered in one place. */
interface Place {
  readonly open: OpenDocument;
  readonly position: Position;
  readonly format: DraftFormat;
  /** The line up to the position as it stands in the document, and without its markup. */
  readonly source: string;
  readonly plain: PlainText;
  /** The text of `plain`. */
  readonly line: string;
  /** The act that the document is the text of. */
  readonly own: number | undefined;
}

/** Completes citations while they are typed: names of acts by their beginning, then the articles of the act. */
export class Completer {
  async at(open: OpenDocument, position: Position): Promise<CompletionList> {
    const { corpus } = open.index;
    const start = { line: position.line, character: Math.max(0, position.character - LONGEST * 2) };
    const source = open.document.getText({ start, end: position });
    const format = formatOf(open.document) ?? 'text';
    const plain = new PlainText(source, format);
    const line = plain.text;
    const place = { open, position, format, source, plain, line, own: actsOfFile(corpus, open.file)[0] };
    const names = await ActNameIndex.of(corpus);
    const provision = typedProvision(line, names);
    if (provision !== undefined) {
      const items = await provisionItems(place, provision);
      if (items.length > 0) return inOrder(items);
    }
    const named = actItems(place, names);
    return inOrder(named.length > 0 ? named : await actsBehind(place, names));
  }
}

/** What is offered, in this order; it is asked for anew with each letter. */
export const inOrder = (items: readonly CompletionItem[]): CompletionList => ({
  isIncomplete: true,
  items: items.map((item, rank) => ({ ...item, sortText: String(rank).padStart(4, '0') })),
});

/** Acts in the draft's own language first. Choosing one asks again, for its articles, unless one stands before it. */
function actItems(place: Place, names: ActNameIndex): CompletionItem[] {
  const typed = typedName(place.line, names, LIMIT);
  if (typed === undefined || !isReplaceable(place, typed.start)) return [];
  const { acts } = place.open.index.corpus;
  const language = languageAt(place);
  const before = place.line.slice(0, typed.start);
  const isLast = followsNumber(before);
  const isForeign = (act: number): number => (acts[act]!.language === language ? 0 : 1);
  return [...typed.acts]
    .sort((one, other) => isForeign(one) - isForeign(other))
    .map((number) => {
      const act = writtenAct(acts[number]!, acts);
      const name = shortName(act);
      return {
        ...edited(place, typed.start, isLast ? nameBehind(act, before) : `${name}${gapBehind(act)}`),
        label: name,
        detail: name === act.title ? act.abbreviation : act.title,
        kind: CompletionItemKind.Module,
        ...(!isLast && { command: { title: '', command: 'editor.action.triggerSuggest' } }),
      };
    });
}

/**
 * The acts whose number a draft has just written, "§ 823 ": those that it cites, most first, then the largest of those that
 * have a unit of that number. Nothing in a text of an act, which cites its own so.
 */
async function actsBehind(place: Place, names: ActNameIndex): Promise<CompletionItem[]> {
  const { line, own, open } = place;
  const typed =
    own === undefined && /\d\p{L}?\s$/u.test(line) && followsNumber(line)
      ? typedProvision(line.trimEnd(), names)
      : undefined;
  if (typed === undefined || typed.acts.length > 0 || typed.isAnnex || !isReplaceable(place, line.length)) return [];
  const { corpus } = open.index;
  return (await actsWith(place, typed.number)).map((number) => {
    const act = writtenAct(corpus.acts[number]!, corpus.acts);
    const name = nameBehind(act, line);
    return {
      ...edited(place, line.length, name),
      label: shortName(act),
      detail: shortName(act) === act.title ? act.abbreviation : act.title,
      kind: CompletionItemKind.Module,
    };
  });
}

/**
 * The acts that a number without a name may be of: those that the draft cites, most first, then, of a corpus that is here as a
 * whole, the largest in its language; at most {@link MOST_BEHIND} that have a unit of that number.
 */
async function actsWith(place: Place, number: string): Promise<number[]> {
  const { corpus, isPart } = place.open.index;
  const spoken = await actsSpokenOf(place);
  const has = (act: number): boolean =>
    BASIC_PREFIXES.some((prefix) => corpus.ordinal(`${corpus.acts[act]!.key}/${prefix}_${number}`) !== undefined);
  const sizeOf = (act: number): number => corpus.provisionsOf(act)[1] - corpus.provisionsOf(act)[0];
  const language = languageAt(place);
  // A store would be asked of every act whether it has the unit.
  const others = [...(isPart === true ? [] : corpus.acts.keys())]
    .filter((act) => corpus.acts[act]!.language === language && !spoken.includes(act) && has(act))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  return [...spoken.filter(has), ...others].slice(0, MOST_BEHIND);
}

async function provisionItems(place: Place, typed: TypedProvision): Promise<CompletionItem[]> {
  const act = typed.acts[0] ?? place.own ?? (typed.isAnnex ? undefined : await actSpokenOf(place, typed));
  if (act !== undefined) return itemsOfAct(place, typed, act);
  // A whole number is typed, and a paragraph's comes next: those of each act that may be meant.
  if (typed.isAnnex || typed.paragraph === undefined) return [];
  return (await actsWith(place, typed.number))
    .flatMap((each) => itemsOfAct(place, typed, each).map((item) => withActBeside(item, place, each)))
    .slice(0, LIMIT);
}

/** What several acts have alike is told apart by the act, beside the heading. */
function withActBeside(item: CompletionItem, { open }: Place, act: number): CompletionItem {
  const { acts } = open.index.corpus;
  return { ...item, labelDetails: { ...item.labelDetails, detail: ` ${shortName(writtenAct(acts[act]!, acts))}` } };
}

function itemsOfAct(place: Place, typed: TypedProvision, act: number): CompletionItem[] {
  const { corpus, isPart } = place.open.index;
  const before = place.line.slice(0, typed.start);
  const article = typed.acts.length === 0 ? '' : articleBefore(corpus.acts[act]!, before);
  const start = typed.start - article.length;
  if (!isReplaceable(place, start)) return [];
  const isBracketed = before.endsWith('「');
  const isOwnAct = typed.acts.length === 0 && act === place.own;
  const signs = signsFor(corpus, act, typed.signs);
  const today = dayOf(new Date());
  return unitsStartingWith(place.open.index, act, typed, LIMIT).map((ordinal) => {
    const path = pathOf(corpus, ordinal);
    const cited = citationText(writtenAct(corpus.acts[act]!, corpus.acts), path, {
      isOwnAct,
      isBracketed,
      list: typed.list,
      signs,
    });
    const text = /^\p{Lu}/u.test(article) ? `${cited.charAt(0).toUpperCase()}${cited.slice(1)}` : cited;
    const { status } = standingAt(corpus, ordinal, today);
    return {
      ...edited(place, start, text),
      label: inSigns(pathLabel(withoutDivisions(path), numberedAs(corpus.acts[act]!)), signs),
      labelDetails: { description: corpus.heading(ordinal) },
      detail: text,
      // Of what is elsewhere the texts of sixty articles would be fetched for the one that is looked at.
      ...(isPart !== true && { documentation: fullText(corpus, ordinal, PREVIEW) }),
      kind: CompletionItemKind.Reference,
      ...(status === 'repealed' && { tags: [CompletionItemTag.Deprecated] }),
    };
  });
}

/** What replaces all that was typed of a citation; the editor's own filter lets it pass, because it was chosen here. */
function edited(
  { position, format, source, plain, line }: Place,
  start: number,
  newText: string,
): Pick<CompletionItem, 'textEdit' | 'filterText'> {
  const typed = source.slice(plain.inSource({ start, end: line.length }).start);
  const from = { line: position.line, character: position.character - typed.length };
  return {
    textEdit: { range: { start: from, end: position }, newText: inMarkup(newText, format) },
    filterText: typed,
  };
}

/**
 * The act that a draft speaks of where it names none: of those that it has cited before, see {@link actsSpokenOf}, the first
 * that has what is typed.
 */
async function actSpokenOf(place: Place, typed: TypedProvision): Promise<number | undefined> {
  const { index } = place.open;
  return (await actsSpokenOf(place)).find((act) => unitsStartingWith(index, act, typed, 1).length > 0);
}

/**
 * The acts that a draft has cited before the position, most first, of several the one cited last: where another act is
 * named once among many citations of a code, the next section is the code's.
 */
async function actsSpokenOf(place: Place): Promise<number[]> {
  const counts = await inTurns(countCited(textBefore(place), place.open.index.resolver), new Turns(TURN_MS));
  return [...counts]
    .reverse()
    .sort(([, one], [, other]) => other - one)
    .map(([act]) => act);
}

/** How often a text cites each act; the act that it cites last comes last. */
function* countCited(text: string, resolver: CitationResolver): Generator<void, ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const { act } of yield* resolver.locateInSteps(yield* readCitations(text, 'und'), {}, text)) {
    if (act === undefined) continue;
    const count = (counts.get(act) ?? 0) + 1;
    counts.delete(act);
    counts.set(act, count);
  }
  return counts;
}

function languageAt(place: Place): string {
  const { acts } = place.open.index.corpus;
  return place.own === undefined ? detectLanguage(textBefore(place)) : acts[place.own]!.language;
}

function textBefore({ open: { document }, position, format }: Place): string {
  const end = document.offsetAt(position);
  const start = document.positionAt(Math.max(0, end - LOOK_BACK));
  return new PlainText(document.getText({ start, end: position }), format).text;
}

/** Whether what was typed since `start` can be replaced without tearing markup: `\emph{Harbour Act} 12` cannot. */
function isReplaceable({ plain, source, line }: Place, start: number): boolean {
  const span = { start, end: line.length };
  return !plain.isTorn(span) && plain.inSource(span).end === source.length;
}
