import * as l10n from '@vscode/l10n';
import { certaintiesOf, readDraft, type CheckedIndex, type DraftFormat, type ReadPart } from '../../check';
import type { Corpus, ProvisionId } from '../../law';
import type { TextSpan } from '../../text';
import { CitedProvisions } from '../citedProvisions';
import type { Clash, Grounding } from '../support';
import { verifying } from '../verifySentence';
import { citedInPassages } from './citedInPassages';
import { notesIn, withoutMarks, type Notes } from './notes';
import { passagesOf } from './passages';
import { sourcesOf, type Sources } from './sourcesOf';

/** A clash, with the span of the source in which its words stand. */
export interface PlacedClash extends Clash {
  readonly place: TextSpan;
}

/** A sentence that someone wrote, with what the checks say of it. Offsets are those of the source, UTF-16 code units. */
export interface CheckedSentence extends TextSpan, Grounding {
  /** Without markup and marks of notes; the words of clashes count from its beginning. */
  readonly text: string;
  /** What it was held against. */
  readonly citations: readonly ProvisionId[];
  /** Whether these are its own, or those of its paragraph. */
  readonly isCarried: boolean;
  readonly clashes: readonly PlacedClash[];
}

const LIST_MARK = /^(?:[-–—•*]|\(?\d{1,3}[.)])\s{1,20}/u;

/** What is asked about a text. */
export interface AnswerOptions {
  /** The facts; absent where none are known. */
  readonly question?: string;
  /** Only sentences that touch this span of the source are checked; the rest is read for what they go back to. */
  readonly within?: TextSpan;
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Checks a text that someone wrote about law, a memorandum or the answer of another program: each of its sentences against
 * the provisions that it cites, that its notes cite or that its paragraph cites. Yields often, so that the caller can let
 * other work in or stop.
 */
export function* checkAnswer(
  source: string,
  format: DraftFormat,
  index: CheckedIndex,
  { question, within, onProgress }: AnswerOptions = {},
): Generator<void, CheckedSentence[]> {
  const notes = notesIn(source);
  yield;
  const provisions = new CitedProvisions(index.corpus);
  const context = { corpus: index.corpus, resolver: index.resolver, ...(question !== undefined && { question }) };
  const sentences: CheckedSentence[] = [];
  for (const part of yield* readDraft(source, format, index)) {
    const claims = yield* claimsIn(source, format, part, notes, index.corpus);
    const wanted = claims.filter(({ span }) => within === undefined || touch(part.plain.inSource(span), within));
    yield;
    for (const [done, { span, sources, isCarried, emptyNotes }] of wanted.entries()) {
      const text = withoutMarks(part.plain.text.slice(span.start, span.end)).replace(/\s/gu, ' ');
      const verify = (): Generator<void, Grounding> => verifying({ text, cited: provisions.of(sources.ids) }, context);
      const grounding = yield* held(span, sources, emptyNotes, verify);
      const clashes = grounding.clashes.map((clash) => ({ ...clash, place: placeOf(part, span, clash) }));
      sentences.push({ ...part.plain.inSource(span), text, citations: sources.ids, isCarried, ...grounding, clashes });
      onProgress?.({ done: done + 1, total: wanted.length });
      yield;
    }
  }
  return sentences;
}

/** A sentence to be checked, in the offsets of the plain text. */
interface Claimed {
  readonly span: TextSpan;
  readonly sources: Sources;
  readonly isCarried: boolean;
  readonly emptyNotes: readonly string[];
}

function* claimsIn(
  source: string,
  format: DraftFormat,
  part: ReadPart,
  notes: Notes,
  corpus: Corpus,
): Generator<void, Claimed[]> {
  const passages = yield* passagesOf(source, format, part, notes);
  const cited = yield* citedInPassages(part, notes, passages);
  const certainties = yield* certaintiesOf(part.plain.text, part.citations);
  const claims: Claimed[] = [];
  for (const [at, passage] of passages.entries()) {
    if (!passage.isClaim) continue;
    const { own, carried, emptyNotes } = cited[at]!;
    const hasOwn = own.length > 0;
    const found = sourcesOf(hasOwn ? own : carried, certainties, corpus);
    const sources = hasOwn ? found : withoutInvented(found, corpus);
    const isCarried = !hasOwn && sources.ids.length > 0;
    claims.push({ span: sentenceIn(part, passage), sources, isCarried, emptyNotes });
    yield;
  }
  return claims;
}

const touch = (one: TextSpan, other: TextSpan): boolean => one.start < other.end && other.start < one.end;

/** What another sentence invented is not held against this one. */
const withoutInvented = ({ ids, open }: Sources, corpus: Corpus): Sources => {
  const known = ids.filter((id) => corpus.ordinal(id) !== undefined);
  return { ids: known, open: known.length > 0 ? [] : open };
};

/** A passage without the mark of a list that it begins with. */
function sentenceIn({ plain }: ReadPart, { start, end }: TextSpan): TextSpan {
  const mark = LIST_MARK.exec(plain.text.slice(start, start + 32))?.[0] ?? '';
  return { start: start + mark.length, end };
}

const placeOf = ({ plain }: ReadPart, { start }: TextSpan, { words }: Clash): TextSpan =>
  plain.inSource({ start: start + words.start, end: start + words.end });

/**
 * What the checks say of a sentence. A citation that stays open is no clash, whatever they find about it, and the sentence
 * is not shown by the others.
 */
function* held(
  span: TextSpan,
  { ids, open }: Sources,
  emptyNotes: readonly string[],
  verify: () => Generator<void, Grounding>,
): Generator<void, Grounding> {
  const whys = [
    ...open.map(({ why }) => why),
    ...emptyNotes.map((label) => l10n.t('Note {0} cites no provision.', label)),
  ];
  const reason = [...new Set(whys)].join(' ');
  if (ids.length === 0) {
    const why = reason || l10n.t('It cites no provision, and neither does its paragraph.');
    return { support: 'unverified', reason: why, clashes: [], lawWords: [], factWords: [] };
  }
  const grounding = yield* verify();
  if (reason === '') return grounding;
  const isOpen = ({ kind, words: { start, end } }: Clash): boolean =>
    kind === 'citation' && open.some((each) => touch({ start: span.start + start, end: span.start + end }, each));
  const clashes = grounding.clashes.filter((clash) => !isOpen(clash));
  const isHarmless = clashes.length < grounding.clashes.length && clashes.length === 0;
  const isShown = grounding.support === 'supported' || isHarmless;
  return isShown ? { ...grounding, clashes, support: 'unverified', reason } : { ...grounding, clashes };
}
