import { findCitations, type CitationResolver } from '../citation';
import { childrenOf, type Corpus } from '../law';
import { paragraphMarker } from '../readers';
import type { LegalIndex } from '../search';

/** Only the beginning of a parametric provision names it; what follows is its text, which cites others. */
const CLAIM_LENGTH = 160;

/** What agreement with a claim is worth: the very provision, another paragraph of its article, another part of its act. */
const AGREEMENT = { provision: 1, article: 0.5, act: 0.33 } as const;

/** A heading in brackets, between the number of an article and its text. */
const BRACKETED_HEADING = /^\s{0,4}[(（][^()（）]{1,100}[)）]/u;

/** An act's name in front of a bracket, a comma or a line's end; Korean drafts number articles without a mark, too. */
const LEADING_NAME = /^\s{0,4}(\S[^(（,\n]{0,100}?)(?=\s{0,4}(?:[(（,\n]|$))/u;

/** A short name in brackets at the end of a text. */
const SHORT_NAME = /[(（]([^()（）]{1,60})[)）]\s{0,4}$/u;

/**
 * How far a provision is the one that a parametric provision says it is ("Civil Act, section 750 ..."), 0 to 1: by the
 * first citation in it that resolves, by the mark of the paragraph behind it ("... (1) A person who"), and by the name of
 * the act alone where no number resolves. What does not resolve claims nothing.
 *
 * Assumption: models write the citation first. Known failure: a model's article number is often wrong while its words
 * are right, which is why a claim is one feature among others and never decides alone.
 */
export function claimOf(text: string, index: LegalIndex): (ordinal: number) => number {
  const { corpus } = index;
  const opening = text.slice(0, CLAIM_LENGTH);
  const provisions = new Map<number, number>();
  const unit = namedUnit(opening, index);
  if (unit !== undefined) {
    const paragraph = paragraphIn(corpus, unit.ordinal, opening.slice(unit.end));
    agree(provisions, corpus, unit.ordinal, paragraph === undefined ? AGREEMENT.provision : AGREEMENT.article);
    if (paragraph !== undefined) agree(provisions, corpus, paragraph, AGREEMENT.provision);
  }
  const acts = unit === undefined ? namedActs(opening, index.resolver) : [corpus.actOf(unit.ordinal)];
  return (ordinal) => provisions.get(ordinal) ?? (acts.includes(corpus.actOf(ordinal)) ? AGREEMENT.act : 0);
}

/**
 * The first unit that is cited with its act and stands in the corpus, and where its citation ends. Where the name of an
 * act stands in front of the number ("Waffengesetz (WaffG) § 42a"), which many systems do not call citing, the number is
 * counted in that act.
 */
function namedUnit(opening: string, { corpus, resolver }: LegalIndex): { ordinal: number; end: number } | undefined {
  const citations = findCitations(opening);
  const inFront =
    citations[0]?.act.kind === 'named' ? [] : actsInFront(opening.slice(0, citations[0]?.start), resolver);
  const located = [
    ...inFront.flatMap((act) => resolver.locate(citations.slice(0, 1), { act: corpus.acts[act]!.key }, opening)),
    ...resolver.locate(
      citations.filter(({ act }) => act.kind === 'named'),
      {},
      opening,
    ),
  ];
  const found = located.find(({ outcome }) => outcome === 'resolved');
  return found && { ordinal: found.ordinals.at(0)!, end: found.citation.end };
}

/** The paragraph of a unit whose mark ("①", "(1)") the text begins with, behind a heading. */
function paragraphIn(corpus: Corpus, unit: number, text: string): number | undefined {
  const marker = paragraphMarker(text.replace(BRACKETED_HEADING, '').trimStart());
  if (marker === undefined) return undefined;
  return childrenOf(corpus, unit).find((child) => corpus.id(child).endsWith(`__para_${marker.number}`));
}

function namedActs(opening: string, resolver: CitationResolver): readonly number[] {
  const name = LEADING_NAME.exec(opening)?.[1];
  return name === undefined ? [] : resolver.actsNamed(name);
}

/** The acts of the name that ends a text, else those of the short name in brackets behind it: "Waffengesetz (WaffG)". */
function actsInFront(text: string, resolver: CitationResolver): readonly number[] {
  const acts = namedActs(text.trimEnd(), resolver);
  const short = SHORT_NAME.exec(text)?.[1];
  return acts.length > 0 || short === undefined ? acts : resolver.actsNamed(short);
}

function agree(agreement: Map<number, number>, corpus: Corpus, unit: number, value: number): void {
  for (let ordinal = unit; ordinal < corpus.subtreeEnd(unit); ordinal += 1) agreement.set(ordinal, value);
}
