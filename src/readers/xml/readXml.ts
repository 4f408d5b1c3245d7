import type { ReadResult, SourceText } from '../types';
import type { Dialect } from './dialect';
import { readDialect } from './readDialect';
import { akomaNtoso } from './formats/akomaNtoso';
import { clml } from './formats/clml';
import { eGov } from './formats/eGov';
import { formex } from './formats/formex';
import { gesetze } from './formats/gesetze';
import { lawGoKr } from './formats/lawGoKr';
import { uslm } from './formats/uslm';
import type { XmlLimits } from './parseXml';

/** Declarations, comments and document types before the root element are no longer than this. UTF-16 code units. */
const MAX_PROLOGUE = 16 * 1024;

/** The dialects by their root element's local name. */
const BY_ROOT: ReadonlyMap<string, Dialect> = new Map([
  ['akomaNtoso', akomaNtoso],
  ['Legislation', clml],
  ['법령', lawGoKr],
  ['Law', eGov],
  ['DataRoot', eGov],
  ['law_data_response', eGov],
  ['dokumente', gesetze],
  ['ACT', formex],
  ['ANNEX', formex],
  ['AGR', formex],
  ['CONS.ACT', formex],
  ['CONS.ANNEX', formex],
]);
/** The namespaces of a dialect that many root elements begin. */
const USLM_NAMESPACE = /\sxmlns(?::\w+)?\s*=\s*["'][^"']{0,100}uslm/iu;

/** A statute in one of the XML formats in which states publish; which one its root element tells. */
export function readXml(source: SourceText, limits?: XmlLimits): ReadResult {
  const root = rootTag(source.text);
  const dialect = dialectOf(root);
  if (dialect !== undefined) return readDialect(source, dialect, limits);
  const name = root === undefined ? 'has no root element' : `begins with <${nameOf(root).slice(0, 60)}>`;
  const message = `The file is not in an XML format of law that Proviso reads: it ${name}.`;
  return { documents: [], problems: [{ file: source.file, line: 1, severity: 'information', message }] };
}

/** Whether a text begins with an XML declaration. */
export const declaresXml = (text: string): boolean => /^\s*<\?xml\s/u.test(text.slice(0, 1000));

/** The format of a text that is in one. */
export const dialectOfText = (text: string): Dialect | undefined => dialectOf(rootTag(text));

function dialectOf(root: string | undefined): Dialect | undefined {
  if (root === undefined) return undefined;
  const name = nameOf(root);
  return BY_ROOT.get(name.slice(name.indexOf(':') + 1)) ?? (USLM_NAMESPACE.test(root) ? uslm : undefined);
}

const nameOf = (tag: string): string => /^[^\s/>]+/u.exec(tag)?.[0] ?? '';

/** The root's start tag without its first angle bracket, cut after some thousand characters. */
function rootTag(text: string): string | undefined {
  const start = text.slice(0, MAX_PROLOGUE);
  const markup = /<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>|<(?=[\p{L}_])/gu;
  for (const match of start.matchAll(markup)) {
    if (match[0] === '<')
      return start
        .slice(match.index + 1)
        .slice(0, 8000)
        .replace(/>[^]*$/u, '');
  }
  return undefined;
}
