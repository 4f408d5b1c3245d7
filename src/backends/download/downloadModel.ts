import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../files';
import type { ModelManifest } from '../onnx/manifest';
import { claiming } from './claim';
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
 * all are there; a download that was stopped goes on where it was. Of one model there is one download at a time.
 *
 * @param parent the folder of all models, an absolute path; made where it is not there.
 * @param manifest what is known of the model's use, written beside it as `proviso.json`.
 * @throws DownloadError, or the signal's reason.
 */
export async function downloadModel(
  plan: DownloadPlan,
  parent: string,
  onProgress: (progress: DownloadProgress) => void,
  manifest?: Partial<ModelManifest>,
  signal?: AbortSignal,
  retryMs = RETRY_MS,
): Promise<DownloadedModel> {
  const { name } = plan;
  const folder = join(parent, name);
  // No model's name begins with a full stop: these are no folders of models.
  const [gathering, claim] = [join(parent, `.${name}.download`), join(parent, `.${name}.lock`)];
  await onDisk(parent, () => makeFolder(parent));
  return claiming(claim, name, async () => {
    const sha256 = await gather(plan, gathering, { onProgress, retryMs }, signal);
    await onDisk(folder, async () => {
      if (manifest !== undefined) await writeFile(join(gathering, 'proviso.json'), JSON.stringify(manifest, null, 2));
      await rm(folder, { recursive: true, force: true });
      await rename(gathering, folder);
    });
    return { folder, sha256 };
  });
}

interface GatherOptions {
  readonly onProgress: (progress: DownloadProgress) => void;
  readonly retryMs: number;
}

/** Downloads all files into a folder; they get their names once all are there. */
async function gather(
  { files, size: total }: DownloadPlan,
  gathering: string,
  { onProgress, retryMs }: GatherOptions,
  signal: AbortSignal | undefined,
): Promise<DownloadedModel['sha256']> {
  const sha256 = new Map<string, string>();
  const partials: PartialFile[] = [];
  let before = 0;
  for (const file of files) {
    const { path } = file;
    const target = join(gathering, ...path.split('/'));
    await onDisk(gathering, () => makeFolder(dirname(target)));
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
  return sha256;
}
