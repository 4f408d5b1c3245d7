import { isStruck } from '../../grounding';
import { dayOf, type VerdictKind, type VerdictReason } from '../../law';
import { modelsOnce } from '../../models';
import { ask as askPipeline, type Answer, type Stage } from '../../pipeline';
import {
  CORPUS_OPTIONS,
  MODEL_OPTIONS,
  onlyArgument,
  SECOND_READER_OPTIONS,
  SENTENCE_MODEL_OPTIONS,
  type Command,
  type Terminal,
  SHARED_OPTIONS,
} from '../command';
import { modelFrom, shownFile } from '../openCorpus';
import { withSentenceModels } from '../openModels';
import { openSource } from '../corpusSource';
import { chosenStrategy, PIPELINE_OPTIONS, PIPELINE_USAGE } from '../strategyOptions';

const VERDICTS = { grounded: 'GROUNDED', partial: 'PARTIAL', excerpts: 'EXCERPTS', abstained: 'ABSTAINED' } as const;

const REASONS: Readonly<Record<VerdictReason, string>> = {
  'no-match': 'no provision of the corpus answers it',
  'missing-authority': 'it rests on an authority that is not in the corpus',
  'unsupported-claim': 'a sentence is not borne out by the provision it cites',
  repealed: 'a provision it rests on is repealed, or not yet in force',
  'model-unavailable': 'the language model did not answer',
};

/** What a kind of verdict promises, where its name does not say it. */
const MEANINGS: Readonly<Partial<Record<VerdictKind, string>>> = {
  excerpts: 'The nearest provisions by their words. Nothing has judged whether they answer.',
};

/** Characters of a provision shown to a person; `--json` has it whole. */
const SHOWN_TEXT = 200;

export const ask: Command = {
  usage: `ask QUESTION --corpus PATH|ADDRESS ${PIPELINE_USAGE} [--encoder DIR] [--cross-encoder DIR] [--entailment DIR] [--llm URL --model NAME [--allow-unencrypted-key]] [--allow-unencrypted]`,
  summary: 'answer a question from the provisions alone, or abstain',
  options: {
    ...CORPUS_OPTIONS,
    ...MODEL_OPTIONS,
    ...SENTENCE_MODEL_OPTIONS,
    ...SECOND_READER_OPTIONS,
    ...PIPELINE_OPTIONS,
    ...SHARED_OPTIONS,
  },
  async run(positionals, values, terminal, signal) {
    const question = onlyArgument(positionals, 'QUESTION');
    const model = modelFrom(values, terminal);
    const { stages, tuning } = chosenStrategy(values, 'ask');
    const { source, dense } = await openSource(values, terminal, signal);
    const today = dayOf(new Date());
    const progress = stageLines(terminal);
    const answer = await withSentenceModels(values, terminal, signal, dense, (models) =>
      source.with((index, once) => {
        const helpers = modelsOnce({ ...models, ...(model && { model }) }, once);
        return answerOf(askPipeline(question, { index, today, stages, tuning, ...helpers }, signal), progress);
      }, signal),
    );
    answer.notices.forEach((notice) => terminal.warn(notice));
    return { json: toJson(answer), lines: toLines(answer) };
  },
};

/** Says of each stage once that it has begun. */
function stageLines(terminal: Terminal): (stage: Stage) => void {
  const said = new Set<Stage>();
  return (stage) => {
    if (said.has(stage)) return;
    said.add(stage);
    terminal.progress(`Asking: ${stage}`);
  };
}

async function answerOf(events: ReturnType<typeof askPipeline>, onStage: (stage: Stage) => void): Promise<Answer> {
  for (;;) {
    const { value, done } = await events.next();
    if (done === true) return value;
    if (value.kind === 'stage') onStage(value.stage);
  }
}

function toJson({ verdict, confidence, sentences, evidence, missing, trace, notices }: Answer): unknown {
  return {
    verdict: verdict.kind,
    reasons: verdict.reasons,
    confidence,
    answer: sentences,
    provisions: evidence.map(({ range, ...provision }) => ({ ...provision, line: range.start.line + 1 })),
    missing,
    trace,
    notices,
  };
}

function toLines({ verdict, sentences, evidence, missing }: Answer): string[] {
  const footnotes = new Map(evidence.map(({ id }, at) => [id, at + 1]));
  const reasons = verdict.reasons.map((reason) => REASONS[reason]).join('; ');
  const meaning = MEANINGS[verdict.kind];
  return [
    `${VERDICTS[verdict.kind]}${reasons === '' ? '' : `: ${reasons}`}`,
    ...(meaning === undefined ? [] : [meaning]),
    ...missing.map(({ name, citedBy }) => `Missing: ${name}${citedBy === undefined ? '' : ` (cited by ${citedBy})`}`),
    '',
    ...sentences.map(({ text, citations, support, reason }) => {
      const marks = citations.map((id) => `[${footnotes.get(id) ?? id}]`).join('');
      if (isStruck(support)) return `STRUCK OUT (${reason ?? support}): ${text} ${marks}`;
      return support === 'unverified' ? `UNVERIFIED (${reason ?? support}): ${text} ${marks}` : `${text} ${marks}`;
    }),
    '',
    ...evidence.flatMap(({ label, heading, role, file, range, text, standing }, at) => {
      const origin = role.kind === 'selected' ? 'selected' : `cited by ${role.by}`;
      const title = heading === '' ? label : `${label}, ${heading}`;
      const shown = text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT)} ...` : text;
      const said = standing === undefined ? '' : `; ${standing}`;
      const place = `${shownFile(file)}:${range.start.line + 1}`;
      return [`[${at + 1}] ${title} (${origin}${said}; ${place})`, ...shown.split('\n').map((line) => `    ${line}`)];
    }),
  ];
}
