import { PassThrough } from 'node:stream';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { Channel, type ClientChannel, type ServerChannel } from '../../../src/server/channel';

/** The two ends of a real JSON-RPC connection in this process. */
export function connect(): { client: ClientChannel; server: ServerChannel; close: () => void } {
  const up = new PassThrough();
  const down = new PassThrough();
  const client = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  const server = createMessageConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
  client.listen();
  server.listen();
  const close = (): void => {
    client.dispose();
    server.dispose();
  };
  return { client: new Channel(client), server: new Channel(server), close };
}
