import * as l10n from '@vscode/l10n';
import { URI } from 'vscode-uri';
import { draftFormatOf, readDraft, type DraftFormat } from '../../../check';
import { discover } from '../../../files';
import { inTurns, Turns } from '../../../turns';
import { formatOf } from '../../drafts/documentFormat';
import { fileOf, isEditable } from '../../fileUri';
import { actsOfFile, comparable } from '../provisionAt';
import type { FeatureContext, FeatureIndex } from '../context';
import type { Report } from './changeStatutes';
import type { LawChange } from './lawChange';
import { asWritten, unwrapped } from './presentStatutes';
import { presentText, type PresentText, type PresentTexts } from './presentTexts';
import type { TextChanges } from './textChanges';

const TURN_MS = 10;
/** Of the drafts of a workspace so many are read ... */
const MOST_DRAFTS = 2_000;
/** ... none of them of more bytes than this ... */
const LARGEST_DRAFT = 4 << 20;
/** ... and no more than this together. */
const MOST_BYTES = 64 << 20;
const inMarkup = (): string => l10n.t('The draft writes it with markup inside.');

/** Where drafts are looked for. */
export interface DraftFolders {
  /** Absolute paths. */
  readonly roots: readonly string[];
  /** Globs relative to a root. */
  readonly exclude: readonly string[];
}

/** Follows a change of law through the drafts: those that are open, and those in the folders of the workspace. */
export async function changeDrafts(
  change: LawChange,
  index: FeatureIndex,
  texts: PresentTexts,
  documents: FeatureContext['documents'],
  folders: DraftFolders,
  changes: TextChanges,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const turns = new Turns(TURN_MS);
  const follow = async (present: PresentText, format: DraftFormat): Promise<void> => {
    // In LaTeX a line's end may end a comment.
    const source = format === 'markdown' || format === 'text' ? unwrapped(present.text) : present.text;
    for (const part of await inTurns(readDraft(source, format, index), turns, signal)) {
      const { edits, notes } = change.ofPart(part);
      for (const { start, end, newText } of edits) {
        const place = asWritten(present.text, part, { start, end });
        if (place !== undefined) changes.add(present, { ...place, newText }, 'drafts');
        else changes.leave(present, part.plain.inSource({ start, end }), part.plain.text.slice(start, end), inMarkup());
      }
      for (const { text, reason, ...note } of notes) changes.leave(present, part.plain.inSource(note), text, reason);
    }
  };
  const open = new Set<string>();
  for (const document of documents.all()) {
    const file = fileOf(document.uri);
    if (file !== undefined) open.add(comparable(file));
    const format = formatOf(document);
    if (format === undefined || !isEditable(document.uri) || actsOfFile(index.corpus, file).length > 0) continue;
    await follow(presentText(document.uri, document.getText(), document.version), format);
  }
  const files = await draftFiles(index, folders, open, changes, signal);
  for (const [at, file] of files.entries()) {
    report(`${at + 1} of ${files.length} drafts`);
    const present = await texts.of(file);
    signal.throwIfAborted();
    if (present !== undefined) await follow(present, draftFormatOf(file)!);
  }
}

/** The drafts in the folders of the workspace that are not open; what is left out is said. */
async function draftFiles(
  { corpus }: FeatureIndex,
  { roots, exclude }: DraftFolders,
  open: ReadonlySet<string>,
  changes: TextChanges,
  signal: AbortSignal,
): Promise<string[]> {
  if (roots.length === 0) return [];
  const isDraft = (file: string): boolean => draftFormatOf(file) !== undefined;
  const { files } = await discover(roots, { exclude, accepts: isDraft }, signal);
  const drafts = files.filter(({ file }) => actsOfFile(corpus, file).length === 0 && !open.has(comparable(file)));
  let bytes = 0;
  const taken = drafts
    .filter(({ size }) => size <= LARGEST_DRAFT && (bytes += size) <= MOST_BYTES)
    .slice(0, MOST_DRAFTS);
  const left = drafts.length - taken.length;
  if (left > 0) {
    changes.unread.push(
      left === 1
        ? l10n.t('1 draft was not looked at: there are too many, or it is too large. Open it and try again.')
        : l10n.t(
            '{0} drafts were not looked at: there are too many, or they are too large. Open them and try again.',
            left,
          ),
    );
  }
  return taken.map(({ file }) => file);
}

/** The name of a file in a message. */
export const nameOf = (file: string): string => URI.file(file).path.split('/').at(-1)!;
