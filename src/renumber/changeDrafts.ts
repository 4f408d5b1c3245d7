import * as l10n from '@vscode/l10n';
import { draftFormatOf, inDocument, inMarkup, readDraft, type DraftFormat } from '../check';
import { actsOfFile } from '../law';
import { inTurns, rest, Turns } from '../turns';
import type { RenumberHost } from './host';
import type { LawChange } from './lawChange';
import { placedIn, unwrapped } from './presentStatutes';
import { presentText, type PresentText, type PresentTexts } from './presentTexts';
import type { TextChanges } from './textChanges';

/** How long reading holds the thread, in milliseconds. */
const TURN_MS = 10;
/** Of the drafts in folders so many are read ... */
const MOST_DRAFTS = 2_000;
/** ... none of them of more bytes than this ... */
const LARGEST_DRAFT = 4 << 20;
/** ... and no more than this together. */
const MOST_BYTES = 64 << 20;
const markedUp = (): string => l10n.t('The draft writes it with markup inside.');

/** Follows a change of law through the drafts: those that are open, and those in the host's folders. */
export async function changeDrafts(
  change: LawChange,
  host: RenumberHost,
  texts: PresentTexts,
  changes: TextChanges,
  signal: AbortSignal,
): Promise<void> {
  const turns = new Turns(TURN_MS);
  const follow = async (present: PresentText, format: DraftFormat): Promise<void> => {
    // In LaTeX a line's end may end a comment.
    const source = format === 'markdown' || format === 'text' ? unwrapped(present.text) : present.text;
    for (const part of await inTurns(readDraft(source, format, host.index), turns, signal)) {
      const { edits, notes } = await inTurns(change.ofPart(part), turns, signal);
      const { inFile } = placedIn(present.text, part);
      for (const { start, end, newText } of edits) {
        await rest(turns, signal);
        const place = inFile({ start, end });
        if (place !== undefined) changes.add(present, { ...place, newText: inMarkup(newText, format) }, 'drafts');
        else changes.leave(present, inDocument(part, { start, end }), part.plain.text.slice(start, end), markedUp());
      }
      for (const { text, reason, ...note } of notes) changes.leave(present, inDocument(part, note), text, reason);
    }
  };
  for (const draft of host.openDrafts()) await follow(presentText(draft), draft.format);
  const files = await draftFiles(host, changes, signal);
  for (const [at, file] of files.entries()) {
    host.report(l10n.t('{0} of {1} drafts', at + 1, files.length));
    const present = await texts.of(file);
    signal.throwIfAborted();
    if (present !== undefined) await follow(present, draftFormatOf(file)!);
  }
}

/** The drafts in the host's folders; what is left out is said. */
async function draftFiles(host: RenumberHost, changes: TextChanges, signal: AbortSignal): Promise<string[]> {
  const { corpus } = host.index;
  const isDraft = (file: string): boolean => draftFormatOf(file) !== undefined && actsOfFile(corpus, file).length === 0;
  const drafts = await host.draftFiles(isDraft, signal);
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
