import type { DownloadPlan, RecommendedModel } from '../models/download';

const MEGABYTE = 1e6;

/** "about 135 MB, MIT": sizes are those that were known when this was written. */
export const aboutModel = ({ megabytes, license }: RecommendedModel): string => `about ${megabytes} MB, ${license}`;

/** "12 MB", "1.3 GB"; "less than 1 MB" */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return 'less than 1 MB';
  if (bytes < 1000 * MEGABYTE) return `${Math.round(bytes / MEGABYTE)} MB`;
  return `${(bytes / (1000 * MEGABYTE)).toFixed(1)} GB`;
}

/** What a person agrees to before anything is downloaded: each file's address, size and SHA-256. */
export function describePlan({ files }: DownloadPlan): string {
  const unstated = files.filter(({ sha256 }) => sha256 === undefined);
  const listed = files.map(({ url, size, sha256 }) =>
    [url.href, `${size === undefined ? 'size not stated' : sizeText(size)}, SHA-256 ${sha256 ?? 'not stated'}`].join(
      '\n',
    ),
  );
  const warning =
    unstated.length === 0
      ? []
      : [
          `Nothing states the SHA-256 of ${unstated.map(({ path }) => path).join(', ')}: what is downloaded cannot be checked. You are shown what it turns out to be.`,
        ];
  return [...listed, ...warning].join('\n\n');
}

/** The SHA-256 of the files for which none was stated, one a line; the empty string where all were. */
export function computedHashes({ files }: DownloadPlan, sha256: ReadonlyMap<string, string>): string {
  return files
    .filter((file) => file.sha256 === undefined)
    .map(({ path }) => `${path}: ${sha256.get(path) ?? ''}`)
    .join('\n');
}
