import { version } from '../../../package.json';
import { startOf } from '../../files';
import {
  ANSWER_RULES,
  answerFindings,
  isStruck,
  type CheckedSentence,
  type Grounding,
  type Support,
} from '../../grounding';
import type { Corpus } from '../../law';
import type { IndexSource } from '../../search';
import { counted } from '../../text';
import { verifyAnswer, type VerifiedAnswer } from '../answerFile';
import { verifyLines, type LineSources, type VerifiedLine } from '../claimLines';
import {
  CommandError,
  CORPUS_OPTIONS,
  onlyArgument,
  SECOND_READER_OPTIONS,
  stringOption,
  UsageError,
  type Command,
  type Output,
  type Terminal,
  SHARED_OPTIONS,
} from '../command';
import { shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { formatOf, type OutputFormat } from '../outputFormat';
import { inertJson } from '../inert';
import { rulePages } from '../rulePages';
import { fingerprinted } from '../fingerprints';
import { openSource } from '../corpusSource';
import { sarifOf } from '../sarif';

const SUPPORTS: readonly Support[] = ['supported', 'unverified', 'contradicted', 'invented'];
const JSON_LINES = /\.(?:jsonl|ndjson)$/iu;
/** What they begin with, whatever the file is called: the brace of an object and its first key. */
const JSON_LINE = /^\uFEFF?\s{0,100}\{\s{0,100}"/u;
const SENTENCE_LINES = '{"id", "question", "sentence", "citations": [id]}';

/**
 * Checks what others wrote. A text with sentences that are struck out is a failure, as a draft with errors is to `lint`;
 * sentences as JSON lines are a measurement, whose exit code is 0 whatever comes out.
 */
export const verify: Command = {
  usage:
    'verify FILE --corpus PATH|ADDRESS [--question TEXT] [--entailment DIR] [--format text|json|sarif] ' +
    '[--allow-unencrypted]',
  summary: 'check the sentences of an answer against the law that they cite; fails when some are struck out',
  options: {
    ...CORPUS_OPTIONS,
    ...SHARED_OPTIONS,
    ...SECOND_READER_OPTIONS,
    question: { type: 'string' },
    format: { type: 'string' },
  },
  async run(positionals, values, terminal, signal) {
    const file = onlyArgument(positionals, 'FILE');
    const format = formatOf(values);
    const question = stringOption(values, 'question');
    const hasLines = JSON_LINES.test(file) || JSON_LINE.test(await startOf(file, 1000, signal));
    if (hasLines && format === 'sarif') throw new UsageError('--format sarif is for a text, not for JSON lines.');
    if (!hasLines && values['entailment'] !== undefined)
      throw new UsageError('--entailment is for JSON lines, not for a text.');
    const { source, here, dense } = await openSource(values, terminal, signal);
    if (!hasLines)
      return answerOutput(await verifyAnswer(file, question, source, terminal, signal), format, source, signal);
    if (here === undefined) throw new UsageError('JSON lines are checked against a folder: name one with --corpus.');
    const { corpus, resolver } = here.index;
    return withSentenceModels(values, terminal, signal, dense, (models) =>
      linesOutput(file, question, format, { corpus, resolver, ...models }, terminal, signal),
    );
  },
};

async function linesOutput(
  file: string,
  question: string | undefined,
  format: OutputFormat,
  sources: LineSources,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Output> {
  const { items, problems } = await verifyLines(file, question, sources, terminal, signal);
  problems.forEach(({ line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
  if (items.length === 0 && problems.length > 0)
    throw new CommandError(`${file}: no line could be read as ${SENTENCE_LINES}.`);
  const json = { items: items.map(withReason) };
  return { json, lines: format === 'json' ? [inertJson(json)] : [...items.map(itemLine), countsLine(items)] };
}

/** An item has a reason in any case, so that whoever reads it need not look whether it is there; empty where supported. */
const withReason = <Item extends Grounding>(item: Item): Item & { reason: string } => ({
  ...item,
  reason: item.reason ?? '',
});

const itemLine = ({ id, support, reason }: VerifiedLine): string =>
  `${id}: ${support}${reason === undefined ? '' : `: ${reason}`}`;

async function answerOutput(
  answer: VerifiedAnswer,
  format: OutputFormat,
  source: IndexSource,
  signal: AbortSignal,
): Promise<Output> {
  const { file, sentences } = answer;
  const json = {
    items: sentences.map((sentence, at) => ({ id: `sentence-${at + 1}`, file, ...withReason(sentence) })),
  };
  const lines = {
    text: () => [...sentences.map((sentence) => sentenceLine(answer, sentence)), countsLine(sentences)],
    json: () => [inertJson(json)],
    sarif: async () => {
      const pages = await rulePages(Object.keys(ANSWER_RULES));
      return [inertJson(await source.with(({ corpus }) => sarifLog(answer, corpus, pages), signal))];
    },
  };
  const struck = sentences.filter(({ support }) => isStruck(support)).length;
  const failure = struck === 0 ? undefined : `${counted(struck, 'sentence')} struck out.`;
  return { json, lines: await lines[format](), ...(failure !== undefined && { failure }) };
}

function sentenceLine({ file, lines }: VerifiedAnswer, sentence: CheckedSentence): string {
  const { support, reason, clashes, text, start, citations } = sentence;
  const { line, character } = lines.positionAt(start);
  const why = clashes.length > 0 ? clashes.map(({ message }) => message).join(' ') : (reason ?? '');
  const cited = citations.length === 0 ? '' : ` [${citations.join(', ')}]`;
  const said = text.replace(/\s+/gu, ' ').trim();
  return `${shownFile(file)}:${line + 1}:${character + 1}: ${support}${why === '' ? '' : `: ${why}`} “${said}”${cited}`;
}

function sarifLog(
  { file, text, lines, sentences }: VerifiedAnswer,
  corpus: Corpus,
  pages: ReadonlyMap<string, string>,
): unknown {
  const findings = fingerprinted(
    file,
    text,
    sentences.flatMap((sentence) => answerFindings(sentence, corpus)),
  );
  const run = { files: [{ file, lines, findings }], unreadable: 0 };
  return sarifOf(run, { corpus, version, rules: ANSWER_RULES, pages });
}

function countsLine(checked: readonly { readonly support: Support }[]): string {
  const count = (support: Support): number => checked.filter((each) => each.support === support).length;
  const counts = SUPPORTS.map((support) => `${support} ${count(support)}`).join(', ');
  return `${counted(checked.length, 'sentence')} checked: ${counts}.`;
}
