import {
  CompletionItemKind,
  CompletionItemTag,
  type CompletionItem,
  type CompletionList,
  type Position,
} from 'vscode-languageserver/node';
import { inMarkup, PlainText, type DraftFormat } from '../../check';
import { findCitations } from '../../citation';
import { detectLanguage, numberedAs, pathLabel, writtenAct } from '../../languages';
import { actsOfFile, dayOf, parseEId, splitProvisionId, standingAt, withoutDivisions } from '../../law';
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
import { formatOf } from '../drafts/documentFormat';
import { articleBefore, CITATION_BEGINS, citationText, gapBehind, nameBehind, shortName } from './citationStyle';
import type { OpenDocument } from './context';

/** The most acts, and the most provisions, that are offered at once. */
const LIMIT = 60;
/** How far back a draft is read for its language, and for the act that it speaks of, in UTF-16 code units. */
const LOOK_BACK = 4_000;
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
      const items = provisionItems(place, provision);
      if (items.length > 0) return { isIncomplete: true, items };
    }
    return { isIncomplete: true, items: actItems(place, names) };
  }
}

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
    .map((number, rank) => {
      const act = writtenAct(acts[number]!, acts);
      const name = shortName(act);
      return {
        ...edited(place, typed.start, isLast ? nameBehind(act, before) : `${name}${gapBehind(act)}`, rank),
        label: name,
        detail: name === act.title ? act.abbreviation : act.title,
        kind: CompletionItemKind.Module,
        ...(!isLast && { command: { title: '', command: 'editor.action.triggerSuggest' } }),
      };
    });
}

function provisionItems(place: Place, typed: TypedProvision): CompletionItem[] {
  const { corpus } = place.open.index;
  const act = typed.acts[0] ?? place.own ?? (typed.isAnnex ? undefined : actSpokenOf(place));
  if (act === undefined) return [];
  const before = place.line.slice(0, typed.start);
  const article = typed.acts.length === 0 ? '' : articleBefore(corpus.acts[act]!, before);
  const start = typed.start - article.length;
  if (!isReplaceable(place, start)) return [];
  const isBracketed = before.endsWith('「');
  const isOwnAct = typed.acts.length === 0 && act === place.own;
  const signs = signsFor(corpus, act, typed.signs);
  const today = dayOf(new Date());
  return unitsStartingWith(corpus, act, typed, LIMIT).map((ordinal, rank) => {
    const path = parseEId(splitProvisionId(corpus.id(ordinal)).eId);
    const cited = citationText(writtenAct(corpus.acts[act]!, corpus.acts), path, {
      isOwnAct,
      isBracketed,
      list: typed.list,
      signs,
    });
    const text = /^\p{Lu}/u.test(article) ? `${cited.charAt(0).toUpperCase()}${cited.slice(1)}` : cited;
    const { status } = standingAt(corpus, ordinal, today);
    return {
      ...edited(place, start, text, rank),
      label: inSigns(pathLabel(withoutDivisions(path), numberedAs(corpus.acts[act]!)), signs),
      labelDetails: { description: corpus.heading(ordinal) },
      detail: text,
      documentation: fullText(corpus, ordinal, PREVIEW),
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
  rank: number,
): Pick<CompletionItem, 'textEdit' | 'filterText' | 'sortText'> {
  const typed = source.slice(plain.inSource({ start, end: line.length }).start);
  const from = { line: position.line, character: position.character - typed.length };
  return {
    textEdit: { range: { start: from, end: position }, newText: inMarkup(newText, format) },
    filterText: typed,
    sortText: String(rank).padStart(4, '0'),
  };
}

/** The act that a draft has cited last before the position. */
function actSpokenOf(place: Place): number | undefined {
  const { resolver } = place.open.index;
  const text = textBefore(place);
  const cited = resolver.locate(findCitations(text), {}, text).findLast(({ act }) => act !== undefined);
  return cited?.act;
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
