import { extname } from 'node:path';
import type { Problem } from '../law';
import { decode, type Decoded } from './decode';
import { kindOf } from './kinds/kindOf';
import { reasonInWords } from './kinds/reason';
import { JSON_LINES, MARKDOWN, readText, XML } from './readText';
import type { ReadResult, SourceFile } from './types';
import { decodeXml } from './xml/decodeXml';

const STATUTE_EXTENSIONS: ReadonlySet<string> = new Set([...MARKDOWN, '.txt', ...JSON_LINES, XML]);

/** The most problems told one by one of a file. */
const MAX_PROBLEMS = 1000;
const SEVERITIES = ['error', 'warning', 'information'] as const;

/** Whether a file's extension is one that statutes come in. */
export function isStatuteFile(file: string): boolean {
  return STATUTE_EXTENSIONS.has(extname(file).toLowerCase());
}

/**
 * Reads one file, in whatever of the known formats it is, as law, whether it is that or not. Never throws: what is wrong is in
 * `problems`.
 */
export function readSource({ file, bytes }: SourceFile): ReadResult {
  return readDecoded(file, decodeSource(file, bytes));
}

/**
 * Reads the law in one file: what by the evidence is no law holds no acts, and says why where someone may take it for law.
 *
 * @param isLaw whether a person says that it is law, whatever the evidence.
 */
export function readLaw({ file, bytes }: SourceFile, isLaw = false): ReadResult {
  const decoded = decodeSource(file, bytes);
  const read = readDecoded(file, decoded);
  if (isLaw || decoded.text.trim() === '') return read;
  const { kind, reasons } = kindOf({ file, text: decoded.text, documents: read.documents });
  if (kind === 'law') return read;
  // What could not be read may be why the evidence is missing.
  const grave = read.problems.filter(({ severity }) => severity !== 'information');
  if (kind !== 'none') {
    const message = `It is read as a ${kind}, not as law: ${reasonInWords(reasons[0]!)}.`;
    return { documents: [], problems: [{ file, line: 1, severity: 'information', message }, ...grave] };
  }
  // Of data that no reader knows the first line that was not read tells how they would have to be.
  if (isData(file)) return { documents: [], problems: read.problems.slice(0, 1).map(asInformation) };
  return { documents: [], problems: grave.filter(({ severity }) => severity === 'error') };
}

const asInformation = (problem: Problem): Problem => ({ ...problem, severity: 'information' });

const isData = (file: string): boolean => [...JSON_LINES, XML].includes(extname(file).toLowerCase());

const decodeSource = (file: string, bytes: Uint8Array): Decoded =>
  extname(file).toLowerCase() === XML ? decodeXml(bytes) : decode(bytes);

function readDecoded(file: string, decoded: Decoded): ReadResult {
  const problems =
    decoded.problem === undefined
      ? []
      : [
          {
            file,
            line: 1,
            severity: decoded.text === '' ? ('error' as const) : ('warning' as const),
            message: decoded.problem,
          },
        ];
  if (decoded.text.trim() === '') {
    const empty = { file, line: 1, severity: 'warning' as const, message: 'The file is empty.' };
    return { documents: [], problems: problems.length > 0 ? problems : [empty] };
  }
  const read = readText(file, decoded.text);
  return { documents: read.documents, problems: capped(file, [...problems, ...read.problems]) };
}

/** The first problems, and one that counts the others and is as grave as the gravest of them. */
function capped(file: string, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MAX_PROBLEMS) return problems;
  const others = problems.slice(MAX_PROBLEMS);
  const severity = SEVERITIES.find((each) => others.some((other) => other.severity === each)) ?? 'warning';
  const message = `${others.length} more problems in this file are not told one by one.`;
  return [...problems.slice(0, MAX_PROBLEMS), { file, line: others[0]!.line, severity, message }];
}
