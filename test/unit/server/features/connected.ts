import { PassThrough } from 'node:stream';
import {
  createConnection,
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  CancellationToken,
} from 'vscode-languageserver/node';
import { registerFeatures, type FeatureContext } from '../../../../src/server/features';

/** An editor's end of a connection to the features. */
export interface Connected {
  readonly request: <Result>(method: string, params: object, token?: CancellationToken) => Promise<Result>;
  readonly dispose: () => void;
}

export function connected(context: FeatureContext): Connected {
  const up = new PassThrough();
  const down = new PassThrough();
  const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
  registerFeatures(server, context);
  server.listen();
  const client = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
  client.listen();
  return {
    request: (method, params, token = CancellationToken.None) => client.sendRequest(method, params, token),
    dispose: () => {
      client.dispose();
      server.dispose();
    },
  };
}
