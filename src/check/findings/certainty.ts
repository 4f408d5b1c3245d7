import {
  areJoined,
  bareName,
  definitionsIn,
  formerWordsOf,
  lastMention,
  namesWording,
  type Definitions,
  type LocatedCitation,
} from '../../citation';
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

/**
 * Tells of which citations of a text it is certain what act they are of: they name it, go back to one that does ("that
 * Act", "같은 조") or to the bare name of an act, or are of a list that names it; "the Act" is certain where the text defines it, or names no second one.
 * "Section 5" alone mostly means the act that was named last, but where that act has no section 5 the guess was wrong more
 * often than the draft: a draft of law cites itself so; but what a bill commands to change is of the act that it amends. A wording that is said behind a list is that of the whole list.
 *
 * Known failure: a list whose last member alone is of the wording.
 */
export class CertaintyReader {
  readonly certainties = new Map<LocatedCitation, Certainty>();
  #definitions: Definitions | undefined;
  #quotations: readonly TextSpan[] | undefined;
  readonly #hasOneAct: boolean;
  /** That of the citation before, and where it ends. */
  #isSure = false;
  #end = 0;

  /** @param citations those of the text, in order */
  constructor(
    private readonly text: string,
    citations: readonly LocatedCitation[],
  ) {
    const named = citations.filter(({ citation }) => citation.act.kind === 'named');
    this.#hasOneAct = new Set(named.map(({ act, missing }) => act ?? missing)).size === 1;
  }

  /** Reads a sentence, by its citations in order. Sentences are read in the order of the text. */
  read(sentence: readonly LocatedCitation[]): void {
    const { text } = this;
    const sure = sentence.map((cited, at) => {
      this.#isSure = this.#names(cited) || this.#isListed(sentence, at - 1);
      this.#end = cited.citation.end;
      return this.#isSure;
    });
    const former = sentence.map(({ citation }) => formerWordsOf(text, citation));
    const dated = sentence.map(({ citation }) => namesWording(text, citation));
    for (let at = sentence.length - 2; at >= 0; at -= 1) {
      if (!this.#isJoined(sentence[at]!, sentence[at + 1]!)) continue;
      for (const marks of [sure, dated]) marks[at] ||= marks[at + 1]!;
      if (former[at + 1] === 'behind') former[at] ??= 'behind';
    }
    for (let at = 1; at < sentence.length; at += 1) {
      const isShared = former[at - 1] === 'in front' && this.#sharesUnit(sentence[at - 1]!, sentence[at]!);
      if (isShared) former[at] ??= 'in front';
    }
    for (const [at, cited] of sentence.entries()) {
      this.certainties.set(cited, { isSure: sure[at]!, isFormer: former[at] !== undefined, isDated: dated[at]! });
    }
  }

  #names({ citation: { act, anchor, start }, outcome, isCommanded }: LocatedCitation): boolean {
    if (act.kind === 'named') return true;
    if (isCommanded === true && !this.#isQuoted(start)) return true;
    if (anchor === 'previous') return this.#isSure;
    if (act.kind === 'previous') return this.#isSure || lastMention(this.text.slice(this.#end, start)) !== undefined;
    if (act.kind === 'defined') return this.#hasOneAct || this.#isDefined(act.name);
    return outcome === 'act-not-in-corpus';
  }

  /** Whether a place stands in quotation marks that may have opened paragraphs before: in a bill, in new law. */
  #isQuoted(at: number): boolean {
    this.#quotations ??= quotationsIn(this.text);
    return isInAny(this.#quotations, at);
  }

  #isDefined(name: string): boolean {
    const bare = bareName(name.toLowerCase());
    this.#definitions ??= definitionsIn(this.text);
    return [...this.#definitions.keys()].some((defined) => bare.startsWith(defined));
  }

  /** Whether the one behind a citation is of a list with it, and it is sure. */
  #isListed(sentence: readonly LocatedCitation[], at: number): boolean {
    return at >= 0 && this.#isSure && this.#isJoined(sentence[at]!, sentence[at + 1]!);
  }

  /** Whether the word for a unit in front of a citation is that of the next, too: "sections 3 and 5". */
  #sharesUnit(one: LocatedCitation, next: LocatedCitation): boolean {
    return /^\d/u.test(next.citation.text) && this.#isJoined(one, next);
  }

  #isJoined(one: LocatedCitation, next: LocatedCitation): boolean {
    return one.act === next.act && areJoined(one.citation, next.citation, this.text);
  }
}
