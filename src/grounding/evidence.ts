import { detectLanguage, type Quantity, splitSentences } from '../languages';
import type { CitedProvision, Claim, GroundingContext } from './claim';
import { foldQuoted } from '../text';
import { toEnd } from '../turns';
import { FoldedText, merged } from './foundWords';
import { quantitiesInSteps, quantitiesOf } from './numbers';
import { readText, type ReadText } from './sentence';
import type { LawWords, Words } from './support';
import { contentWords, vocabularyOf, type Vocabulary } from './words';

/** A statement of a provision is about a clause of a sentence where it holds this share of its words. */
const LEAST_SHARED = 0.3;
/** How much of a lead-in is read with each item of its list: its end, where the verb and its negation stand. */
const LONGEST_LEAD = 1000;
/** Statements of a provision that are read; one of more is a code, not a provision. */
const MOST_STATEMENTS = 400;
/** A longer statement is a table or no law: so much of it is read. */
const LONGEST_STATEMENT = 6000;

/** What a sentence rests on. */
export interface Evidence {
  readonly law: readonly ReadText[];
  readonly facts: readonly ReadText[];
  readonly lawWords: readonly LawWords[];
  readonly factWords: readonly Words[];
  /** Words that were said to be the law's, or the question's, and are not. */
  readonly unfound?: { readonly words: string; readonly of: 'law' | 'question' };
}

/** A provision or a question as it is read, made once: the sentences of an answer rest on the same few. */
export class Source {
  readonly language: string;
  #folded: FoldedText | undefined;
  #squeezed: readonly string[] | undefined;
  #statements: readonly Statement[] | undefined;
  #vocabulary: Vocabulary | undefined;
  #name: Vocabulary | undefined;
  #quantities: readonly Quantity[] | undefined;
  #named: readonly Quantity[] | undefined;
  #numbers: ReadonlySet<string> | undefined;

  /** @param around what is said beside the text, such as a label and a heading: not quoted, but read. */
  constructor(
    readonly text: string,
    private readonly around = '',
  ) {
    this.language = detectLanguage(`${around}\n${text}`);
  }

  get folded(): FoldedText {
    return (this.#folded ??= new FoldedText(this.text));
  }

  /** Whether words stand in it or in what is said beside it, blanks and case aside. */
  says(words: string): boolean {
    this.#squeezed ??= [this.text, ...this.around.split('\n')].map(squeezed);
    const sought = squeezed(words);
    return this.#squeezed.some((said) => said.includes(sought));
  }

  /** Reads what all checks need of it, if nobody has yet. Yields after each statement. */
  *reading(): Generator<void, void> {
    this.#statements ??= yield* statementsOf(this.text, this.language);
    yield;
    this.#vocabulary ??= vocabularyOf(contentWords(`${this.around}\n${this.text}`, this.language));
    yield;
  }

  /** Reads its quantities, if nobody has yet. */
  *counting(): Generator<void, void> {
    this.#quantities ??= yield* quantitiesInSteps(this.text, this.language);
  }

  get statements(): readonly Statement[] {
    return (this.#statements ??= toEnd(statementsOf(this.text, this.language)));
  }

  /** The quantities of the text. */
  get quantities(): readonly Quantity[] {
    return (this.#quantities ??= quantitiesOf(this.text, this.language));
  }

  /** The quantities of what is said beside the text: the number of a provision, the year of its act. */
  get named(): readonly Quantity[] {
    return (this.#named ??= quantitiesOf(this.around, this.language));
  }

  /** All numbers of the text and of what is said beside it, whatever they count. */
  get numbers(): ReadonlySet<string> {
    return (this.#numbers ??= new Set(
      [...this.quantities, ...this.named].flatMap(({ value }) => [value, ...value.split('.')]),
    ));
  }

  /** The words of what is said beside the text. */
  get name(): Vocabulary {
    return (this.#name ??= vocabularyOf(contentWords(this.around, this.language)));
  }

  get vocabulary(): Vocabulary {
    return (this.#vocabulary ??= vocabularyOf(contentWords(`${this.around}\n${this.text}`, this.language)));
  }
}

const squeezed = (text: string): string => foldQuoted(text).replace(/\s/gu, '').toLowerCase();

/** One sentence of a source; a list item is read with its lead-in. */
export interface Statement extends Words {
  readonly lead?: Words;
  readonly vocabulary: Vocabulary;
  /** Reads it in steps, once. */
  readonly read: () => Generator<void, ReadText>;
}

const sources = new WeakMap<CitedProvision, Source>();

export function sourceOf(provision: CitedProvision): Source {
  const made = sources.get(provision) ?? new Source(provision.text, `${provision.label}\n${provision.heading}`);
  sources.set(provision, made);
  return made;
}

/** The question as it is read, made once for all sentences that are checked in a context. */
const questions = new WeakMap<GroundingContext, Source>();

export function questionOf(context: GroundingContext): Source | undefined {
  if (context.question === undefined) return undefined;
  const source = questions.get(context) ?? new Source(context.question);
  questions.set(context, source);
  return source;
}

/** The words that a claim names, each found letter by letter; where it names none, the statements nearest to it. */
export function* evidenceOf(claim: Claim, sentence: ReadText, question: Source | undefined): Generator<void, Evidence> {
  const { cited, lawWords, factWords } = claim;
  const law = yield* lawWords === undefined ? nearestLaw(cited, sentence) : namedLaw(cited, lawWords);
  const facts = yield* factWords === undefined ? nearestFacts(question, sentence) : namedFacts(question, factWords);
  const unfound = law.unfound ?? facts.unfound;
  return {
    law: law.read,
    facts: facts.read,
    lawWords: law.words,
    factWords: facts.words,
    ...(unfound !== undefined && { unfound }),
  };
}

interface Found<W> {
  readonly read: readonly ReadText[];
  readonly words: readonly W[];
  readonly unfound?: Evidence['unfound'];
}

function* namedLaw(cited: readonly CitedProvision[], named: readonly string[]): Generator<void, Found<LawWords>> {
  const words: LawWords[] = [];
  for (const each of named) {
    if (each.trim() === '') continue;
    const found = cited
      .map((provision) => ({ id: provision.id, at: sourceOf(provision).folded.find(each) }))
      .find(({ at }) => at !== undefined);
    if (found?.at === undefined) return { read: [], words: [], unfound: { words: each, of: 'law' } };
    for (const stretch of found.at) words.push({ id: found.id, ...stretch });
  }
  // The pieces of one provision are read as one text: "he may not" is about the words of another piece.
  const read: ReadText[] = [];
  for (const provision of cited) {
    const pieces = words.filter(({ id }) => id === provision.id).map(({ text }) => text);
    if (pieces.length > 0) read.push(yield* readText(pieces.join(', '), sourceOf(provision).language));
  }
  return { read, words: mergedByProvision(words, cited) };
}

function* namedFacts(question: Source | undefined, named: readonly string[]): Generator<void, Found<Words>> {
  const words: Words[] = [];
  for (const each of named) {
    if (each.trim() === '') continue;
    const found = question?.folded.find(each);
    if (found === undefined) return { read: [], words: [], unfound: { words: each, of: 'question' } };
    words.push(...found);
  }
  const read: ReadText[] = [];
  for (const { text } of words) read.push(yield* readText(text, question!.language));
  return { read, words: merged(words, question?.text ?? '') };
}

function* nearestLaw(cited: readonly CitedProvision[], sentence: ReadText): Generator<void, Found<LawWords>> {
  const candidates = cited.flatMap((provision) =>
    sourceOf(provision).statements.map((statement) => ({ id: provision.id, statement })),
  );
  const chosen = yield* nearest(candidates, sentence);
  return {
    read: yield* readAll(chosen),
    words: mergedByProvision(
      chosen.flatMap(({ id, statement: { lead, start, end, text } }) => [
        ...(lead === undefined ? [] : [{ id, ...lead }]),
        { id, start, end, text },
      ]),
      cited,
    ),
  };
}

const mergedByProvision = (words: readonly LawWords[], cited: readonly CitedProvision[]): LawWords[] =>
  cited.flatMap((provision) =>
    merged(
      words.filter(({ id }) => id === provision.id),
      provision.text,
    ),
  );

function* nearestFacts(question: Source | undefined, sentence: ReadText): Generator<void, Found<Words>> {
  const chosen = yield* nearest(question?.statements.map((statement) => ({ statement })) ?? [], sentence);
  return {
    read: yield* readAll(chosen),
    words: merged(
      chosen.map(({ statement: { start, end, text } }) => ({ start, end, text })),
      question?.text ?? '',
    ),
  };
}

interface Candidate {
  readonly statement: Statement;
}

function* readAll(candidates: readonly Candidate[]): Generator<void, ReadText[]> {
  const read: ReadText[] = [];
  for (const { statement } of candidates) read.push(yield* statement.read());
  return read;
}

/** For each clause of the sentence the candidate that holds most of its words, if it holds enough; each once. */
function* nearest<C extends Candidate>(candidates: readonly C[], sentence: ReadText): Generator<void, C[]> {
  const chosen = new Set<C>();
  for (const { words } of sentence.clauses) {
    if (words.length === 0) continue;
    let best: { candidate: C; shared: number } | undefined;
    const stems = words.map(({ stem }) => stem);
    for (const candidate of candidates) {
      const shared = candidate.statement.vocabulary.shareOf(stems);
      if (shared >= LEAST_SHARED && shared > (best?.shared ?? 0)) best = { candidate, shared };
      yield;
    }
    if (best !== undefined) chosen.add(best.candidate);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}

const LIST_ITEM = /^(?:\(?\d{1,3}[.)]|\(\p{L}{1,4}\)|\p{L}[.)]|[-–•*])\s/u;

/**
 * A list item says yes or no through its lead-in ("The tenant may not: (a) sublet"), so it is read with it.
 *
 * Known failure: numbered sentences that stand for themselves take over a negation of the sentence before the first.
 */
function* statementsOf(text: string, language: string): Generator<void, Statement[]> {
  const statements: Statement[] = [];
  let lead: Words | undefined;
  for (const { start, end: last } of splitSentences(text, language).slice(0, MOST_STATEMENTS)) {
    const end = Math.min(last, start + LONGEST_STATEMENT);
    const own = { start, end, text: text.slice(start, end) };
    const isItem = /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, start - 16), start)) && LIST_ITEM.test(own.text);
    if (!isItem) lead = { start: Math.max(start, end - LONGEST_LEAD), end, text: own.text.slice(-LONGEST_LEAD) };
    statements.push(statement(own, isItem ? lead : undefined, language));
    yield;
  }
  return statements;
}

function statement(own: Words, lead: Words | undefined, language: string): Statement {
  const whole = lead === undefined ? own.text : `${lead.text.replace(/:\s{0,9}$/u, '')} ${own.text}`;
  let read: ReadText | undefined;
  return {
    ...own,
    ...(lead !== undefined && { lead }),
    vocabulary: vocabularyOf(contentWords(whole, language)),
    *read() {
      return (read ??= yield* readText(whole, language));
    },
  };
}
