import type { ActSource, Citation, Corpus, LegalSystem } from '../../law';
import type { ActNames } from './actNames';
import { actInBracket } from './actInBracket';
import { actAround, actInFrontOfList, isOfNamedBehind, type ActAround } from './actsAround';
import type { NameFinder } from './nameFinder';
import { bracketedActs } from './bracketedNames';
import { isListedOfOther } from './listedRules';
import { DefinedNames, type Definitions } from './definedNames';
import { matchAt } from '../../languages';
import { hasFrontNames, inAnySystem, namingOf } from '../systems';
import { jointOf, standsBefore } from '../joints';
import { ImpliedActs } from './impliedActs';
import { ParentActs } from './parentActs';
import { Books } from './publishedElsewhere';
import { fitsKind, isUnitOfOthers, kindsSaid } from './saidKind';
import { variantOf } from './variantOf';
import { lastNamedIn, type NamedAlone } from './namedAlone';
import { namedOn, renamed, wholeName } from './wholeNames';
import { isInWriting } from './writings';
import type { ActChoice, CitationOfAct } from './actChoice';
import { isSameAct } from './listedActs';
import { isCalledOther } from './otherLaw';
import { isOfAmendingText, mayBeOfOtherText, writingIn } from './otherText';

/** Where one citation stands. */
export interface CitingPlace {
  readonly own: number | undefined;
  /** The act named last. */
  readonly named: ActChoice;
  /** The citations before, which grow with the text. */
  readonly read: readonly CitationOfAct[];
  /** How the act of a citation is known that goes back to the one before it. */
  readonly back: ActSource;
  readonly text: string;
  readonly definitions: () => Definitions;
  /** Where the citation before ends, and the next begins. */
  readonly floor: number;
  readonly ceiling: number;
  /** The next citation. */
  readonly next: Citation | undefined;
}

/** How far in front of a word that goes back something else is looked for which it may stand for, in UTF-16 units. */
const RIVAL_WINDOW = 200;

/** So many citations back an act may have been named that is said by its year. */
const NAMED_BEFORE = 50;

/** The same of two acts of which one is "the former". */
const TWO_WINDOW = 300;

/** The same of a word that opens a clause. */
const OPENING_WINDOW = 16;

/** So much of a noun is in every case of it, in UTF-16 units. */
const STEM = 6;

/** How far beside a citation the words are that say what it is of, in UTF-16 units. */
const SAID_WINDOW = 80;

/** Finds the act of one citation where it stands. */
export class CitedActs {
  readonly #defined: DefinedNames;
  readonly #implied: ImpliedActs;
  readonly #books: Books;

  constructor(
    private readonly corpus: Corpus,
    private readonly names: ActNames,
  ) {
    this.#defined = new DefinedNames(corpus, names);
    this.#implied = new ImpliedActs(new ParentActs(corpus, names));
    this.#books = new Books(corpus.acts);
  }

  /** A citation with its act, and with all of its words. */
  of(citation: Citation, at: CitingPlace): CitationOfAct {
    const { act } = citation;
    const { own, back, definitions } = at;
    const { acts: named } = at.named;
    if (act.kind === 'named') {
      const whole = wholeName(citation, act.name, at, this.names);
      const bracketed = whole.acts.length > 0 ? [] : bracketedActs(citation, act.name, at.text, this.names);
      if (bracketed.length > 0) return { citation, choices: [written(bracketed, act.name)] };
      const variant = variantOf(whole, at.text, this.names, this.corpus.acts);
      const found = own === undefined ? this.#books.of(variant, at.text) : variant;
      const defined = found.acts.length > 0 ? undefined : this.#defined.local(act.name, own, definitions());
      if (defined !== undefined) {
        const { acts } = this.#books.of({ citation, acts: defined, name: act.name }, own === undefined ? at.text : '');
        return { citation, choices: [{ ...written(acts, act.name), source: 'definition' }] };
      }
      const dated = found.acts.length > 0 ? [] : this.#dated(act.name, at);
      if (dated.length > 0) return { citation, choices: [written(dated, act.name)] };
      const name = found.acts.length > 0 ? act.name : found.name;
      const others = this.names.alternatives(act.name, citation.system);
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
      const wider = namedOn(citation, act.name, at, this.names);
      if (wider !== undefined) {
        const { acts, name, citation: whole } = variantOf(wider, at.text, this.names, this.corpus.acts);
        return { citation: whole, choices: [written(acts, name)] };
      }
      const defined = this.#defined.local(act.name, own, definitions());
      if (defined !== undefined) return { citation, choices: [{ acts: defined, source: 'definition' }] };
      const acts = this.#defined.find(act.name, citation.system, own, named);
      const called = acts.map((one) => this.corpus.acts[one]!);
      const isOther = isCalledOther(at.text, citation.end - act.name.length, act.name, called);
      return { citation, choices: [isOther ? UNTOLD : { acts, source: 'short-name' }] };
    }
    if (
      isOfOtherSource(citation, at) ||
      isInWriting(citation, at, this.names) ||
      isOfAnnex(citation, at) ||
      isOfUnreadList(citation, at) ||
      isUnitOfOthers(citation, at, this.corpus.acts)
    )
      return { citation, choices: [UNTOLD] };
    if (act.kind === 'previous') return { citation, choices: [{ acts: named, source: back }] };
    const opening = own === undefined ? openingPossessive(citation, at) : undefined;
    if (opening !== undefined) return this.#possessed(citation, opening, at);
    const source: ActSource = citation.anchor === 'previous' ? back : own === undefined ? lastOf(at.named) : 'own';
    if (own === undefined)
      return (
        this.#ofTitle(citation, at) ??
        this.#around(citation, at) ??
        (mayBeOfOtherText(citation, at) ? { citation, choices: [UNTOLD] } : undefined) ??
        // What it changes is of the act named last, all the same.
        (isOfAmendingText(citation, at)
          ? { citation, choices: [{ acts: [], source: 'untold' }] }
          : { citation, choices: [{ acts: this.#implied.ofUnit(citation, named), source }] })
      );
    if (citation.anchor === 'act' && isListedOfOther(citation, at.text)) return { citation, choices: [UNTOLD] };
    if (this.#implied.isForeign(citation, own)) return { citation, choices: [{ acts: [], source: 'untold' }] };
    return { citation, choices: [{ acts: [own], source }, ...this.#implied.elsewhere(citation, own, named)] };
  }

  /**
   * "The former": of the two acts that a draft cites right in front, within as many UTF-16 units as it is looked for, and names no
   * other way; undefined where they are not two, or something else may be meant.
   */
  oneOfTwo(
    { start, system }: Citation,
    which: 'former' | 'latter',
    read: readonly CitationOfAct[],
    { own, text, floor }: Pick<CitingPlace, 'own' | 'text' | 'floor'>,
  ): ActChoice | undefined {
    const from = Math.max(0, start - TWO_WINDOW);
    const isOther = namingOf(system).byAnybody?.test(text.slice(from, start)) === true;
    if (own !== undefined || isOther || this.#namedAlone(text.slice(floor, start), system) !== undefined)
      return undefined;
    const acts: ActChoice[] = [];
    for (let at = read.length - 1; at >= 0 && read[at]!.citation.start >= from && acts.length < 3; at -= 1) {
      const { citation, choices } = read[at]!;
      const [likeliest] = choices as [ActChoice];
      if (citation.act.kind === 'named' && !acts.some((act) => isSameAct(act, likeliest))) acts.unshift(likeliest);
    }
    return acts.length === 2 ? acts[which === 'former' ? 0 : 1] : undefined;
  }

  /**
   * Whether a draft's words that go back, and do not say to what kind of act, go back to what anybody may write: "The Lease provides
   * otherwise: section 3 thereof", "La polizza, art. 3 della stessa".
   */
  isOfOtherWriting(citation: Citation, { own, text, floor }: Pick<CitingPlace, 'own' | 'text' | 'floor'>): boolean {
    const { system, start } = citation;
    const writing = writingIn(system);
    if (own !== undefined || writing === undefined || kindsSaid(citation).length > 0) return false;
    const before = text.slice(Math.max(floor, start - RIVAL_WINDOW), start);
    const at = before.search(writing);
    return at >= 0 && this.#namedAlone(before.slice(at), system) === undefined;
  }

  #namedAlone(text: string, system: LegalSystem): NamedAlone | undefined {
    return lastNamedIn(text, system, (rest) => this.names.findBeginning(rest, system));
  }

  /**
   * "Das HafG, nach dessen § 5": of the act named last in front of a draft's citation, where nothing behind its name may be meant
   * instead, nor anything in front of it: "Der Vertrag folgt dem HafG; dessen § 5".
   */
  #possessed(citation: Citation, word: string, { own, text, floor, named, back }: CitingPlace): CitationOfAct {
    const { system, start } = citation;
    const { other, inFront, rival, relative, agrees = () => true } = namingOf(system).possessive!;
    const between = text.slice(floor, start).trimEnd().slice(0, -word.length);
    const alone = own !== undefined ? undefined : this.#namedAlone(between, system);
    const follows = relative?.test(alone?.behind ?? between) === true;
    const hasRival = !follows && rival?.test(text.slice(Math.max(0, start - RIVAL_WINDOW), start)) === true;
    const { acts, name = '' } = alone?.act ?? named;
    const isAlone = inFront === undefined || follows || (alone !== undefined && inFront.test(alone.inFront));
    const isMeant =
      own === undefined && isAlone && !hasRival && agrees(word, name) && !other.test(alone?.behind ?? between);
    if (!isMeant) return { citation, choices: [UNTOLD] };
    return {
      citation,
      choices: [{ acts, ...(name !== '' && { name }), source: alone === undefined ? back : 'previous' }],
    };
  }

  /**
   * A draft's citation of a title by its number alone: of the act that the text or the corpus calls by it, see
   * {@link Naming.actOfTitle}; failing that, of the one named last where that has titles, else of none that is known.
   */
  #ofTitle(citation: Citation, { own, named, definitions, text }: CitingPlace): CitationOfAct | undefined {
    const [title, ...path] = citation.path;
    const name = title?.kind === 'title' ? namingOf(citation.system).actOfTitle?.(title.number) : undefined;
    if (name === undefined || path.length === 0) return undefined;
    // "section 1983 of Title 42 of the Pennsylvania Consolidated Statutes"
    if (isOfNamedBehind(citation, text)) return { citation, choices: [UNTOLD] };
    const acts = this.#defined.local(name, own, definitions()) ?? this.names.find(name, citation.system);
    if (acts.length > 0) return { citation: { ...citation, path }, choices: [written(acts, name)] };
    const isOfNamed = named.acts.some((act) => this.#implied.hasTitles(act));
    return isOfNamed ? undefined : { citation, choices: [UNTOLD] };
  }

  /** The act around a draft's citation that its grammar could not reach; see {@link actAround}. */
  #around(citation: Citation, at: CitingPlace): CitationOfAct | undefined {
    if (citation.anchor !== 'act' || at.text === '') return undefined;
    const found = actAround(citation, at.text, at, this.#finder(at));
    return found === undefined ? this.#behindPart(citation, at) : this.#foundAround(citation, found, at);
  }

  /** The act behind a part that is joined to its provision: "art. 2 lid 1 jo. lid 2 Awb". */
  #behindPart(citation: Citation, at: CitingPlace): CitationOfAct | undefined {
    const { next, text, floor } = at;
    if (next?.anchor !== 'here' || next.act.kind !== 'this' || jointOf(citation, next, text) === undefined)
      return undefined;
    const whole = { ...citation, end: next.end };
    const found = actAround(whole, text, { floor, ceiling: text.length }, this.#finder(at));
    if (found === undefined) return isOfNamedBehind(whole, text) ? { citation, choices: [UNTOLD] } : undefined;
    return { citation, choices: [found.acts.length > 0 ? { acts: found.acts, source: 'list' } : UNTOLD] };
  }

  /** The act in front of a list of a draft whose last member alone is of the act behind it; see {@link actInFrontOfList}. */
  inFrontOfList(
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

  /** The act in a bracket behind a member of a list of a draft whose act stands in front of the list; see {@link actInBracket}. */
  inBracket(citation: Citation, before: Citation | undefined, at: CitingPlace): CitationOfAct | undefined {
    const { act, end, system, text } = citation;
    const isListed = act.kind === 'named' && before?.act === act && standsBefore(citation);
    if (at.own !== undefined || !isListed) return undefined;
    const found = actInBracket(text, at.text, end, system, this.#finder(at).find);
    // Its act is none that the others of its list have.
    return found === undefined ? undefined : this.#foundAround({ ...citation, act: { kind: 'this' } }, found, at);
  }

  #foundAround(
    citation: Citation,
    { acts, name, end = citation.end, start }: ActAround,
    at: CitingPlace,
  ): CitationOfAct {
    if (name === undefined)
      return { citation, choices: [{ acts, unread: true, said: saidBehind(citation, at), source: 'written' }] };
    if (start !== undefined) {
      const span = { ...citation, start, end: start + name.length, text: name };
      const variant = variantOf({ citation: span, acts, name }, at.text, this.names, this.corpus.acts);
      const act = { kind: 'named', name: variant.name } as const;
      return { citation: { ...citation, act }, choices: [written(variant.acts, variant.name)] };
    }
    return {
      citation: renamed(citation, name, { start: citation.start, end }, at.text),
      choices: [written(acts, name)],
    };
  }

  /** Finds acts by what the corpus calls them, and by what their text does. */
  #finder({ own, definitions, named: { acts: named } }: CitingPlace): NameFinder {
    return {
      fitsNamed: (text, system) => {
        const fits = fitsKind({ text, system });
        return named.length === 0 || named.some((act) => fits(this.corpus.acts[act]!.title));
      },
      isInNamed: (noun) => {
        const stem = noun.slice(0, STEM).toLowerCase();
        return named.some((act) => this.corpus.acts[act]!.title.toLowerCase().includes(stem));
      },
      namesAct: (text, system) => this.#namedAlone(text, system) !== undefined,
      find: (name, language) => this.#defined.local(name, own, definitions()) ?? this.names.find(name, language),
      findDefined: (text) => this.#defined.findBeginning(text, definitions()),
      findBeginning: (text, language) => this.names.findBeginning(text, language),
      findEnding: (window, language) => this.names.findEnding(window, language),
    };
  }

  /** "the 1990 Act": of the acts named last, the one of that year and kind; failing that the only one that was named before. */
  #dated(name: string, { named, read }: CitingPlace): readonly number[] {
    const [, year, kind] = /^((?:1[6-9]|20)\d\d) (\p{L}+)$/u.exec(name) ?? [];
    if (year === undefined) return [];
    const isMeant = (act: number): boolean => this.corpus.acts[act]!.title.includes(`${kind!} ${year}`);
    const last = named.acts.filter(isMeant);
    if (last.length > 0) return last;
    const before = new Set(read.slice(-NAMED_BEFORE).flatMap(({ choices }) => choices[0]!.acts.filter(isMeant)));
    return before.size === 1 ? [...before] : [];
  }
}

/** Of an act that nobody can tell. */
export const UNTOLD: ActChoice = { acts: [], unread: true, source: 'untold' };

const written = (acts: readonly number[], name: string): ActChoice => ({ acts, name, source: 'written' });

/** How a citation's act is known that says none, in a draft. */
const lastOf = ({ source }: ActChoice): ActSource => (source === 'untold' ? 'untold' : 'named-last');

/** Read from the right, which is soon told. */
const OTHER_SOURCE = new RegExp(`(?<=${inAnySystem('otherSource')})`, 'uy');

/** Whether what stands in front of a draft's citation says that it is a place in something else than an act; see {@link Naming.otherSource}. */
function isOfOtherSource(citation: Citation, { own, text, floor }: CitingPlace): boolean {
  const { start, anchor, act } = citation;
  // "§ 5 dieses Vertrages, § 3 des genannten Gesetzes"
  if (own !== undefined || anchor !== 'act' || (act.kind === 'previous' && kindsSaid(citation).length > 0))
    return false;
  const before = text.slice(Math.max(floor, start - RIVAL_WINDOW), start);
  return matchAt(OTHER_SOURCE, before, before.length) !== null;
}

/** Between a provision and what it stands in. */
const INSIDE = new RegExp(`^\\s{1,3}(?:${inAnySystem('link')}|${inAnySystem('prepositions')}\\s)?$`, 'u');

/** Whether a draft's citation is of a provision of an annex, which has a count of its own: "§ 3 Anlage 2 HafG", "l'article 4 de l'annexe II". */
export const isOfAnnex = ({ end, anchor }: Citation, { own, text, next }: CitingPlace): boolean =>
  own === undefined && anchor === 'act' && next?.path[0]!.kind === 'annex' && INSIDE.test(text.slice(end, next.start));

/** Whether a draft's citation begins a list of which nothing else is read; see {@link Naming.several}. */
function isOfUnreadList(citation: Citation, { own, text, next }: CitingPlace): boolean {
  const { act, anchor, system, end } = citation;
  const { several } = namingOf(system);
  if (own !== undefined || act.kind !== 'this' || anchor !== 'act' || several?.word.test(citation.text) !== true)
    return false;
  const isJoined = next !== undefined && jointOf(citation, next, text) !== undefined;
  return !isJoined && !several.andOn.test(text.slice(end, end + SAID_WINDOW));
}

/** The words behind a citation, or in front of it where acts are named there alone, up to the end of their clause. */
function saidBehind({ start, end, system }: Citation, { text, floor, ceiling }: CitingPlace): string {
  if (hasFrontNames(system)) return text.slice(Math.max(floor, start - SAID_WINDOW), start);
  return /^[^,;:.()\n]*/u.exec(text.slice(end, Math.min(ceiling, end + SAID_WINDOW)))![0];
}

/** See {@link Possessive.opening}. */
const openingPossessive = ({ start, system, anchor }: Citation, { text, floor }: CitingPlace): string | undefined =>
  anchor === 'act'
    ? namingOf(system).possessive?.opening?.exec(text.slice(Math.max(floor, start - OPENING_WINDOW), start))?.[1]
    : undefined;
