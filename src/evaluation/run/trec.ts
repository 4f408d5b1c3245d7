import type { EvaluatedQuestion } from '../score';

/** What these files have of a question. */
type Ranked = Pick<EvaluatedQuestion, 'id' | 'ranked' | 'gold'>;

/** What a field of a TREC file cannot hold, and the sign that writes it. */
const UNWRITABLE = /[\s%\p{Cc}]/gu;
/** How that is written: the bytes of UTF-8, a percent sign before each. */
const WRITTEN = /(?:%[0-9A-F]{2})+/gu;

/** An id as one field of a TREC file: blanks, control characters and `%` by percent signs. */
export const trecField = (id: string): string => (id === '' ? '%00' : id.replace(UNWRITABLE, encodeURIComponent));

/** The id that a field stands for; what {@link trecField} never writes stays as it is. */
export function idOfField(field: string): string {
  if (field === '%00') return '';
  return field.replace(WRITTEN, (written) => {
    try {
      const id = decodeURIComponent(written);
      return trecField(id) === written ? id : written;
    } catch {
      return written;
    }
  });
}

/** Ids that are told apart, in their order: the second `a` becomes `a#2`, or the next number that is free. */
export function distinctIds(ids: readonly string[]): string[] {
  const given = new Set<string>();
  const counts = new Map<string, number>();
  return ids.map((id) => {
    let count = (counts.get(id) ?? 0) + 1;
    let distinct = count === 1 ? id : `${id}#${count}`;
    while (given.has(distinct)) distinct = `${id}#${(count += 1)}`;
    counts.set(id, count);
    given.add(distinct);
    return distinct;
  });
}

/**
 * What was found as a run file of trec_eval: `qid Q0 docid rank score tag`, ranks from 1, scores that fall by 1 to 1, since
 * trec_eval goes by the score. Questions whose ids repeat are told apart by {@link distinctIds}.
 */
export function trecRun(items: readonly Ranked[], tag: string): string {
  return fileOf(items, ({ ranked }, question) =>
    ranked.map((id, at) => [question, 'Q0', trecField(id), at + 1, ranked.length - at, trecField(tag)]),
  );
}

/** The gold as a qrels file of trec_eval: `qid 0 docid 1`. */
export function trecQrels(items: readonly Ranked[]): string {
  return fileOf(items, ({ gold }, question) => gold.map((id) => [question, 0, trecField(id), 1]));
}

function fileOf(
  items: readonly Ranked[],
  rowsOf: (item: Ranked, question: string) => readonly (readonly (string | number)[])[],
): string {
  const questions = distinctIds(items.map(({ id }) => id)).map(trecField);
  const rowsIn = (item: Ranked, at: number): string =>
    rowsOf(item, questions[at]!)
      .map((row) => `${row.join(' ')}\n`)
      .join('');
  return items.map(rowsIn).join('');
}
