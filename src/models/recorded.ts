import * as l10n from '@vscode/l10n';
/** Parametric provisions written earlier, by the id of their question. */
export interface RecordedGenerations {
  readonly generations: ReadonlyMap<string, readonly string[]>;
  /** `line` is one-based. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

const LONGEST_LINE = 1024 * 1024;

/**
 * Reads recorded generations: JSON lines `{"id", "parametric_provisions": [..]}`. A line that is torn or of another
 * shape, an id that was seen before and an entry that is no string are problems; everything else is kept.
 */
export function parseGenerations(text: string): RecordedGenerations {
  const generations = new Map<string, readonly string[]>();
  const problems: { line: number; message: string }[] = [];
  const lines = text.replace(/^\uFEFF/u, '').split('\n');
  for (const [index, raw] of lines.entries()) {
    if (raw.trim() === '') continue;
    const line = index + 1;
    const record = readRecord(raw);
    if (typeof record === 'string') {
      problems.push({ line, message: record });
    } else if (generations.has(record.id)) {
      problems.push({
        line,
        message: l10n.t('The id "{0}" was recorded before; the first record is kept.', record.id),
      });
    } else {
      generations.set(record.id, record.provisions);
      if (record.dropped > 0) {
        problems.push({
          line,
          message: l10n.t('{0} of the parametric provisions are no text; the others are kept.', record.dropped),
        });
      }
    }
  }
  return { generations, problems };
}

interface GenerationRecord {
  readonly id: string;
  readonly provisions: readonly string[];
  /** Entries that are no text. */
  readonly dropped: number;
}

/** One line's record, or what is wrong with it. */
function readRecord(line: string): GenerationRecord | string {
  if (line.length > LONGEST_LINE) return l10n.t('The line is longer than 1 MiB.');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return l10n.t('The line is not valid JSON; it may be torn.');
  }
  if (typeof value !== 'object' || value === null) return l10n.t('The line is no JSON object.');
  const { id, parametric_provisions: entries } = value as { id?: unknown; parametric_provisions?: unknown };
  if (typeof id !== 'string' && typeof id !== 'number') return l10n.t('The record has no "id".');
  if (!Array.isArray(entries)) return l10n.t('The record has no list "parametric_provisions".');
  const provisions = entries.filter((entry): entry is string => typeof entry === 'string');
  return { id: String(id), provisions, dropped: entries.length - provisions.length };
}
