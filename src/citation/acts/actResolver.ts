import type { ActSource, Citation, Corpus, LegalSystem, StringColumn } from '../../law';
import { amendedAt, beginsLineOf, isCommanded, lineBefore } from '../amended';
import { matchesOf } from '../../text';
import { ActNames } from './actNames';
import { CitedActs, isOfAnnex, UNTOLD, type CitingPlace } from './citedActs';
import { definitionsIn, draftDefinitionsIn, type Definitions } from './definedNames';
import { matchAt } from '../../languages';
import { ACROSS_CASES, inAnySystem, namingOf, SYSTEMS } from '../systems';
import { areJoined, jointOf, saysOwn, standsBefore } from '../joints';
import { agree, besideOther, isNamed, isSameAct, ofEither, ofListBefore, share, tellBack } from './listedActs';
import { SentenceActs } from './sentenceActs';
import { speaksOfOtherLaw } from './otherLaw';
import { lastInFront, lastInFrontOf, lastNamed, lastNamedIn, type NamedAlone } from './namedAlone';
import { fitsKind, ofSaidKind } from './saidKind';
import { isOf, ownerBehind } from './variants';
import { beginningOf } from './wholeNames';
import { goingBackTo, type ActChoice, type CitationOfAct } from './actChoice';

/** The acts that a text has named last, which its next words may go back to. */
export interface NamedLast {
  readonly named: ActChoice;
  /** The name that stands behind its last citation, without a provision. */
  readonly mentioned?: string | undefined;
  /** The act that a bill amends; later ones take its place. */
  readonly amended?: ActChoice | undefined;
  /** How the act of its last citation is known. */
  readonly source: ActSource;
}

type Amending = Pick<NamedLast, 'named' | 'amended'>;

/** Citations that are read in one step: each step costs, and few take long. */
const STEP = 8;
/** A line that amends has no more citations in front of its verb. */
const NEAR = 8;

const NOTHING_NAMED: NamedLast = { named: { acts: [], source: 'untold' }, source: 'untold' };

/** Where citations stand. */
export interface CitingText {
  /** The act that the text belongs to; undefined for a draft, whose citations without an act mean the act that the list
   * they stand in names, or the one named last. */
  readonly own: number | undefined;
  readonly text: string;
  /** The short names that hold in the text; where they are not given, those that it defines. */
  readonly defined?: Definitions | undefined;
}

/** Finds the acts that the citations of one text mean. */
export class ActResolver {
  readonly #names: ActNames;
  readonly #cited: CitedActs;

  /**
   * @param known the acts of a corpus that this one shares most of its acts with.
   * @param nameKeys see {@link ActNames}
   */
  constructor(
    private readonly corpus: Corpus,
    known?: ActResolver,
    nameKeys?: StringColumn,
  ) {
    this.#names = new ActNames(corpus, known === undefined ? undefined : known.#names, nameKeys);
    this.#cited = new CitedActs(corpus, this.#names);
  }

  /** See {@link ActNames.learn}. */
  learn(): Generator<void> {
    return this.#names.learn();
  }

  /** The acts of that name, whatever their language: where a language compares names across cases, it compares all so. */
  named(name: string): readonly number[] {
    return this.#names.find(name, ACROSS_CASES);
  }

  /** What the sentences of a text say about the acts of its citations, as {@link read} gave them. */
  sentences(read: readonly CitationOfAct[], text: string): SentenceActs {
    return new SentenceActs(read, text, (window, system) => this.#names.findBeginning(window, system));
  }

  /** The index of the act with this key. */
  byKey(key: string): number | undefined {
    return this.#names.byKey(key);
  }

  /**
   * Every citation of a text with its acts, in order. "같은 법" and "that Act" go back to the act named last, over
   * citations of the text's own act. In steps: a text may cite thousands of times.
   * @param before what stands in front of the text
   */
  *read(
    citations: readonly Citation[],
    { own, text, defined }: CitingText,
    before: NamedLast = NOTHING_NAMED,
  ): Generator<undefined, { readonly read: readonly CitationOfAct[]; readonly last: NamedLast }> {
    const read: CitationOfAct[] = [];
    let { named, mentioned, amended, source } = before;
    let inText = defined;
    const definitions = (): Definitions =>
      (inText ??= own === undefined ? draftDefinitionsIn(text) : definitionsIn(text));
    for (const [index, citation] of citations.entries()) {
      const floor = read.at(-1)?.citation.end ?? 0;
      const ceiling = citations[behindBracket(citations, index, text)]?.start ?? text.length;
      if (own === undefined)
        ({ named, amended } = this.#amendedIn(text, floor, citation.start, read.slice(-NEAR), { named, amended }));
      const mention = this.#mentionBefore(citation, text.slice(floor, citation.start), mentioned, own);
      named = mention ?? named;
      if (saysKind(citation, own) && this.#actAbove(citation, named) === undefined)
        named = ofSaidKind(citation, named, read, this.corpus.acts);
      mentioned = undefined;
      if (own === undefined && isBare(citation, read.at(-1), text))
        named = this.#besideAlone(citation, named, text.slice(floor, citation.start));
      const back = goingBackTo(mention?.source ?? source);
      const meant = this.#meant(citation, named, read, { own, text, floor });
      const place = { own, named: meant, read, back, text, definitions, floor, ceiling, next: citations[index + 1] };
      const found =
        this.#commanded(citation, amended, text) ??
        this.#cited.inBracket(citation, citations[index - 1], place) ??
        ofListBefore(citation, citations[index - 1], read.at(-1)) ??
        this.#cited.inFrontOfList(citations, index, read.at(-1), place) ??
        this.#cited.of(citation, place);
      const [likeliest] = found.choices as [ActChoice];
      const saysName = citation.act.kind === 'named' || citation.act.kind === 'defined';
      // Behind "구 「항만법」 제1조 및 제2조", 같은 법 goes back to what stands in front of the list.
      const isNext = standsBefore(citation) && saysName && citation.act === citations[index - 1]?.act;
      // Behind "§ 3 Anlage 2" the act named before is meant as it was.
      if (!isNext && (saysName || isNamed(likeliest)) && !isOfAnnex(citation, place)) named = likeliest;
      const isSame =
        namingOf(citation.system).mention !== undefined && citation.act.kind === 'previous' && meant === named;
      const ofFamily = this.#actOfFamily(citation, citations[index - 1], read.at(-1), named);
      const whole = isSame || ofFamily !== undefined ? goingBack(citation, ofFamily ?? named, back) : found;
      const last = read.at(-1);
      const told =
        last === undefined ? whole : besideOther(whole, last, () => areJoined(last.citation, whole.citation, text));
      ({ source } = told.choices[0]!);
      read.push(told);
      if (read.length % STEP === 0) yield;
    }
    // What stands behind goes back to a draft alone: a provision of law is read by itself.
    if (own === undefined) {
      const end = read.at(-1)?.citation.end ?? 0;
      ({ named, amended } = this.#amendedIn(text, end, text.length, read.slice(-NEAR), { named, amended }));
      mentioned = lastMention(text.slice(end)) ?? mentioned;
    }
    const agreed = agree(read);
    const shared = share(agreed, own, text);
    yield;
    const told = own === undefined ? ofEither(agreed, shared, text) : shared;
    yield;
    return { read: tellBack(told, text), last: { named, mentioned, amended, source } };
  }

  /** The act that a citation's words go back to, if they do: the one named last, the first of two, or none. */
  #meant(
    citation: Citation,
    named: ActChoice,
    read: readonly CitationOfAct[],
    place: Pick<CitingPlace, 'own' | 'text' | 'floor'>,
  ): ActChoice {
    if (citation.act.kind !== 'previous') return named;
    const { ofTwo } = citation.act;
    if (this.#cited.isOfOtherWriting(citation, place)) return UNTOLD;
    return ofTwo === undefined ? named : (this.#cited.oneOfTwo(citation, ofTwo, read, place) ?? UNTOLD);
  }

  /**
   * The act that "같은 법" goes back to where it was named without a provision: "「상법」에 따른 회사로서 같은 법 제3조"; in a
   * draft "this Act" does, too: "Das HafG gilt. § 4 dieses Gesetzes".
   */
  #mentionBefore(
    citation: Citation,
    between: string,
    before: string | undefined,
    own: number | undefined,
  ): ActChoice | undefined {
    const { system, act } = citation;
    const goesBack = act.kind === 'previous' || act.kind === 'defined';
    const { mention, front } = namingOf(system);
    // "같은 법" behind "항만법 시행령" is none of that kind, and is told by it all the same.
    const isMeant = namingOf(system).family?.sameAct.test(citation.text) === true ? undefined : fitsKind(citation);
    const name = goesBack && mention !== undefined ? (lastMention(between, isMeant) ?? before) : undefined;
    if (name !== undefined) return { acts: this.#names.find(name, system), name, source: 'written' };
    if (own !== undefined || !(goesBack || saysOwn(citation))) return undefined;
    return front === undefined
      ? lastNamed(between, system, (window) => this.#names.findBeginning(window, system))
      : lastInFront(between, front, (window) => this.#names.findEnding(window, system));
  }

  /**
   * The act that a bare citation of a draft goes back to, where one was named without a provision since the last: "§ 5 HafG gilt. Das
   * LatG regelt in § 3 das Licht". Nothing tells which of the two is meant but the one that opens the sentence, or numbers that only one
   * of them has; an act that is not there leaves none.
   */
  #besideAlone(citation: Citation, named: ActChoice, between: string): ActChoice {
    const alone = this.#namedIn(between, citation.system);
    const acts = named.acts.map((act) => this.corpus.acts[act]!);
    if (speaksOfOtherLaw(between.slice(-ALONE_WINDOW), acts, alone?.inFront.length ?? 0))
      return { acts: [], unread: true, source: 'untold' };
    if (alone === undefined || isSameAct(alone.act, named)) return named;
    const { act, inFront, behind } = alone;
    if (act.acts.length === 0) return { acts: [], unread: true, source: 'untold' };
    const isSubject = BEGINS.test(inFront);
    if (named.acts.length === 0) return isSubject ? act : named;
    if (isSubject && !SENTENCE_END.test(behind)) return act;
    return { acts: [...act.acts, ...named.acts], source: 'named-last' };
  }

  /**
   * The act that a text names last without a provision, with what stands in front of it and behind. Asked for at every bare
   * citation of a draft, so that names are looked for where a title or a capital tells that one may begin.
   */
  #namedIn(text: string, system: LegalSystem): NamedAlone | undefined {
    const alone = this.#nameIn(text, system);
    const owner = alone === undefined ? undefined : ownerBehind(system, alone.behind);
    if (alone === undefined || owner === undefined) return alone;
    const acts = alone.act.acts.filter((act) => isOf(this.corpus.acts[act]!, owner));
    return { ...alone, act: { ...alone.act, acts } };
  }

  #nameIn(text: string, system: LegalSystem): NamedAlone | undefined {
    const { front, titleAlone, isActName } = namingOf(system);
    const window = text.slice(-ALONE_WINDOW);
    if (front !== undefined) return lastInFrontOf(window, front, (rest) => this.#names.findEnding(rest, system));
    if (titleAlone === undefined && isActName?.(window) === false) return undefined;
    if (titleAlone === undefined)
      return lastNamedIn(window, system, (rest) =>
        BEGINS_NAME.test(rest) ? this.#names.findBeginning(rest, system) : undefined,
      );
    const title = matchesOf(titleAlone, window).at(-1);
    if (title === undefined) return undefined;
    const { 0: name, index } = title;
    const acts = this.#names.find(name, system);
    const begun = acts.length > 0 ? undefined : beginningOf(name, system, this.#names);
    const act: ActChoice = { acts: begun?.acts ?? acts, name, source: 'written' };
    return { act, inFront: window.slice(0, index), behind: window.slice(index + name.length) };
  }

  /** The act that "같은 법" and the members of its list mean behind one that was made under it: 항만법 behind "항만법 시행령". */
  #actOfFamily(
    citation: Citation,
    before: Citation | undefined,
    read: CitationOfAct | undefined,
    named: ActChoice,
  ): ActChoice | undefined {
    const { family } = namingOf(citation.system);
    if (family === undefined || citation.act.kind !== 'previous') return undefined;
    if (before?.act === citation.act) return read?.choices[0];
    const act = this.#actAbove(citation, named);
    if (act === undefined) return undefined;
    return { acts: this.#names.find(act, citation.system), name: act, source: 'previous' };
  }

  /** The title of the act that a subordinate one was made under, where a citation goes back to that: "같은 법" behind "항만법 시행령". */
  #actAbove({ system, text }: Citation, { acts: [last], name = '' }: ActChoice): string | undefined {
    const { family } = namingOf(system);
    if (family?.sameAct.test(text) !== true) return undefined;
    const title = last === undefined ? name : this.corpus.acts[last]!.title;
    const act = title.replace(family.subordinate, '');
    return act === title ? undefined : act;
  }

  /** A citation without an act that a bill commands to change. */
  #commanded(citation: Citation, amended: ActChoice | undefined, text: string): CitationOfAct | undefined {
    if (amended === undefined || amended.acts.length === 0) return undefined;
    if (citation.act.kind !== 'this' || !isCommanded(text, citation)) return undefined;
    return { citation, choices: [{ ...amended, source: 'command' }] };
  }

  /**
   * What a draft speaks of once it has said which act it amends: "Das Hafengesetz vom 3. Mai 1990 wird wie folgt geändert:".
   * An act that is not there is amended all the same; where a provision is ("§ 5 wird wie folgt geändert:"), its act still is.
   */
  #amendedIn(text: string, from: number, to: number, near: readonly CitationOfAct[], before: Amending): Amending {
    const at = amendedAt(text, from, to);
    if (at === undefined) return before;
    const line = lineBefore(text, at);
    for (const { grammar } of SYSTEMS) {
      const found = this.#names.findBeginning(line, grammar.system);
      if (found === undefined) continue;
      const amended: ActChoice = { acts: found.acts, name: line.slice(0, found.length), source: 'written' };
      return { named: amended, amended };
    }
    const isProvision = near.some(({ citation }) => citation.end <= at && beginsLineOf(text, citation.start, at));
    return isProvision ? before : { ...before, amended: undefined };
  }
}

/** What may stand in a bracket or between two dashes right behind a provision, or between two commas in front of what links its act. */
const BRACKET = new RegExp(
  `\\s{0,2}\\([^()\\n]{1,80}\\)|\\s[–—]\\s[^–—;:\\n]{2,80}\\s[–—](?=\\s)|,\\s\\p{Ll}[^,;:()\\n]{1,60}(?=,\\s${inAnySystem('link')})`,
  'uy',
);

/**
 * The citation that comes next behind a bracket which follows a citation, if one does, and behind units of the same provision which
 * follow that: "§ 8 (Satz 2 analog) HafG und § 9", "§ 8 (Gebühren) Absatz 2 HafG".
 */
function behindBracket(citations: readonly Citation[], index: number, text: string): number {
  const { end } = citations[index]!;
  const joined = citations[index + 1];
  // "section 2, section 4 and section 5, of the Docks Act": what is put in are members of its own list.
  const isListed = joined !== undefined && jointOf(citations[index]!, joined, text) !== undefined;
  const length = isListed ? 0 : (matchAt(BRACKET, text, end)?.[0].length ?? 0);
  let close = end + length;
  let next = index + 1;
  while (next < citations.length && citations[next]!.start < close) next += 1;
  while (
    length > 0 &&
    citations[next]?.anchor === 'here' &&
    /^\s{1,2}$/u.test(text.slice(close, citations[next]!.start))
  ) {
    close = citations[next]!.end;
    next += 1;
  }
  return next;
}

const goingBack = (citation: Citation, act: ActChoice, source: ActSource): CitationOfAct => ({
  citation,
  choices: [{ ...act, source }],
});

/** How far in front of a bare citation an act is looked for that is named without a provision, in UTF-16 units. */
const ALONE_WINDOW = 160;
const BEGINS_NAME = /^[\p{Lu}\p{N}]/u;
/** In front of the act that a sentence is about: nothing but an article. */
const BEGINS = new RegExp(
  `(?:^|[.;:]\\s{1,2}|\\n\\s{0,8})(?:(?:${inAnySystem('lineArticle')}|${inAnySystem('nameArticle')})\\s?)?$`,
  'iu',
);
const SENTENCE_END = /[.;]\s|[。]|\n\s{0,8}\n/u;

/** Whether a citation says nothing of its act, and is of no list with the one before. */
const isBare = (citation: Citation, before: CitationOfAct | undefined, text: string): boolean =>
  citation.act.kind === 'this' &&
  citation.anchor === 'act' &&
  !saysOwn(citation) &&
  (before === undefined || jointOf(before.citation, citation, text) === undefined);

/** Whether the words of a citation for what its act is tell which of those that were named: "that Act"; in a draft, "this Act", too. */
const saysKind = (citation: Citation, own: number | undefined): boolean =>
  citation.act.kind === 'previous' || (own === undefined && saysOwn(citation));

const MENTIONS = SYSTEMS.flatMap(({ naming }) => naming.mention ?? []);

/** The act that a text names last without a provision, in a system that has a sign for it. */
export const lastMention = (text: string, isMeant: (name: string) => boolean = () => true): string | undefined =>
  MENTIONS.flatMap((mention) => matchesOf(mention, text).findLast(([, name]) => isMeant(name!))?.[1] ?? []).at(-1);
