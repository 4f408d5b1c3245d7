import { stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readTextFile, writeTogether } from '../../files';
import { labelOf } from '../../languages';
import {
  freeNumberBefore,
  planInsertion,
  planRename,
  renumberLaw,
  withEdits,
  type Renumbering,
  type TextChanges,
} from '../../renumber';
import type { LegalIndex } from '../../search';
import { counted } from '../../text';
import { meantByName } from '../../tools';
import {
  CommandError,
  KIND_OPTIONS,
  stringsOption,
  UsageError,
  type Command,
  type Output,
  type Terminal,
} from '../command';
import { FolderHost } from '../folderHost';
import { openPaths, shownFile } from '../openCorpus';
import { patchOf } from '../patch';

/** Provisions that are told where a name could mean several. */
const MOST_TOLD = 8;

export const renumber: Command = {
  usage: 'renumber FOLDER PROVISION [NUMBER] [--insert] [--write]',
  summary:
    'give a provision of a folder another number, with every citation of it, or --insert a new one before it; prints the ' +
    'changes as a patch, or makes them with --write',
  options: {
    ...KIND_OPTIONS,
    'index-dir': { type: 'string' },
    insert: { type: 'boolean' },
    write: { type: 'boolean' },
  },
  async run(positionals, values, terminal, signal) {
    const { folder, name, number } = argumentsOf(positionals, values['insert'] === true);
    await checkFolder(folder);
    const { index } = await openPaths([folder], values, terminal, signal);
    const provision = await provisionNamed(name, index, signal);
    const plan = planOf(index, provision, number, values['insert'] === true);
    const host = new FolderHost(index, folder, stringsOption(values, 'exclude'), (message) =>
      terminal.progress(message),
    );
    const changes = await renumberLaw(plan, host, signal);
    if (values['json'] !== true) tellLeft(changes, terminal);
    return values['write'] === true ? written(changes, host) : proposed(changes, folder, terminal);
  },
};

interface Arguments {
  /** Absolute path. */
  readonly folder: string;
  readonly name: string;
  readonly number: string | undefined;
}

function argumentsOf([folder = '', name = '', number, extra]: readonly string[], inserts: boolean): Arguments {
  if (folder === '') throw new UsageError('FOLDER is missing: name the folder of the statutes and drafts.');
  if (name.trim() === '')
    throw new UsageError('PROVISION is missing: name it by its id or as it is cited, in quotes: "HafG § 5".');
  if (number === undefined && !inserts) throw new UsageError('NUMBER is missing: name the new number.');
  if (extra !== undefined)
    throw new UsageError('One PROVISION and one NUMBER at a time: put what holds blanks in quotes.');
  return { folder: resolve(folder), name, number };
}

async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true)
    throw new CommandError(`${folder} is no folder: name the one that holds the statutes and drafts.`);
}

/** The provision that an id or a citation means. Rejects with {@link CommandError} where it means none, or several. */
async function provisionNamed(name: string, index: LegalIndex, signal: AbortSignal): Promise<number> {
  const { corpus } = index;
  const known = corpus.ordinal(name);
  if (known !== undefined) return known;
  const meant = await meantByName(index, name, MOST_TOLD + 1, signal);
  const [only, ...others] = meant;
  if (only === undefined)
    throw new CommandError(`“${name}” is no provision of the folder: name one by its id, or as it is cited.`);
  if (others.length === 0) return only;
  const told = meant.slice(0, MOST_TOLD).map((ordinal) => `${labelOf(corpus, ordinal)} (${corpus.id(ordinal)})`);
  const more = meant.length > told.length ? ', and others' : '';
  throw new CommandError(`“${name}” could be ${told.join('; ')}${more}: name one by its id.`);
}

function planOf({ corpus }: LegalIndex, provision: number, number: string | undefined, inserts: boolean): Renumbering {
  if (!inserts) return planRename(corpus, provision, number!);
  const free = number ?? freeNumberBefore(corpus, provision);
  if (free !== undefined) return planInsertion(corpus, provision, free);
  const label = labelOf(corpus, provision);
  throw new CommandError(
    `No number is free before ${label}: name the NUMBER, or that of ${label} itself to count on what follows.`,
  );
}

/** What a person has to look at. */
function tellLeft(changes: TextChanges, terminal: Terminal): void {
  for (const { id, range, text, reason } of changes.left())
    terminal.warn(`${shownFile(id)}:${range.start.line + 1}: left as it is: ${onOneLine(text)} (${reason})`);
  for (const line of changes.unread) terminal.warn(line);
}

const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ');

/** The texts that change, by their absolute paths, in the order of these. */
function changedFiles(changes: TextChanges): { file: string; before: string; after: string; count: number }[] {
  return changes
    .changed()
    .map(({ present: { id, text }, edits }) => ({
      file: id,
      before: text,
      after: withEdits(text, edits),
      count: edits.length,
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** The changes as a patch. Its paths are relative to this folder, as those of a diff are, where that holds all of them. */
function proposed(changes: TextChanges, folder: string, terminal: Terminal): Output {
  const files = changedFiles(changes);
  const isInside = isBelow(relative('.', folder));
  const root = isInside ? '.' : folder;
  const patch = patchOf(
    files.map(({ file, before, after }) => ({ path: relative(root, file).split(sep).join('/'), before, after })),
  );
  const count = files.reduce((sum, one) => sum + one.count, 0);
  const where = isInside ? '' : ` in ${folder}`;
  terminal.warn(
    `${counted(count, 'change')} in ${counted(files.length, 'file')}: apply the patch${where} with git apply or patch -p1, ` +
      'or make them with --write.',
  );
  return {
    json: { ...jsonOf(changes), written: false, patch },
    lines: patch.split('\n').slice(0, -1),
    isVerbatim: true,
  };
}

/** Whether a relative path stays in the folder that it is relative to. */
const isBelow = (path: string): boolean => path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);

/** Makes the changes; files that are not as they were read stop all of them. */
async function written(changes: TextChanges, host: FolderHost): Promise<Output> {
  const files = changedFiles(changes);
  const contents = new Map(files.map(({ file, after }) => [file, host.bytesOf(file, after)]));
  for (const [file, { before }] of contents) {
    const { bytes } = await readTextFile(file);
    if (Buffer.compare(bytes, before) !== 0)
      throw new CommandError(`${shownFile(file)} was changed meanwhile, and nothing was written. Try again.`);
  }
  try {
    await writeTogether(contents);
  } catch (error) {
    throw new CommandError(`Nothing was changed, because a file cannot be written: ${(error as Error).message}`);
  }
  return {
    json: { ...jsonOf(changes), written: true },
    lines: files.map(({ file, count }) => `${shownFile(file)}: ${counted(count, 'change')}`),
  };
}

function jsonOf(changes: TextChanges): Record<string, unknown> {
  return {
    changes: changes
      .changed()
      .map(({ present: { id }, edits }) => ({
        file: id,
        edits: edits.map(({ start, end, newText, group }) => ({ start, end, newText, group })),
      }))
      .sort((one, other) => (one.file < other.file ? -1 : 1)),
    left: changes.left().map(({ id, range, text, reason }) => ({ file: id, line: range.start.line + 1, text, reason })),
    unread: changes.unread,
  };
}
