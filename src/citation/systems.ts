import { PACKS, type ActTitles, type CitationRules, type Naming, type SentenceNames } from '../languages';
import type { Language, LegalSystem } from '../law';

/** How each legal system cites, in the order in which they read a text. */
export const SYSTEMS: readonly CitationRules[] = PACKS.flatMap(({ citations }) => citations ?? []);

const BY_SYSTEM: ReadonlyMap<Language, CitationRules> = new Map(SYSTEMS.map((rules) => [rules.grammar.system, rules]));

/** How a language's law cites; undefined for one without. */
export const rulesOf = (language: Language): CitationRules | undefined => BY_SYSTEM.get(language);

/** What reading the first citation of each language compiles, for a server to have done beforehand. */
export const CITATION_PATTERNS: readonly RegExp[] = SYSTEMS.flatMap(({ grammar }) => grammar.patterns ?? []);

/** How a legal system names acts. */
export const namingOf = (system: LegalSystem): Naming => BY_SYSTEM.get(system)!.naming;

/** Whether names of acts stand in front of their provisions alone. */
export const hasFrontNames = (system: LegalSystem): boolean => namingOf(system).front !== undefined;

/** How titles of acts of a language are inflected and shortened, where it is one of those that do. */
export const titlesOf = (language: Language): ActTitles | undefined => BY_SYSTEM.get(language)?.titles;

/** A language that compares names across cases, if there is one: where it does, it compares those of all. */
export const ACROSS_CASES: Language = SYSTEMS.find(({ titles }) => titles !== undefined)?.grammar.system ?? 'und';

/** How sentences of a language name an act for many provisions, where they do. */
export const sentencesOf = (language: Language): SentenceNames | undefined => BY_SYSTEM.get(language)?.sentences;

/** What a {@link Naming} holds as sources of patterns. */
type SourceKey = { [Key in keyof Naming]-?: Naming[Key] extends string | undefined ? Key : never }[keyof Naming];

/** One pattern's source of what all legal systems have under a name; at least one has it. */
export const inAnySystem = (key: SourceKey): string =>
  `(?:${SYSTEMS.flatMap(({ naming }) => naming[key] ?? []).join('|')})`;
