/** A program that may serve language models on this computer, at 127.0.0.1 and nowhere else. */
export interface LoopbackServer {
  /** As shown to a person. */
  readonly name: string;
  /** 1 to 65535. */
  readonly port: number;
}

/** One that answered, with the models that can be asked: none where it has loaded none. */
export interface FoundServer extends LoopbackServer {
  readonly models: readonly string[];
}

/** The ports that these programs listen at unless they are told otherwise. */
export const USUAL_SERVERS: readonly LoopbackServer[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'LM Studio', port: 1234 },
];

const LONGEST_WAIT_MS = 2_000;
const MOST_BYTES = 256 * 1024;
const MOST_MODELS = 50;
const LONGEST_NAME = 200;

export const addressOf = ({ port }: LoopbackServer): string => `127.0.0.1:${port}`;
export const baseUrlOf = (server: LoopbackServer): string => `http://${addressOf(server)}/v1`;

/**
 * Asks each for its models (`GET /v1/models`, the OpenAI protocol), all at once, for two seconds at most. Nothing else is
 * sent: no key, no question. What does not answer so is left out, whatever else it may be.
 *
 * Rejects with the signal's reason when aborted.
 */
export async function lookForServers(servers: readonly LoopbackServer[], signal?: AbortSignal): Promise<FoundServer[]> {
  const asked = await Promise.all(servers.map((server) => modelsOf(server, signal)));
  signal?.throwIfAborted();
  return servers.flatMap((server, at) => {
    const models = asked[at];
    return models === undefined ? [] : [{ ...server, models }];
  });
}

/** Undefined for no server: that nothing answers at a port, or something else does, is what was asked. */
async function modelsOf(server: LoopbackServer, signal: AbortSignal | undefined): Promise<string[] | undefined> {
  const wait = AbortSignal.timeout(LONGEST_WAIT_MS);
  try {
    const response = await fetch(`${baseUrlOf(server)}/models`, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, wait]) : wait,
    });
    if (response.ok) return readModels(JSON.parse(await bodyOf(response)));
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}

/** Throws where the body does not end. */
async function bodyOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    length += bytes.length;
    if (length > MOST_BYTES) throw new Error('too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The names in `{"data": [{"id": "..."}]}`; undefined for anything else. */
export function readModels(body: unknown): string[] | undefined {
  const data = isObject(body) ? body['data'] : undefined;
  // Ollama without a model says null.
  if (data === null) return [];
  if (!Array.isArray(data)) return undefined;
  const names = data.map((model: unknown) => (isObject(model) ? model['id'] : undefined)).filter(isName);
  return [...new Set(names)].filter(writes).slice(0, MOST_MODELS);
}

/** What a settings file and a line of text can hold: no control characters, none that turn the direction of writing. */
const isName = (id: unknown): id is string =>
  typeof id === 'string' && id.trim() !== '' && id.length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(id);

/**
 * Servers list their encoders among the models. Assumption: an encoder says so in its name (`nomic-embed-text`,
 * `text-embedding-3`). Known to fail for one that does not (`bge-m3`): it is offered, and refuses when it is asked.
 */
const writes = (id: string): boolean => !/embed/iu.test(id);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
