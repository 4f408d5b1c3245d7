import { withoutYear, type LocatedCitation } from '../../citation';
import { dayInWords, labelOf, standingAt, type Corpus, type Day, type Standing } from '../../law';
import { MOST_RELATED, type CheckedIndex, type Fix, type Observation } from '../finding';
import { missingEnds, missingProvision } from './missing';
import { nearestNames } from './nearestNames';

/** How far around a citation its sentence may say that former law is meant, in UTF-16 code units. */
const NEARBY = 100;
/** "the former § 80", "§ 80 in der bis 2019 geltenden Fassung", "§ 80 a.F.", "종전의 제5조". */
const FORMER =
  /former|repealed|revoked|in force (?:before|until|immediately)|früher|damalig|ehemalig|aufgehoben|weggefallen|Fassung|außer Kraft|\ba\.\s?F\.|종전|폐지|삭제|개정\s?전|\(구\)|旧|改正前/u;

/**
 * "section 5, which comes into force on 1 July", "§ 5 in der ab dem 1. Juli geltenden Fassung", "시행 예정인 제5조". Known
 * failure: the words speak of another provision near it.
 */
const COMING =
  /com(?:es?|ing) into (?:force|effect|operation)|with effect from|as from|not yet in force|künftig|ab dem \d|in Kraft tr[ei]t|entr(?:era|ará|ée) en vig|시행\s?예정|시행될/u;

/**
 * What the outcome of a citation tells: nothing where it resolved to law in force on the day. `text` is what it stands
 * in.
 */
export function outcomeProblems(cited: LocatedCitation, index: CheckedIndex, text: string, today: Day): Observation[] {
  switch (cited.outcome) {
    case 'act-not-in-corpus':
      return [unknownAct(cited, index)];
    case 'ambiguous':
      return [ambiguous(cited, index)];
    case 'provision-not-found':
      return missingProvision(cited, index);
    case 'resolved': {
      const missing = missingEnds(cited, index);
      return missing.length > 0 ? missing : notInForce(cited, index.corpus, text, today);
    }
  }
}

/** A citation that did not resolve in the act that its text was only guessed to speak of. */
export function unsureAct({ citation, act }: LocatedCitation, { corpus }: CheckedIndex): Observation[] {
  if (act === undefined) return [];
  const { start, end, text } = citation;
  const message = `“${text}” was not checked: it names no act, and “${corpus.acts[act]!.title}”, named before, does not have it. Name the act.`;
  return [{ code: 'unchecked', start, end, message, fixes: [], related: [] }];
}

/** The acts that bear a name but for the year that it closes with, then those whose names are nearly it. */
function namesLike(name: string, { corpus, resolver }: CheckedIndex): readonly string[] {
  const ofOtherYear = resolver.actsNamed(withoutYear(name)).map((act) => corpus.acts[act]!.title);
  const titles = withoutYear(name) === name ? [] : ofOtherYear.slice(0, MOST_RELATED);
  return [...new Set([...titles, ...nearestNames(corpus, name)])];
}

function unknownAct({ citation, missing = citation.text }: LocatedCitation, index: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const base = { start, end, related: [] };
  if (missing === text) {
    const message = `“${text}” was not checked: which act it is of could not be told. Name the act.`;
    return { ...base, code: 'unchecked', message, fixes: [] };
  }
  const names = namesLike(missing, index);
  const hint = names.length > 0 ? `Did you mean ${names.map((name) => `“${name}”`).join(' or ')}?` : '';
  const message = `“${missing}” is not in the corpus. ${hint === '' ? 'Correct the name, or add the act to the corpus.' : hint}`;
  const at = text.indexOf(missing);
  const fixes = at < 0 ? [] : names.map((name): Fix => replaceWith(start + at, missing.length, name));
  return { ...base, code: 'unknown-act', message, fixes };
}

const replaceWith = (start: number, length: number, newText: string): Fix => ({
  title: `Change to “${newText}”`,
  edit: { start, end: start + length, newText },
});

function ambiguous({ citation, ordinals }: LocatedCitation, { corpus, resolver }: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const acts = [...new Set(ordinals.map((ordinal) => corpus.acts[corpus.actOf(ordinal)]!.title))];
  const several = acts.length > 1 ? acts : ordinals.map((ordinal) => labelOf(corpus, ordinal));
  const shown = several.slice(0, MOST_RELATED).map((name) => `“${name}”`);
  const rest = several.length > shown.length ? ` and ${several.length - shown.length} more` : '';
  const what = acts.length > 1 ? 'Name the act by its full title.' : 'Name the unit that it stands in, too.';
  const message = `“${text}” could be of ${shown.join(', ')}${rest}. ${what}`;
  const name = citation.act.kind === 'named' ? citation.act.name : '';
  const at = name === '' || acts.length < 2 ? -1 : text.indexOf(name);
  const telling = at < 0 ? [] : acts.filter((title) => title !== name && resolver.actsNamed(title).length === 1);
  const fixes = telling.slice(0, MOST_RELATED).map((title) => replaceWith(start + at, name.length, title));
  return { code: 'ambiguous-act', start, end, message, fixes, related: ordinals.slice(0, MOST_RELATED) };
}

/**
 * None of what is cited is law on the day, and nothing near says so: a range over a gap is no mistake. Law that is still
 * to come has the code of repealed law: to the reader of the draft it is the same mistake, a text that binds nobody, and
 * one severity serves both.
 */
function notInForce({ citation, ordinals }: LocatedCitation, corpus: Corpus, text: string, today: Day): Observation[] {
  const { start, end } = citation;
  const standings = ordinals.map((ordinal) => standingAt(corpus, ordinal, today));
  const [first] = standings;
  if (first === undefined || standings.some(({ status }) => status === 'in-force')) return [];
  const isSaid = first.status === 'repealed' ? FORMER : COMING;
  if (isSaid.test(text.slice(Math.max(0, start - NEARBY), end + NEARBY))) return [];
  const message = `${labelOf(corpus, ordinals[0]!)} ${absence(first)}`;
  const related = ordinals.slice(0, MOST_RELATED);
  return [{ code: 'repealed-provision', start, end, message, fixes: [], related }];
}

/** Why a provision is not law and what to do, as what follows its name. */
function absence({ status, validity: { from, until } = {} }: Standing): string {
  if (status === 'not-yet-in-force') {
    const start = from === undefined ? '' : `: it will be law from ${dayInWords(from)}`;
    return `is not yet in force${start}. Cite what is law now, or say that the coming provision is meant.`;
  }
  const end = until === undefined ? 'is repealed' : `is no longer in force: it was law until ${dayInWords(until)}`;
  return `${end}. Cite what replaced it, or say that the former provision is meant.`;
}
