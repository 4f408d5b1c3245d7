import { setFlagsFromString } from 'node:v8';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { LegalServer } from './legalServer';

// The engine then lets less garbage lie: at a country's size some 80 MB less after fifty questions, which take as long.
setFlagsFromString('--optimize-for-size');

// VS Code forks it and speaks over the channel of the two processes; any other editor over standard input and output.
const connection =
  process.send === undefined
    ? createConnection(ProposedFeatures.all, process.stdin, process.stdout)
    : createConnection(ProposedFeatures.all);

new LegalServer(connection).listen();
