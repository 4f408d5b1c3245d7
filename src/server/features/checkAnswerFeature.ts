import { URI, Utils } from 'vscode-uri';
import { LineTable, pageOf } from '../../check';
import { answerFindings, checkAnswer, type CheckedSentence } from '../../grounding';
import { nearestHeading, textBearing, type Corpus, type Range } from '../../law';
import { inTurns, Turns } from '../../turns';
import { labelOf } from '../../languages';
import type { LegalIndex } from '../../search';
import { interfaceLanguage, type TextSpan } from '../../text';
import { formatOf } from '../drafts/documentFormat';
import type { AnswerSentenceView, CheckAnswerParams, HeldAgainst } from './checkedAnswer';

/** How long checking holds the thread, in milliseconds. */
const TURN_MS = 10;
/** The least time between two reports of progress, in milliseconds. */
const PROGRESS_MS = 100;
/** What is shown beside a sentence: so many provisions, and so much of each, in UTF-16 code units. */
const MOST_SHOWN = 5;
const LONGEST_SHOWN = 2000;

/** Checks the sentences of a text. Rejects with the signal's reason when aborted. */
export async function checkedAnswer(
  { uri, languageId, text, within, question }: CheckAnswerParams,
  index: LegalIndex,
  home: string,
  onProgress: (progress: { done: number; total: number }) => void,
  signal: AbortSignal,
): Promise<AnswerSentenceView[]> {
  const format = formatOf({ uri, languageId }) ?? 'text';
  const options = {
    ...(within && { within }),
    ...(question !== undefined && { question }),
    onProgress: throttled(onProgress),
  };
  const steps = viewsOf(text, checkAnswer(text, format, index, options), index.corpus, home);
  return inTurns(steps, new Turns(TURN_MS), signal);
}

function throttled(tell: (progress: { done: number; total: number }) => void): typeof tell {
  let toldAt = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - toldAt < PROGRESS_MS) return;
    toldAt = now;
    tell(progress);
  };
}

function* viewsOf(
  text: string,
  checking: Generator<void, CheckedSentence[]>,
  corpus: Corpus,
  home: string,
): Generator<void, AnswerSentenceView[]> {
  const sentences = yield* checking;
  const lines = new LineTable(text);
  const rangeOf = ({ start, end }: TextSpan): Range => ({ start: lines.positionAt(start), end: lines.positionAt(end) });
  const views: AnswerSentenceView[] = [];
  for (const sentence of sentences) {
    const { support, reason, clashes } = sentence;
    const problems = answerFindings(sentence, corpus).map(({ code, severity, message, start, end }) => {
      const page = Utils.joinPath(URI.file(home), pageOf(code, interfaceLanguage())).toString();
      return { range: rangeOf({ start, end }), code, page, severity, message };
    });
    const said = clashes.length > 0 ? clashes.map(({ message }) => message) : reason === undefined ? [] : [reason];
    const law = heldAgainst(sentence, corpus);
    views.push({ range: rangeOf(sentence), text: sentence.text.trim(), support, reasons: said, problems, law });
    yield;
  }
  return views;
}

function heldAgainst({ citations, lawWords, clashes }: CheckedSentence, corpus: Corpus): HeldAgainst[] {
  const opposed = clashes.flatMap(({ against }) => (against?.source === 'law' ? [against] : []));
  const words = [...opposed, ...lawWords];
  const ids = [...new Set([...words.map(({ id }) => id), ...citations])];
  const ordinals = ids.flatMap((id) => {
    const ordinal = corpus.ordinal(id);
    return ordinal === undefined ? [] : textBearing(corpus, ordinal, MOST_SHOWN);
  });
  return [...new Set(ordinals)].slice(0, MOST_SHOWN).map((ordinal) => {
    const { id, text, file, range } = corpus.provision(ordinal);
    return {
      label: labelOf(corpus, ordinal),
      heading: nearestHeading(corpus, ordinal),
      text: text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)} ...` : text,
      words: words.filter((each) => each.id === id).map((each) => each.text),
      file,
      range,
    };
  });
}
