import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import {
  createConnection,
  createMessageConnection,
  MessageType,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
  type ShowMessageParams,
} from 'vscode-languageserver/node';
import { Channel, type ServerChannel } from '../../../../src/server/channel';
import { registerRenaming } from '../../../../src/server/features/renumber';
import { HARBOUR_LAW, placeOf, Statutes } from './statutes';

describe('renaming over a connection', () => {
  let statutes: Statutes;
  before(async () => {
    statutes = await Statutes.open();
  });
  after(() => statutes.close());

  it('says why a number cannot be taken, in an editor that answers no questions, and changes nothing', async () => {
    const up = new PassThrough();
    const down = new PassThrough();
    const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down));
    const channel: ServerChannel = new Channel(server);
    registerRenaming(server, channel, {
      documents: statutes.documents,
      drafts: statutes.drafts,
      kinds: statutes.kinds,
      readings: statutes.readings,
      index: statutes.index,
      folders: () => ({ roots: [], exclude: [] }),
      client: () => ({ documentChanges: true, annotations: true }),
    });
    server.listen();
    const client = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
    const said: ShowMessageParams[] = [];
    client.onNotification(ShowMessageNotification.type, (params) => void said.push(params));
    client.listen();
    try {
      const open = await statutes.file(HARBOUR_LAW);
      const textDocument = { uri: open.document.uri };
      const position = placeOf(open, '### § 3 ', 6);
      const edit = await client.sendRequest('textDocument/rename', { textDocument, position, newName: '4' });
      assert.deepEqual(edit, {});
      assert.deepEqual(
        said.map(({ type }) => type),
        [MessageType.Error],
      );
      assert.match(said[0]!.message, /^Proviso: § 4 exists already/u);
    } finally {
      client.dispose();
      server.dispose();
    }
  });
});
