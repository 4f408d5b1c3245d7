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
  pathOf,
  freeNumberBefore,
  planInsertion,
  planName,
  planRename,
  RenumberError,
  siblingsOf,
  unitLabel,
} from '../../../check/renumber';
import { ancestorsOf, isBasicUnit } from '../../../law';
import type { LegalIndex } from '../../../search';
import { withSignal, type ServerChannel } from '../../channel';
import { statuteFileOf } from '../../drafts/documentFormat';
import type { InsertionPlace } from '../../protocol';
import { openDocument, type FeatureContext, type OpenDocument } from '../context';
import type { DraftFolders } from './changeDrafts';
import { renameLaw, renumberLaw } from './changeLaw';
import { PresentStatutes, type PresentStatute } from './presentStatutes';
import { PresentTexts } from './presentTexts';
import { renameTargetAt, type RenameTarget } from './renameTarget';
import type { EditingClient, TextChanges } from './textChanges';

/** What the server tells an editor that it can do with names and numbers. */
export const RENAME_CAPABILITIES = {
  renameProvider: { prepareProvider: true },
} as const satisfies ServerCapabilities;

export interface RenameContext extends FeatureContext {
  readonly folders: () => DraftFolders;
  readonly client: () => EditingClient;
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
    const changes = await inProgress(connection, context, signal, (work, aborted) =>
      renumberLaw(plan, index, work, aborted),
    );
    const edit = tell(channel, context, changes);
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
  const changes = await inProgress(connection, context, signal, (work, aborted) => {
    if (target.kind === 'provision')
      return renumberLaw(planRename(corpus, target.ordinal, params.newName), index, work, aborted);
    const from = document.getText().slice(target.span.start, target.span.end);
    return renameLaw(planName(corpus.acts, target.act, from, params.newName, resolver), index, work, aborted);
  });
  return tell(channel, context, changes);
}

/** The changes for the editor; what is left to a person is told apart. */
function tell(channel: ServerChannel, { client }: RenameContext, changes: TextChanges): WorkspaceEdit {
  const left = changes.toCheck();
  if (left.places.length + left.unread.length > 0) void channel.tell('proviso/leftToCheck', left);
  return changes.toWorkspaceEdit(client());
}

async function opened(
  context: RenameContext,
  { textDocument }: TextDocumentPositionParams,
): Promise<{ open: OpenDocument<LegalIndex>; statute: PresentStatute | undefined }> {
  const open = await openDocument(context, textDocument.uri);
  if (open === undefined) throw new RenumberError(notIndexed());
  const file = statuteFileOf(open.document, open.index.corpus);
  const statutes = new PresentStatutes(open.index, new PresentTexts(context.documents));
  return { open, statute: file === undefined ? undefined : await statutes.of(file) };
}

async function targetAt(
  context: RenameContext,
  params: TextDocumentPositionParams,
): Promise<{ open: OpenDocument<LegalIndex>; target: RenameTarget }> {
  const { open, statute } = await opened(context, params);
  const read = statute ?? (await context.readings.of(open.document, open.index));
  const target = renameTargetAt(open, read, open.document.offsetAt(params.position));
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
  const chain = found === undefined ? [] : [found, ...ancestorsOf(corpus, found).reverse()];
  const places = chain.flatMap((ordinal): InsertionPlace[] => {
    const { kind, number } = pathOf(corpus, ordinal).at(-1)!;
    if (number === '' || !(isBasicUnit(kind) || kind === 'paragraph')) return [];
    const row = siblingsOf(corpus, ordinal);
    const following = row.length - row.indexOf(ordinal) - 1;
    const free = freeNumberBefore(corpus, ordinal);
    const place = { before: corpus.id(ordinal), label: unitLabel(corpus, ordinal), number, following };
    return [free === undefined ? place : { ...place, free: { number: free, label: unitLabel(corpus, ordinal, free) } }];
  });
  if (places.length > 0) return places;
  throw new RenumberError(
    l10n.t('Place the cursor in an article or a paragraph of a statute file: the new one comes in before it.'),
  );
}

/** Works with a progress that can be cancelled, where the editor shows one. */
async function inProgress(
  connection: Connection,
  { documents, folders }: RenameContext,
  signal: AbortSignal,
  work: (context: Parameters<typeof renumberLaw>[2], signal: AbortSignal) => Promise<TextChanges>,
): Promise<TextChanges> {
  const progress = await connection.window.createWorkDoneProgress();
  progress.begin(l10n.t('Renumbering'), undefined, l10n.t('Looking for citations'), true);
  try {
    return await withSignal(progress.token, (cancelled) =>
      work(
        { documents, folders: folders(), report: (message) => progress.report(message) },
        AbortSignal.any([signal, cancelled]),
      ),
    );
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
