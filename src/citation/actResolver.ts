import { isBasicUnit, isDivision, type Citation, type Corpus, type LegalSystem } from '../law';
import { ActNames } from './actNames';
import { DefinedNames } from './definedNames';
import { NAME_WINDOW } from './grammar/koreanAct';
import { ParentActs } from './parentActs';
import { SentenceActs } from './sentenceActs';

/** The acts that one reading of a citation gives: several when their name is shared, none when it is not in the corpus. */
export interface ActChoice {
  readonly acts: readonly number[];
  /** The name it goes by, where it was named. */
  readonly name?: string;
}

/** A citation with the acts it may mean, the likeliest choice first; at least one choice. */
export interface CitationOfAct {
  /** Its span reaches to the act's whole name as the corpus knows it. */
  readonly citation: Citation;
  readonly choices: readonly ActChoice[];
}

const PREPOSITION = "(?:(?:nach|gemäß|aus|von|in|mit|of|under|de|a|à|en)\\s)?(?:de[rsnm]\\s|l['’]|el\\s|los\\s)?";
/** Between two citations of one list: the act that the last of them names is the act of all. */
const LISTED = new RegExp(
  `^(?:,|,?\\s{1,3}(?:und|oder|sowie|bzw\\.|and|or|et|ou|y|o|및|또는))\\s{1,3}${PREPOSITION}$`,
  'u',
);
/** "§ 5 in Verbindung mit § 7 BGB": as a rule a section of the text's own act, read together with another act's; likewise "§ 5 und die §§ 7 und 8 BGB". */
const LINKED =
  /^,?\s{1,3}(?:(?:auch|jeweils)\s)?(?:i\.?\s?V\.?\s?m\.?|in\sVerbindung\smit)\s{1,3}(?:de[rsnm]\s)?$|^(?:,|,?\s{1,3}(?:und|oder|sowie))\s{1,3}(?:auf\s|für\s)?die\s$/u;
/** Two citations of one phrase stand no further apart, in UTF-16 units. */
const MAX_GAP = 40;
/** How far behind a citation the rest of its act's name is looked for, in UTF-16 units. */
const BEHIND_WINDOW = 160;
const CORNERED = /「([^「」]{2,100})」/gu;
/** Where an act's name stands in languages whose grammars cannot tell how far it goes. */
const STANDS_BEHIND: ReadonlySet<LegalSystem> = new Set(['de', 'fr', 'es', 'th']);
const STANDS_BEFORE: ReadonlySet<LegalSystem> = new Set(['ko', 'ja', 'th']);

/** Finds the acts that the citations of one text mean. */
export class ActResolver {
  readonly #names: ActNames;
  readonly #defined: DefinedNames;
  readonly #parents: ParentActs;

  /** @param known the acts of a corpus that this one shares most of its acts with. */
  constructor(corpus: Corpus, known?: ActResolver) {
    this.#names = new ActNames(corpus, known === undefined ? undefined : known.#names);
    this.#defined = new DefinedNames(corpus, this.#names);
    this.#parents = new ParentActs(corpus, this.#names);
  }

  /** See {@link ActNames.learn}. */
  learn(): Generator<void> {
    return this.#names.learn();
  }

  /** The acts of that name, whatever their language: German names are compared as all others are, and across cases. */
  named(name: string): readonly number[] {
    return this.#names.find(name, 'de');
  }

  /** What the sentences of a text say about the acts of its citations, as {@link read} gave them. */
  sentences(read: readonly CitationOfAct[], text: string): SentenceActs {
    return new SentenceActs(read, text, (window) => this.#names.findGermanBeginning(window));
  }

  /** The index of the act with this key. */
  byKey(key: string): number | undefined {
    return this.#names.byKey(key);
  }

  /**
   * Every citation of a text with its acts, in order. "같은 법" and "that Act" go back to the act named last, over
   * citations of the text's own act.
   * @param own the act that the text belongs to; undefined for a draft, whose citations without an act mean the act that
   *   the list they stand in names, or the one named last
   */
  read(citations: readonly Citation[], own: number | undefined, text: string): CitationOfAct[] {
    const read: CitationOfAct[] = [];
    let named: ActChoice = { acts: [] };
    for (const [index, citation] of citations.entries()) {
      const floor = read.at(-1)?.citation.end ?? 0;
      const ceiling = citations[index + 1]?.start ?? text.length;
      named = this.#mentionBefore(citation, text.slice(floor, citation.start)) ?? named;
      const found = this.#read(citation, { own, named: named.acts, text, floor, ceiling });
      if (citation.act.kind === 'named' || citation.act.kind === 'defined') named = found.choices[0]!;
      const isSame = citation.system === 'ko' && citation.act.kind === 'previous';
      read.push(isSame ? { citation, choices: [named] } : found);
    }
    return share(agree(read), own, text);
  }

  /**
   * The act that Korean "같은 법" goes back to where it was named without a provision: "「상법」에 따른 회사로서 같은 법
   * 제3조". Corner brackets hold nothing but acts in Korean law.
   */
  #mentionBefore({ system, act }: Citation, between: string): ActChoice | undefined {
    if (system !== 'ko' || (act.kind !== 'previous' && act.kind !== 'defined')) return undefined;
    const name = [...between.matchAll(CORNERED)].at(-1)?.[1];
    return name === undefined ? undefined : { acts: this.#names.find(name, 'ko'), name };
  }

  #read(
    citation: Citation,
    at: { own: number | undefined; named: readonly number[]; text: string; floor: number; ceiling: number },
  ): CitationOfAct {
    const { act } = citation;
    const { own, named, text } = at;
    if (act.kind === 'named') {
      const found = this.#named(citation, act.name, at);
      const defined = found.acts.length > 0 ? undefined : this.#defined.local(act.name, own, text);
      if (defined !== undefined) return { citation, choices: [{ acts: defined, name: act.name }] };
      const others = this.#names.alternatives(act.name, citation.system);
      const choices = [found.acts, ...(others.length > 0 ? [others] : [])].map((acts) => ({ acts, name: act.name }));
      return { citation: found.citation, choices };
    }
    if (act.kind === 'defined')
      return { citation, choices: [{ acts: this.#defined.find(act.name, own, named, text) }] };
    if (act.kind === 'previous') return { citation, choices: [{ acts: named }] };
    if (own === undefined) return { citation, choices: [{ acts: named }] };
    if (this.#isForeignUnit(citation, own)) return { citation, choices: [{ acts: [] }] };
    return { citation, choices: [{ acts: [own] }, ...this.#elsewhere(citation, own, named)] };
  }

  /**
   * Whether a German citation without an act cannot mean the text's own: "Artikel 45" in an act of sections is of a treaty
   * or of a regulation of the Union. Which one, a list or what stands near may tell. Known failure: an act whose source
   * calls its articles sections.
   */
  #isForeignUnit({ system, anchor, path }: Citation, own: number): boolean {
    const kind = path[0]!.kind;
    if (system !== 'de' || anchor !== 'act' || (kind !== 'article' && kind !== 'section')) return false;
    return (
      !this.#parents.hasUnits(own, kind) && this.#parents.hasUnits(own, kind === 'article' ? 'section' : 'article')
    );
  }

  /**
   * The acts that an English citation without an act may mean when it is not the text's own: the one named before, or the
   * one that the text was made under. Guidance in numbered paragraphs, issued under an act, says "section 92(2)". Asked
   * for only where the text's own act has no unit that goes by that word, because a section that is missing from an act
   * of sections is a dead reference. Known failure: an act of rules that calls its own rules sections.
   */
  #elsewhere(citation: Citation, own: number, named: readonly number[]): readonly ActChoice[] {
    const kind = citation.path[0]!.kind;
    const isForeign = citation.system === 'en' && citation.anchor === 'act' && (isBasicUnit(kind) || isDivision(kind));
    if (!isForeign || this.#parents.hasUnits(own, kind)) return [];
    return [named, this.#parents.of(own)]
      .map((acts) => ({ acts: acts.filter((act) => this.#parents.hasUnits(act, kind)) }))
      .filter(({ acts }) => acts.length > 0);
  }

  /**
   * A name that is not known as it stands may be the beginning or the end of one, because a grammar cannot tell where a
   * title that is made of common words ends: the longest title that the corpus has at this place counts.
   */
  #named(
    citation: Citation,
    name: string,
    { text, floor, ceiling }: { text: string; floor: number; ceiling: number },
  ): { citation: Citation; acts: readonly number[] } {
    const { start, end, system } = citation;
    const acts = this.#names.find(name, system);
    if (acts.length > 0) return { citation, acts };
    if (STANDS_BEHIND.has(system) && citation.text.endsWith(name)) {
      const from = end - name.length;
      const window = text === '' ? name : text.slice(from, Math.max(end, Math.min(ceiling, from + BEHIND_WINDOW)));
      const known =
        system === 'de' ? this.#names.findGermanBeginning(window) : this.#names.findBeginning(window, system);
      if (known === undefined) return { citation, acts };
      const span = { start, end: from + known.length };
      return { citation: renamed(citation, window.slice(0, known.length), span, text), acts: known.acts };
    }
    if (STANDS_BEFORE.has(system) && citation.text.startsWith(name)) {
      const nameEnd = start + name.length;
      const window = text === '' ? name : text.slice(Math.max(floor, nameEnd - NAME_WINDOW), nameEnd);
      const known = this.#names.findEnding(window, system);
      if (known === undefined) return { citation, acts };
      const span = { start: nameEnd - known.length, end };
      return { citation: renamed(citation, window.slice(-known.length), span, text), acts: known.acts };
    }
    return { citation, acts };
  }
}

/** One member of a list carries the act's name: what the corpus makes of it there holds for all that were given the name. */
function agree(read: readonly CitationOfAct[]): CitationOfAct[] {
  const agreed = [...read];
  const adopt = (index: number, other: CitationOfAct | undefined): void => {
    const { citation, choices } = agreed[index]!;
    const [own] = choices;
    const [theirs] = other?.choices ?? [];
    if (own?.name === undefined || own.acts.length > 0 || theirs?.name !== own.name || theirs.acts.length === 0) return;
    agreed[index] = { citation: { ...citation, act: other!.citation.act }, choices: other!.choices };
  };
  for (let index = agreed.length - 2; index >= 0; index -= 1) adopt(index, agreed[index + 1]);
  for (let index = 1; index < agreed.length; index += 1) adopt(index, agreed[index - 1]);
  return agreed;
}

/**
 * Gives the act that stands behind a list to the members before it that name none: "§ 126 Abs. 3 und § 127 Abs. 2 des
 * Dienstgesetzes". The text's own act stays the second choice, because "§ 5 und § 7 BGB" may also mean an own § 5; it is
 * the first with "in Verbindung mit", and in English, where a list of one act says "sections". A Korean act stands before
 * its list and is never shared this way. Sections share with sections, articles with articles. Known failure: an own
 * section listed before one of another act that happens to have the same number.
 */
function share(read: readonly CitationOfAct[], own: number | undefined, text: string): CitationOfAct[] {
  const shared = [...read];
  for (let index = read.length - 2; index >= 0; index -= 1) {
    const { citation, choices } = read[index]!;
    const next = shared[index + 1]!;
    const theirs = next.choices.find(({ name }) => name !== undefined);
    if (theirs === undefined || !canShare(citation, next.citation)) continue;
    const between = text.slice(citation.end, Math.min(next.citation.start, citation.end + MAX_GAP));
    const isListed = LISTED.test(between);
    if (!isListed && !LINKED.test(between)) continue;
    if (own === undefined) shared[index] = { citation, choices: [theirs] };
    else if (!isListed || citation.system === 'en') shared[index] = { citation, choices: [...choices, theirs] };
    else shared[index] = { citation, choices: theirs.acts.length > 0 ? [theirs, ...choices] : [theirs] };
  }
  return shared;
}

function canShare(one: Citation, next: Citation): boolean {
  const kind = one.path[0]?.kind;
  const isBare = one.act.kind === 'this' && one.anchor === 'act' && !STANDS_BEFORE.has(one.system);
  return isBare && kind !== undefined && (isBasicUnit(kind) || isDivision(kind)) && kind === next.path[0]?.kind;
}

/** The citation with the act's name as the corpus knows it; a span that grows takes its text from the source. */
function renamed(
  citation: Citation,
  name: string,
  { start, end }: { start: number; end: number },
  source: string,
): Citation {
  const inside = start >= citation.start && end <= citation.end;
  const text = inside ? citation.text.slice(start - citation.start, end - citation.start) : source.slice(start, end);
  return { ...citation, start, end, text, act: { kind: 'named', name } };
}
