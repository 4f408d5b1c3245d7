import type { Citation, Language } from '../law';
import { scan, Starts, type CitationDraft, type CitationRules, type Grammar } from '../languages';
import { SYSTEMS } from './systems';
import { toEnd } from '../turns';

/** The signs of scripts that are not Latin. */
const SCRIPTS = SYSTEMS.flatMap(({ grammar }) => grammar.script ?? []).join('');
const OTHER_SCRIPT = new RegExp(`[${SCRIPTS}]`, 'u');

/** Hyphens that word processors set for "-", and the minus. No grammar tells them apart. */
const HYPHENS = '\\u2010\\u2011\\u2212';
const OTHER_HYPHEN = new RegExp(`[${HYPHENS}]`, 'gu');
/** What most texts have none of, so that one look at a text tells both. */
const OTHER_SIGN = new RegExp(`[${HYPHENS}${SCRIPTS}]`, 'u');

/** Where citations may begin; each is made when a text first asks for it. */
let ofAllScripts: Starts | undefined;
let ofLatinScript: Starts | undefined;

/** In a text in Latin script each number would be tried as the beginning of a citation in another. */
function startsIn(text: string, isPlain: boolean): ReturnType<Starts['find']> {
  const list = ({ grammar }: CitationRules): string => grammar.starts;
  const latin = (rules: CitationRules): string => (rules.grammar.script === undefined ? list(rules) : '');
  const starts =
    isPlain || !OTHER_SCRIPT.test(text)
      ? (ofLatinScript ??= new Starts(SYSTEMS.map(latin)))
      : (ofAllScripts ??= new Starts(SYSTEMS.map(list)));
  return starts.find(text);
}

/** The grammars in their order, by their index; and by language, with its own before the others. */
const ORDER = SYSTEMS.map((_, index) => index);
const ORDER_AT_HOME: ReadonlyMap<Language, readonly number[]> = new Map(
  SYSTEMS.map(({ grammar }, own) => [grammar.system, [own, ...ORDER.filter((index) => index !== own)]]),
);

/**
 * All citations of law in a text, sorted by `start`, none overlapping, `text.slice(start, end)` each.
 *
 * Every grammar reads every text, because law quotes law of other languages. `language` is that of the text: its
 * grammar wins where two claim the same characters (`§` is a German section, unless the text is English). A citation in a
 * language whose words are too plain for that counts elsewhere only when it says its act; what one grammar knows to be no
 * citation, none takes for one that names no act, and none after it for any. Linear in the length of the text.
 */
export function findCitations(text: string, language: Language = 'und'): Citation[] {
  return toEnd(readCitations(text, language));
}

/** {@link findCitations}, one citation after another, so that the caller can let other work in. */
export function* readCitations(source: string, language: Language): Generator<void, Citation[]> {
  const found = yield* readAs(source, language);
  const belief = BELIEF.get(language);
  const isTold = belief !== undefined && (belief !== 'at home' || source.length > SHORT);
  const shown = isTold ? undefined : languageShownBy(found, belief === undefined);
  return shown === undefined || shown === language ? found : yield* readAs(source, shown);
}

/** In a shorter text few words tell one language from another that is like it, in UTF-16 units. */
const SHORT = 300;

const BELIEF: ReadonlyMap<Language, CitationRules['believed']> = new Map(
  SYSTEMS.map(({ grammar, believed }) => [grammar.system, believed]),
);

/**
 * The language of a text too short to tell its own, where citations that name acts show it: behind "article 2 de la loi n° 90-12" the
 * words "article 5 dudit contrat" are no English; where no language is known, "61 U.S.C. § 103; § 104" has no German sign. An abbreviation
 * shows nothing: "art. 5 GDPR" is as good English as any.
 */
function languageShownBy(found: readonly Citation[], isUnknown: boolean): Language | undefined {
  const shown = new Set<Language>();
  for (const { act, system } of found)
    if (act.kind === 'named' && /\s/u.test(act.name) && BELIEF.get(system) !== 'anywhere') shown.add(system);
  const [language] = shown;
  return shown.size === 1 && (isUnknown || BELIEF.get(language!) === 'at home') ? language : undefined;
}

/** The citations of a text as one of a language. */
function* readAs(source: string, language: Language): Generator<void, Citation[]> {
  const isPlain = !OTHER_SIGN.test(source);
  const text = isPlain ? source : source.replace(OTHER_HYPHEN, '-');
  const starts = startsIn(text, isPlain);
  let found: Citation[] = [];
  let refused: readonly Span[] = [];
  for (const index of ORDER_AT_HOME.get(language) ?? ORDER) {
    if (starts[index]!.length === 0) continue;
    const rules = SYSTEMS[index]!;
    const isBelieved = believes(rules, language);
    // Where no act needs to be named, another language may read on from within a citation.
    const places = isBelieved ? starts[index]! : outsideNamed(found, starts[index]!);
    if (places.length === 0) continue;
    const scanned = yield* scan(rules.grammar, text, places, !isBelieved);
    const read = outside(refused, scanned.drafts)
      .filter(({ act }) => isBelieved || act.kind === 'named' || act.kind === 'previous')
      .map((draft) => cut(source, draft, rules.grammar));
    found = found.length === 0 ? read : merge(found, read);
    yield;
    if (isBelieved && scanned.refused.length > 0) {
      refused = [...refused, ...scanned.refused].sort((a, b) => a.start - b.start);
      const kept = new Set<Span>(outside(scanned.refused, found));
      found = found.filter((citation) => citation.act.kind === 'named' || kept.has(citation));
    }
  }
  return found;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The offsets that stand in no citation that names its act: none {@link saysMore} than such a one. Both are ascending. */
function outsideNamed(found: readonly Citation[], offsets: readonly number[]): readonly number[] {
  let next = 0;
  return offsets.filter((at) => {
    while (next < found.length && found[next]!.end <= at) next += 1;
    const around = found[next];
    return around === undefined || at < around.start || around.act.kind !== 'named';
  });
}

/** The citations that overlap no refused span; both lists are sorted by `start`. */
function outside<T extends Span>(refused: readonly Span[], drafts: readonly T[]): readonly T[] {
  if (refused.length === 0) return drafts;
  let next = 0;
  let reach = 0;
  return drafts.filter(({ start, end }) => {
    for (; next < refused.length && refused[next]!.start < end; next += 1) reach = Math.max(reach, refused[next]!.end);
    return reach <= start;
  });
}

function believes({ grammar, believed }: CitationRules, language: Language): boolean {
  if (grammar.system === language || believed === 'anywhere') return true;
  return believed === 'unless at home elsewhere' && !ORDER_AT_HOME.has(language);
}

function cut(
  source: string,
  { start, end, act, anchor, path, through, also }: CitationDraft,
  { system }: Grammar,
): Citation {
  // Kept by the hundred thousand: in Node.js 20 what begins with a spread and goes on gets a hidden class of its own, and an
  // array that has grown keeps room for 16 more; either takes more than the citation itself.
  return {
    start,
    end,
    text: source.slice(start, end),
    system,
    act,
    anchor,
    path: path.slice(),
    ...(through !== undefined && { through: through.slice() }),
    ...(also !== undefined && { also }),
  };
}

/**
 * Whether a reading says more than another of the same place: it covers it, and names an act where the other names none. A
 * draft in English may compare "§ 3 Abs. 2 HafG", of which English reads no more than "§ 3"; of "42 U.S.C. § 101" German
 * reads no more than "§ 101". Of "§§ 4 bis 5a HafG" both read "§§ 4", but German alone knows that it is a range of the HafG.
 */
const saysMore = (one: Citation, other: Citation): boolean =>
  one.start <= other.start && one.end >= other.end && one.act.kind === 'named' && other.act.kind === 'this';

/** Both sorted lists as one; of two that overlap, the one from `preferred` stays, unless the other {@link saysMore} than all it overlaps. */
function merge(preferred: readonly Citation[], others: readonly Citation[]): Citation[] {
  if (others.length === 0) return [...preferred];
  const merged: Citation[] = [];
  let next = 0;
  for (const other of others) {
    for (; next < preferred.length && preferred[next]!.start < other.end; next += 1) merged.push(preferred[next]!);
    let clear = merged.length;
    while (clear > 0 && merged[clear - 1]!.end > other.start && saysMore(other, merged[clear - 1]!)) clear -= 1;
    if ((merged[clear - 1]?.end ?? 0) > other.start) continue;
    merged.length = clear;
    merged.push(other);
  }
  for (; next < preferred.length; next += 1) merged.push(preferred[next]!);
  return merged;
}
