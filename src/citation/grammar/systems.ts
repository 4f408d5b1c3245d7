import type { Language, LegalSystem } from '../../law';
import type { Grammar } from './engine';
import { ENGLISH } from './english';
import { ENGLISH_NAMING } from './english/naming';
import { FRENCH } from './french';
import { FRENCH_NAMING } from './french/naming';
import { GERMAN } from './german';
import { GERMAN_NAMING } from './german/naming';
import { JAPANESE } from './japanese';
import { JAPANESE_NAMING } from './japanese/naming';
import { KOREAN } from './korean';
import { KOREAN_NAMING } from './korean/naming';
import type { Naming } from './naming';
import { SPANISH } from './spanish';
import { SPANISH_NAMING } from './spanish/naming';
import { THAI } from './thai';
import { THAI_NAMING } from './thai/naming';

/** How one legal system cites. */
export interface SystemRules {
  readonly grammar: Grammar;
  readonly naming: Naming;
  /**
   * Where a citation that names no act is believed: in any text, because no other language writes so; in texts of its own
   * language alone; or, the lingua franca, in those too that no grammar here is for. "Part 3" and "article 5" are too plain
   * to be believed anywhere.
   */
  readonly believed: 'anywhere' | 'at home' | 'unless at home elsewhere';
}

/** One entry a legal system, in the order in which they read a text. A language is added here, with a file of its own. */
export const SYSTEMS: readonly SystemRules[] = [
  { grammar: KOREAN, naming: KOREAN_NAMING, believed: 'anywhere' },
  { grammar: JAPANESE, naming: JAPANESE_NAMING, believed: 'anywhere' },
  { grammar: THAI, naming: THAI_NAMING, believed: 'anywhere' },
  { grammar: GERMAN, naming: GERMAN_NAMING, believed: 'anywhere' },
  { grammar: ENGLISH, naming: ENGLISH_NAMING, believed: 'unless at home elsewhere' },
  { grammar: FRENCH, naming: FRENCH_NAMING, believed: 'at home' },
  { grammar: SPANISH, naming: SPANISH_NAMING, believed: 'at home' },
];

const BY_SYSTEM: ReadonlyMap<Language, SystemRules> = new Map(SYSTEMS.map((rules) => [rules.grammar.system, rules]));

/** How a legal system names acts. */
export const namingOf = (system: LegalSystem): Naming => BY_SYSTEM.get(system)!.naming;

/** What a {@link Naming} holds as sources of patterns. */
type SourceKey = { [Key in keyof Naming]-?: Naming[Key] extends string | undefined ? Key : never }[keyof Naming];

/** One pattern's source of what all legal systems have under a name; at least one has it. */
export const inAnySystem = (key: SourceKey): string =>
  `(?:${SYSTEMS.flatMap(({ naming }) => naming[key] ?? []).join('|')})`;
