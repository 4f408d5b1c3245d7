import type { Connection, ServerCapabilities, TextDocumentPositionParams } from 'vscode-languageserver/node';
import { dayOf } from '../../law';
import { definitionOf } from '../definition';
import { hoverOf } from '../hover';
import { citedIn, citersIn, hierarchyItems } from './callHierarchy';
import { codeLensesOf } from './codeLens';
import { Completer, COMPLETION_TRIGGERS } from './completion';
import { openDocument, type FeatureContext, type OpenDocument } from './context';
import { DocumentCitations } from './documentCitations';
import { documentLinksOf } from './documentLinks';
import { termsOf } from './documentTerms';
import { foldsOf } from './folding';
import { outlineOf } from './outline';
import { referencesOf } from './references';
import { SEMANTIC_TOKENS_LEGEND, semanticTokensOf } from './semanticTokens';
import { actsOfFile } from '../provisionAt';
import { subjectAt } from './subject';
import { TermCatalogue } from './termCatalogue';
import { termHoverAt } from './termHover';
import { workspaceSymbolsOf } from './workspaceSymbols';

export type { FeatureContext } from './context';

/** What the server tells an editor that it can do with citations and provisions. */
export const FEATURE_CAPABILITIES = {
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentLinkProvider: {},
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  workspaceSymbolProvider: true,
  completionProvider: { triggerCharacters: [...COMPLETION_TRIGGERS] },
  callHierarchyProvider: true,
  codeLensProvider: {},
  semanticTokensProvider: { legend: SEMANTIC_TOKENS_LEGEND, full: true },
} as const satisfies ServerCapabilities;

/** Answers what an editor asks about the citations, the provisions and the terms of an open document. */
export function registerFeatures(connection: Connection, context: FeatureContext): void {
  const citations = new DocumentCitations(context.readings);
  const terms = new TermCatalogue();
  const termsIn = async (open: OpenDocument) => termsOf(open, await citations.of(open), terms);
  answerAtPosition(connection, context, citations, termsIn);
  answerForDocument(connection, context, citations, termsIn);
  answerHierarchy(connection, context, citations);
  connection.onWorkspaceSymbol(({ query }) => {
    const index = context.index();
    return index === undefined ? [] : workspaceSymbolsOf(index, query, context.drafts);
  });
}

type TermsIn = (open: OpenDocument) => ReturnType<typeof termsOf>;

function answerAtPosition(
  connection: Connection,
  context: FeatureContext,
  citations: DocumentCitations,
  termsIn: TermsIn,
): void {
  const completer = new Completer();
  const opened = ({ textDocument }: TextDocumentPositionParams) => openDocument(context, textDocument.uri);
  connection.onHover(async (params) => {
    const open = await opened(params);
    if (open === undefined) return undefined;
    const citation = await citations.at(open, params.position);
    if (citation !== undefined) return hoverOf(open.index.corpus, citation, dayOf(new Date()));
    return termHoverAt(open, params.position, await termsIn(open));
  });
  connection.onDefinition(async (params) => {
    const open = await opened(params);
    const citation = open && (await citations.at(open, params.position));
    return citation && definitionOf(open.index.corpus, citation, context.drafts);
  });
  connection.onReferences(async (params) => {
    const open = await opened(params);
    if (open === undefined) return undefined;
    const subject = await subjectAt(open, params.position, citations);
    if (subject === undefined) return undefined;
    return referencesOf(open.index, subject.ordinals, context, citations, params.context.includeDeclaration);
  });
  connection.onCompletion(async (params) => {
    const open = await opened(params);
    return open && completer.at(open, params.position);
  });
}

function answerForDocument(
  connection: Connection,
  context: FeatureContext,
  citations: DocumentCitations,
  termsIn: TermsIn,
): void {
  const withDocument =
    <Result>(answer: (open: OpenDocument) => Promise<Result>) =>
    async ({ textDocument: { uri } }: { readonly textDocument: { readonly uri: string } }) => {
      const open = await openDocument(context, uri);
      return open && answer(open);
    };
  connection.onDocumentLinks(
    withDocument(async (open) => {
      // In a statute file every line would be a link; there a citation is followed as a definition.
      if (actsOfFile(open.index.corpus, open.file).length > 0) return [];
      return documentLinksOf(open.index, await citations.of(open), context.drafts);
    }),
  );
  connection.onDocumentSymbol(withDocument(outlineOf));
  connection.onFoldingRanges(withDocument(foldsOf));
  connection.onCodeLens(withDocument(codeLensesOf));
  const tokens = withDocument(async (open) =>
    semanticTokensOf(open, await citations.of(open), await citations.partsOf(open), await termsIn(open)),
  );
  connection.languages.semanticTokens.on(async (params) => (await tokens(params)) ?? { data: [] });
}

function answerHierarchy(connection: Connection, context: FeatureContext, citations: DocumentCitations): void {
  const { callHierarchy } = connection.languages;
  callHierarchy.onPrepare(async ({ textDocument, position }) => {
    const open = await openDocument(context, textDocument.uri);
    if (open === undefined) return null;
    const subject = await subjectAt(open, position, citations);
    if (subject === undefined) return null;
    return hierarchyItems(open.index.corpus, subject.ordinals, context);
  });
  callHierarchy.onIncomingCalls(async ({ item }) => {
    const index = context.index();
    return index && citersIn(index, item, context);
  });
  callHierarchy.onOutgoingCalls(async ({ item }) => {
    const index = context.index();
    return index && citedIn(index, item, context);
  });
}
