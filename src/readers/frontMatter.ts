import { parse } from 'yaml';
import type { Problem } from '../law';

/** Front matter longer than this is none. Lines. */
const MAX_LINES = 200;
const MAX_CHARACTERS = 64 * 1024;
/** References to one anchor; a document that names law needs none. */
const MAX_ALIASES = 8;

export interface FrontMatter {
  /** Keys in lower case; scalars only, as text. */
  readonly fields: ReadonlyMap<string, string>;
  /** The first line after it; 0 when the file has none. */
  readonly end: number;
}

const NONE: FrontMatter = { fields: new Map(), end: 0 };

/** YAML between two `---` lines at the beginning of a file. Broken YAML is a problem; its plain `key: value` lines still count. */
export function readFrontMatter(file: string, lines: readonly string[], problems: Problem[]): FrontMatter {
  if (lines[0]?.trimEnd() !== '---') return NONE;
  const close = lines.slice(1, MAX_LINES).findIndex((line) => /^(?:---|\.\.\.)\s*$/u.test(line));
  if (close < 0) {
    problems.push({
      file,
      line: 1,
      severity: 'warning',
      message: 'The front matter has no closing "---"; it is read as text.',
    });
    return NONE;
  }
  const block = lines.slice(1, close + 1);
  const plainFields = plainScalars(block);
  if (plainFields !== undefined) return { fields: plainFields, end: close + 2 };
  const source = block.join('\n');
  try {
    if (source.length > MAX_CHARACTERS) throw new RangeError(`more than ${MAX_CHARACTERS} characters`);
    const value: unknown = parse(source, {
      maxAliasCount: MAX_ALIASES,
      schema: 'core',
      uniqueKeys: false,
      logLevel: 'error',
    });
    return { fields: scalarFields(value), end: close + 2 };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
    problems.push({ file, line: 2, severity: 'warning', message: `The front matter is not valid YAML (${reason}).` });
    return { fields: looseFields(block), end: close + 2 };
  }
}

/** The common case without a YAML parser: every line `key: plain scalar`; undefined where YAML would have to decide. */
function plainScalars(block: readonly string[]): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const line of block) {
    if (line.trim() === '') continue;
    const match = /^([A-Za-z][\w-]{0,40}): +([\p{L}\p{N}(][^\n]*)$/u.exec(line);
    if (match === null || /: | #|:$/u.test(match[2]!)) return undefined;
    fields.set(match[1]!.toLowerCase(), match[2]!.trim());
  }
  return fields;
}

function scalarFields(value: unknown): Map<string, string> {
  const fields = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return fields;
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'string' || typeof field === 'number') fields.set(key.toLowerCase(), String(field).trim());
  }
  return fields;
}

function looseFields(block: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block) {
    const match = /^([A-Za-z][\w-]{0,40}):[ \t]+(\S.{0,1000})$/u.exec(line);
    if (match !== null) fields.set(match[1]!.toLowerCase(), match[2]!.trim().replace(/^["']|["']$/gu, ''));
  }
  return fields;
}
