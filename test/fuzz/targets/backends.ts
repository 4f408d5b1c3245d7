import { manifestOfConfig } from '../../../src/backends/onnx/families';
import { parseManifest } from '../../../src/backends/onnx/manifest';
import { readEndpoint } from '../../../src/backends/openAi/endpoint';
import { readErrorBody, readPlainReply, streamedReply } from '../../../src/backends/openAi/replyBody';
import { ModelUnavailableError } from '../../../src/models';
import { mustHold, type Target } from '../target';

const KEY = 'sk-secret-of-the-user';

/** What a server answers, to whom the key was sent: its bytes, in pieces. */
const replies: Target = {
  name: 'backends/replies',
  shape: 'text',
  seeds: () => [
    'data: {"choices": [{"delta": {"content": "A fee"}}]}\n\ndata: {"choices": [{"delta": {}, "finish_reason": "stop"}], "usage": {"total_tokens": 7}}\n\ndata: [DONE]\n\n',
    '{"choices": [{"message": {"content": "A fee is due."}}], "usage": {"prompt_tokens": 1, "completion_tokens": 2}}',
    `{"error": {"message": "The key ${KEY} is wrong.", "code": 401}}`,
    ': comment\r\nevent: x\r\nretry: 5\r\ndata: {"choices": [{"delta": {"content": [{"type": "text", "text": "x"}]}}]}\r\n\r\n',
  ],
  open: () => {
    const endpoint = readEndpoint('http://127.0.0.1:1/v1', KEY);
    const refused = async (read: () => Promise<unknown>): Promise<void> => {
      try {
        await read();
      } catch (error) {
        if (!(error instanceof ModelUnavailableError)) throw error;
        mustHold(!error.message.includes(KEY), 'no error shows the key');
      }
    };
    return async (input) => {
      const response = (): Response => new Response(inPieces(Buffer.from(input), (input.length % 13) + 1));
      await refused(() => readPlainReply(response(), endpoint));
      await refused(async () => {
        let text = '';
        for await (const piece of streamedReply(response(), endpoint)) text += piece;
        mustHold(text.length <= input.length, 'a reply says what was sent');
      });
      await readErrorBody(response());
    };
  },
};

/** At most sixty of them: each is a turn of the event loop. */
function inPieces(bytes: Buffer, size: number): ReadableStream<Uint8Array> {
  const step = Math.max(size, Math.ceil(bytes.length / 60));
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += step)));
    },
  });
}

const address: Target = {
  name: 'backends/address',
  shape: 'text',
  seeds: () => [
    'http://127.0.0.1:11434/v1',
    'https://user:pass@models.example/v1/chat/completions?key=x#y',
    'http://[::1]:8080/',
    'http://localhost.example/',
    'http://127.0.0.1.nip.example/v1',
    'http://0x7f.1/',
    'file:///etc/passwd',
  ],
  open: () => (input) => {
    try {
      const { url, host } = readEndpoint(input, KEY);
      const { protocol, hostname } = new URL(url);
      const isLocal =
        hostname === 'localhost' ||
        hostname === '[::1]' ||
        hostname.startsWith('127.') ||
        hostname.endsWith('.localhost');
      mustHold(protocol === 'https:' || (protocol === 'http:' && isLocal), `the key travels in the clear to ${host}`);
    } catch (error) {
      if (!(error instanceof ModelUnavailableError)) throw error;
    }
  },
};

/** The files beside a model, as a stranger's folder has them. */
const manifest: Target = {
  name: 'backends/manifest',
  shape: 'json',
  seeds: () => [
    '{"kind": "encoder", "pooling": "cls", "queryPrefix": "q: ", "passagePrefix": "", "dimensions": 384, "maxTokens": 512, "languages": ["en", "ko"]}',
    '{"kind": "entailment", "labels": ["entailment", "neutral", "contradiction"]}',
    '{"_name_or_path": "x/multilingual-e5-small", "max_position_embeddings": 512, "id2label": {"0": "entailment", "1": "neutral", "2": "contradiction"}, "architectures": ["BertModel"]}',
  ],
  open: () => (input) => {
    let value: unknown;
    try {
      value = JSON.parse(input);
      manifestOfConfig(value, 'bge-m3');
      parseManifest(value, 'The manifest');
    } catch (error) {
      if (!(error instanceof ModelUnavailableError || error instanceof SyntaxError)) throw error;
    }
  },
};

export const backendTargets: readonly Target[] = [replies, address, manifest];
