import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI, Utils } from 'vscode-uri';
import {
  checkDraft,
  checkStatute,
  isCheckCode,
  isSeverity,
  pageOf,
  severitiesWith,
  statuteFormatOf,
  type CheckCode,
  type CheckedIndex,
  type DraftFormat,
  type Finding,
  type Fix,
  type ReadPart,
  type Severities,
  type Severity,
} from '../../check';
import { labelOf } from '../../languages';
import { dayOf } from '../../law';
import { interfaceLanguage } from '../../text';
import { uriOf } from '../fileUri';
import { draftFormatIn, statuteFileOf } from './documentFormat';

/** The name under which an editor lists the findings. */
export const DIAGNOSTIC_SOURCE = 'proviso';

/** What a diagnostic carries for its quick fixes; the fixes' offsets are those of the document's version. */
export interface DiagnosticData {
  readonly code: CheckCode;
  readonly format: DraftFormat;
  readonly version: number;
  readonly fixes: readonly Fix[];
}

export interface DiagnosticOptions {
  readonly severities: Severities;
  /** The folder of the program, an absolute path: the pages of the codes lie in it. */
  readonly home: string;
  /** The document with its citations; nothing of one that is neither law nor a draft. */
  readonly read: readonly ReadPart[];
}

const LEVELS: Readonly<Record<Exclude<Severity, 'off'>, DiagnosticSeverity>> = {
  hint: DiagnosticSeverity.Hint,
  information: DiagnosticSeverity.Information,
  warning: DiagnosticSeverity.Warning,
  error: DiagnosticSeverity.Error,
};

/**
 * What the citation check finds in an open document: law where the corpus has its file, else a draft. Yields often, so
 * that other work gets its turn.
 */
export function* diagnosticsOf(
  document: TextDocument,
  index: CheckedIndex,
  { severities, home, read }: DiagnosticOptions,
): Generator<void, Diagnostic[]> {
  const law = statuteFileOf(document, index.corpus);
  const text = document.getText();
  const format = law === undefined ? draftFormatIn(document) : statuteFormatOf(law, text);
  const today = dayOf(new Date());
  const findings =
    law === undefined
      ? yield* checkDraft(text, format, index, { severities, today, read })
      : yield* checkStatute(text, law, index, { severities, today, read });
  const diagnostics: Diagnostic[] = [];
  for (const finding of findings) {
    diagnostics.push(toDiagnostic(finding, document, format, index, home));
    yield;
  }
  return diagnostics;
}

function toDiagnostic(
  { code, severity, message, start, end, fixes, related }: Finding,
  document: TextDocument,
  format: DraftFormat,
  { corpus }: CheckedIndex,
  home: string,
): Diagnostic {
  const data: DiagnosticData = { code, format, version: document.version, fixes };
  const places = related.map((ordinal) => {
    const { file, range, heading } = corpus.provision(ordinal);
    const label = labelOf(corpus, ordinal);
    return {
      location: { uri: uriOf(file).toString(), range: { start: range.start, end: range.start } },
      message: heading === '' ? label : `${label}: ${heading}`,
    };
  });
  return {
    range: { start: document.positionAt(start), end: document.positionAt(end) },
    severity: LEVELS[severity],
    code,
    codeDescription: { href: Utils.joinPath(URI.file(home), pageOf(code, interfaceLanguage())).toString() },
    source: DIAGNOSTIC_SOURCE,
    message,
    data,
    ...(places.length > 0 && { relatedInformation: places }),
  };
}

/** `proviso.check.severity` as a client sends it; what is unknown or of the wrong shape takes its default. */
export function readSeverities(value: unknown): Severities {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return severitiesWith(
    Object.fromEntries(entries.filter(([code, severity]) => isCheckCode(code) && isSeverity(severity))),
  );
}
