import { SaxesParser } from 'saxes';
import type { Problem } from '../../law';
import { NAMED_CHARACTERS } from './entities';

/** Deeper elements are no law; the United States Code nests some 30. */
const MAX_DEPTH = 500;
/** The most elements of one file. */
const MAX_ELEMENTS = 10_000_000;
/** How long one file may take. Milliseconds. */
const MAX_TIME = 60_000;
/** UTF-16 code units handed to the parser at once; the clock is looked at in between. */
const CHUNK = 1 << 16;

/** What a document is made of, in its order. Offsets are in UTF-16 code units and point behind the tag. */
export interface XmlHandler {
  open(name: string, attributes: Attributes, end: number): void;
  close(end: number, name: string): void;
  /** Character data, references replaced; never empty. */
  text(text: string): void;
  /** The text before it was a CDATA section, which may be a line of its own. */
  dataEnd?(): void;
}

export type Attributes = Readonly<Record<string, string | undefined>>;

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
  /** Milliseconds. */
  readonly time: number;
}

const LIMITS: XmlLimits = { depth: MAX_DEPTH, elements: MAX_ELEMENTS, time: MAX_TIME };

/** What the parser's own messages, which go on, mean to a reader of law; any other ends the reading. */
const TOLERATED: Readonly<Record<string, string>> = {
  'undefined entity.': 'An entity that neither XML nor HTML defines is kept as it is written.',
  'disallowed character in entity name.': 'A bare "&" is read as text.',
  'empty entity name.': 'A bare "&" is read as text.',
  'malformed character entity.': 'A reference to a character that there is not is kept as it is written.',
  'disallowed character.': 'A character that XML does not allow stands in the text.',
  'the string "]]>" is disallowed in char data.': 'The characters "]]>" stand in the text.',
  'text data outside of root node.': 'Text stands outside the root element and was not read.',
  'an XML declaration must be at the start of the document.': 'Something stands before the XML declaration.',
  'the XML declaration must appear at the start of the document.': 'Something stands before the XML declaration.',
};
const REPEATED_ATTRIBUTE = 'duplicate attribute: ';

/** Ends a parse from within. */
class Stop extends Error {
  override readonly name = 'Stop';
}

/**
 * Hands a document to `handler`, as far as it is well-formed and within the limits; the rest is a problem of severity
 * `error`. Nothing is expanded or fetched: what a document type declares is not read, so an entity is at most one
 * character. Linear in the text's length.
 */
export function parseXml(file: string, text: string, handler: XmlHandler, limits = LIMITS): Problem[] {
  const steps = parseXmlInSteps(file, text, handler, limits);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** {@link parseXml}, which yields often, so that the caller can let other work in or stop. */
export function* parseXmlInSteps(
  file: string,
  text: string,
  handler: XmlHandler,
  limits: XmlLimits,
): Generator<void, Problem[]> {
  return yield* new XmlReading(file, text, handler, limits).read();
}

class XmlReading {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #problems: Problem[] = [];
  /** How often each problem that is tolerated was met, and where first. */
  readonly #tolerated = new Map<string, { readonly line: number; count: number }>();
  #depth = 0;
  #elements = 0;

  constructor(
    private readonly file: string,
    private readonly source: string,
    handler: XmlHandler,
    private readonly limits: XmlLimits,
  ) {
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, NAMED_CHARACTERS);
    parser.on('opentag', ({ name, attributes }) => {
      this.#count();
      handler.open(name, attributes, parser.position);
    });
    parser.on('closetag', ({ name }) => {
      this.#depth -= 1;
      handler.close(parser.position, name);
    });
    parser.on('text', (text) => handler.text(text));
    parser.on('cdata', (text) => {
      if (text !== '') handler.text(text);
      handler.dataEnd?.();
    });
    parser.on('doctype', (declarations) => {
      if (declarations.includes('<!ENTITY'))
        this.#tolerate('The entities that the document declares are not expanded.');
    });
    parser.on('error', ({ message }) => this.#fail(message));
  }

  *read(): Generator<void, Problem[]> {
    try {
      yield* this.#feed();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.#problems.push(this.#problem(this.#parser.line, 'error', error.message));
    }
    for (const [message, { line, count }] of this.#tolerated) {
      this.#problems.push(this.#problem(line, 'warning', count === 1 ? message : `${message} (${count} times.)`));
    }
    return this.#problems;
  }

  *#feed(): Generator<void> {
    const deadline = performance.now() + this.limits.time;
    for (let at = 0; at < this.source.length; at += CHUNK) {
      if (performance.now() > deadline) throw new Stop('The file took too long; what follows was not read.');
      this.#parser.write(this.source.slice(at, at + CHUNK));
      yield;
    }
    this.#parser.close();
  }

  #count(): void {
    this.#depth += 1;
    this.#elements += 1;
    if (this.#depth > this.limits.depth) {
      throw new Stop(`Elements are nested more than ${this.limits.depth} deep; what follows was not read.`);
    }
    if (this.#elements > this.limits.elements) {
      throw new Stop(`The file has more than ${this.limits.elements} elements; what follows was not read.`);
    }
  }

  #fail(message: string): void {
    const tolerated = message.startsWith(REPEATED_ATTRIBUTE) ? 'An attribute is given twice.' : TOLERATED[message];
    if (tolerated !== undefined) this.#tolerate(tolerated);
    else throw new Stop(`The XML is not well-formed (${brief(message)}); what follows was not read.`);
  }

  #tolerate(message: string): void {
    const known = this.#tolerated.get(message);
    if (known === undefined) this.#tolerated.set(message, { line: this.#parser.line, count: 1 });
    else known.count += 1;
  }

  /** The parser counts lines as the editor does; an error at the end may lie one behind the last. */
  #problem(line: number, severity: Problem['severity'], message: string): Problem {
    return { file: this.file, line, severity, message };
  }
}

/** The parser's words without their full stop; names in them may be long. */
const brief = (message: string): string => message.slice(0, 100).replace(/\.$/u, '');
