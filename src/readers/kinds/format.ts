import type { DocumentView } from './document';
import type { Evidence } from './kind';

const DATA = /\.(?:jsonl|ndjson|xml)$/iu;
const MARKDOWN = /\.(?:md|markdown)$/iu;
/** How data begin, whatever their file is called. */
const START = /^\uFEFF?\s{0,1000}(?:<\?xml\s|\{\s{0,100}")/u;
/** Where the element of the whole document stands in a file of Akoma Ntoso or USLM. UTF-16 code units. */
const PROLOGUE = 16_384;
/** The element of the document: the first of its kind behind the root, in Akoma Ntoso, and the root itself in USLM. */
const AKOMA_NTOSO =
  /<(?:\w+:)?akomaNtoso[\s>](?:[^]{0,8000}?<(?:\w+:)?(act|bill|doc|debate|debateReport|judgment|amendment|amendmentList|statement|portion|officialGazette|documentCollection)[\s>])?/u;
const USLM = /<(?:\w+:)?(\w{1,40})\s[^<>]{0,4000}xmlns(?::\w+)?\s{0,9}=\s{0,9}["'][^"']{0,100}uslm/iu;

/** What the elements of documents are. Gazettes and collections are the acts in them; readers leave the rest of them out. */
const ACTS = new Set(['act', 'portion', 'officialGazette', 'documentCollection']);
const CODES = new Set(['uscDoc', 'lawDoc', 'pLaw', 'statuteCompilation', 'statutesAtLarge', 'cfrDoc']);
const BILLS = new Set(['bill', 'amendment', 'amendmentList', 'resolution', 'engrossedAmendment']);
const CLML_DRAFT = /DocumentMainType[^>]{0,80}Draft|<ukm:DocumentStatus[^>]{0,40}Value="draft"/u;

/**
 * What a format for law says of its file. Lines of JSON and the XML of publishers name acts and provisions in fields: a file
 * that a reader found provisions in is law, unless its element says that it is a bill, or says that it is an act.
 * A judgment, a debate, a report or an issue of a gazette of rules has sections and paragraphs too, and is no law.
 */
export function formatEvidence({ file, sample, documents }: DocumentView): Evidence[] {
  if (!DATA.test(file) && (MARKDOWN.test(file) || !START.test(sample))) return [];
  if (documents.length === 0) return [{ kind: 'none', weight: 20, reason: { code: 'data' } }];
  const start = sample.slice(0, PROLOGUE);
  const element = AKOMA_NTOSO.exec(start) ?? USLM.exec(start);
  const name = element?.[1] ?? '';
  const isLaw = element === null || ACTS.has(name) || CODES.has(name);
  if (BILLS.has(name) || CLML_DRAFT.test(start)) return [{ kind: 'bill', weight: 40, reason: { code: 'bill-format' } }];
  if (!isLaw) return [{ kind: 'none', weight: 40, reason: { code: 'other-format' } }];
  return [{ kind: 'law', weight: 20, reason: { code: 'law-format' } }];
}
