import type { ActSource, Citation } from '../law';
import type { ActChoice, CitationOfAct } from './acts/actChoice';
import { saysOwn } from './joints';
import { isOfSentenceBefore, jointToPart } from './draftParts';
import { absent, type LocatedCitation, type Reading } from './reading';
import { isBare, type SentenceActs } from './acts/sentenceActs';
import type { Place } from './place';
import { valueOf } from './provisions/valueOf';
import { sentencesOf } from './systems';

/** Looks citations up in the corpus. */
export interface Locator {
  readonly locate: (citation: Citation, choice: ActChoice, reading: Reading) => LocatedCitation;
  /** Whether the text's own act has the outermost unit that a citation names. */
  readonly hasUnit: (citation: Citation, reading: Reading) => boolean;
  /** Whether what was found is called as the citation calls it: sections and articles are not mistaken in one country. */
  readonly isOfKind: (located: LocatedCitation) => boolean;
  /** Whether some of what was found is not repealed. */
  readonly isLaw: (located: LocatedCitation) => boolean;
}

/** Locates the citations of one text, each with what its sentence says besides it. */
export class SentenceReader {
  /** The place of every citation so far that is counted from its act. */
  readonly #places = new Map<number, Place | undefined>();
  #latest: LocatedCitation | undefined;
  /** Parts that a draft joins to a provision. */
  readonly #parts = new Set<number>();
  /** Members of lists as the text's own act has them; nothing that a citation of an act goes back to changes with the reading. */
  readonly #inOwnAct = new Map<number, LocatedCitation>();
  /** The act of list members that are not of the text's own act. */
  readonly #theirs: ReadonlyMap<number, ActChoice>;

  constructor(
    private readonly read: readonly CitationOfAct[],
    private readonly sentences: SentenceActs,
    private readonly locator: Locator,
    private readonly reading: Reading,
  ) {
    this.#theirs = this.#ofOtherActs();
  }

  /** The first reading that is there; where none is, what is likeliest missing. */
  locate(index: number): LocatedCitation {
    const { citation, choices } = this.read[index]!;
    const found = this.#linkedAnnex(index) ?? this.#locate(index, citation, choices);
    this.#latest = found;
    if (citation.anchor === 'act') {
      const { act, path } = found;
      this.#places.set(index, act === undefined || path === undefined ? undefined : { act, path });
    }
    return found;
  }

  /** "Artikel 14 Absatz 1 in Verbindung mit Anhang II" where nobody can tell whose article that is: its annex neither. */
  #linkedAnnex(index: number): LocatedCitation | undefined {
    const { citation } = this.read[index]!;
    const before = this.#latest;
    const isAnnex = isBare(citation) && citation.path[0]!.kind === 'annex';
    if (!isAnnex || before?.outcome !== 'act-not-in-corpus' || !this.sentences.isLinked(index - 1)) return undefined;
    return { ...before, citation, path: citation.path };
  }

  #locate(index: number, citation: Citation, choices: readonly ActChoice[]): LocatedCitation {
    const { own, here } = this.reading;
    const head = this.#headOf(index);
    if (head !== undefined) return this.#locateHeaded(index, citation, head);
    if (own === undefined && isOfSentenceBefore(citation, this.reading)) {
      const behind = this.#from(this.reading.cited, citation, choices[0]!);
      if (behind !== undefined && isFound(behind)) return behind;
    }
    const joined = own === undefined ? this.#joined(index, citation, choices[0]!) : undefined;
    if (joined !== undefined) return joined;
    if (own === undefined || sentencesOf(citation.system) === undefined) return this.#first(index, choices);
    if (citation.anchor === 'here') return this.#locateHere(index, citation, choices[0]!);
    if (!isBare(citation)) return this.#first(index, choices);
    const theirs = this.#theirs.get(index);
    if (theirs !== undefined) return this.#first(index, [theirs]);
    // Words of enactment speak of other acts: "Auf Grund des § 5 des Hafengesetzes, von denen § 5 zuletzt geändert ...".
    if (here?.path[0]?.kind === 'preamble') {
      const named = [...choices.filter(({ name }) => name !== undefined), ...this.sentences.of(index)];
      return this.#first(index, named.length > 0 ? named : choices);
    }
    return this.#locateBare(index, citation, choices);
  }

  /** "§ 5 Absatz 1 HafG und Absatz 7": of § 5, also where that has no such paragraph, if a conjunction joins them. */
  #joined(index: number, citation: Citation, choice: ActChoice): LocatedCitation | undefined {
    const before = this.read[index - 1]?.citation;
    const isTold = before !== undefined && (before.act.kind !== 'this' || this.#parts.has(index - 1));
    const joint = isTold ? jointToPart(before, citation, this.reading) : undefined;
    const found = joint === undefined ? undefined : this.#from(this.reading.latest, citation, choice);
    if (found === undefined || !(joint === 'by a conjunction' || isFound(found))) return undefined;
    this.#parts.add(index);
    return found;
  }

  /** The act that heads the list which a citation without an act stands in; in a draft over the one that it named last. */
  #headOf(index: number): ActChoice | undefined {
    const { citation, choices } = this.read[index]!;
    if (citation.act.kind !== 'this' || saysOwn(citation)) return undefined;
    const isOpen = this.reading.own !== undefined || OF_LAST.has(choices[0]!.source);
    return isOpen ? this.sentences.headed(index) : undefined;
  }

  /** "3. aus dem Hafengesetz: § 5 Absatz 1, auch in Verbindung mit Absatz 6": all of it is of that act. */
  #locateHeaded(index: number, citation: Citation, head: ActChoice): LocatedCitation {
    if (citation.anchor === 'act') return this.#first(index, [head]);
    const after = this.#from(this.reading.cited, citation, head);
    return after !== undefined && isFound(after)
      ? after
      : this.#locateHere(index, citation, this.read[index]!.choices[0]!);
  }

  /** What the rest of the sentence says counts where the text's own act has no such provision. */
  #locateBare(index: number, citation: Citation, choices: readonly ActChoice[]): LocatedCitation {
    const own = this.#first(index, choices);
    if (choices[0]!.name !== undefined) return own;
    if (isFound(own)) return this.locator.isLaw(own) ? own : (this.#ofClosing(index, citation) ?? own);
    // "Artikel 45" in an act of sections: only a list that it stands in tells whose it is.
    const isForeign = choices[0]!.acts.length === 0;
    const others = (isForeign ? this.sentences.listed(index) : this.sentences.of(index)).map((choice) =>
      this.locator.locate(citation, choice, this.reading),
    );
    const elsewhere = others.find((other) => isFound(other) && this.locator.isOfKind(other));
    if (elsewhere !== undefined) return elsewhere;
    const unknown = others.find(({ outcome }) => outcome === 'act-not-in-corpus');
    return unknown !== undefined && !this.locator.hasUnit(citation, this.reading) ? unknown : own;
  }

  /**
   * What the own act has lost is of the act that its list ends with or that it is an exception of, where that has it as law
   * or is not in the corpus: "§ 10, § 25 und § 35 des Gesetzes". Known failure: a lost own section, listed before one of
   * another act.
   */
  #ofClosing(index: number, citation: Citation): LocatedCitation | undefined {
    const closing = this.sentences.closing(index) ?? this.sentences.excepting(index);
    if (closing === undefined) return undefined;
    const theirs = this.locator.locate(citation, { ...closing, source: 'list' }, this.reading);
    return theirs.outcome === 'act-not-in-corpus' || this.locator.isLaw(theirs) ? theirs : undefined;
  }

  /**
   * "Absatz 2" counts from the provision that it stands in; in a list under "entgegen § 19" from § 19; and where the own
   * provision has no such paragraph, or has lost it, from the provision cited just before it, "Absatz 4, ausgenommen Satz 2"
   * from that paragraph. Known failure: a paragraph that the own provision lost, right behind a provision that has one of
   * that number.
   */
  #locateHere(index: number, citation: Citation, choice: ActChoice): LocatedCitation {
    const { reading, sentences } = this;
    const lead = sentences.leadOf(index);
    const led = lead === undefined ? undefined : this.#from(this.#places.get(lead), citation, choice);
    if (led !== undefined && isFound(led)) return led;
    const own = this.locator.locate(citation, choice, reading);
    const isLaw = isFound(own) && this.locator.isLaw(own);
    const excepted = isLaw || !sentences.isExcepted(index) ? undefined : this.#from(reading.latest, citation, choice);
    if (excepted !== undefined && isFound(excepted)) return excepted;
    if (isLaw || !sentences.followsOn(reading.citedEnd, index)) return own;
    const after = this.#from(reading.cited, citation, choice);
    if (after !== undefined && isFound(after) && (!isFound(own) || this.locator.isLaw(after))) return after;
    return reading.lost === undefined || isFound(own)
      ? own
      : { ...absent({ ...citation, anchor: 'previous' }, 'previous', reading), citation };
  }

  #from(place: Place | undefined, citation: Citation, choice: ActChoice): LocatedCitation | undefined {
    return place === undefined ? undefined : this.locator.locate(citation, choice, { ...this.reading, here: place });
  }

  /** The first reading that is law, failing that the first that is there: a list goes on to an act that has what the own one lost. */
  #first(index: number, choices: readonly ActChoice[]): LocatedCitation {
    const { citation } = this.read[index]!;
    const tries = choices.map((choice) =>
      choice.source === 'own' && this.#inOwnAct.has(index)
        ? this.#inOwnAct.get(index)!
        : this.locator.locate(citation, choice, this.reading),
    );
    return tries.find(this.locator.isLaw) ?? tries.find(isFound) ?? tries[0]!;
  }

  /**
   * The members of lists that are not of the text's own act, because it lacks some of them, or has lost them, while the act
   * that the list ends with has them all, back to the first that it lacks: "die §§ 3 und 6 sowie die §§ 25 und 31 des
   * Hafengesetzes" in an act of ten sections, "die §§ 2232, 2233 sowie die Vorschriften der §§ 2, 4 und 5 des Hafengesetzes"
   * in one whose § 4 is repealed. Known failure: an own section in front of such a list that the other act has, too.
   */
  #ofOtherActs(): ReadonlyMap<number, ActChoice> {
    const theirs = new Map<number, ActChoice>();
    const { own } = this.reading;
    const hasOwn = (index: number): boolean => {
      const { citation } = this.read[index]!;
      const locate = () => this.locator.locate(citation, { acts: [own!], source: 'own' }, this.reading);
      return this.locator.isLaw(valueOf(this.#inOwnAct, index, locate));
    };
    for (const { members, act } of own === undefined ? [] : this.sentences.lists()) {
      if (members.every(hasOwn)) continue;
      const lacking = members.findIndex((index) => {
        const { citation } = this.read[index]!;
        return !this.locator.isLaw(this.locator.locate(citation, act, this.reading));
      });
      const tail = lacking < 0 ? members : members.slice(0, lacking);
      if (tail.every(hasOwn)) continue;
      for (const index of tail) theirs.set(index, act);
    }
    return theirs;
  }
}

/** How the act of a draft's citation is known that nothing around it says. */
const OF_LAST: ReadonlySet<ActSource> = new Set<ActSource>(['named-last', 'untold']);

const isFound = ({ ordinals }: LocatedCitation): boolean => ordinals.length > 0;
