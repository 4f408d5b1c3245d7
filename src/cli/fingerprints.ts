import { createHash } from 'node:crypto';
import { isAbsolute, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a finding is known by again in a later run. */
export interface Fingerprinted {
  readonly fingerprint: string;
}

interface Marked {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The findings of a file with their fingerprints: of the code, the file as the working folder has it, the marked text, and
 * which of several alike it is. Lines that come or go elsewhere do not change it. Known failure: where one of two findings
 * alike in a file is mended, the other takes the place of the first.
 */
export function fingerprinted<Found extends Marked>(
  file: string,
  text: string,
  findings: readonly Found[],
): (Found & Fingerprinted)[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = [finding.code, uriOf(file), text.slice(finding.start, finding.end)].join('\u0000');
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    const fingerprint = createHash('sha256').update(`${key}\u0000${occurrence}`).digest('hex').slice(0, 32);
    return { ...finding, fingerprint };
  });
}

/** A file's path relative to the working folder where it lies in it, `undefined` where it does not; `/` between names. */
export function pathInWorkingFolder(file: string): string | undefined {
  const path = relative('.', file);
  const isInside = path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  return isInside ? path.split(sep).map(encodeURIComponent).join('/') : undefined;
}

/** A file's address: relative to the working folder where it lies in it. */
export const uriOf = (file: string): string => pathInWorkingFolder(file) ?? pathToFileURL(file).href;
