import { isStruck, type Support } from '../../grounding';
import { verifyLines, type VerifiedLine } from '../claimLines';
import { CommandError, CORPUS_OPTIONS, onlyArgument, stringOption, type Command, type Output } from '../command';
import { startOf } from '../fileLines';
import { openCorpus, shownFile } from '../openCorpus';

const SUPPORTS: readonly Support[] = ['supported', 'unverified', 'contradicted', 'invented'];
/** What JSON lines begin with: the brace of an object and its first key. */
const JSON_LINE = /^\uFEFF?\s{0,100}\{\s{0,100}"/u;

/**
 * Checks what others wrote. Sentences as JSON lines are a measurement: the exit code is 0 whatever they turn out to be.
 */
export const verify: Command = {
  usage: 'verify FILE --corpus PATH [--question TEXT]',
  summary: 'check the sentences of an answer, as JSON lines, against the provisions that they cite',
  options: { ...CORPUS_OPTIONS, question: { type: 'string' } },
  async run(positionals, values, terminal, signal) {
    const file = onlyArgument(positionals, 'FILE');
    if (!/\.(?:jsonl|ndjson)$/iu.test(file) && !JSON_LINE.test(await startOf(file, 1000, signal)))
      throw new CommandError(`${file} has no JSON lines {"id", "question", "sentence", "citations": [id]}.`);
    const { index } = await openCorpus(values, terminal, signal);
    const { items, problems } = await verifyLines(file, stringOption(values, 'question'), index, terminal, signal);
    problems.forEach(({ line, message }) => terminal.warn(`${shownFile(file)}:${line}: ${message}`));
    if (items.length === 0 && problems.length > 0)
      throw new CommandError(`${file}: no line could be read as {"id", "question", "sentence", "citations": [id]}.`);
    return outputOf(items);
  },
};

function outputOf(items: readonly VerifiedLine[]): Output {
  const counts = SUPPORTS.map((support) => {
    const count = items.filter((item) => item.support === support).length;
    return `${support} ${count}`;
  });
  return {
    json: { items },
    lines: [...items.filter(({ support }) => isStruck(support)).map(lineOf), `${counts.join(', ')}.`],
  };
}

const lineOf = ({ id, support, reason }: VerifiedLine): string =>
  `${id}: ${support}${reason === undefined ? '' : `: ${reason}`}`;
