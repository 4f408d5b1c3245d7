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
export const distinctIds = (ids: readonly string[]): string[] => ids.map(distinctly());

/** {@link distinctIds}, one after another. */
function distinctly(): (id: string) => string {
  const given = new Set<string>();
  const counts = new Map<string, number>();
  return (id) => {
    let count = (counts.get(id) ?? 0) + 1;
    let distinct = count === 1 ? id : `${id}#${count}`;
    while (given.has(distinct)) distinct = `${id}#${(count += 1)}`;
    counts.set(id, count);
    given.add(distinct);
    return distinct;
  };
}

/**
 * What was found as a run file of trec_eval: `qid Q0 docid rank score tag`, ranks from 1, scores that fall by 1 to 1, since
 * trec_eval goes by the score. Questions whose ids repeat are told apart by {@link distinctIds}. A piece a question.
 */
export const trecRun = (items: Iterable<Ranked>, tag: string): Generator<string, void> =>
  piecesOf(items, ({ ranked }, question) =>
    ranked.map((id, at) => [question, 'Q0', trecField(id), at + 1, ranked.length - at, trecField(tag)]),
  );

/** The gold as a qrels file of trec_eval: `qid 0 docid 1`. A piece a question. */
export const trecQrels = (items: Iterable<Ranked>): Generator<string, void> =>
  piecesOf(items, ({ gold }, question) => gold.map((id) => [question, 0, trecField(id), 1]));

function* piecesOf(
  items: Iterable<Ranked>,
  rowsOf: (item: Ranked, question: string) => readonly (readonly (string | number)[])[],
): Generator<string, void> {
  const distinct = distinctly();
  for (const item of items) {
    const rows = rowsOf(item, trecField(distinct(item.id)));
    yield rows.map((row) => `${row.join(' ')}\n`).join('');
  }
}
