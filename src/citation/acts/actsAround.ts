import type { Citation, Language, LegalSystem } from '../../law';
import { IS_ACT } from './sentenceActs';
import { formerBefore } from './variants';

/** Where an act is named that the grammar did not reach, and what the corpus makes of it. */
export interface ActAround {
  /** None where the corpus knows no act of what stands there. */
  readonly acts: readonly number[];
  /** The name as the corpus knows it; undefined where nobody can tell how far it goes. */
  readonly name?: string;
  /** Where the name ends in the text, when it stands behind. */
  readonly end?: number;
}

type Found = { readonly acts: readonly number[]; readonly length: number } | undefined;

/** How names are looked for: by what the text calls acts, and the corpus. */
export interface NameFinder {
  readonly find: (name: string, language: Language) => readonly number[];
  /** By the short names that the text itself defines. */
  readonly findDefined: (text: string) => Found;
  readonly findBeginning: (text: string, language: Language) => Found;
  readonly findEnding: (window: string, language: Language) => Found;
}

/** UTF-16 units looked at behind and before a citation. */
const BEHIND_WINDOW = 240;
const BEFORE_WINDOW = 100;

/** What may stand between a provision and its act: its heading or a detail in brackets, a part of it said in words. */
const BETWEEN =
  /^(?:\s{0,2}\([^()\n]{1,80}\)|,?\s{1,2}(?:(?:first|second|third|fourth|last|\p{L}{4,10}er|\d{1,2}(?:e|er|º|ª|\.)?)\s)?(?:sub-?paragraphs?|sub-?sections?|sentences?|indents?|points?|limbs?|alinéas?|phrases?|párrafos?|apartados?|letras?|incisos?)(?:\s?\([a-z\d]{1,4}\)|\s[a-z\d]{1,3}(?![\p{L}\p{N}]))?|,?\s(?:et|y)\s(?:suivante?s?|siguientes?|ss?\.)|\.(?:bis|ter|quater)(?!\p{L})|\s(?:nouve(?:au|aux|lles?)|nuev[oa]s?)(?!\p{L})){1,4}/u;
/**
 * Right behind a provision: that its former wording is meant, which no corpus of today's law has. Example: "article 1382
 * ancien du Code civil". Known failure: a corpus that holds the former wording too.
 */
const FORMER = /^,?\s{1,2}\(?(?:ancien(?:ne)?s?|antigu[oa]s?)(?![\p{L}\p{M}])/iu;
/** What links an act to its provision in front of it. */
const LINK = /^,?\s{1,2}(?:(?:of|des|der|du|de\sla|de\slos|del|de)\s{1,2}(?:the\s{1,2})?|(?:de\s)?l['’]|d['’])/iu;
/** No name goes over it. */
const CLAUSE_END = /(?:[;:\n]|\.\s)[^]*$/u;
/** "of it", "of which": goes back, and names nothing. */
const PRONOUN = /^(?:it|them|which|this|these|those|that|each|any|all|same|said)(?!\p{L})/iu;
const GERMAN_HEAD =
  '(?:[Gg]esetz(?:e?s)?|[Gg]esetzbuch(?:e?s)?|\\p{L}{3}recht(?:e?s)?|[Oo]rdnung|[Ss]atzung|[Vv]ertrag(?:e?s)?|[Ss]tatuts?|[Üü]bereinkommens?|[Aa]bkommens?|[Pp]rotokolls?|[Rr]ichtlinie|[Vv]erfassung)(?!\\p{L})';
const ENGLISH_HEAD =
  '(?:Act|Regulations?|Rules|Rulebook|Order|Code|Law|Ordinance|Directive|Constitution|Treaty|Convention|Charter|Statute|Decree)(?!\\p{L})';

/** By legal system: that an act is named behind, whether or not anybody knows it. */
const NAMED_BEHIND: Readonly<Partial<Record<LegalSystem, RegExp>>> = {
  en: new RegExp(`^,?\\s{1,2}(?:of\\s{1,2}|(?:\\p{Lu}[\\p{L}’'&-]{1,40}\\s{1,2}){1,8}?${ENGLISH_HEAD})`, 'u'),
  de: new RegExp(
    `^\\s{1,2}(?:\\p{Ll}{1,4}\\p{Lu}\\p{L}{0,20}\\p{Lu}|(?:(?:des|der)\\s(?:\\p{Ll}{3,30}\\s){0,2}|(?:\\p{Lu}[\\p{L}-]{2,40}\\s){0,2})(?=\\p{Lu})(?:\\p{L}[\\p{L}-]{0,60}?)?${GERMAN_HEAD})`,
    'u',
  ),
  fr: /^,?\s{1,2}(?:du\s|de\sla\s|de\sl['’]|des\s(?=codes?|lois?|traités?))/iu,
  es: /^,?\s{1,2}(?:del\s|de\sl[ao]s?\s)/iu,
  th: /^\s?แห่ง/u,
};

/** By script: what stands right in front of a provision and closes the name of its act. */
const EASTERN: Readonly<Partial<Record<LegalSystem, { readonly close: RegExp; readonly head: RegExp }>>> = {
  ko: { close: /(?:의)?\s{0,2}$/u, head: /(?:법|법률|시행령|규칙|조례|규정|헌법|협약|조약)$/u },
  ja: { close: /の?[\s\u3000]{0,2}$/u, head: /(?:法|法律|令|規則|条例|憲法|条約)$/u },
};
const TITLE_CLOSED = /[」』｣〉》]$/u;
const QUOTE_CLOSED = /[」』｣〉》”’"']$/u;
const OPENING = /[「『｢〈《“‘"']([^「『｢〈《“‘"']*)$/u;
/** A version or a date in brackets behind a name: "등불관리법(2020. 1. 1. 개정 전의 것)". */
const NOTE = /[(（][^()（）\n]{1,90}[)）]$/u;
/** Words that end as acts do and are none. */
const NO_ACT = /(?:방법|위법|불법|합법|적법|편법|문법|명령|법령|方法|違法|適法|命令|法令|手法)$/u;

/** In front of a provision: "HWA 1994 s 2", "RD 5/2015, art. 1", "Das HafG (§ 2)", "C. sport, art. L. 1". */
const CODE_BEFORE =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.]{0,24}\p{Lu}\p{L}{0,8}(?:\s{1,2}(?:1[6-9]|20)\d\d)?|(?:\p{L}{2,20}\s(?:\([A-Z]{2,7}\)\s)?(?:No\.?\s)?)\d{1,4}\/\d{2,4}|C\.\s?\p{Ll}{2,12}\.?)[\s,:(]{1,3}$/u;
/** Of these, what is nothing but an act, known or not: a year or a number tells, or how abbreviations of acts end. */
const SURELY_ACT = /\d$|^C\.|\p{L}[GVOB]$/u;
const NO_CODE = /^(?:AG|KG|OHG|EU|EG|UK|US|USA|UNO|NATO)$/u;

/**
 * The act that a draft's citation is of although its grammar read none: its name stands behind a heading in brackets, in
 * other letters, or in front of it in a form of its own. Undefined where nothing around names an act, so that the citation
 * may go back to the one named last; without acts where something does and the corpus has no such act.
 *
 * Known failure: what stands there may be no act ("section 2 of the lease"): such a citation goes unchecked.
 */
export function actAround(
  { start, end, system }: Citation,
  text: string,
  { floor, ceiling }: { floor: number; ceiling: number },
  names: NameFinder,
): ActAround | undefined {
  const behind = text.slice(end, Math.min(ceiling, end + BEHIND_WINDOW));
  const before = text.slice(Math.max(floor, start - BEFORE_WINDOW), start);
  const eastern = EASTERN[system];
  if (eastern !== undefined) return actInFront(before, system, eastern, names);
  return actBehind(behind, end, system, names) ?? codeInFront(before, system, names);
}

function actBehind(behind: string, at: number, system: LegalSystem, names: NameFinder): ActAround | undefined {
  if (FORMER.test(behind)) return { acts: [] };
  const skipped = BETWEEN.exec(behind)?.[0].length ?? 0;
  const rest = behind.slice(skipped);
  const link = LINK.exec(rest)?.[0] ?? (/^,?\s{1,2}/u.exec(rest)?.[0] || undefined);
  if (link === undefined) return undefined;
  const window = rest.slice(link.length).replace(CLAUSE_END, '');
  // "section 2 applies": in small letters a name says "of", except in German, where one word may be an abbreviation.
  const isPlain = skipped === 0 && /^,?\s+$/u.test(link) && !/^\p{Lu}/u.test(window);
  if (PRONOUN.test(window) || (isPlain && system !== 'de')) return undefined;
  const defined = names.findDefined(window);
  const known = defined ?? names.findBeginning(window, system);
  const name = known === undefined ? '' : window.slice(0, known.length);
  if (known !== undefined && (known === defined || isActName(name, system))) {
    return { acts: known.acts, name, end: at + skipped + link.length + known.length };
  }
  const isSmall = system === 'de' && /^\p{Ll}\p{L}{2,12}$/u.test(name);
  return isSmall || NAMED_BEHIND[system]?.test(rest) === true ? { acts: [] } : undefined;
}

/** Whether a name that the corpus knows is meant as one: an ordinary word in small letters may be an abbreviation too. */
const isActName = (name: string, system: LegalSystem): boolean =>
  system === 'de' ? IS_ACT.test(name) && /\p{Lu}/u.test(name) : /\s|\d|^\p{Lu}.*\p{Lu}/u.test(name);

function actInFront(
  before: string,
  system: LegalSystem,
  { close, head }: { readonly close: RegExp; readonly head: RegExp },
  names: NameFinder,
): ActAround | undefined {
  const bare = before.replace(close, '').replace(NOTE, '').trimEnd();
  const isTitle = TITLE_CLOSED.test(bare);
  const name = bare.replace(QUOTE_CLOSED, '');
  if (!isTitle && (!head.test(name) || NO_ACT.test(name))) return undefined;
  const quoted = name === bare ? undefined : OPENING.exec(name)?.[1];
  if (quoted !== undefined) return { acts: names.find(quoted, system), name: quoted };
  const known = names.findEnding(name, system);
  if (known === undefined || formerBefore(system, name.slice(0, -known.length)) !== undefined) return { acts: [] };
  return { acts: known.acts, name: name.slice(-known.length) };
}

function codeInFront(before: string, system: LegalSystem, names: NameFinder): ActAround | undefined {
  const code = CODE_BEFORE.exec(before)?.[1];
  if (code === undefined || NO_CODE.test(code)) return undefined;
  const acts = names.find(code, system);
  if (acts.length > 0) return { acts, name: code };
  return SURELY_ACT.test(code) ? { acts: [] } : undefined;
}
