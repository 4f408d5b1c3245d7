import * as l10n from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { makeFolder, writeWhole } from '../../files';
import type { CompletionRequest } from '../../models';

/** What a model said to a request, as it is kept. */
export interface KeptReply {
  readonly reply: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly estimated: boolean;
  readonly probabilities?: readonly { readonly token: string; readonly logprob: number }[];
  /** How long the model took, in milliseconds; absent of what was kept before that was. */
  readonly ms?: number;
}

/** Keeps the replies of models by what they were asked, as far as it can. */
export interface ReplyStore {
  get(key: string): Promise<KeptReply | undefined>;
  /** Never rejects: a reply that is not kept is asked for again another time. */
  put(key: string, reply: KeptReply): Promise<void>;
}

/** A reply that is longer is not kept, nor is a longer file read; in bytes. */
const LONGEST_FILE = 8 * 1024 * 1024;
/** What a folder keeps together; what would be more is asked again each time. In bytes. */
const MOST_BYTES = 4 * 1024 * 1024 * 1024;
const VERSION = 1;

const KEPT = z.object({
  version: z.literal(VERSION),
  key: z.string(),
  checksum: z.string(),
  reply: z.object({
    reply: z.string(),
    inputTokens: z.number().int().min(0),
    outputTokens: z.number().int().min(0),
    estimated: z.boolean(),
    probabilities: z.array(z.object({ token: z.string(), logprob: z.number().max(0) })).optional(),
    ms: z.number().min(0).optional(),
  }),
});

/**
 * By what a reply is kept: SHA-256 of the model's name without its place, the messages and all that shapes the reply. The same
 * model asked the same on another server has the same key.
 */
export function replyKey(
  model: string,
  { messages, schema, maxTokens, temperature, seed, onProbabilities }: CompletionRequest,
): string {
  const asked = [VERSION, model, messages.map(({ role, content }) => [role, content]), schema ?? null];
  return hashOf(JSON.stringify([...asked, maxTokens, temperature, seed ?? null, onProbabilities !== undefined]));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Keeps replies in a folder, a file each: written whole or not at all, and one that is torn counts as none. */
export class ReplyFolder implements ReplyStore {
  #isTold = false;

  private constructor(
    private readonly directory: string,
    private bytes: number,
    private readonly warn: (message: string) => void,
  ) {}

  /**
   * Rejects where the folder cannot be made.
   *
   * @param warn is told once of replies that cannot be kept.
   */
  static async open(directory: string, warn: (message: string) => void): Promise<ReplyFolder> {
    await makeFolder(directory);
    return new ReplyFolder(directory, await bytesIn(directory), warn);
  }

  async get(key: string): Promise<KeptReply | undefined> {
    const text = await readBounded(this.#fileOf(key));
    return text === undefined ? undefined : keptReply(text, key);
  }

  async put(key: string, reply: KeptReply): Promise<void> {
    const content = `${JSON.stringify({ version: VERSION, key, checksum: hashOf(JSON.stringify(reply)), reply })}\n`;
    const size = Buffer.byteLength(content);
    if (size > LONGEST_FILE || this.bytes + size > MOST_BYTES) return;
    const file = this.#fileOf(key);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, content);
      this.bytes += size;
    } catch (error) {
      this.#tell((error as Error).message);
    }
  }

  /** What cannot be kept is asked again another time: no reason to end a run. */
  #tell(why: string): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.warn(l10n.t('Not all replies of the language model can be kept in {0}: {1}', this.directory, why));
  }

  /** Folders of their own, so that none holds too many names. */
  #fileOf(key: string): string {
    return join(this.directory, key.slice(0, 2), `${key}.json`);
  }
}

function keptReply(text: string, key: string): KeptReply | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { success, data } = KEPT.safeParse(value);
  if (!success || data.key !== key || data.checksum !== hashOf(JSON.stringify(data.reply))) return undefined;
  // What is optional is left out, never undefined: JSON has no such value.
  return data.reply as KeptReply;
}

/** Undefined where there is no such file, or none that can be read, or a longer one. */
async function readBounded(file: string): Promise<string | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    const { size } = await handle.stat();
    return size > LONGEST_FILE ? undefined : await handle.readFile('utf8');
  } catch {
    return undefined;
  } finally {
    await handle.close();
  }
}

async function bytesIn(directory: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}
