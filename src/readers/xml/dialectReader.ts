import type { Problem } from '../../law';
import type { ReadResult } from '../types';
import { ActFacts } from './actFacts';
import { ITEM, roleOf, type Dialect, type Role, type UnitRole } from './dialect';
import type { ActReader } from './nestedActs';
import { Capture, Group, type Owner } from './openElements';
import { addPlainLines, type LinesPlace } from './plainLines';
import type { Attributes } from './parseXml';
import type { SourceDocument } from './sourceDocument';
import { TextFlow } from './textFlow';
import { collapse, hasText } from './textLines';
import { UnitDraft, type UnitStart } from './unitDraft';
import { UnitTree } from './unitTree';

/** What is read of data about the act. */
const READ_IN_DATA: ReadonlySet<Role['role']> = new Set(['act', 'meta', 'field', 'data']);

/** Follows a document's elements, and tells the tree of units what each of them is by its role in the dialect. */
export class DialectReader implements ActReader {
  readonly #act = new ActFacts();
  /** What the act says of itself, and behind it the documents attached to it that are open: of them only the notes count. */
  readonly #facts = [this.#act];
  readonly #tree: UnitTree;
  readonly #flow: TextFlow;
  /** The roles of the open elements that are not skipped. */
  readonly #roles: (Role | undefined)[] = [];
  readonly #owners: Owner[] = [];
  #capture: Capture | undefined;
  /** How many of the open elements are skipped; 0 where text is read. */
  #skipped = 0;
  #quotations = 0;
  /** How many of the open elements hold data about the act. */
  #data = 0;
  /** Where the last tag ended. */
  #offset = 0;

  constructor(
    private readonly document: SourceDocument,
    private readonly dialect: Dialect,
  ) {
    const { file, source, positions } = document;
    const heading = (raw: string): string => collapse(dialect.heading?.(raw) ?? raw).trim();
    this.#tree = new UnitTree(file, positions, heading);
    this.#flow = new TextFlow(this.#tree, source, dialect);
  }

  open(name: string, attributes: Attributes, end: number): void {
    this.#offset = end;
    const role = this.#skipped > 0 ? undefined : roleOf(this.dialect, name, attributes);
    if (this.#skipped > 0 || role?.role === 'skip') {
      this.#skipped += 1;
      return;
    }
    if (role === undefined) this.#roles.push(undefined);
    else if (role.role === 'printed') {
      this.#roles.push(role);
      this.#print(role.before);
    } else if (this.#capture !== undefined) this.#openInCapture(role);
    else if (this.#data > 0 && !READ_IN_DATA.has(role.role)) this.#roles.push(undefined);
    else this.#openRole(role, attributes, end);
  }

  close(end: number): void {
    this.#offset = end;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const depth = this.#roles.length;
    const role = this.#roles.pop();
    if (role?.role === 'printed') this.#print(role.after);
    if (this.#capture?.depth === depth) this.#finishCapture(this.#capture);
    else if (this.#capture === undefined) this.#closeRole(role, depth, end);
  }

  text(raw: string): void {
    const text = this.dialect.text?.(raw) ?? raw;
    if (this.#skipped > 0 || (this.dialect.isWrittenSolid === true && !hasText(text))) return;
    if (this.#capture !== undefined) this.#capture.add(text);
    else this.#addText(text);
  }

  dataEnd(): void {
    if (this.#capture?.role.role === 'lines') this.#capture.add('\n');
  }

  finish(): ReadResult {
    const { dialect } = this;
    const { file } = this.document;
    const language = this.#act.language ?? dialect.language ?? this.document.language;
    const act = this.#act.act(language, file);
    const { isRepealed, problems = [] } = this.#act.standing;
    for (const problem of problems) this.#tree.report(0, problem);
    const document = this.#tree.finish(act, isRepealed === true);
    if (this.#flow.stray !== undefined) {
      this.#tree.report(this.#flow.stray, 'Text from here on that stands outside every unit of the act was not read.');
    }
    if (document.provisions.length > 0) return { documents: [document], problems: this.#tree.problems };
    const message = `No statute was found in this ${dialect.name} file: no article, section or paragraph.`;
    const nothing: Problem = { file, line: 1, severity: 'information', message };
    return { documents: [], problems: [...this.#tree.problems, nothing] };
  }

  /** Text that stands in an attribute. */
  #print(text: string): void {
    if (text !== '') this.text(text);
  }

  /** Inside a number or a heading, what would break the line is a blank. */
  #openInCapture({ role }: Role): void {
    this.#roles.push(undefined);
    if (role === 'block' || role === 'item' || role === 'row' || role === 'cell') this.#capture!.add(' ');
  }

  #openRole(role: Role, attributes: Attributes, end: number): void {
    switch (role.role) {
      case 'unit':
        this.#openUnit(role, attributes, end);
        return;
      case 'group':
        this.#push(role, new Group(this.dialect.standing?.(attributes, this.#act) ?? {}));
        return;
      case 'item':
        this.#flow.breakLine();
        this.#push(role, 'item');
        return;
      case 'number':
      case 'heading':
      case 'field':
      case 'act':
      case 'label':
      case 'lines':
        if (role.role === 'act') role.read?.(attributes, this.#facts.at(-1)!);
        this.#roles.push(role);
        this.#beginCapture(role, attributes, end);
        return;
      case 'block':
      case 'row':
        this.#flow.breakLine();
        if (role.role === 'block' && role.isMarked === true && this.#owners.at(-1) !== 'item') {
          this.#flow.expectMark(this.#startOf(end));
        }
        break;
      case 'cell':
        this.#flow.beginCell();
        break;
      case 'meta':
        role.read(attributes, this.#facts.at(-1)!);
        break;
      case 'quotation':
        this.#flow.breakLine();
        this.#quotations += 1;
        break;
      case 'data':
        this.#data += 1;
        break;
      case 'printed':
      case 'skip':
    }
    this.#roles.push(role);
  }

  #beginCapture(role: Role, attributes: Attributes, start: number): void {
    const value = role.role === 'number' && role.attribute !== undefined ? attributes[role.attribute] : undefined;
    this.#capture = new Capture(role, value, start, this.#roles.length);
  }

  #push(role: Role, owner: Owner): void {
    this.#roles.push(role);
    this.#owners.push(owner);
  }

  #startOf(end: number): number {
    return Math.max(0, this.document.source.lastIndexOf('<', end - 1));
  }

  /** Opens a unit; in quoted law, and below a paragraph, it is an item of the text. */
  #openUnit(role: UnitRole, attributes: Attributes, end: number): void {
    const current = this.#tree.settledCurrent();
    const isItem =
      this.#quotations > 0 ||
      current?.isParagraph === true ||
      this.#flow.isInCell ||
      (role.isItemAfterText === true && current?.lines.isEmpty === false);
    if (isItem && current !== undefined) {
      this.#flow.breakLine();
      this.#addGroupHeading();
      this.#push(ITEM, 'item');
      return;
    }
    const owner = this.#owners.at(-1);
    const own = this.dialect.standing?.(attributes, this.#act);
    const standing = own !== undefined && owner instanceof Group ? owner.standingOf(own) : own;
    const start: UnitStart = {
      source: this.document.source,
      start: this.#startOf(end),
      tagEnd: end,
      attributes,
      ...(standing !== undefined && { standing }),
    };
    const draft = new UnitDraft(role, start, this.#roles.length + 1);
    if (owner instanceof Group) {
      draft.heading = owner.heading;
      owner.isUsed = true;
    }
    if (role.isDocument === true) this.#facts.push(new ActFacts(this.#act.notes));
    this.#push(role, draft);
    this.#tree.begin(draft);
  }

  #closeRole(role: Role | undefined, depth: number, end: number): void {
    switch (role?.role) {
      case 'unit':
        if (role.isDocument === true) this.#facts.pop();
        this.#owners.pop();
        this.#tree.end(depth, end);
        return;
      case 'item':
        this.#owners.pop();
        this.#flow.breakLine();
        break;
      case 'group':
        this.#owners.pop();
        break;
      case 'block':
      case 'row':
        this.#flow.breakLine();
        break;
      case 'cell':
        this.#flow.endCell();
        break;
      case 'quotation':
        this.#quotations -= 1;
        break;
      case 'data':
        this.#data -= 1;
        break;
      default:
    }
    this.#tree.extendMarked(end);
  }

  #finishCapture({ role, value, start, raw, isCut }: Capture): void {
    this.#capture = undefined;
    if (isCut) this.#tree.report(start, 'The text of this element is too long; the rest was left out.');
    const text = collapse(raw).trim();
    const owner = this.#owners.at(-1);
    const draft = owner instanceof UnitDraft ? owner : undefined;
    const isOpen = draft?.isBeforeText === true;
    switch (role.role) {
      case 'field':
        draft?.addField(role.name, raw);
        return;
      case 'act':
        // What an amending act quotes names another act.
        if (this.#quotations === 0) role.take(text, this.#facts.at(-1)!);
        if (this.#tree.current !== undefined) this.#addText(raw);
        return;
      case 'number':
        if (owner === undefined) role.take(text, this.#act);
        else if (isOpen && draft.number === '') {
          draft.number = text;
          draft.value = value;
        } else if (role.isLine === true) this.#flow.line(text);
        else this.#flow.label(text);
        return;
      case 'heading':
        if (owner === undefined) this.#act.addTitle(text);
        else if (owner instanceof Group) owner.heading = text;
        else if (isOpen) draft.heading = draft.heading === '' ? text : `${draft.heading} – ${text}`;
        else this.#flow.line(text);
        return;
      case 'lines':
        addPlainLines(this.#tree, raw, this.#linesPlace(start));
        return;
      default:
        this.#flow.label(text);
    }
  }

  #linesPlace(start: number): LinesPlace {
    return { source: this.document.source, start, end: this.#offset, language: this.dialect.language ?? 'und' };
  }

  /** The heading of a group whose text belongs to no unit in it is a line of that text. */
  #addGroupHeading(): void {
    const owner = this.#owners.at(-1);
    if (!(owner instanceof Group) || owner.isUsed) return;
    owner.isUsed = true;
    this.#flow.line(owner.heading);
  }

  #addText(text: string): void {
    if (this.#data > 0) return;
    if (hasText(text)) this.#addGroupHeading();
    this.#flow.add(text, this.#offset);
  }
}
