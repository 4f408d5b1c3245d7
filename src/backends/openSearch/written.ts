import { createHash } from 'node:crypto';
import type { StoreContents, StoredDocument } from '../../store';
import { ACTS_A_PAGE, actId, actsId, ANY_ACT, DESCRIPTION_ID, PROBE_ID, PROBE_TERM, writtenTerms } from './layout';
import { writtenReading } from './writtenReading';

/** A document as it is sent. */
export interface Written {
  readonly id: string;
  /** What it is found by again: the ordinal of a provision, the first ordinal of an act. */
  readonly number: number;
  /** JSON, its check in it. */
  readonly line: string;
  /** 32 bits that another document has by chance alone, so that sums of some thousand stay exact. */
  readonly check: number;
}

function written(id: string, number: number, content: object): Written {
  const unchecked = JSON.stringify(content);
  const check = createHash('sha1').update(unchecked).digest().readUInt32BE();
  const line = `${unchecked.slice(0, -1)},"check":${check}}`;
  return { id, number, check, line };
}

/** The provisions from an ordinal on, up to another, not included. */
export function* provisionDocuments(contents: StoreContents, first: number, end: number): Generator<Written> {
  for (const document of contents.documents(first, end)) yield provisionDocument(document, contents.acts);
}

function provisionDocument(
  { provision, article, terms, reading, vector }: StoredDocument,
  acts: StoreContents['acts'],
): Written {
  const { ordinal, id, cites, sourceKey, range, ...rest } = provision;
  const [articleFirst, articleEnd] = article;
  // The numbers of acts change where one goes or comes in front of them; the ordinals of the others do not.
  const act = acts[provision.act]!.first;
  return written(String(ordinal), ordinal, {
    ordinal,
    articleFirst,
    articleEnd,
    id,
    act: String(act),
    cites,
    ...(sourceKey !== '' && { sourceKey }),
    ...(reading && { reading: writtenReading(reading, ordinal) }),
    ...(vector && { vector: Array.from(vector) }),
    terms: writtenTerms(terms),
    provision: { ordinal, id, sourceKey, cites, ...rest, act, ...range },
  });
}

/** What acts are found by. */
export function* actDocuments(contents: StoreContents): Generator<Written> {
  for (const [act, terms] of contents.actTerms()) {
    const number = contents.acts[act]!.first;
    yield written(actId(number), number, { number, actTerms: writtenTerms([[ANY_ACT, 1], ...terms]) });
  }
}

/** The documents that are found by their ids alone: the description, the acts, the probe. */
export function* corpusDocuments({ description, acts }: StoreContents): Generator<Written> {
  yield written(DESCRIPTION_ID, 0, { corpus: description });
  for (let page = 0; page < pagesOf(acts.length); page += 1) {
    const listed = acts.slice(page * ACTS_A_PAGE, (page + 1) * ACTS_A_PAGE);
    yield written(actsId(page), page, { corpus: { acts: listed } });
  }
  yield written(PROBE_ID, 0, { probe: writtenTerms([[PROBE_TERM, 1]]) });
}

/** A page that is not full is the last. */
export const pagesOf = (acts: number): number => Math.floor(acts / ACTS_A_PAGE) + 1;
