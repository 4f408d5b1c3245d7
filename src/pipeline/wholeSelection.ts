import { labelOf } from '../languages';
import {
  isRecord,
  objectsIn,
  parseChoice,
  parseLenientJson,
  stringsIn,
  wholeNumbersIn,
  type LanguageModel,
} from '../models';
import type { LegalIndex } from '../search';
import type { Pool } from './pool';
import { SELECTION_SCHEMA, wholeSelectPrompt } from './prompts';
import { selectionOf, type Selection } from './select';
import { withoutGround } from './writtenSelection';

/** A model that names more provisions than this is not choosing. */
const MOST_SELECTED = 12;
/** More rules than this no question of a page lacks. */
const MOST_MISSING = 3;
const LONGEST_MISSING = 600;

/** What a model says of a pool of candidates. */
export interface WholeSelection {
  readonly selections: readonly Selection[];
  /** Rules that it finds in no candidate, in its words. */
  readonly missing: readonly string[];
}

/**
 * One request for all: the model sees the question, what was expected and the pool, and names what decides, several for
 * a clause or none, and what is missing. A selection is for the clause that the model says, else for that in whose list
 * it stands highest; what only grounds another is left to what is read with that ({@link withoutGround}). Undefined where
 * its reply says neither. Rejects with ModelUnavailableError.
 *
 * @param chosen what an earlier round selected.
 */
export async function wholeSelection(
  question: string,
  expected: readonly string[],
  pool: Pool,
  chosen: readonly Selection[],
  index: LegalIndex,
  model: LanguageModel,
  signal?: AbortSignal,
): Promise<WholeSelection | undefined> {
  const messages = wholeSelectPrompt({
    question,
    expected,
    groups: pool.groups,
    chosen: chosen.map(({ ordinal }) => labelOf(index.corpus, ordinal)),
  });
  const request = { messages, schema: SELECTION_SCHEMA, maxTokens: 600, temperature: 0 };
  const said = readSelection(await model.complete(request, undefined, signal), pool.candidates.length);
  if (said === undefined) return undefined;
  // A question needs some rule: who finds it neither among the candidates nor missing has not said anything.
  if (said.named.length === 0 && said.missing.length === 0 && said.isJson) return undefined;
  const isClause = (at: number): boolean => at >= 0 && at < expected.length;
  const selections = said.named.map(({ number, clause }) => {
    const candidate = pool.candidates[number - 1]!;
    return selectionOf(candidate, [clause - 1, candidate.for].find(isClause) ?? 0);
  });
  selections.sort((a, b) => a.for - b.for);
  return { selections: withoutGround(selections, index), missing: said.missing };
}

/** A candidate by its number, and the clause that it is named for; 0 for none. */
interface Named {
  readonly number: number;
  readonly clause: number;
}

/**
 * What a reply names, numbers from 1 to `count` and none twice, and what it says is missing. Undefined where it names
 * nothing and does not say that there is nothing to name.
 */
export function readSelection(
  reply: string,
  count: number,
): { readonly named: readonly Named[]; readonly missing: readonly string[]; readonly isJson: boolean } | undefined {
  const value = parseLenientJson(reply);
  const named = value === undefined ? namedInProse(reply, count) : namedInJson(value);
  if (named === undefined) return undefined;
  const known = named.filter(
    ({ number }, at) =>
      number >= 1 && number <= count && named.findIndex((earlier) => earlier.number === number) === at,
  );
  if (known.length === 0 && named.some(({ number }) => number !== 0)) return undefined;
  const missing = isRecord(value) ? stringsIn(value['missing']) : [];
  return {
    isJson: value !== undefined,
    named: known.slice(0, MOST_SELECTED),
    missing: missing.slice(0, MOST_MISSING).map((rule) => rule.slice(0, LONGEST_MISSING)),
  };
}

const forNone = (number: number): Named => ({ number, clause: 0 });

/** `{"clauses": [{"clause": 1, "candidates": [2]}]}`, `{"candidates": [2]}`, `[2, 3]`; undefined for other JSON. */
function namedInJson(value: unknown): Named[] | undefined {
  const ofClauses = objectsIn(value, 'clauses').flatMap(({ clause, candidates }) =>
    wholeNumbersIn(candidates).map((number) => ({ number, clause: wholeNumbersIn(clause)[0] ?? 0 })),
  );
  if (ofClauses.length > 0) return ofClauses;
  if (Array.isArray(value)) {
    const numbers = wholeNumbersIn(value);
    return numbers.length > 0 ? numbers.map(forNone) : undefined;
  }
  if (!isRecord(value)) return undefined;
  const key = ['candidates', 'selected', 'candidate'].find((name) => name in value);
  if (key !== undefined) return wholeNumbersIn(value[key]).map(forNone);
  return 'clauses' in value || 'missing' in value ? [] : undefined;
}

const NUMBERS = /^\s{0,8}\d{1,3}(?:\s{0,3}[,;]\s{0,3}\d{1,3}){0,11}\s{0,8}$/u;

/** `2`, `2, 3`, `Candidate 2`, `none`, `[]`. */
function namedInProse(reply: string, count: number): Named[] | undefined {
  if (/^\s{0,8}\[\s{0,8}\]\s{0,8}$/u.test(reply)) return [];
  if (NUMBERS.test(reply)) return wholeNumbersIn(reply.split(/[,;]/u)).map(forNone);
  const choice = parseChoice(reply, count);
  return choice === undefined ? undefined : [forNone(choice)];
}
