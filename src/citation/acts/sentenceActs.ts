import { firstWhere, isBasicUnit, type Citation, type LegalSystem, type UnitKind } from '../../law';
import { matchesOf } from '../../text';
import type { ActChoice, CitationOfAct } from './actChoice';
import { headedParts, type HeadedPart } from './headedParts';
import { firstFrom } from '../provisions/places';
import { valueOf } from '../provisions/valueOf';
import { clauseBetween, jointOf, saysOwn } from '../joints';
import { matchAt, type SentenceNames, splitSentences } from '../../languages';
import { sentencesOf } from '../systems';

/** How far in front of a citation an act that its sentence names is looked for, in UTF-16 units. */
const WINDOW = 20_000;
/** A list is followed over no more citations than this. */
const MOST_MEMBERS = 150;
/** A paragraph follows what it belongs to no further behind. */
const MAX_STEP = 45;
/** An item of a list inside a list. */
const LETTERED = /^[ \t]{0,8}\p{L}{1,2}\)\s/u;
const OPENS_ITEMS = /\n{1,4}[ \t]{0,8}\p{L}{1,2}\)\s/uy;
/** What may stand on a line behind the provision that it leads to the items with: its heading, a sign. */
const REST_OF_LEAD = /^(?:\s\([^()\n]{1,80}\))?[^\n]{0,2}$/u;
/** Longer names are looked for in so many UTF-16 units. */
const NAME_WINDOW = 160;

/** The longest act's name at the beginning of a text. */
type FindBeginning = (
  text: string,
  system: LegalSystem,
) => { readonly acts: readonly number[]; readonly length: number } | undefined;

/** An act that a text names, with or without a provision of it. */
interface Mention {
  readonly choice: ActChoice;
  /** Whether it is of the European Union, whose acts have articles and no sections. */
  readonly ofUnion: boolean;
}

/**
 * The acts that the sentence of a citation names besides it, in a language that has {@link SentenceNames}.
 *
 * German law names an act once for many provisions: "die Strafvorschriften des § 370, der §§ 371 und 376 sowie die
 * Bußgeldvorschriften der §§ 378 und 379 der Abgabenordnung" behind them, "das Datenschutzgesetz mit Ausnahme der §§ 4 und
 * 16" in front of them. What it says counts only where the text's own act has no such provision. Known failure: a section
 * that the own act lost by repeal, in a sentence that names an act which happens to have one of that number.
 */
export class SentenceActs {
  readonly #ends = new Map<LegalSystem, readonly number[]>();
  readonly #mentions = new Map<string, readonly Mention[]>();
  readonly #headed = new Map<LegalSystem, readonly HeadedPart[]>();

  constructor(
    private readonly read: readonly CitationOfAct[],
    private readonly text: string,
    private readonly findBeginning: FindBeginning,
  ) {}

  /** The act named behind the list that a citation stands in; failing that, the one named last before it. */
  of(index: number): readonly ActChoice[] {
    const listed = this.listed(index);
    const before = listed.length > 0 ? undefined : this.#before(index);
    return before === undefined ? listed : [before];
  }

  /** The act that heads the part of a list which a citation stands in; see {@link headedParts}. */
  headed(index: number): ActChoice | undefined {
    const { start, system } = this.read[index]!.citation;
    const parts = valueOf(this.#headed, system, () =>
      headedParts(this.text, system, (name) => this.#actOf(name, system)),
    );
    const part = parts[firstFrom(parts, start + 1) - 1];
    return part !== undefined && start < part.end ? part.act : undefined;
  }

  /** The act that a name is of, all of it; without acts where the corpus does not know it. */
  #actOf(name: string, system: LegalSystem): ActChoice | undefined {
    const names = sentencesOf(system);
    if (names === undefined) return undefined;
    const choice = this.#mentionAt(name, 0, name.length, names, system)?.choice;
    return choice?.name === name ? { ...choice, source: 'list' } : undefined;
  }

  /** The act named behind the list that a citation stands in. */
  listed(index: number): readonly ActChoice[] {
    const closing = this.#closing(index);
    const named = closing === undefined ? undefined : namedOf(this.read[closing]!);
    return named === undefined ? [] : [{ ...named, source: 'list' }];
  }

  /**
   * The citation at the end of the line under which a citation of a paragraph stands in a list: "entgegen § 19" before
   * "a) Absatz 1".
   */
  leadOf(index: number): number | undefined {
    const { start } = this.read[index]!.citation;
    const item = this.text.lastIndexOf('\n', start) + 1;
    if (item === 0 || !LETTERED.test(this.text.slice(item, item + 12))) return undefined;
    for (let at = index - 1; at >= Math.max(0, index - MOST_MEMBERS); at -= 1) {
      const { citation } = this.read[at]!;
      const behind = this.text.indexOf('\n', citation.end);
      if (citation.anchor !== 'act' || behind >= item) {
        if (citation.anchor === 'act') return undefined;
        continue;
      }
      const isLead = behind - citation.end < MAX_STEP * 2 && REST_OF_LEAD.test(this.text.slice(citation.end, behind));
      if (!isLead || matchAt(OPENS_ITEMS, this.text, behind) === null) continue;
      const between = this.text.slice(behind + 1, Math.min(item, behind + WINDOW));
      return between.split('\n').every((line) => line === '' || LETTERED.test(line)) ? at : undefined;
    }
    return undefined;
  }

  /**
   * The act of the list of provisions that a citation stands in, named or gone back to behind its last: "§ 10, § 25 und § 35 des
   * Gesetzes". Nothing but commas and conjunctions stands between its members.
   */
  closing(index: number): ActChoice | undefined {
    const kind = kindOf(this.read[index]!.citation);
    for (let at = index; at + 1 < Math.min(this.read.length, index + MOST_MEMBERS); at += 1) {
      const [{ citation: one }, next] = [this.read[at]!, this.read[at + 1]!];
      const joint = jointOf(one, next.citation, this.text);
      if ((joint !== 'listed' && joint !== 'beside') || !isAlike(kind, kindOf(next.citation))) return undefined;
      if (saysOwn(next.citation)) return undefined;
      if (next.citation.act.kind !== 'this') return next.choices[0];
    }
    return undefined;
  }

  /** The act that a sentence speaks of with the exception of a citation: "das Hafengesetz mit Ausnahme des § 17". */
  excepting(index: number): ActChoice | undefined {
    return this.isExcepted(index) ? this.#before(index) : undefined;
  }

  /** Whether a citation is an exception of what its sentence speaks of in front of it. */
  isExcepted(index: number): boolean {
    const { start, system } = this.read[index]!.citation;
    return sentencesOf(system)?.exception.test(this.text.slice(Math.max(0, start - MAX_STEP), start)) === true;
  }

  /** The citation behind this one that names the act of the list both stand in. */
  #closing(index: number): number | undefined {
    const kind = kindOf(this.read[index]!.citation);
    for (let at = index; at + 1 < Math.min(this.read.length, index + MOST_MEMBERS); at += 1) {
      if (!this.#isListed(at)) return undefined;
      const next = this.read[at + 1]!;
      if (next.citation.anchor === 'here') continue;
      if (!isAlike(kind, kindOf(next.citation))) return undefined;
      if (namedOf(next) !== undefined) return at + 1;
      if (next.citation.act.kind !== 'this') return undefined;
    }
    return undefined;
  }

  /** The lists that end with an act's name, and the members of each that name none. */
  *lists(): Generator<{ readonly members: readonly number[]; readonly act: ActChoice }> {
    for (const [index, { citation, choices }] of this.read.entries()) {
      const act = citation.act.kind === 'named' ? choices[0] : undefined;
      if (act === undefined || act.acts.length === 0 || !isListed(citation)) continue;
      const members: number[] = [];
      for (let at = index - 1; at >= 0 && this.#isListed(at) && !this.isLinked(at); at -= 1) {
        const other = this.read[at]!;
        if (other.citation.anchor === 'here') continue;
        if (
          !isBare(other.citation) ||
          other.citation.system !== citation.system ||
          kindOf(other.citation) !== kindOf(citation)
        )
          break;
        members.push(at);
      }
      if (members.length > 0) yield { members, act: { ...act, source: 'list' } };
    }
  }

  /** Whether a citation and the next may be of one list. */
  #isListed(index: number): boolean {
    return this.#clause(index) !== undefined;
  }

  /** Whether a citation is linked to the next as one act's provision is to another's. */
  isLinked(index: number): boolean {
    const gap = this.#gap(index);
    if (gap === undefined) return false;
    const [one, other] = [this.read[index]!, this.read[index + 1]!].map(({ citation }) => sentencesOf(citation.system));
    return (one ?? other)?.link.test(gap) === true;
  }

  /** Whether nothing but the words of a list stand between an offset and a citation, other citations left out. */
  followsOn(from: number, index: number): boolean {
    for (let at = index - 1; at >= Math.max(0, index - MOST_MEMBERS); at -= 1) {
      const between = this.#clause(at);
      const resumes = sentencesOf(this.read[index]!.citation.system)?.resumes;
      if (between === undefined || (between.length > MAX_STEP && resumes?.test(between) !== true)) return false;
      if (this.read[at]!.citation.end <= from) return true;
    }
    return false;
  }

  /** The words between a citation and the next, of one clause. */
  #clause(index: number): string | undefined {
    const next = this.read[index + 1];
    return next === undefined ? undefined : clauseBetween(this.read[index]!.citation, next.citation, this.text);
  }

  #gap(index: number): string | undefined {
    const next = this.read[index + 1];
    return next === undefined ? undefined : this.text.slice(this.read[index]!.citation.end, next.citation.start);
  }

  /** The act named last before a citation in its sentence, by another citation or alone. */
  #before(index: number): ActChoice | undefined {
    const { citation } = this.read[index]!;
    const floor = Math.max(this.#startOf(citation), citation.start - WINDOW);
    const isSection = kindOf(citation) === 'section';
    let ceiling = citation.start;
    for (let at = index - 1; at >= -1; at -= 1) {
      const end = this.read[at]?.citation.end ?? 0;
      const mention = this.#mentionsBetween(Math.max(end, floor), ceiling, citation.system).findLast(
        ({ ofUnion }) => !ofUnion || !isSection,
      );
      if (mention !== undefined) return mention.choice;
      if (end <= floor) return undefined;
      const other = this.read[at]!;
      const named = namedOf(other);
      if (named !== undefined && isAlike(kindOf(citation), kindOf(other.citation)))
        return { ...named, source: 'sentence' };
      ceiling = other.citation.start;
    }
    return undefined;
  }

  #mentionsBetween(from: number, to: number, system: LegalSystem): readonly Mention[] {
    const names = sentencesOf(system);
    if (to - from < 3 || names === undefined) return [];
    const key = `${system}${to}`;
    const known = this.#mentions.get(key);
    if (known !== undefined) return known;
    const found: Mention[] = [];
    for (const match of matchesOf(names.nameBegins, this.text.slice(from, to))) {
      const at = from + match.index + match[0].length;
      const mention = this.#mentionAt(this.text, at, to, names, system);
      if (mention !== undefined) found.push(mention);
    }
    this.#mentions.set(key, found);
    return found;
  }

  #mentionAt(
    text: string,
    at: number,
    to: number,
    { unionAct, unknownAct, isAct }: SentenceNames,
    system: LegalSystem,
  ): Mention | undefined {
    const union = matchAt(unionAct, text, at)?.[0];
    if (union !== undefined) return { choice: { acts: [], name: union, source: 'sentence' }, ofUnion: true };
    const window = text.slice(at, Math.min(to, at + NAME_WINDOW));
    const known = this.findBeginning(window, system);
    if (known === undefined) {
      const unknown = unknownAct.exec(window)?.[0];
      return unknown === undefined
        ? undefined
        : { choice: { acts: [], name: unknown, source: 'sentence' }, ofUnion: false };
    }
    const name = window.slice(0, known.length);
    return isAct.test(name) ? { choice: { acts: known.acts, name, source: 'sentence' }, ofUnion: false } : undefined;
  }

  /** Where the sentence begins that an offset stands in; the items of a list are of one sentence. */
  #startOf({ start: offset, system }: Citation): number {
    const ends =
      this.#ends.get(system) ??
      splitSentences(this.text, system)
        .map(({ end }) => end)
        .filter((end) => /[.!?]/u.test(this.text[end - 1]!));
    this.#ends.set(system, ends);
    return ends[firstWhere(ends, (end) => end > offset) - 1] ?? 0;
  }
}

const isListed = ({ system, anchor }: Citation): boolean => sentencesOf(system) !== undefined && anchor === 'act';

/** Whether a citation says no act, so that it means the text's own unless its sentence says otherwise. */
export const isBare = (citation: Citation): boolean => isListed(citation) && citation.act.kind === 'this';

const kindOf = ({ path }: Citation): UnitKind => path[0]!.kind;

/** Annexes are cited along with any unit, sections with sections, articles with articles. */
const isAlike = (one: UnitKind, other: UnitKind): boolean =>
  one === 'annex' || one === other || !isBasicUnit(one) || !isBasicUnit(other);

const namedOf = ({ choices }: CitationOfAct): ActChoice | undefined => choices.find(({ name }) => name !== undefined);
