import {
  BulkRegistration,
  CallHierarchyPrepareRequest,
  CodeLensRequest,
  DefinitionRequest,
  HoverRequest,
  ReferencesRequest,
  type CancellationToken,
  type Connection,
  type DefinitionLink,
  type Hover,
  type Location,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  type WorkspaceSymbol,
} from 'vscode-languageserver/node';
import { actsOfFile, dayOf, type Position } from '../../law';
import type { LegalIndex } from '../../search';
import { withSignal } from '../channel';
import { foundWithout, lawOf, type Worked } from '../corpus/lawSource';
import { isShared } from '../fileUri';
import { SHARED_SCHEME } from '../protocol';
import { atCursor, BackgroundTurns } from '../turns/backgroundTurns';
import { throwIfCancelled, throwIfChanged } from '../turns/contentModified';
import { definitionOf } from './definition';
import { hoverOf, withNotice } from './hover';
import type { CitationInDocument } from './citedText';
import { citedIn, citersIn, hierarchyItems } from './callHierarchy';
import { codeLensesOf, lensesOfShared } from './codeLens';
import { COMPLETION_TRIGGERS } from './completion';
import { LawCompleter } from './completionOverLaw';
import { answerBy, answerOn, learned, type FeatureContext, type OpenDocument } from './context';
import { DocumentCitations } from './documentCitations';
import { DocumentLinks } from './documentLinks';
import { DocumentTerms } from './documentTerms';
import { foldsOf } from './folding';
import { outlineOf } from './outline';
import { referencesOf } from './references';
import { SEMANTIC_TOKENS_LEGEND, semanticTokensOf } from './semanticTokens';
import { citationInShared } from './sharedCitations';
import { subjectIn } from './subject';
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

/**
 * Tells Proviso's own client, which alone shows documents of the shared corpus, what can be asked in one: what stands there cites,
 * and who cites it. They are not sent here, as they are made here.
 */
export async function registerForShared({ client }: Connection): Promise<void> {
  const documents = { documentSelector: [{ scheme: SHARED_SCHEME }] };
  const asked = BulkRegistration.create();
  asked.add(HoverRequest.type, documents);
  asked.add(DefinitionRequest.type, documents);
  asked.add(ReferencesRequest.type, documents);
  asked.add(CallHierarchyPrepareRequest.type, documents);
  asked.add(CodeLensRequest.type, documents);
  await client.register(asked);
}

/** Answers what an editor asks about the citations, the provisions and the terms of an open document. */
export function registerFeatures(connection: Connection, context: FeatureContext): void {
  const citations = new DocumentCitations(context.readings, context.turnMs);
  const terms = new DocumentTerms(citations);
  answerAtPosition(connection, context, citations, terms);
  answerForDocument(connection, context, citations, terms);
  answerHierarchy(connection, context, citations);
  connection.onWorkspaceSymbol((params, token) =>
    withSignal(token, async (signal) => {
      const symbols = async (index: LegalIndex): Promise<WorkspaceSymbol[]> =>
        workspaceSymbolsOf(await learned(index), params.query, context.drafts);
      return (await lawOf(context).with(symbols, signal))?.result ?? [];
    }),
  );
}

/** What stands at a position of a document: of one that is open, or of one of the shared corpus. */
interface Pointed {
  readonly index: LegalIndex;
  readonly citation: CitationInDocument | undefined;
  /** Where the server has the document. */
  readonly open?: OpenDocument<LegalIndex>;
}

function answerAtPosition(
  connection: Connection,
  context: FeatureContext,
  citations: DocumentCitations,
  terms: DocumentTerms,
): void {
  const completer = new LawCompleter(context);
  const pointedAt = <Result>(
    uri: string,
    position: Position,
    answer: (pointed: Pointed) => Promise<Result | undefined>,
    signal: AbortSignal,
  ): Promise<Worked<Result | undefined> | undefined> =>
    isShared(uri)
      ? answerBy(
          context,
          async (index) => answer({ index, citation: await citationInShared(await learned(index), uri, position) }),
          signal,
        )
      : answerOn(
          context,
          uri,
          async (open) => answer({ index: open.index, citation: await citations.at(open, position), open }),
          signal,
        );
  /** What is answered at a position of a document, by the law that it is held against. */
  const atPosition =
    <Result, Said>(
      answer: (pointed: Pointed, position: Position) => Promise<Result | undefined>,
      say: (worked: Worked<Result | undefined>) => Said,
    ) =>
    (
      { textDocument: { uri }, position }: TextDocumentPositionParams,
      token: CancellationToken,
    ): Promise<Said | undefined> =>
      atCursor(() =>
        withSignal(token, async (signal) => {
          const worked = await pointedAt(uri, position, (pointed) => answer(pointed, position), signal);
          return worked && say(worked);
        }),
      );
  connection.onHover(
    atPosition(async (pointed, position): Promise<readonly [hover: Hover | undefined, isFound: boolean]> => {
      const { index, citation, open } = pointed;
      if (citation === undefined) return [open && termHoverAt(open, position, await terms.of(open)), true];
      return [hoverOf(index, citation, dayOf(new Date())), citation.cited.outcome === 'resolved'];
    }, hoverWith),
  );
  connection.onDefinition(
    atPosition(
      async ({ index, citation }): Promise<DefinitionLink[] | undefined> =>
        citation && definitionOf(index.corpus, citation, context.drafts),
      ({ result }) => result,
    ),
  );
  connection.onReferences(({ textDocument: { uri }, position, context: { includeDeclaration } }, token) =>
    atCursor(() =>
      withSignal(token, async (signal) => {
        const references = async (index: LegalIndex): Promise<Location[] | undefined> => {
          const subject = await subjectIn(await learned(index), { uri, position }, context, citations);
          return subject && referencesOf(index, subject.ordinals, context, citations, includeDeclaration);
        };
        return (await answerBy(context, references, signal))?.result;
      }),
    ),
  );
  connection.onCompletion(({ textDocument, position }, token) =>
    atCursor(() => withSignal(token, (signal) => completer.at(textDocument.uri, position, signal))),
  );
}

/** What was not found may be where nobody looked. */
function hoverWith({
  result,
  without,
}: Worked<readonly [hover: Hover | undefined, isFound: boolean] | undefined>): Hover | undefined {
  const [hover, isFound] = result ?? [];
  return hover === undefined || isFound === true || without === undefined
    ? hover
    : withNotice(hover, foundWithout(without));
}

function answerForDocument(
  connection: Connection,
  context: FeatureContext,
  citations: DocumentCitations,
  terms: DocumentTerms,
): void {
  const links = new DocumentLinks(context.drafts);
  const inContext =
    (held: FeatureContext) =>
    <Result>(answer: (open: OpenDocument, turns: BackgroundTurns, signal: AbortSignal) => Promise<Result>) =>
    (
      { textDocument: { uri } }: { readonly textDocument: { readonly uri: string } },
      token: CancellationToken,
    ): Promise<Result | undefined> =>
      withSignal(token, async (signal) => {
        const assertWanted = wanted(held, uri, token);
        const turns = new BackgroundTurns(assertWanted, held.turnMs);
        await turns.pass();
        const worked = await answerOn(held, uri, (open) => answer(open, turns, signal), signal);
        assertWanted();
        return worked?.result;
      });
  const withDocument = inContext(context);
  // Files are of the folders, which hold whole acts.
  const withStatute = inContext({ ...context, law: lawOf({ index: context.index }) });
  connection.onDocumentLinks(
    withDocument(async (open, turns) => {
      // In a statute file every line would be a link; there a citation is followed as a definition.
      if (actsOfFile(open.index.corpus, open.file).length > 0) return [];
      return links.of(open, await citations.of(open), turns);
    }),
  );
  connection.onDocumentSymbol(withStatute(outlineOf));
  connection.onFoldingRanges(withStatute(foldsOf));
  const lenses = withStatute((open, turns, signal) => codeLensesOf(open, turns, context.law, signal));
  connection.onCodeLens((params, token) => {
    const { uri } = params.textDocument;
    if (!isShared(uri)) return lenses(params, token);
    return withSignal(token, async (signal) => {
      const worked = await answerBy(context, (index) => Promise.resolve(lensesOfShared(index, uri)), signal);
      return worked?.result;
    });
  });
  const tokens = withDocument(async (open, turns) =>
    semanticTokensOf(open, await citations.of(open), await citations.partsOf(open), await terms.of(open), turns),
  );
  connection.languages.semanticTokens.on(async (params, token) => (await tokens(params, token)) ?? { data: [] });
}

/** What throws once the document has changed, or the editor no longer wants an answer. */
function wanted({ documents }: FeatureContext, uri: string, token: CancellationToken): () => void {
  const document = documents.get(uri);
  const version = document?.version;
  return () => {
    throwIfCancelled(token);
    if (document !== undefined) throwIfChanged(document, version);
  };
}

function answerHierarchy(connection: Connection, context: FeatureContext, citations: DocumentCitations): void {
  const { callHierarchy } = connection.languages;
  const byLaw = <Result>(
    token: CancellationToken,
    work: (index: LegalIndex) => Promise<Result | undefined>,
  ): Promise<Result | undefined> =>
    atCursor(() => withSignal(token, async (signal) => (await answerBy(context, work, signal))?.result));
  callHierarchy.onPrepare(async ({ textDocument: { uri }, position }, token) => {
    const items = await byLaw(token, async (index) => {
      const subject = await subjectIn(await learned(index), { uri, position }, context, citations);
      return subject && hierarchyItems(index.corpus, subject.ordinals, context);
    });
    return items ?? null;
  });
  callHierarchy.onIncomingCalls(({ item }, token) => byLaw(token, (index) => citersIn(index, item, context)));
  callHierarchy.onOutgoingCalls(({ item }, token) => byLaw(token, (index) => citedIn(index, item, context)));
}
