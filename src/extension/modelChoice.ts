import * as l10n from '@vscode/l10n';
import type { DownloadPlan, RecommendedModel } from '../backends/download';
import { figure } from '../text';

const MEGABYTE = 1e6;

/** "about 135 MB, MIT": sizes are those that were known when this was written. */
export const aboutModel = ({ megabytes, license }: RecommendedModel): string =>
  l10n.t('about {0} MB, {1}', megabytes, license);

/** "12 MB", "1.3 GB"; "less than 1 MB" */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return l10n.t('less than 1 MB');
  if (bytes < 1000 * MEGABYTE) return `${Math.round(bytes / MEGABYTE)} MB`;
  return `${figure(bytes / (1000 * MEGABYTE), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} GB`;
}

/** What a person agrees to before anything is downloaded: each file's address, size and SHA-256. */
export function describePlan({ files }: DownloadPlan): string {
  const unstated = files.filter(({ sha256 }) => sha256 === undefined);
  const listed = files.map(({ url, size, sha256 }) =>
    [
      url.href,
      [
        size === undefined ? l10n.t('size not stated') : sizeText(size),
        sha256 === undefined ? l10n.t('SHA-256 not stated') : `SHA-256 ${sha256}`,
      ].join(', '),
    ].join('\n'),
  );
  const warning =
    unstated.length === 0
      ? []
      : [
          l10n.t(
            'Nothing states the SHA-256 of {0}: what is downloaded cannot be checked. You are shown what it turns out to be.',
            unstated.map(({ path }) => path).join(', '),
          ),
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
