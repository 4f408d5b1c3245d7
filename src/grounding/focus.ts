import type { Marker, MarkerKind } from '../languages';
import { bracketsIn, type TextSpan } from '../text';
import { placeOf, vocabularyOf, type Vocabulary, type Word } from './words';

/** What a denial denies, or an "also" includes. */
export interface Focus {
  /** The word that it is part of or stands next to; absent where the language does not put them side by side. */
  readonly word?: string;
  /** Whether nothing stands there, though it should: it is said of what stands before the clause ("그러하지 아니하다"). */
  readonly isPronoun: boolean;
  /** The words of its clause that it may be said of, for several may share a denial: "판매하거나 대여하여서는 아니 된다". */
  readonly reach: Vocabulary;
}

const FOCUSED: ReadonlySet<MarkerKind> = new Set(['negation', 'prohibition', 'exemption', 'inclusion']);

/** Farther than so many words, those in brackets counted, nothing is looked for. */
const FARTHEST = 120;
/** So many words on either side an operator may be said of. */
const MOST_WORDS = 24;

/**
 * Finds what the operators of a text are said of. What stands in brackets is not meant from outside, and does not part what
 * stands around it: "대출(이하 이 조에서 같다)을 하여서는 아니 된다" denies the loan.
 */
export class FocusFinder {
  /** Without those inside others. */
  readonly #brackets: readonly TextSpan[];

  constructor(
    text: string,
    private readonly words: readonly Word[],
    private readonly clauses: readonly TextSpan[],
  ) {
    let last = 0;
    this.#brackets = bracketsIn(text).filter(({ start, end }) => {
      if (start < last) return false;
      last = end;
      return true;
    });
  }

  /** @returns undefined for an operator of another kind */
  of({ kind, start, end, side }: Marker): Focus | undefined {
    if (!FOCUSED.has(kind)) return undefined;
    const next = placeOf(this.words, start);
    const before = this.#wordsBefore(next, start);
    const behind = this.#wordsBehind(next, start);
    if (side === undefined) return { isPronoun: false, reach: vocabularyOf([...before, ...behind]) };
    const itself = behind.find((word) => word.start === start && word.end >= end);
    const onSide = side === 'before' ? before : behind.filter((word) => word.start >= end);
    const reach = itself === undefined ? onSide : [itself, ...onSide];
    const [word] = reach;
    return {
      ...(word !== undefined && { word: word.stem }),
      isPronoun: word === undefined,
      reach: vocabularyOf(reach),
    };
  }

  /** The words of its clause before an operator, the nearest first. */
  #wordsBefore(next: number, operator: number): Word[] {
    const found: Word[] = [];
    let from = this.#clauseAt(operator)?.start ?? 0;
    for (let at = next - 1; at >= 0 && next - at <= FARTHEST && found.length < MOST_WORDS; at -= 1) {
      const word = this.words[at]!;
      const aside = this.#bracketAround(word, operator);
      if (aside !== undefined && aside.end >= from) from = this.#clauseAt(aside.start - 1)?.start ?? 0;
      if (word.start < from) break;
      if (aside === undefined) found.push(word);
    }
    return found;
  }

  /** The words of its clause from an operator on. */
  #wordsBehind(next: number, operator: number): Word[] {
    const to = this.#clauseAt(operator)?.end ?? Infinity;
    return this.words
      .slice(next, next + MOST_WORDS)
      .filter((word) => word.start < to && this.#bracketAround(word, operator) === undefined);
  }

  /** The brackets that a word stands in, or goes on behind ("(...)을"), and an operator does not. */
  #bracketAround({ start }: Word, operator: number): TextSpan | undefined {
    const bracket = lastFrom(this.#brackets, start);
    if (bracket === undefined || bracket.end < start) return undefined;
    return bracket.start < operator && operator < bracket.end ? undefined : bracket;
  }

  readonly #clauseAt = (offset: number): TextSpan | undefined => lastFrom(this.clauses, offset);
}

/** The last of some stretches, in order, that begins at an offset or before it. */
const lastFrom = (stretches: readonly TextSpan[], offset: number): TextSpan | undefined =>
  stretches[placeOf(stretches, offset + 1) - 1];
