import * as l10n from '@vscode/l10n';
import { nameIn, withoutUnit, type ReadPart } from '../check';
import type { TextSpan } from '../text';
import { nameLines } from './citations/actName';
import { citedUnits } from './citations/citedUnits';
import type { LawIndex } from './host';
import { RenumberError } from './plan/plan';
import type { PresentText } from './presentTexts';
import { partOf, placedIn, type PlacedPart, type PresentProvision, type PresentStatute } from './presentStatutes';
import { numbersAt } from './statutes/numbersAt';

/** What a place of a text lets be renamed. Offsets are those of the text. */
export type RenameTarget =
  | { readonly kind: 'provision'; readonly ordinal: number; readonly span: TextSpan }
  | { readonly kind: 'act'; readonly act: number; readonly span: TextSpan };

/** A text and the law that it is read by. */
export interface RenamedText {
  readonly present: PresentText;
  readonly index: LawIndex;
}

const holds = ({ start, end }: TextSpan, offset: number): boolean => start <= offset && offset <= end;

/**
 * What stands at an offset of a text, which is given as it was read: the number or the heading of a provision in its own
 * file, the title of an act, a number or the act's name in a citation. Throws {@link RenumberError} for a citation of something that is not there. Yields often.
 */
export function* renameTargetAt(
  open: RenamedText,
  read: PresentStatute | readonly ReadPart[],
  offset: number,
): Generator<void, RenameTarget | undefined> {
  const statute = 'provisions' in read ? read : undefined;
  const headings = statute === undefined ? [] : headingsOn(statute, offset, open);
  const own = headings.find(({ span }) => holds(span, offset));
  if (own !== undefined) return own;
  return (yield* citedAt(open, read, offset)) ?? headings[0] ?? (statute && titleAt(open, statute, offset));
}

/** The provisions that begin on the line, outermost first, with their numbers; not those whose text the line is. */
function headingsOn({ present, provisions }: PresentStatute, offset: number, { index }: RenamedText): RenameTarget[] {
  const { line } = present.lines.positionAt(offset);
  const beginning = provisions.filter(({ provision }) => provision.range.start.line === line);
  return beginning.flatMap((placed): RenameTarget[] => {
    const number = ownNumber(placed, provisions, index.corpus.acts[placed.act]!.language);
    if (number === undefined || placed.ordinal === undefined) return [];
    const { kind } = placed.provision.path.at(-1)!;
    const isText = kind === 'paragraph' || kind === 'subparagraph';
    if (isText && !holds(number, offset)) return [];
    return [{ kind: 'provision', ordinal: placed.ordinal, span: number }];
  });
}

function ownNumber(placed: PresentProvision, all: readonly PresentProvision[], language: string): TextSpan | undefined {
  const inAct = all.filter(({ act }) => act === placed.act);
  const provisions = inAct.map(({ provision }) => provision);
  const { text, lines } = placed.present;
  const [number] = numbersAt({ source: text, lines }, provisions, inAct.indexOf(placed), language);
  return number && withoutUnit(number, text);
}

function titleAt(
  { index: { corpus } }: RenamedText,
  { present, provisions }: PresentStatute,
  offset: number,
): RenameTarget | undefined {
  const line = present.lines.line(present.lines.positionAt(offset).line);
  for (const { act, span } of provisions.slice(0, 1)) {
    const { title, abbreviation, aliases } = corpus.acts[act]!;
    const names = [title, abbreviation, ...aliases].filter((name) => name !== '' && line.includes(name));
    const spans = names.flatMap((name) => nameLines(present.text, span.start, name, name));
    const here = spans.filter(
      (one) => present.lines.positionAt(one.start).line === present.lines.positionAt(offset).line,
    );
    const found = here.find((one) => holds(one, offset)) ?? here[0];
    if (found !== undefined) return { kind: 'act', act, span: { start: found.start, end: found.end } };
  }
  return undefined;
}

function* citedAt(
  open: RenamedText,
  read: PresentStatute | readonly ReadPart[],
  offset: number,
): Generator<void, RenameTarget | undefined> {
  for (const { part, placeOf, inFile } of yield* partsAt(open, read, offset)) {
    for (const cited of part.citations) {
      yield;
      const { citation, act } = cited;
      const place = placeOf(citation);
      if (place === undefined || !holds(place, offset)) continue;
      const inText = (inner: TextSpan): TextSpan | undefined =>
        inFile({ start: citation.start + inner.start, end: citation.start + inner.end });
      const name = nameIn(citation);
      const nameSpan = name && inText(name);
      if (nameSpan !== undefined && holds(nameSpan, offset) && citation.act.kind === 'named' && act !== undefined) {
        return { kind: 'act', act, span: nameSpan };
      }
      if (cited.outcome !== 'resolved') {
        throw new RenumberError(
          l10n.t('“{0}” was not found in the statutes, so that it cannot be renumbered.', citation.text),
        );
      }
      const units = citedUnits(cited, open.index.corpus).flatMap(({ written, ordinal }) => {
        const unit = inText(withoutUnit(written, citation.text));
        return unit === undefined ? [] : [{ kind: 'provision' as const, ordinal, span: unit }];
      });
      const found = units.find((unit) => holds(unit.span, offset)) ?? units.at(-1);
      if (found === undefined) {
        throw new RenumberError(
          l10n.t('“{0}” names its provision without a number. Rename the provision itself.', citation.text),
        );
      }
      return found;
    }
  }
  return undefined;
}

/** The parts of a text that hold an offset: the provision's text, or the whole of a draft. */
function* partsAt(
  { present, index }: RenamedText,
  read: PresentStatute | readonly ReadPart[],
  offset: number,
): Generator<void, Omit<PlacedPart, 'spell'>[]> {
  if ('provisions' in read) {
    const parts = [];
    for (const placed of read.provisions) {
      if (placed.span.start > offset || offset >= placed.span.end) continue;
      const part = yield* partOf(placed, index);
      if (part !== undefined) parts.push(part);
    }
    return parts;
  }
  return read.map((part) => placedIn(present.text, part));
}
