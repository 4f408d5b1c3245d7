import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { LegalServer } from './legalServer';

new LegalServer(createConnection(ProposedFeatures.all)).listen();
