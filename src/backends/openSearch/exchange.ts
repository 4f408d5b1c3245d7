import { Agent, request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { replyFailure } from './failure';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface WireReply {
  readonly status: number;
  readonly text: string;
}

export interface WireBounds {
  /** As shown to a person. */
  readonly host: string;
  /** Bytes of an answer, unpacked. */
  readonly mostBytes: number;
}

/** How long a connection waits for the next request, in milliseconds: what stands in between may drop one that waits long. */
const IDLE = 4_000;
/** Connections are used again; those that wait keep no process alive. */
const KEPT = { keepAlive: true, timeout: IDLE };
const AGENTS = { plain: new Agent(KEPT), secure: new SecureAgent(KEPT) };

/**
 * One request and its answer, by node's own `http`: with `fetch` each takes a millisecond of processor more, and a question asks ten
 * times. No redirection is followed. Rejects with StoreError where the answer is too long, else with the system's error or an abort's.
 */
export async function exchange(
  sent: WireRequest,
  { host, mostBytes }: WireBounds,
  signal: AbortSignal,
): Promise<WireReply> {
  const response = await answerTo(sent, signal);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(response)) {
    const piece = chunk as Buffer;
    bytes += piece.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (bytes > mostBytes) throw replyFailure(host, `> ${mostBytes >> 20} MB`);
    pieces.push(piece);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() };
}

function answerTo({ url, method, headers, body }: WireRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: isSecure ? AGENTS.secure : AGENTS.plain,
      signal,
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** What an answer says, which is what was packed where it came packed. */
function unpacked(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  // What goes wrong on either side ends both, and is met by whoever reads.
  return pipeline(response, createGunzip(), () => undefined);
}
