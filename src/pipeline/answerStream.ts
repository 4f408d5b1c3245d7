import type { FootnotedSentence } from './parseAnswer';
import { looksLikeJson, readAnswer } from './readAnswer';

/** How often an answer is read while it streams: its cost grows with the answer times this. */
const MOST_READINGS = 100;
/** What both forms may begin with: a code fence, or a bracket, of JSON or of a footnote. */
const UNDECIDED = /^\s{0,40}(?:`{1,3}\w{0,10}\s{0,8}|\[\s{0,8})?$/u;
/** What may end a sentence, in either form. */
const ENDING = /[\n}.!?。！？]/u;

/**
 * An answer while it streams: what of it a person reads, and its sentences as each is complete. A sentence is complete
 * once the next one has begun, since footnotes and words stand behind it; the last one when the reply is over.
 */
export class AnswerStream {
  #reply = '';
  #shown: ShownText | undefined;
  #given = 0;
  #readings = 0;

  /** @param count how many provisions there are. */
  constructor(private readonly count: number) {}

  /** Takes a piece of the reply; gives what there is to show and which sentences are complete, counted on from 0. */
  push(piece: string): { readonly text: string; readonly sentences: readonly FootnotedSentence[] } {
    this.#reply += piece;
    return { text: this.#show(piece), sentences: ENDING.test(piece) ? this.#complete() : [] };
  }

  /** The number of the next sentence that {@link push} gives. */
  get next(): number {
    return this.#given;
  }

  #show(piece: string): string {
    if (this.#shown !== undefined) return this.#shown.push(piece);
    if (UNDECIDED.test(this.#reply)) return '';
    this.#shown = looksLikeJson(this.#reply) ? new JsonText() : new LineText();
    return this.#shown.push(this.#reply);
  }

  #complete(): readonly FootnotedSentence[] {
    if (this.#readings >= MOST_READINGS) return [];
    this.#readings += 1;
    const complete = readAnswer(withoutOpenNote(this.#reply), this.count, false).sentences.slice(this.#given, -1);
    this.#given += complete.length;
    return complete;
  }
}

/** What of a reply a person reads while it comes in. */
interface ShownText {
  push(piece: string): string;
}

/** How much of a line tells whether it names words. */
const TELLING = 8;
const NAMES_WORDS = /^[\s>*•-]{0,8}(?:LAW|FACTS?)\s{0,2}[:：[]/u;
const MAY_NAME_WORDS = /^[\s>*•-]{0,8}(?:L|LA|LAW|F|FA|FAC|FACTS?)?\s{0,2}$/u;

/** A reply without a last line that names words, or may come to: half of one would pass for a sentence. */
function withoutOpenNote(reply: string): string {
  const start = reply.lastIndexOf('\n') + 1;
  const last = reply.slice(start);
  return NAMES_WORDS.test(last) || MAY_NAME_WORDS.test(last) ? reply.slice(0, start) : reply;
}

/** An answer in lines, without those that name words of the law and the question. */
class LineText implements ShownText {
  #line = '';
  /** `open`: it is not certain yet whether the line is shown. */
  #kind: 'open' | 'shown' | 'hidden' = 'open';

  push(piece: string): string {
    let shown = '';
    for (const [at, part] of piece.split('\n').entries()) {
      if (at > 0) {
        if (this.#kind === 'open') shown += this.#line;
        if (this.#kind !== 'hidden') shown += '\n';
        this.#line = '';
        this.#kind = 'open';
      }
      shown += this.#goOn(part);
    }
    return shown;
  }

  #goOn(part: string): string {
    if (this.#kind === 'shown') return part;
    if (this.#kind === 'hidden') return '';
    this.#line += part;
    if (NAMES_WORDS.test(this.#line)) {
      this.#kind = 'hidden';
      return '';
    }
    if (this.#line.length < 2 * TELLING && MAY_NAME_WORDS.test(this.#line)) return '';
    this.#kind = 'shown';
    return this.#line;
  }
}

/** The values of `"text"` in a JSON answer, one after another. */
class JsonText implements ShownText {
  #state: 'outside' | 'string' | 'escape' | 'unicode' = 'outside';
  /** The string that is being read, or was read last; keys alone matter, and they are short. */
  #string = '';
  #key = '';
  #code = '';
  #isText = false;

  push(piece: string): string {
    let shown = '';
    for (const character of piece) shown += this.#take(character);
    return shown;
  }

  #take(character: string): string {
    if (this.#state === 'outside') return this.#between(character);
    if (this.#state === 'escape') {
      this.#state = character === 'u' ? 'unicode' : 'string';
      this.#code = '';
      return character === 'u' ? '' : this.#read(/[nrtbf]/u.test(character) ? ' ' : character);
    }
    if (this.#state === 'unicode') {
      this.#code += character;
      if (this.#code.length < 4) return '';
      this.#state = 'string';
      return this.#read(/^[\da-f]{4}$/iu.test(this.#code) ? String.fromCharCode(parseInt(this.#code, 16)) : '');
    }
    if (character === '\\') {
      this.#state = 'escape';
      return '';
    }
    if (character !== '"') return this.#read(character);
    this.#state = 'outside';
    return this.#isText ? ' ' : '';
  }

  #between(character: string): string {
    if (character === ':') this.#key = this.#string;
    if (/[,{}[\]]/u.test(character)) this.#key = '';
    if (character === '"') {
      this.#state = 'string';
      this.#string = '';
      this.#isText = this.#key === 'text';
    }
    return '';
  }

  #read(character: string): string {
    if (this.#string.length < TELLING) this.#string += character;
    return this.#isText ? character : '';
  }
}
