import { isAbsolute } from 'node:path';
import type { CheckRule, Finding, Fix, LineTable, Severity } from '../check';
import type { Corpus, Range } from '../law';
import { pathInWorkingFolder, uriOf, type Fingerprinted } from './fingerprints';

/** A finding by a rule of any name. */
export type SarifFinding = Omit<Finding, 'code'> & { readonly code: string } & Fingerprinted;

/** A file that was checked, with what was found in it. */
export interface SarifFile {
  /** Absolute path. */
  readonly file: string;
  readonly lines: LineTable;
  readonly findings: readonly SarifFinding[];
}

export interface SarifRun {
  readonly files: readonly SarifFile[];
  /** How many files could not be read. */
  readonly unreadable: number;
}

const LEVELS: Readonly<Record<Severity, string>> = {
  off: 'none',
  hint: 'note',
  information: 'note',
  warning: 'warning',
  error: 'error',
};

/** The name by which a log speaks of the working folder; what reads the log says where that is. */
const ROOT = '%SRCROOT%';

export interface SarifContext {
  readonly corpus: Corpus;
  /** That of the program. */
  readonly version: string;
  /** By their codes. */
  readonly rules: Readonly<Record<string, CheckRule>>;
  /** The documentation of the codes, as Markdown. */
  readonly pages: ReadonlyMap<string, string>;
}

/**
 * Findings as a log of the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0). Files in the working folder
 * are named relative to it (`%SRCROOT%`); columns count UTF-16 code units. A rule carries its page in its `help`:
 * `helpUri` has to be absolute (section 3.49.12), and the pages have no address.
 */
export function sarifOf({ files, unreadable }: SarifRun, { corpus, version, rules, pages }: SarifContext): unknown {
  const codes = Object.keys(rules);
  return {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: {
          driver: {
            name: 'Proviso',
            version,
            semanticVersion: version,
            rules: codes.map((code) => ruleOf(code, rules[code]!, pages.get(code))),
          },
        },
        invocations: [{ executionSuccessful: unreadable === 0 }],
        originalUriBaseIds: { [ROOT]: { description: { text: 'The folder that the check was run in.' } } },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        artifacts: files.map(({ file }) => ({ location: locationOf(file) })),
        results: files.flatMap((linted, artifact) => resultsOf(linted, artifact, codes, corpus)),
      },
    ],
  };
}

/** A message in which nothing is a link (section 3.11.6): statutes and drafts have words in brackets, too. */
const plain = (text: string): string => text.replace(/[[\]\\]/gu, String.raw`\$&`);

function ruleOf(code: string, { severity, summary }: CheckRule, page: string | undefined): unknown {
  return {
    id: code,
    name: code.replace(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: summary },
    help: { text: page ?? summary, markdown: page ?? summary },
    defaultConfiguration: { enabled: severity !== 'off', level: LEVELS[severity] },
  };
}

function resultsOf(
  { file, lines, findings }: SarifFile,
  artifact: number,
  codes: readonly string[],
  corpus: Corpus,
): unknown[] {
  const location = { ...locationOf(file), index: artifact };
  return findings.map((finding) => {
    const { code, severity, message, fixes, related } = finding;
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: LEVELS[severity],
      message: { text: plain(message) },
      locations: [{ physicalLocation: { artifactLocation: location, region: spanOf(lines, finding) } }],
      partialFingerprints: { 'provisoFinding/v1': finding.fingerprint },
      ...(related.length > 0 && { relatedLocations: related.map((ordinal, id) => relatedOf(corpus, ordinal, id)) }),
      ...(fixes.length > 0 && { fixes: fixes.map((fix) => fixOf(fix, location, lines)) }),
    };
  });
}

function fixOf({ title, edit }: Fix, artifactLocation: unknown, lines: LineTable): unknown {
  const replacement = { deletedRegion: spanOf(lines, edit), insertedContent: { text: edit.newText } };
  return { description: { text: plain(title) }, artifactChanges: [{ artifactLocation, replacements: [replacement] }] };
}

function relatedOf(corpus: Corpus, ordinal: number, id: number): unknown {
  const { file, range, heading } = corpus.provision(ordinal);
  const text = heading === '' ? corpus.id(ordinal) : `${corpus.id(ordinal)}: ${heading}`;
  return {
    id,
    message: { text: plain(text) },
    // A provision of a shared corpus has no file here.
    ...(isAbsolute(file) && { physicalLocation: { artifactLocation: locationOf(file), region: regionOf(range) } }),
  };
}

function spanOf(lines: LineTable, { start, end }: Pick<Finding, 'start' | 'end'>): unknown {
  const region = regionOf({ start: lines.positionAt(start), end: lines.positionAt(end) });
  return { ...region, charOffset: start, charLength: end - start };
}

/** Lines and columns from 1; the end column is that of the first character behind the region. */
const regionOf = ({ start, end }: Range): Record<string, number> => ({
  startLine: start.line + 1,
  startColumn: start.character + 1,
  endLine: end.line + 1,
  endColumn: end.character + 1,
});

function locationOf(file: string): { readonly uri: string; readonly uriBaseId?: string } {
  return { uri: uriOf(file), ...(pathInWorkingFolder(file) !== undefined && { uriBaseId: ROOT }) };
}
