import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ModelManifest } from '../onnx/manifest';
import { onDisk } from './downloadError';
import { downloadFile } from './downloadFile';
import { PartialFile } from './partialFile';
import { LARGEST_MODEL, type DownloadPlan } from './plan';

export interface DownloadProgress {
  /** Bytes of all files that there are, and how many there will be at least. */
  readonly done: number;
  readonly total: number;
  /** The file that is under way. */
  readonly path: string;
}

export interface DownloadedModel {
  /** An absolute path. */
  readonly folder: string;
  /** The SHA-256 of each file, by its path in the folder. */
  readonly sha256: ReadonlyMap<string, string>;
}

const RETRY_MS = 1000;

/**
 * Downloads the files of a plan into `FOLDER/NAME`. They are gathered in a folder beside it, which takes its place once
 * all are there; a download that was stopped goes on where it was.
 *
 * @param parent the folder of all models, an absolute path; made where it is not there.
 * @param manifest what is known of the model's use, written beside it as `proviso.json`.
 * @throws DownloadError, or the signal's reason.
 */
export async function downloadModel(
  { name, files, size: total }: DownloadPlan,
  parent: string,
  onProgress: (progress: DownloadProgress) => void,
  manifest?: Partial<ModelManifest>,
  signal?: AbortSignal,
  retryMs = RETRY_MS,
): Promise<DownloadedModel> {
  const [folder, gathering] = [join(parent, name), join(parent, `${name}.download`)];
  const sha256 = new Map<string, string>();
  const partials: PartialFile[] = [];
  let before = 0;
  for (const file of files) {
    const { path } = file;
    const target = join(gathering, ...path.split('/'));
    await onDisk(gathering, () => mkdir(dirname(target), { recursive: true }));
    const partial = new PartialFile(target, file);
    partials.push(partial);
    let length = 0;
    const onLength = (now: number): void => {
      length = now;
      onProgress({ done: before + now, total: Math.max(total, before + now), path });
    };
    const limit = LARGEST_MODEL - before;
    sha256.set(path, await downloadFile(file, partial, { onLength, limit, retryMs }, signal));
    before += length;
  }
  for (const partial of partials) await partial.finish();
  await onDisk(folder, async () => {
    if (manifest !== undefined) await writeFile(join(gathering, 'proviso.json'), JSON.stringify(manifest, null, 2));
    await rm(folder, { recursive: true, force: true });
    await rename(gathering, folder);
  });
  return { folder, sha256 };
}
