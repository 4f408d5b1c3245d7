import { CertaintyReader, readDraft, type CheckedIndex, type DraftFormat, type ReadPart } from '../../check';
import type { Corpus, ProvisionId } from '../../law';
import type { TextSpan } from '../../text';
import { CitedProvisions } from '../citedProvisions';
import type { Clash, Grounding } from '../support';
import { verifySentence } from '../verifySentence';
import { citedInPassages, type PassageCitations } from './citedInPassages';
import { notesIn, withoutMarks } from './notes';
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

const CITES_NOTHING = 'It cites no provision, and neither does its paragraph.';
const LIST_MARK = /^(?:[-–—•*]|\(?\d{1,3}[.)])\s{1,20}/u;

/**
 * Checks a text that someone wrote about law, a memorandum or the answer of another program: each of its sentences against
 * the provisions that it cites, that its notes cite or that its paragraph cites. Yields often, so that the caller can let
 * other work in or stop.
 *
 * @param question the facts; absent where none are known
 */
export function* checkAnswer(
  source: string,
  format: DraftFormat,
  index: CheckedIndex,
  question?: string,
): Generator<void, CheckedSentence[]> {
  const notes = notesIn(source);
  yield;
  const provisions = new CitedProvisions(index.corpus);
  const context = { ...index, ...(question !== undefined && { question }) };
  const sentences: CheckedSentence[] = [];
  for (const part of yield* readDraft(source, format, index)) {
    const passages = yield* passagesOf(source, format, part, notes);
    const cited = citedInPassages(part, notes, passages);
    const reader = new CertaintyReader(part.plain.text, part.citations);
    yield;
    for (const { written } of cited) reader.read(written);
    yield;
    for (const [at, passage] of passages.entries()) {
      if (!passage.isClaim) continue;
      const { own, carried } = cited[at]!;
      const found = sourcesOf(own.length > 0 ? own : carried, reader.certainties, index.corpus);
      const sources = own.length > 0 ? found : withoutInvented(found, index.corpus);
      const span = sentenceIn(part, passage);
      const text = withoutMarks(part.plain.text.slice(span.start, span.end)).replace(/\s/gu, ' ');
      const grounding = held(sources, cited[at]!, () =>
        verifySentence({ text, cited: provisions.of(sources.ids) }, context),
      );
      sentences.push({
        ...part.plain.inSource(span),
        text,
        citations: sources.ids,
        isCarried: own.length === 0 && sources.ids.length > 0,
        ...grounding,
        clashes: grounding.clashes.map((clash) => ({ ...clash, place: placeOf(part, span, clash) })),
      });
      yield;
    }
  }
  return sentences;
}

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

/** What the checks say of a sentence; one that rests on more than could be looked up is not shown by the rest. */
function held({ ids, open }: Sources, { emptyNotes }: PassageCitations, verify: () => Grounding): Grounding {
  const notShown = [...open, ...emptyNotes.map((label) => `Note ${label} cites no provision.`)].join(' ');
  if (ids.length === 0) {
    const reason = notShown === '' ? CITES_NOTHING : notShown;
    return { support: 'unverified', reason, clashes: [], lawWords: [], factWords: [] };
  }
  const grounding = verify();
  const isOpen = grounding.support === 'supported' && notShown !== '';
  return isOpen ? { ...grounding, support: 'unverified', reason: notShown } : grounding;
}
