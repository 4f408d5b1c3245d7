import type { DocumentView } from './document';
import type { Evidence } from './kind';

const DATA = /\.(?:jsonl|ndjson|xml)$/iu;
const MARKDOWN = /\.(?:md|markdown)$/iu;
/** How data begin, whatever their file is called. */
const START = /^\uFEFF?\s{0,1000}(?:<\?xml\s|\{\s{0,100}")/u;
/** Where the element of the whole document stands in a file of Akoma Ntoso or USLM. UTF-16 code units. */
const PROLOGUE = 16_384;
const AKOMA_NTOSO =
  /<(?:\w+:)?akomaNtoso[\s>][^]{0,8000}?<(?:\w+:)?(act|bill|doc|debate|judgment|amendment|statement)[\s>]/u;
const USLM_BILL = /<(?:\w+:)?(?:bill|resolution|amendment|engrossedAmendment)\s[^>]{0,4000}uslm/iu;
const CLML_DRAFT = /DocumentMainType[^>]{0,80}Draft|<ukm:DocumentStatus[^>]{0,40}Value="draft"/u;

/**
 * What a format for law says of its file. Lines of JSON and the XML of publishers name acts and provisions in fields: a file
 * that a reader found provisions in is law, unless its element says that it is a bill.
 *
 * Known failure: bills in a gazette that holds several acts count with those.
 */
export function formatEvidence({ file, sample, documents }: DocumentView): Evidence[] {
  if (!DATA.test(file) && (MARKDOWN.test(file) || !START.test(sample))) return [];
  if (documents.length === 0) return [{ kind: 'none', weight: 20, reason: { code: 'data' } }];
  const start = sample.slice(0, PROLOGUE);
  const element = AKOMA_NTOSO.exec(start)?.[1];
  const isBill = element === 'bill' || USLM_BILL.test(start) || CLML_DRAFT.test(start);
  if (isBill) return [{ kind: 'bill', weight: 40, reason: { code: 'bill-format' } }];
  return [{ kind: 'law', weight: 20, reason: { code: 'law-format' } }];
}
