import * as l10n from '@vscode/l10n';
import { inAnySystem, readCitations, type CitationResolver, type LocatedCitation } from '../../citation';
import type { Act, Citation, Corpus, Language } from '../../law';
import type { Edit } from '../../check';
import { RenumberError } from '../plan/plan';
import { blocksWithCitations, languageOf, type CitedText, type Note, type PartChanges } from './citedText';
import { misread } from './rewriteBlock';

/** An act that goes by another name. */
export interface NewName {
  /** The index of the act. */
  readonly act: number;
  readonly from: string;
  readonly to: string;
  /** Names of other acts that the old one is a part of: what stands there is theirs. */
  readonly longer: readonly string[];
}

/** No name is longer, in UTF-16 code units. */
const LONGEST = 200;
/** "this Act", "la présente loi", "이 법", "この法律": citations of that name would mean the act that they stand in. */
const OWN_TEXT = new RegExp(
  `^(?:\\p{L}{1,3}['’]?\\s?)?${inAnySystem('ownText')}(?:\\s|(?<=\\p{Script=Hiragana}))\\p{L}{1,20}$`,
  'iu',
);
const reason = (): string => l10n.t('The act could not be renamed here.');

/** Plans another name. Throws {@link RenumberError} for one that is empty, too long, or another act's. */
export function planName(
  acts: readonly Act[],
  act: number,
  from: string,
  typed: string,
  resolver: Pick<CitationResolver, 'actsNamed'>,
): NewName {
  const to = typed.trim().replace(/\s+/gu, ' ');
  if (to === '' || to.length > LONGEST || !/\p{L}/u.test(to)) {
    throw new RenumberError(l10n.t('Write a name with letters in it, of at most {0} characters.', LONGEST));
  }
  if (OWN_TEXT.test(to)) {
    throw new RenumberError(l10n.t('“{0}” is what every act calls itself. Write a name that it alone has.', to));
  }
  if (to === from) throw new RenumberError(l10n.t('The act has this name already.'));
  const taken = resolver.actsNamed(to).find((other) => other !== act);
  if (taken !== undefined)
    throw new RenumberError(l10n.t('“{0}” is a name of “{1}”. Choose another one.', to, acts[taken]!.title));
  const longer = acts.flatMap(({ title, abbreviation, aliases }, other) =>
    other === act ? [] : [title, abbreviation, ...aliases].filter((name) => name !== from && name.includes(from)),
  );
  return { act, from, to, longer: [...new Set(longer)] };
}

/** The name where a text names the act by it: in its citations, and alone. Other names of the act stay. Yields often. */
export function* renamePart(part: CitedText, name: NewName, corpus: Corpus): Generator<void, PartChanges> {
  const edits: Edit[] = [];
  const notes: Note[] = [];
  for (const { start, end, citations } of blocksWithCitations(part)) {
    const text = part.plain.text.slice(start, end);
    const named: Naming[] = [];
    for (const at of namedAt(text, name)) {
      yield;
      const edit = { start: at, end: at + name.from.length, newText: name.to };
      const cited = citations.find(
        ({ citation }) => citation.start < edit.end + start && edit.start + start < citation.end,
      );
      // A citation that names another act by this name, or by a longer one, is not of this act.
      if (cited?.act === undefined || cited.act === name.act) named.push({ edit, cited });
    }
    if (named.length === 0) continue;
    const unread = yield* unreadAfter(text, named, languageOf(part, corpus));
    for (const { edit, cited } of named) {
      yield;
      const span = { start: edit.start + start, end: edit.end + start };
      if (unread.some((one) => one.start + start < span.end && span.start < one.end + start)) {
        notes.push({ ...span, text: cited?.citation.text ?? name.from, reason: reason() });
      } else edits.push({ ...edit, ...span });
    }
  }
  return { edits, notes };
}

/** A place where the act is named; `cited` where that is part of a citation. */
interface Naming {
  readonly edit: Edit;
  readonly cited: LocatedCitation | undefined;
}

/** The citations that are not read as before once the act has its new name. */
function* unreadAfter(text: string, named: readonly Naming[], language: Language): Generator<void, Citation[]> {
  const before = yield* readCitations(text, language);
  const edits = named.map(({ edit }) => edit);
  return (yield* misread(text, edits, before, new Map(), language)).map((at) => before[at]!);
}

/**
 * Where the name stands as a word of its own, and as no part of another act's: `상법에` names 상법, `상법 시행령` its decree.
 * Assumption: other acts whose names hold this one are in the corpus. Known failures: "Harbours Act" in the name of an act
 * that the corpus lacks; inflected forms ("des Hafengesetzes"), which are left alone.
 */
function namedAt(text: string, { from, longer }: NewName): number[] {
  const taken = longer.flatMap((other) => placesOf(text, other).map((start) => ({ start, end: start + other.length })));
  return placesOf(text, from).filter((start) => {
    const end = start + from.length;
    if (/[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return false;
    // Korean and Japanese particles stand right behind a name.
    if (/[\p{Script=Latin}\p{N}]/u.test(text[end] ?? '') && /[\p{Script=Latin}\p{N}]/u.test(text[end - 1]!))
      return false;
    return !taken.some((other) => other.start <= start && end <= other.end);
  });
}

function placesOf(text: string, name: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) found.push(at);
  return found;
}

/** The lines in front of an act's first provision that hold nothing but a name of it: its title, a field of front matter. */
export function nameLines(source: string, bodyStart: number, name: string, to: string): Edit[] {
  const head = source.slice(0, bodyStart);
  const found: Edit[] = [];
  for (const start of placesOf(head, name)) {
    const lineStart = head.lastIndexOf('\n', start - 1) + 1;
    const before = head.slice(lineStart, start);
    const behind = /^[^\r\n]*/u.exec(head.slice(start + name.length))![0];
    const isField = /^[\p{L}_-]{1,40}:\s*["']?$/u.test(before) && /^["']?\s*$/u.test(behind);
    const isTitle = /^(?:#{1,6}\s+)?$/u.test(before) && /^\s*(?:\([^()]*\)\s*)?#*\s*$/u.test(behind);
    const isInBrackets = /^(?:#{1,6}\s+)?\S.*[(–-]\s*$/u.test(before) && /^\)\s*$/u.test(behind);
    if (isField || isTitle || isInBrackets) found.push({ start, end: start + name.length, newText: to });
  }
  return found;
}
