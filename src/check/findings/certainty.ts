import { areJoined, formerWordsOf, isTold, namesWording, type LocatedCitation } from '../../citation';
import { quotationsIn, type TextSpan } from '../../text';
import { isInAny } from '../document/blocks';

/** What is known of what a citation means. */
export interface Certainty {
  /** Whether it is certain what act it is of. */
  readonly isSure: boolean;
  /** Whether the text says that it means former law: another wording, or what is repealed. */
  readonly isFormer: boolean;
  /** Whether the text names the wording by a day, or by what changed it. */
  readonly isDated: boolean;
}

/** Whether the text of what is cited can be held against the draft. */
export const isComparable = ({ isSure, isFormer }: Certainty): boolean => isSure && !isFormer;

/** What is known of the citations of a text. */
export type Certainties = ReadonlyMap<LocatedCitation, Certainty>;

/** Citations read between two turns. */
const STEP = 50;

/**
 * Of which citations of a text it is certain what act they are of, and which mean former law. Yields often.
 *
 * Certain is what the text tells ({@link isTold}); "the Act" that nothing defines, where the text names no second one; and
 * that an act is none of the corpus. "Section 5" alone mostly means the act that was named last, but where that act has no
 * section 5 the guess was wrong more often than the draft: a draft of law cites itself so. What a bill commands to change
 * is of the act that it amends, but not in new law that it quotes. A wording that is said behind a list is that of the
 * whole list.
 *
 * Known failure: a list whose last member alone is of the wording.
 *
 * @param citations those of the text, in order
 */
export function* certaintiesOf(text: string, citations: readonly LocatedCitation[]): Generator<void, Certainties> {
  const isSure = surenessIn(text, citations);
  const sure: boolean[] = [];
  const former: (ReturnType<typeof formerWordsOf> | undefined)[] = [];
  const dated: boolean[] = [];
  for (const [at, cited] of citations.entries()) {
    if (at % STEP === 0) yield;
    sure.push(isSure(cited));
    former.push(formerWordsOf(text, cited.citation));
    dated.push(namesWording(text, cited.citation));
  }
  yield;
  for (let at = citations.length - 2; at >= 0; at -= 1) {
    if (at % STEP === 0) yield;
    const spreads = former[at + 1] === 'behind' || dated[at + 1]!;
    if (!spreads || !isListed(citations[at]!, citations[at + 1]!, text)) continue;
    dated[at] ||= dated[at + 1]!;
    if (former[at + 1] === 'behind') former[at] ??= 'behind';
  }
  for (let at = 1; at < citations.length; at += 1) {
    const isShared = former[at - 1] === 'in front' && sharesUnit(citations[at - 1]!, citations[at]!, text);
    if (isShared) former[at] ??= 'in front';
  }
  yield;
  return new Map(
    citations.map((cited, at) => [
      cited,
      { isSure: sure[at]!, isFormer: former[at] !== undefined, isDated: dated[at]! },
    ]),
  );
}

function surenessIn(text: string, citations: readonly LocatedCitation[]): (cited: LocatedCitation) => boolean {
  const named = citations.filter(({ citation }) => citation.act.kind === 'named');
  const hasOneAct = new Set(named.map(({ act, missing }) => act ?? missing)).size === 1;
  let quotations: readonly TextSpan[] | undefined;
  // In quotation marks that may have opened paragraphs before: in a bill, new law.
  const isQuoted = ({ start }: TextSpan): boolean => isInAny((quotations ??= quotationsIn(text)), start);
  return ({ citation, outcome, source }) =>
    (isTold(source) && !(source === 'command' && isQuoted(citation))) ||
    (source === 'short-name' && hasOneAct) ||
    (citation.act.kind === 'this' && citation.anchor !== 'previous' && outcome === 'act-not-in-corpus');
}

/** Whether a citation and the next are of one list and one act. */
export const isListed = (one: LocatedCitation, next: LocatedCitation, text: string): boolean =>
  one.act === next.act && areJoined(one.citation, next.citation, text);

/** Whether the word for a unit in front of a citation is that of the next, too: "sections 3 and 5". */
export const sharesUnit = (one: LocatedCitation, next: LocatedCitation, text: string): boolean =>
  /^\d/u.test(next.citation.text) && isListed(one, next, text);
