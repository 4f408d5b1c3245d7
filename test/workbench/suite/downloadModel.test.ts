import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { FileServer } from '../../unit/backends/download/fileServer';
import { describeWithPage, drivePage } from './drivePage';
import { proviso } from './workspace';

const COMMAND = 'proviso.downloadModel';
/** What calls with an argument is told of a failure. */
const BY_A_PROGRAM = {};

describeWithPage('download of a model', () => {
  let server: FileServer;
  before(async () => {
    await proviso();
    server = new FileServer();
    await server.open();
    server.files.set('/lamp/tokenizer.json', Buffer.from('{"model":{}}'));
    server.files.set('/lamp/model.onnx', Buffer.from('a graph'));
  });
  after(async () => {
    await server.close();
    await vscode.commands.executeCommand('notifications.clearAll');
  });

  it('asks for what is there, and downloads nothing that the user has not agreed to', async () => {
    // The workbench shows no modal dialog while tests run: it refuses, which is no consent.
    const refused = assert.rejects(async () => vscode.commands.executeCommand(COMMAND, BY_A_PROGRAM), /dialog/i);
    await drivePage('quickInput', { pick: 'Another one...' });
    assert.equal(server.requests.length, 0, 'before the user has named anything');
    await drivePage('quickInput', { text: `${server.url}/lamp` });
    await refused;
    assert.ok(server.requests.includes('HEAD /lamp/model.onnx'));
    assert.deepEqual(server.gets, []);
  });

  it('says what is wrong with an address', async () => {
    const refused = assert.rejects(
      async () => vscode.commands.executeCommand(COMMAND, BY_A_PROGRAM),
      /name an https address/,
    );
    await drivePage('quickInput', { pick: 'Another one...' });
    await drivePage('quickInput', { text: 'http://law.example/lamp' });
    // The workbench does not show every one of many messages in a second: what it was told is looked at.
    await refused;
  });
});
