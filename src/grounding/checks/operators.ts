import * as l10n from '@vscode/l10n';
import type { MarkerKind } from '../../languages';
import type { Evidence } from '../evidence';
import type { Operator, ReadText } from '../sentence';
import type { ClashKind } from '../support';
import { Vocabulary, vocabularyOf } from '../words';
import type { Finding } from './finding';

/** Two operators are about the same thing where they share this part of the words of the one that has fewer. */
const SAME_SUBJECT = 0.15;
/** The sentence speaks of what an operator of the law is about where it holds this part of its words. */
const SPOKEN_OF = 0.5;
/** An operator of the sentence is about the law, and not an inference of its own, where the law has this part of its words. */
const ABOUT_LAW = 0.3;
/** It repeats what it is about: what differs is the operator. */
const REPEATED = 0.8;
/** Fewer words than this are repeated by chance. */
const LEAST_REPEATED = 3;

/** Which operators say the same of a proposition, beside themselves. */
const ALIKE: readonly (readonly [MarkerKind, MarkerKind])[] = [
  ['negation', 'prohibition'],
  ['negation', 'exemption'],
  ['inclusion', 'regardless'],
];

const areAlike = (a: MarkerKind, b: MarkerKind): boolean =>
  a === b || ALIKE.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

/** What a sentence may not add: each turns a rule into another one. A duty may be said of what the law simply orders. */
const NOT_ADDED: readonly MarkerKind[] = [
  'negation',
  'prohibition',
  'exemption',
  'permission',
  'regardless',
  'exception',
  'inclusion',
  'only',
];
/** What it may not leave out where it speaks of the same. What holds whatever else does also holds in one case. */
const NOT_LOST = ['negation', 'prohibition', 'exemption', 'permission', 'duty', 'exception'] as const;

interface NotLost extends Operator {
  readonly kind: (typeof NOT_LOST)[number];
}

const isNotLost = (operator: Operator): operator is NotLost => NOT_LOST.some((kind) => kind === operator.kind);

/** Of these pairs one denies the other. */
const OPPOSED: readonly (readonly [MarkerKind, MarkerKind])[] = [
  ['prohibition', 'permission'],
  ['prohibition', 'duty'],
  ['exemption', 'duty'],
  ['permission', 'duty'],
];

const KINDS: Readonly<Record<MarkerKind, ClashKind>> = {
  negation: 'polarity',
  prohibition: 'modality',
  exemption: 'modality',
  permission: 'modality',
  duty: 'modality',
  regardless: 'condition',
  condition: 'condition',
  only: 'condition',
  exception: 'exception',
  inclusion: 'exception',
  all: 'condition',
  some: 'condition',
};

/** What the operators of a sentence are held against. */
interface Compared {
  readonly sentence: ReadText;
  readonly law: readonly Operator[];
  /** The words of the law. */
  readonly lawWords: Vocabulary;
  readonly lawClauses: readonly Vocabulary[];
  /** What may bear out an operator of the sentence. */
  readonly explaining: readonly Operator[];
}

/**
 * Compares what the sentence denies, orders, permits and excepts with what its law words and fact words do, proposition by
 * proposition: each operator of the sentence has one like it in the evidence about the same words, and the other way
 * round.
 *
 * Assumption: a proposition is the words around its operator; of a denial, the word beside it where the language puts it
 * there. Known failures: an inference that turns a rule round ("he may not, for he has no licence", from "a licence is
 * needed") is not shown; in German two operators about one thing in one clause are not told apart.
 */
export function operatorFindings(sentence: ReadText, evidence: Evidence, asked: readonly Operator[]): Finding[] {
  const law = evidence.law.flatMap(({ operators }) => operators);
  const facts = evidence.facts.flatMap(({ operators }) => operators);
  const clauses = evidence.law.flatMap((each) => each.clauses.map(({ words }) => vocabularyOf(words)));
  const compared: Compared = {
    sentence,
    law,
    lawWords: new Vocabulary(clauses.flatMap(({ stems }) => stems)),
    lawClauses: clauses,
    explaining: [...law, ...facts, ...asked.filter(({ kind }) => kind === 'permission')],
  };
  const spoken = vocabularyOf(sentence.words);
  const isOwn = (own: Operator): boolean =>
    NOT_ADDED.includes(own.kind) && !joinsSentences(own) && compared.lawWords.shareOf(own.about.stems) >= ABOUT_LAW;
  return [
    ...sentence.operators.filter(isOwn).flatMap((own) => added(own, compared)),
    ...law.filter(isNotLost).flatMap((theirs) => lost(theirs, sentence, spoken)),
    ...facts
      .filter(isNotLost)
      .filter(({ kind }) => kind === 'negation')
      .flatMap((theirs) => lost(theirs, sentence, spoken)),
  ];
}

/** "However, ...", "다만 ...": what a sentence begins with joins it to the one before. */
const joinsSentences = ({ kind, start }: Operator): boolean =>
  start === 0 && (kind === 'exception' || kind === 'inclusion');

function added(own: Operator, compared: Compared): Finding[] {
  const { law, lawWords, explaining } = compared;
  const like = explaining.filter((other) => areAlike(own.kind, other.kind));
  const includesLaw = own.kind === 'inclusion' && own.focus?.word !== undefined && lawWords.explains(own.focus.word);
  if (includesLaw || like.some(borneOutBy(own, compared))) return [];
  const opposed = law.find((other) => areOpposed(own.kind, other.kind) && repeats(own, other));
  const { text } = own;
  return [
    {
      isCertain: opposed !== undefined,
      ...(opposed !== undefined && { theirs: opposed.text }),
      kind: KINDS[own.kind],
      words: { start: own.start, end: own.end, text },
      message:
        opposed === undefined
          ? l10n.t('“{0}” is not shown by the words it rests on.', text)
          : l10n.t('“{0}” is not what the law says.', text),
    },
  ];
}

function lost(theirs: NotLost, sentence: ReadText, spoken: Vocabulary): Finding[] {
  if (spoken.shareOf(theirs.about.stems) < SPOKEN_OF) return [];
  if (sentence.operators.some((own) => areAlike(own.kind, theirs.kind) && similarity(own, theirs) >= SAME_SUBJECT))
    return [];
  return [
    {
      isCertain: false,
      kind: KINDS[theirs.kind],
      words: { start: 0, end: sentence.text.length, text: sentence.text },
      message: leftOut(theirs),
    },
  ];
}

const leftOut = ({ kind, text }: NotLost): string =>
  ({
    negation: l10n.t('It leaves out “{0}”, by which the words it rests on deny something.', text),
    prohibition: l10n.t('It leaves out “{0}”, by which the words it rests on forbid something.', text),
    exemption: l10n.t('It leaves out “{0}”, by which the words it rests on exempt somebody.', text),
    permission: l10n.t('It leaves out “{0}”, by which the words it rests on permit something.', text),
    duty: l10n.t('It leaves out “{0}”, by which the words it rests on order something.', text),
    exception: l10n.t('It leaves out “{0}”, by which the words it rests on make an exception.', text),
  })[kind];

/**
 * What tells whether an operator that does the same does it to the same. Where the law has the word that the sentence denies,
 * it denies that word; where it has the clause that the sentence denies, a clause that shares a word with it. What it denies
 * of a word that the sentence denies elsewhere bears out nothing else.
 */
function borneOutBy(own: Operator, { sentence, lawWords, lawClauses }: Compared): (other: Operator) => boolean {
  const { word, isPronoun = true, reach } = own.focus ?? {};
  const ofLaw = word !== undefined && lawWords.explains(word) ? word : undefined;
  const hasClause =
    word === undefined && !isPronoun && lawClauses.some((each) => each.shareOf(reach!.stems) >= SPOKEN_OF);
  const elsewhere = sentence.operators.filter((each) => each !== own && each.focus !== undefined);
  return (other) => {
    if (ofLaw !== undefined && other.focus?.isPronoun === false) return other.focus.reach.explains(ofLaw);
    if (hasClause && other.focus?.reach.shareOf(reach!.stems) === 0) return false;
    return similarity(own, other) >= SAME_SUBJECT && !elsewhere.some((each) => denyTheSame(each, other));
  };
}

/** Whether two denials deny one word, or both what stands before them ("그러하지 아니하다"). */
function denyTheSame({ focus: a }: Operator, { focus: b }: Operator): boolean {
  if (a === undefined || b === undefined) return false;
  return a.word === undefined ? a.isPronoun && b.isPronoun : b.word !== undefined && b.reach.explains(a.word);
}

const areOpposed = (a: MarkerKind, b: MarkerKind): boolean =>
  OPPOSED.some(([one, other]) => (a === one && b === other) || (a === other && b === one));

/** How far the one with fewer words is about the same as the other: between 0 and 1. */
function similarity({ about: a }: Operator, { about: b }: Operator): number {
  return a.stems.length < b.stems.length ? b.shareOf(a.stems) : a.shareOf(b.stems);
}

const repeats = (a: Operator, b: Operator): boolean =>
  Math.min(a.about.stems.length, b.about.stems.length) >= LEAST_REPEATED && similarity(a, b) >= REPEATED;
