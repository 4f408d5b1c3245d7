import * as l10n from '@vscode/l10n';
import {
  CitedProvisions,
  isStruck,
  verifying,
  withSecondReading,
  type CitedProvision,
  type Claim,
  type Grounding,
  type GroundingContext,
  type SecondReading,
} from '../grounding';
import { labelOf } from '../languages';
import { standingAt, standingInWords, type Day, type MissingAuthority } from '../law';
import type { LegalIndex } from '../search';
import type { DraftSentence } from './answer';
import type { AnswerSentence } from './types';

/** A sentence of an answer as it was checked, with what else the verdict is drawn from. */
export interface Verified extends AnswerSentence {
  /** Whether it hands the question over to an authority outside the corpus. */
  readonly delegates: boolean;
  /** Whether it rests on a provision that is not law today. */
  readonly repealed: boolean;
  /** One for each such provision. */
  readonly warnings: readonly string[];
  readonly missing: readonly MissingAuthority[];
}

/** What else is known of a sentence than what it says. */
export interface Opinion {
  readonly reading?: SecondReading | undefined;
}

/** Checks the sentences of one answer. What it reads of a provision is kept: sentences cite the same few. */
export class Verifier {
  readonly #cited: CitedProvisions;
  readonly #context: GroundingContext;

  constructor(
    question: string,
    private readonly index: LegalIndex,
    private readonly today: Day,
  ) {
    this.#cited = new CitedProvisions(index.corpus);
    this.#context = { question, corpus: index.corpus, resolver: index.resolver };
  }

  /** Yields often. */
  *check(sentence: DraftSentence, opinion: Opinion = {}): Generator<void, Verified> {
    const { corpus } = this.index;
    const { text, citations, missing } = sentence;
    const warnings = citations.flatMap((ordinal) => {
      const standing = standingAt(corpus, ordinal, this.today);
      return standing.status === 'in-force'
        ? []
        : [l10n.t('{0}: {1}.', labelOf(corpus, ordinal), standingInWords(standing)!)];
    });
    return {
      text,
      citations: citations.map((ordinal) => corpus.id(ordinal)),
      ...(yield* this.#ground(sentence, opinion)),
      delegates: missing.length > 0,
      repealed: warnings.length > 0,
      warnings,
      missing,
    };
  }

  /** The provisions that a sentence cites, as it is checked against them. */
  citedBy({ citations }: DraftSentence): CitedProvision[] {
    return citations.map((ordinal) => this.#cited.at(ordinal));
  }

  *#ground(sentence: DraftSentence, { reading }: Opinion): Generator<void, Grounding> {
    const { invented } = sentence;
    if (invented.length > 0) {
      const reason = l10n.t('It cites [{0}], which is no provision of the evidence.', invented.join('], ['));
      return { support: 'invented', reason, clashes: [], lawWords: [], factWords: [] };
    }
    const claim = this.#claim(sentence);
    const grounding = yield* verifying(claim, this.#context);
    return reading === undefined ? grounding : withSecondReading(grounding, reading, claim, this.#context);
  }

  #claim(sentence: DraftSentence): Claim {
    const { text, lawWords, factWords } = sentence;
    return {
      text,
      cited: this.citedBy(sentence),
      ...(lawWords.length > 0 && { lawWords }),
      ...(factWords.length > 0 && { factWords }),
    };
  }
}

/** Whether another reading of a sentence can change what is said of it. */
export const isOpen = ({ support, citations }: AnswerSentence): boolean => !isStruck(support) && citations.length > 0;
