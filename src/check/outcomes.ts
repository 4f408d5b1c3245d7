import type { LocatedCitation } from '../citation';
import { ancestorsOf, labelOf, type Corpus } from '../law';
import { MOST_RELATED, type CheckedIndex, type Fix, type Observation } from './finding';
import { missingEnds, missingProvision } from './missing';
import { nearestNames } from './nearestNames';

/** How far around a citation its sentence may say that former law is meant, in UTF-16 code units. */
const NEARBY = 100;
/** "the former § 80", "§ 80 in der bis 2019 geltenden Fassung", "§ 80 a.F.", "종전의 제5조". */
const FORMER =
  /former|repealed|revoked|in force (?:before|until|immediately)|früher|damalig|ehemalig|aufgehoben|weggefallen|Fassung|außer Kraft|\ba\.\s?F\.|종전|폐지|삭제|개정\s?전|\(구\)|旧|改正前/u;

/** What the outcome of a citation tells: nothing where it resolved to law in force. `text` is what it stands in. */
export function outcomeProblems(cited: LocatedCitation, index: CheckedIndex, text: string): Observation[] {
  switch (cited.outcome) {
    case 'act-not-in-corpus':
      return [unknownAct(cited, index)];
    case 'ambiguous':
      return [ambiguous(cited, index)];
    case 'provision-not-found':
      return missingProvision(cited, index);
    case 'resolved': {
      const missing = missingEnds(cited, index);
      return missing.length > 0 ? missing : repealed(cited, index.corpus, text);
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

function unknownAct({ citation, missing = citation.text }: LocatedCitation, { corpus }: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const base = { start, end, related: [] };
  if (missing === text) {
    const message = `“${text}” was not checked: no act that it could belong to is named before it. Name the act.`;
    return { ...base, code: 'unchecked', message, fixes: [] };
  }
  const names = nearestNames(corpus, missing);
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

function ambiguous({ citation, ordinals }: LocatedCitation, { corpus }: CheckedIndex): Observation {
  const { start, end, text } = citation;
  const acts = [...new Set(ordinals.map((ordinal) => corpus.acts[corpus.actOf(ordinal)]!.title))];
  const several = acts.length > 1 ? acts : ordinals.map((ordinal) => labelOf(corpus, ordinal));
  const shown = several.slice(0, MOST_RELATED).map((name) => `“${name}”`);
  const rest = several.length > shown.length ? ` and ${several.length - shown.length} more` : '';
  const what = acts.length > 1 ? 'Name the act by its full title.' : 'Name the unit that it stands in, too.';
  const message = `“${text}” could be of ${shown.join(', ')}${rest}. ${what}`;
  return { code: 'ambiguous-act', start, end, message, fixes: [], related: ordinals.slice(0, MOST_RELATED) };
}

/** All that is cited is repealed, and nothing near says that it is: a range over a gap is no mistake. */
function repealed({ citation, ordinals }: LocatedCitation, corpus: Corpus, text: string): Observation[] {
  if (FORMER.test(text.slice(Math.max(0, citation.start - NEARBY), citation.end + NEARBY))) return [];
  if (ordinals.length === 0 || !ordinals.every((ordinal) => isRepealed(corpus, ordinal))) return [];
  const { start, end } = citation;
  const label = labelOf(corpus, ordinals[0]!);
  const message = `${label} is repealed. Cite what replaced it, or say that the former provision is meant.`;
  const related = ordinals.slice(0, MOST_RELATED);
  return [{ code: 'repealed-provision', start, end, message, fixes: [], related }];
}

function isRepealed(corpus: Corpus, ordinal: number): boolean {
  return [ordinal, ...ancestorsOf(corpus, ordinal)].some((at) => corpus.provision(at).status === 'repealed');
}
