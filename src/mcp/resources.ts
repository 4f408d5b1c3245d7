import type { Resource, ResourceTemplate, TextResourceContents } from '@modelcontextprotocol/sdk/types.js';
import { labelOf } from '../languages';
import { isBasicUnit, parseEId, splitProvisionId, standingAt, standingInWords, type Corpus } from '../law';
import { fullText, pageOf, ToolError, viewOf } from '../tools';

const ACTS_A_PAGE = 100;
/** Of a provision that is read as a resource, in UTF-16 code units; get_provision pages through a longer one. */
const LONGEST_TEXT = 100_000;
/** Sections that the contents of an act list. */
const MOST_UNITS = 3000;

export const TEMPLATES: readonly ResourceTemplate[] = [
  {
    name: 'provision',
    title: 'Provision',
    uriTemplate: 'law://{act}/{provision}',
    description:
      'The text of a provision: the two parts of its id, percent-encoded, such as law://harbours-act/sec_10__para_1.',
    mimeType: 'text/plain',
  },
  {
    name: 'act',
    title: 'Act',
    uriTemplate: 'law://{act}',
    description: 'The contents of an act, by its key.',
    mimeType: 'text/plain',
  },
];

const uriOf = (act: string, provision?: string): string =>
  `law://${encodeURIComponent(act)}${provision === undefined ? '' : `/${encodeURIComponent(provision)}`}`;

/** The acts of a corpus, a page of them. Throws `ToolInputError` for a cursor that no page gave. */
export function listActs({ acts }: Corpus, cursor?: string): { resources: Resource[]; nextCursor?: string } {
  const { page, next } = pageOf(acts, { limit: ACTS_A_PAGE, cursor });
  const resources = page.map(({ key, title, abbreviation }) => ({
    uri: uriOf(key),
    name: key,
    title: abbreviation === '' ? title : `${title} (${abbreviation})`,
    mimeType: 'text/plain',
  }));
  return { resources, ...(next !== undefined && { nextCursor: next }) };
}

/** What stands at an address: the contents of an act, or a provision. Throws `ToolError` where nothing does. */
export function readLaw(corpus: Corpus, uri: string, today: string): TextResourceContents {
  const [act, eId] = partsOf(uri);
  const text = eId === undefined ? contentsOf(corpus, act) : provisionText(corpus, `${act}/${eId}`, today);
  return { uri, mimeType: 'text/plain', text };
}

const LAW = /^law:\/\/([^/?#]{1,900})(?:\/([^/?#]{1,900}))?$/u;

function partsOf(uri: string): [act: string, eId: string | undefined] {
  const [, act, eId] = LAW.exec(uri.slice(0, 2000)) ?? [];
  try {
    if (act !== undefined) return [decodeURIComponent(act), eId === undefined ? undefined : decodeURIComponent(eId)];
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  throw new ToolError(
    'An address is law://ACT or law://ACT/PROVISION, percent-encoded; resources/list names the acts.',
  );
}

function contentsOf(corpus: Corpus, key: string): string {
  const act = corpus.acts.findIndex((each) => each.key === key);
  if (act < 0) throw new ToolError(`There is no act ${key.slice(0, 300)}. resources/list names those there are.`);
  const [first, end] = corpus.provisionsOf(act);
  const lines = [corpus.acts[act]!.title, ''];
  for (let at = first; at < end && lines.length < MOST_UNITS; at += 1) {
    const { act: own, eId } = splitProvisionId(corpus.id(at));
    const last = parseEId(eId).at(-1);
    if (last === undefined || !isBasicUnit(last.kind)) continue;
    const heading = corpus.heading(at);
    lines.push(`${labelOf(corpus, at)}${heading === '' ? '' : ` ${heading}`} <${uriOf(own, eId)}>`);
  }
  return lines.join('\n');
}

function provisionText(corpus: Corpus, id: string, today: string): string {
  const ordinal = corpus.ordinal(id);
  if (ordinal === undefined)
    throw new ToolError(`There is no provision ${id.slice(0, 300)}. Look it up with find_acts or search_law.`);
  const { label, act, breadcrumb, provision } = viewOf(corpus, ordinal);
  const standing = standingInWords(standingAt(corpus, ordinal, today));
  return [
    provision.heading === '' ? label : `${label}: ${provision.heading}`,
    breadcrumb === '' ? act.title : `${act.title} › ${breadcrumb}`,
    ...(standing === undefined ? [] : [standing]),
    `${provision.file}:${provision.range.start.line + 1}`,
    '',
    fullText(corpus, ordinal, LONGEST_TEXT),
  ].join('\n');
}
