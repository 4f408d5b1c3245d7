import type { ActSource, Citation, Corpus } from '../../law';
import { amendedAt, beginsLineOf, isCommanded, lineBefore } from '../amended';
import { ActNames } from './actNames';
import { actAround, actInFrontOfList, type ActAround, type NameFinder } from './actsAround';
import { bracketedActs } from './bracketedNames';
import { DefinedNames, definitionsIn, draftDefinitionsIn, type Definitions } from './definedNames';
import { matchAt } from '../../languages';
import { ACROSS_CASES, namingOf, SYSTEMS } from '../systems';
import { areJoined, saysOwn, standsBefore } from '../joints';
import { agree, besideOther, isNamed, ofEither, ofListBefore, share, tellBack } from './listedActs';
import { ImpliedActs } from './impliedActs';
import { ParentActs } from './parentActs';
import { SentenceActs } from './sentenceActs';
import { variantOf } from './variantOf';
import { lastInFront, lastNamed, lastNamedIn } from './namedAlone';
import { namedOn, renamed, wholeName } from './wholeNames';
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
  readonly #defined: DefinedNames;
  readonly #implied: ImpliedActs;

  /** @param known the acts of a corpus that this one shares most of its acts with. */
  constructor(
    private readonly corpus: Corpus,
    known?: ActResolver,
  ) {
    this.#names = new ActNames(corpus, known === undefined ? undefined : known.#names);
    this.#defined = new DefinedNames(corpus, this.#names);
    this.#implied = new ImpliedActs(new ParentActs(corpus, this.#names));
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
   * citations of the text's own act.
   * @param before what stands in front of the text
   */
  read(
    citations: readonly Citation[],
    { own, text, defined }: CitingText,
    before: NamedLast = NOTHING_NAMED,
  ): { readonly read: readonly CitationOfAct[]; readonly last: NamedLast } {
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
      mentioned = undefined;
      const back = goingBackTo(mention?.source ?? source);
      const place = { own, named, back, text, definitions, floor, ceiling };
      const found =
        this.#commanded(citation, amended, text) ??
        ofListBefore(citation, citations[index - 1], read.at(-1)) ??
        this.#inFrontOfList(citations, index, read.at(-1), place) ??
        this.#read(citation, place);
      const [likeliest] = found.choices as [ActChoice];
      const saysName = citation.act.kind === 'named' || citation.act.kind === 'defined';
      // Behind "구 「항만법」 제1조 및 제2조", 같은 법 goes back to what stands in front of the list.
      const isNext = standsBefore(citation) && saysName && citation.act === citations[index - 1]?.act;
      if (!isNext && (saysName || isNamed(likeliest))) named = likeliest;
      const isSame = namingOf(citation.system).mention !== undefined && citation.act.kind === 'previous';
      const ofFamily = this.#actOfFamily(citation, citations[index - 1], read.at(-1), named);
      const whole = isSame || ofFamily !== undefined ? goingBack(citation, ofFamily ?? named, back) : found;
      const last = read.at(-1);
      const told =
        last === undefined ? whole : besideOther(whole, last, () => areJoined(last.citation, whole.citation, text));
      ({ source } = told.choices[0]!);
      read.push(told);
    }
    // What stands behind goes back to a draft alone: a provision of law is read by itself.
    if (own === undefined) {
      const end = read.at(-1)?.citation.end ?? 0;
      ({ named, amended } = this.#amendedIn(text, end, text.length, read.slice(-NEAR), { named, amended }));
      mentioned = lastMention(text.slice(end)) ?? mentioned;
    }
    const agreed = agree(read);
    const shared = share(agreed, own, text);
    const told = own === undefined ? ofEither(agreed, shared, text) : shared;
    return { read: tellBack(told, text), last: { named, mentioned, amended, source } };
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
    const name = goesBack && mention !== undefined ? (lastMention(between) ?? before) : undefined;
    if (name !== undefined) return { acts: this.#names.find(name, system), name, source: 'written' };
    if (own !== undefined || !(goesBack || saysOwn(citation))) return undefined;
    return front === undefined
      ? lastNamed(between, system, (window) => this.#names.findBeginning(window, system))
      : lastInFront(between, front, (window) => this.#names.findEnding(window, system));
  }

  /** The act that "같은 법" and the members of its list mean behind one that was made under it: 항만법 behind "항만법 시행령". */
  #actOfFamily(
    citation: Citation,
    before: Citation | undefined,
    read: CitationOfAct | undefined,
    { acts: [last], name = '' }: ActChoice,
  ): ActChoice | undefined {
    const { family } = namingOf(citation.system);
    if (family === undefined || citation.act.kind !== 'previous') return undefined;
    if (before?.act === citation.act) return read?.choices[0];
    if (!family.sameAct.test(citation.text)) return undefined;
    const title = last === undefined ? name : this.corpus.acts[last]!.title;
    const act = title.replace(family.subordinate, '');
    if (act === title) return undefined;
    return { acts: this.#names.find(act, citation.system), name: act, source: 'previous' };
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

  #read(citation: Citation, at: CitingPlace): CitationOfAct {
    const { act } = citation;
    const { own, back, definitions } = at;
    const { acts: named } = at.named;
    if (act.kind === 'named') {
      const whole = wholeName(citation, act.name, at, this.#names);
      const bracketed = whole.acts.length > 0 ? [] : bracketedActs(citation, act.name, at.text, this.#names);
      if (bracketed.length > 0) return { citation, choices: [written(bracketed, act.name)] };
      const found = variantOf(whole, at.text, this.#names, this.corpus.acts);
      const defined = found.acts.length > 0 ? undefined : this.#defined.local(act.name, own, definitions());
      if (defined !== undefined)
        return { citation, choices: [{ ...written(defined, act.name), source: 'definition' }] };
      const dated = found.acts.length > 0 ? [] : this.#dated(act.name, named);
      if (dated.length > 0) return { citation, choices: [written(dated, act.name)] };
      const name = found.acts.length > 0 ? act.name : found.name;
      const others = this.#names.alternatives(act.name, citation.system);
      if (
        found.acts.length + others.length === 0 &&
        namingOf(citation.system).doubtfulName?.test(citation.text) === true
      )
        return { citation, choices: [{ acts: [], unread: true, source: 'written' }] };
      const choices = [found.acts, ...(others.length > 0 ? [others] : [])].map((acts) => written(acts, name));
      return { citation: found.citation, choices };
    }
    if (act.kind === 'defined') {
      if (namingOf(citation.system).possessive?.word.test(act.name) === true)
        return this.#possessed(citation, act.name, at);
      const wider = namedOn(citation, act.name, at, this.#names);
      if (wider !== undefined) {
        const { acts, name, citation: whole } = variantOf(wider, at.text, this.#names, this.corpus.acts);
        return { citation: whole, choices: [written(acts, name)] };
      }
      const defined = this.#defined.local(act.name, own, definitions());
      if (defined !== undefined) return { citation, choices: [{ acts: defined, source: 'definition' }] };
      const acts = this.#defined.find(act.name, citation.system, own, named);
      return { citation, choices: [{ acts, source: 'short-name' }] };
    }
    if (act.kind === 'previous') return { citation, choices: [{ acts: named, source: back }] };
    const source: ActSource = citation.anchor === 'previous' ? back : own === undefined ? lastOf(at.named) : 'own';
    if (own === undefined)
      return (
        this.#ofTitle(citation) ??
        this.#around(citation, at) ?? { citation, choices: [{ acts: this.#implied.ofUnit(citation, named), source }] }
      );
    if (this.#implied.isForeign(citation, own)) return { citation, choices: [{ acts: [], source: 'untold' }] };
    return { citation, choices: [{ acts: [own], source }, ...this.#implied.elsewhere(citation, own, named)] };
  }

  /**
   * "Das HafG, nach dessen § 5": of the act named last in front of a draft's citation, where nothing behind its name may be meant
   * instead. Known failure: a verb of which something else is the subject ("Der Vertrag folgt dem HafG; dessen § 5").
   */
  #possessed(citation: Citation, word: string, { own, text, floor, named, back }: CitingPlace): CitationOfAct {
    const { system, start } = citation;
    const { other, inFront, agrees = () => true } = namingOf(system).possessive!;
    const between = text.slice(floor, start).trimEnd().slice(0, -word.length);
    const alone =
      own !== undefined ? undefined : lastNamedIn(between, system, (rest) => this.#names.findBeginning(rest, system));
    const { acts, name = '' } = alone?.act ?? named;
    const isAlone = inFront === undefined || (alone !== undefined && inFront.test(alone.inFront));
    const isMeant = own === undefined && isAlone && agrees(word, name) && !other.test(alone?.behind ?? between);
    if (!isMeant) return { citation, choices: [{ acts: [], unread: true, source: 'untold' }] };
    return {
      citation,
      choices: [{ acts, ...(name !== '' && { name }), source: alone === undefined ? back : 'previous' }],
    };
  }

  /** A draft's citation of a title by its number alone, where the corpus holds that title as an act; see {@link Naming.actOfTitle}. */
  #ofTitle(citation: Citation): CitationOfAct | undefined {
    const [title, ...path] = citation.path;
    if (title?.kind !== 'title' || path.length === 0) return undefined;
    const name = namingOf(citation.system).actOfTitle?.(title.number);
    const acts = name === undefined ? [] : this.#names.find(name, citation.system);
    return acts.length === 0 ? undefined : { citation: { ...citation, path }, choices: [written(acts, name!)] };
  }

  /** The act around a draft's citation that its grammar could not reach; see {@link actAround}. */
  #around(citation: Citation, at: CitingPlace): CitationOfAct | undefined {
    if (citation.anchor !== 'act' || at.text === '') return undefined;
    const found = actAround(citation, at.text, at, this.#finder(at));
    return found === undefined ? undefined : this.#foundAround(citation, found, at);
  }

  /** The act in front of a list of a draft whose last member alone is of the act behind it; see {@link actInFrontOfList}. */
  #inFrontOfList(
    citations: readonly Citation[],
    index: number,
    last: CitationOfAct | undefined,
    at: CitingPlace,
  ): CitationOfAct | undefined {
    const citation = citations[index]!;
    const isListed = citation.act.kind === 'named' && citations[index + 1]?.act === citation.act;
    if (at.own !== undefined || at.text === '' || !isListed || standsBefore(citation)) return undefined;
    if (citations[index - 1]?.act === citation.act) {
      const isOfFront = last!.citation.act !== citation.act && at.text.startsWith(',', citation.end);
      return isOfFront ? { citation: { ...citation, act: last!.citation.act }, choices: last!.choices } : undefined;
    }
    const found = actInFrontOfList(citation, at.text, at.floor, this.#finder(at));
    // Its act is none that the others of its list have.
    return found === undefined ? undefined : this.#foundAround({ ...citation, act: { kind: 'this' } }, found, at);
  }

  #foundAround(
    citation: Citation,
    { acts, name, end = citation.end, start }: ActAround,
    at: CitingPlace,
  ): CitationOfAct {
    if (name === undefined) return { citation, choices: [{ acts, unread: true, source: 'written' }] };
    if (start !== undefined) {
      const span = { ...citation, start, end: start + name.length, text: name };
      const variant = variantOf({ citation: span, acts, name }, at.text, this.#names, this.corpus.acts);
      const act = { kind: 'named', name: variant.name } as const;
      return { citation: { ...citation, act }, choices: [written(variant.acts, variant.name)] };
    }
    return {
      citation: renamed(citation, name, { start: citation.start, end }, at.text),
      choices: [written(acts, name)],
    };
  }

  /** Finds acts by what the corpus calls them, and by what their text does. */
  #finder({ own, definitions }: CitingPlace): NameFinder {
    return {
      find: (name, language) => this.#defined.local(name, own, definitions()) ?? this.#names.find(name, language),
      findDefined: (text) => this.#defined.findBeginning(text, definitions()),
      findBeginning: (text, language) => this.#names.findBeginning(text, language),
      findEnding: (window, language) => this.#names.findEnding(window, language),
    };
  }

  /** "the 1990 Act": of the acts named last, the one of that year and kind. */
  #dated(name: string, named: readonly number[]): readonly number[] {
    const [, year, kind] = /^((?:1[6-9]|20)\d\d) (\p{L}+)$/u.exec(name) ?? [];
    return year === undefined ? [] : named.filter((act) => this.corpus.acts[act]!.title.includes(`${kind!} ${year}`));
  }
}

/** What may stand in a bracket or between two dashes right behind a provision. */
const BRACKET = /\s{0,2}\([^()\n]{1,80}\)|\s[–—]\s[^–—;:\n]{2,80}\s[–—](?=\s)/uy;

/** The citation that comes next behind a bracket which follows a citation, if one does: "§ 8 (Satz 2 analog) HafG und § 9". */
function behindBracket(citations: readonly Citation[], index: number, text: string): number {
  const { end } = citations[index]!;
  const close = end + (matchAt(BRACKET, text, end)?.[0].length ?? 0);
  let next = index + 1;
  while (next < citations.length && citations[next]!.start < close) next += 1;
  return next;
}

const written = (acts: readonly number[], name: string): ActChoice => ({ acts, name, source: 'written' });

const goingBack = (citation: Citation, act: ActChoice, source: ActSource): CitationOfAct => ({
  citation,
  choices: [{ ...act, source }],
});

/** Where one citation stands. */
interface CitingPlace {
  readonly own: number | undefined;
  /** The act named last. */
  readonly named: ActChoice;
  /** How the act of a citation is known that goes back to the one before it. */
  readonly back: ActSource;
  readonly text: string;
  readonly definitions: () => Definitions;
  /** Where the citation before ends, and the next begins. */
  readonly floor: number;
  readonly ceiling: number;
}

/** How a citation's act is known that says none, in a draft. */
const lastOf = ({ source }: ActChoice): ActSource => (source === 'untold' ? 'untold' : 'named-last');

const MENTIONS = SYSTEMS.flatMap(({ naming }) => naming.mention ?? []);

/** The act that a text names last without a provision, in a system that has a sign for it. */
export const lastMention = (text: string): string | undefined =>
  MENTIONS.flatMap((mention) => [...text.matchAll(mention)].at(-1)?.[1] ?? []).at(-1);
