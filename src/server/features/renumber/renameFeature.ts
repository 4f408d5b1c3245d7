import * as l10n from '@vscode/l10n';
import {
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type Connection,
  type InitializeParams,
  type Range,
  type RenameParams,
  type ServerCapabilities,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import {
  insertionPlaces,
  planInsertion,
  planName,
  planRename,
  PresentStatutes,
  PresentTexts,
  presentText,
  RenumberError,
  renameLaw,
  renameTargetAt,
  renumberLaw,
  type InsertionPlace,
  type LawIndex,
  type PresentStatute,
  type ReadLaw,
  type RenameTarget,
  type RenumberHost,
  type TextChanges,
} from '../../../renumber';
import type { LegalIndex } from '../../../search';
import { inTurns, Turns } from '../../../turns';
import { withSignal, type ServerChannel } from '../../channel';
import { statuteFileOf } from '../../drafts/documentFormat';
import { openDocument, type FeatureContext, type OpenDocument } from '../context';
import { EditorHost, type DraftFolders } from './editorHost';
import { leftToCheckOf, workspaceEditOf, type EditingClient } from './workspaceEdit';

/** What the server tells an editor that it can do with names and numbers. */
export const RENAME_CAPABILITIES = {
  renameProvider: { prepareProvider: true },
} as const satisfies ServerCapabilities;

/** How long finding what is renamed holds the thread, in milliseconds. */
const TURN_MS = 10;

export interface RenameContext extends FeatureContext {
  readonly folders: () => DraftFolders;
  readonly client: () => EditingClient;
  /** Reads law away from this thread. */
  readonly readLaw?: ReadLaw | undefined;
}

/** What an editor can do with the changes of several files, by what it said of itself. */
export function editingClientOf({ workspace }: InitializeParams['capabilities']): EditingClient {
  const documentChanges = workspace?.workspaceEdit?.documentChanges === true;
  return {
    documentChanges,
    annotations: documentChanges && workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
  };
}

const notIndexed = (): string => l10n.t('The statutes are not indexed yet, or have changed. Try again once they are.');

/** Gives provisions other numbers and acts other names, wherever they are cited. */
export function registerRenaming(connection: Connection, channel: ServerChannel, context: RenameContext): void {
  connection.onPrepareRename((params) => said(() => prepare(context, params)));
  connection.onRenameRequest((params, token) =>
    withSignal(token, (signal) => told(connection, () => rename(connection, channel, context, params, signal))),
  );
  channel.answer('proviso/insertionAt', async ({ uri, position }) => {
    const { open, statute } = await opened(context, { textDocument: { uri }, position });
    return placesFor(open, statute, open.document.offsetAt(position));
  });
  channel.answer('proviso/insertProvision', async ({ before, number }, signal) => {
    const index = context.index();
    const ordinal = index?.corpus.ordinal(before);
    if (index === undefined || ordinal === undefined) throw new RenumberError(notIndexed());
    const plan = planInsertion(index.corpus, ordinal, number);
    const edit = await changed(connection, channel, context, index, signal, (host, aborted) =>
      renumberLaw(plan, host, aborted),
    );
    const { applied } = await connection.workspace.applyEdit({ label: l10n.t('Insert provision'), edit });
    return { applied };
  });
}

async function prepare(
  context: RenameContext,
  params: TextDocumentPositionParams,
): Promise<{ range: Range; placeholder: string }> {
  const { open, target } = await targetAt(context, params);
  const range = {
    start: open.document.positionAt(target.span.start),
    end: open.document.positionAt(target.span.end),
  };
  return { range, placeholder: open.document.getText(range) };
}

async function rename(
  connection: Connection,
  channel: ServerChannel,
  context: RenameContext,
  params: RenameParams,
  signal: AbortSignal,
): Promise<WorkspaceEdit> {
  const { open, target } = await targetAt(context, params);
  const { index, document } = open;
  const { corpus, resolver } = index;
  return changed(connection, channel, context, index, signal, (host, aborted) => {
    if (target.kind === 'provision')
      return renumberLaw(planRename(corpus, target.ordinal, params.newName), host, aborted);
    const from = document.getText().slice(target.span.start, target.span.end);
    return renameLaw(planName(corpus.acts, target.act, from, params.newName, resolver), host, aborted);
  });
}

async function opened(
  context: RenameContext,
  { textDocument }: TextDocumentPositionParams,
): Promise<{ open: OpenDocument<LegalIndex>; statute: PresentStatute | undefined }> {
  const open = await openDocument(context, textDocument.uri);
  if (open === undefined) throw new RenumberError(notIndexed());
  const file = statuteFileOf(open.document, open.index.corpus);
  const host = new EditorHost(open.index, context.documents, context.folders());
  const statutes = new PresentStatutes(open.index, new PresentTexts(host), context.readLaw);
  return { open, statute: file === undefined ? undefined : await statutes.of(file) };
}

async function targetAt(
  context: RenameContext,
  params: TextDocumentPositionParams,
): Promise<{ open: OpenDocument<LegalIndex>; target: RenameTarget }> {
  const { open, statute } = await opened(context, params);
  const read = statute ?? (await context.readings.of(open.document, open.index));
  const { document, index } = open;
  const present = presentText({ id: document.uri, text: document.getText() });
  const finding = renameTargetAt({ present, index }, read, document.offsetAt(params.position));
  const target = await inTurns(finding, new Turns(TURN_MS));
  if (target === undefined) {
    throw new RenumberError(
      l10n.t('Place the cursor on the number of a provision, on a citation, or on the title of an act.'),
    );
  }
  return { open, target };
}

/** What a new provision may be put before: the provision at an offset of a statute file, and the article it stands in. */
function placesFor(
  { index: { corpus } }: OpenDocument,
  statute: PresentStatute | undefined,
  offset: number,
): InsertionPlace[] {
  const found = statute?.provisions.findLast(({ span }) => span.start <= offset && offset <= span.end)?.ordinal;
  const places = found === undefined ? [] : insertionPlaces(corpus, found);
  if (places.length > 0) return places;
  throw new RenumberError(
    l10n.t('Place the cursor in an article or a paragraph of a statute file: the new one comes in before it.'),
  );
}

/**
 * The changes for the editor, made with a progress that can be cancelled, where the editor shows one; what is left to a
 * person is told apart.
 */
async function changed(
  connection: Connection,
  channel: ServerChannel,
  { documents, folders, client, readLaw }: RenameContext,
  index: LawIndex,
  signal: AbortSignal,
  work: (host: RenumberHost, signal: AbortSignal) => Promise<TextChanges>,
): Promise<WorkspaceEdit> {
  const progress = await connection.window.createWorkDoneProgress();
  progress.begin(l10n.t('Renumbering'), undefined, l10n.t('Looking for citations'), true);
  const host = new EditorHost(index, documents, folders(), (message) => progress.report(message), readLaw);
  try {
    const changes = await withSignal(progress.token, (cancelled) => work(host, AbortSignal.any([signal, cancelled])));
    const left = leftToCheckOf(changes);
    if (left.places.length + left.unread.length > 0) void channel.tell('proviso/leftToCheck', left);
    return workspaceEditOf(changes, client(), host);
  } finally {
    progress.done();
  }
}

/**
 * What cannot be renamed is said to the user, and changes nothing. An error would have VS Code turn to the next extension
 * that renames: the one for Markdown would make the number the whole heading.
 */
async function told(connection: Connection, work: () => Promise<WorkspaceEdit>): Promise<WorkspaceEdit> {
  try {
    return await said(work);
  } catch (error) {
    if (!(error instanceof ResponseError) || error.code !== LSPErrorCodes.RequestFailed) throw error;
    // Editors turn `[words](command:...)` into a link.
    const message = `Proviso: ${error.message.replaceAll('](', '] (')}`;
    await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message });
    return {};
  }
}

/** What cannot be done is said to the user in its own words. */
async function said<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RenumberError) throw new ResponseError(LSPErrorCodes.RequestFailed, error.message);
    if (error instanceof Error && error.name === 'AbortError') {
      throw new ResponseError(LSPErrorCodes.RequestCancelled, l10n.t('Renumbering was cancelled.'));
    }
    throw error;
  }
}
