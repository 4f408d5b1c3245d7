import { matchesOf, type TextSpan } from '../../text';
import { toEnd } from '../../turns';
import type { Marker, MarkerKind, Propositions } from './marker';
import type { MarkerRule, PropositionRules, Sense } from './rules';
import { segmenter, type Segment } from './segments';

/** Words found in a text, before the negation of their clause is laid to them. */
interface Atom extends TextSpan {
  readonly says: Sense;
  readonly denied: MarkerKind | undefined;
}

/**
 * Propositions by a table of words and one of clause borders.
 *
 * Assumption: a negation turns the modal word of its own clause, the nearest one: before it in a main clause ("darf ...
 * nicht"), behind it in a subordinate one ("nicht ... darf"). Known failure: where one clause holds a second verb, the
 * negation may be that verb's.
 *
 * @param language ISO 639-1
 */
export function propositionsBy(language: string, rules: PropositionRules): Propositions {
  const atomsOf = lexer(rules.markers, rules.capitalNouns ?? false);
  const segmentsOf = segmenter(language, rules.clauses);
  const markersIn = (text: string, segments: readonly Segment[], atoms: readonly Atom[]): Marker[] => {
    const clausesOf = new Map<number, { readonly subordinate: boolean; readonly atoms: Atom[] }>();
    let at = 0;
    for (const { end, clause, subordinate } of segments) {
      const found = clausesOf.get(clause) ?? { subordinate, atoms: [] };
      clausesOf.set(clause, found);
      for (; at < atoms.length && atoms[at]!.start < end; at += 1) found.atoms.push(atoms[at]!);
    }
    return [...clausesOf.values()]
      .flatMap(({ atoms: own, subordinate }) => markersOf(joined(agreed(own, rules)), subordinate, text))
      .map((marker) => withSide(marker, rules, text))
      .sort((a, b) => a.start - b.start);
  };
  function* inSteps(text: string): ReturnType<Propositions['inSteps']> {
    const segments = segmentsOf(text);
    yield;
    const atoms = yield* atomsOf(text);
    const markers = markersIn(text, segments, atoms);
    yield;
    // A marker may be of two words of one clause, where that is interrupted: "no | may".
    return { markers, clauses: whole(whole(segments, atoms), markers) };
  }
  return {
    inSteps,
    clauses: (text) => toEnd(inSteps(text)).clauses,
    markers: (text) => toEnd(inSteps(text)).markers,
  };
}

/** The marker with the side on which the word stands that it is said of. */
function withSide(marker: Marker, { denied, included }: PropositionRules, text: string): Marker {
  if (marker.kind === 'inclusion') return included === undefined ? marker : { ...marker, side: included };
  if (denied === undefined || !DENYING.has(marker.kind)) return marker;
  return denied.by?.test(text.slice(marker.start, marker.end)) === false ? marker : { ...marker, side: denied.side };
}

/** The pieces as clauses, without a border inside words that are read as one. */
function whole(pieces: readonly TextSpan[], atoms: readonly TextSpan[]): TextSpan[] {
  const clauses: TextSpan[] = [];
  let at = 0;
  let start = 0;
  for (const { end } of pieces) {
    while (at < atoms.length && atoms[at]!.end <= end) at += 1;
    if (at < atoms.length && atoms[at]!.start < end) continue;
    clauses.push({ start, end });
    start = end;
  }
  return clauses;
}

/** The first capital of a text, of a sentence and of a list line. */
const SENTENCE_START = /(?<=^|[.!?:;)\]"„“»*–-]\s{1,4})\p{Lu}/gu;

/**
 * Each rule is looked for by itself, which is several times faster than all in one pattern; of words that overlap the
 * leftmost count, and at one place the earlier rule. A rule in each step.
 */
function lexer(rules: readonly MarkerRule[], capitalNouns: boolean): (text: string) => Generator<void, Atom[]> {
  const patterns = rules.map(([, words]) => new RegExp(words, 'gu'));
  return function* (text) {
    const lower = capitalNouns ? text.replace(SENTENCE_START, (first) => first.toLowerCase()) : text.toLowerCase();
    // A few capitals (İ) have longer small letters, which would shift all offsets.
    const read = lower.length === text.length ? lower : text;
    const found: (TextSpan & { readonly rule: number })[] = [];
    for (const [rule, pattern] of patterns.entries()) {
      for (const { 0: words, index } of matchesOf(pattern, read)) {
        found.push({ start: index, end: index + words.length, rule });
      }
      yield;
    }
    const atoms: Atom[] = [];
    let last = 0;
    for (const { start, end, rule } of found.sort((a, b) => a.start - b.start || a.rule - b.rule)) {
      if (start < last) continue;
      last = end;
      const [says, , denied] = rules[rule]!;
      if (says !== 'idiom') atoms.push({ start, end, says, denied });
    }
    return atoms;
  };
}

const DENYING = new Set<Sense>(['negation', 'bound', 'prohibition', 'exemption']);

/** Without the negative words that only repeat one before them. */
function agreed(atoms: readonly Atom[], { negativeConcord = false }: PropositionRules): readonly Atom[] {
  const first = atoms.findIndex(({ says }) => DENYING.has(says));
  return negativeConcord && first >= 0 ? atoms.filter(({ says }, at) => at <= first || says !== 'negation') : atoms;
}

/** Each infinitive becomes a duty where its clause has the finite half and no other modal word that it could depend on. */
function joined(atoms: readonly Atom[]): Atom[] {
  const finite = atoms.find(({ says }) => says === 'finite');
  const depends = atoms.some(({ says, denied }) => denied !== undefined && says !== 'finite');
  return atoms.flatMap((atom) => {
    if (atom.says === 'finite') return [];
    if (atom.says !== 'infinitive') return [atom];
    return finite === undefined || depends ? [] : [{ ...atom, says: 'duty', denied: finite.denied }];
  });
}

/** The clause's words as markers, with each free negation laid to the nearest modal word that no other has turned. */
function markersOf(atoms: readonly Atom[], subordinate: boolean, text: string): Marker[] {
  const markers: (Marker | undefined)[] = atoms.map(({ start, end, says }) => ({ start, end, kind: kindOf(says) }));
  const turns = new Set<number>();
  const isFree = (at: number): boolean => atoms[at]?.denied !== undefined && !turns.has(at);
  const modals = [...atoms.keys()].filter(isFree);
  let next = 0;
  for (const [at, { says }] of atoms.entries()) {
    while (next < modals.length && modals[next]! < at) next += 1;
    if (says !== 'negation') continue;
    const before = modals[next - 1];
    const behind = modals[next];
    const order = subordinate ? [behind, before] : [before, behind];
    const modal = order.find((each) => each !== undefined && isFree(each));
    if (modal === undefined) continue;
    turns.add(modal);
    markers[modal] = { ...sideBySide(atoms[modal]!, atoms[at]!, text), kind: atoms[modal]!.denied! };
    markers[at] = undefined;
  }
  return markers.filter((marker) => marker !== undefined);
}

const kindOf = (says: Sense): MarkerKind => (says === 'bound' ? 'negation' : (says as MarkerKind));

/** Both words where only blanks stand between them, else the modal word alone. */
function sideBySide(modal: TextSpan, negation: TextSpan, text: string): TextSpan {
  const [first, second] = modal.start < negation.start ? [modal, negation] : [negation, modal];
  const isClose = /^\s{0,4}$/u.test(text.slice(first.end, second.start));
  return isClose ? { start: first.start, end: second.end } : { start: modal.start, end: modal.end };
}
