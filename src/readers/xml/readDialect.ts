import type { ReadResult, SourceText } from '../types';
import type { Dialect } from './dialect';
import { DialectReader } from './dialectReader';
import { NestedActs } from './nestedActs';
import { parseXml, type XmlLimits } from './parseXml';
import { SourceDocument } from './sourceDocument';

/** Reads a document of a known dialect. Never throws on what it holds. */
export function readDialect(source: SourceText, dialect: Dialect, limits?: XmlLimits): ReadResult {
  const document = new SourceDocument(source);
  const newReader = (): DialectReader => new DialectReader(document, dialect);
  const reader = dialect.nesting === undefined ? newReader() : new NestedActs(dialect.nesting, newReader);
  const problems = parseXml(source.file, source.text, reader, limits);
  const read = reader.finish();
  return { documents: read.documents, problems: [...problems, ...read.problems] };
}
