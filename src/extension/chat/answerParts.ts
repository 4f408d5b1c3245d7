import * as l10n from '@vscode/l10n';
import { isStruck, type Clash } from '../../grounding';
import type { Answer, AnswerSentence, Evidence, Follows } from '../../pipeline';
import {
  anchor,
  citeFollowup,
  escapedLine,
  joined,
  markdown,
  quoted,
  remark,
  type ChatPart,
  type ChatReply,
  type Followup,
} from './parts';
import { supportInWords, verdictLines, verdictTitle } from './verdictWords';

/** Provisions that are listed; all are references. */
const MOST_LISTED = 12;
const MOST_FOLLOWUPS = 3;
/** Of a question that is told again, in UTF-16 code units. */
const LONGEST_TOLD = 200;

/** What is said beside an answer: where no model helped, why, and what can be done about it. */
export interface Beside {
  readonly question: string;
  readonly follows?: Follows;
  readonly lines: readonly string[];
  readonly buttons: readonly { readonly command: string; readonly title: string }[];
}

/** An answer as it stands in the chat: its verdict, its sentences with what carries them, the provisions, and remarks. */
export function answerReply(answer: Answer, beside: Beside): ChatReply {
  const { evidence, verdict } = answer;
  const title = `**${escapedLine(verdictTitle(verdict.kind))}.** ${verdictLines(answer).map(escapedLine).join(' ')}\n\n`;
  return {
    parts: [
      ...(beside.follows ? [remark(goesOnInWords(beside.follows))] : []),
      markdown(title),
      ...answer.sentences.flatMap((sentence) => sentenceParts(sentence, answer)),
      ...provisionParts(answer),
      ...remarksOf(answer).map(remark),
      ...beside.lines.map(remark),
      ...beside.buttons.map(({ command, title }): ChatPart => ({ kind: 'button', command, title })),
    ],
    references: evidence,
    followups: followupsOf(answer, beside),
  };
}

function goesOnInWords({ questions }: Follows): string {
  const before = questions.at(-1)!.trim().replace(/\s+/gu, ' ');
  const told = before.length > LONGEST_TOLD ? `${before.slice(0, LONGEST_TOLD)} …` : before;
  return l10n.t('Asked together with what came before: “{0}”. A question of its own begins with /ask.', told);
}

function sentenceParts(sentence: AnswerSentence, answer: Answer): ChatPart[] {
  const { support, text, clashes, reason } = sentence;
  const cited = citedParts(sentence, answer.evidence);
  const isExcerpt = answer.verdict.kind === 'excerpts' && support === 'supported';
  // An excerpt quotes the law, and nothing has judged whether it answers: its support says nothing.
  if (isExcerpt) return [markdown(`${quoted(text)} `), ...cited, END];
  const told = supportInWords(support);
  if (!isStruck(support)) {
    const why = reason === undefined ? told : l10n.t('{0}: {1}', told, reason);
    return [markdown(`${escapedLine(text)} `), ...cited, markdown(` — *${escapedLine(why)}*`), END];
  }
  const why = reason ?? l10n.t('It is not supported by what it cites.');
  return [
    markdown(`~~${escapedLine(text)}~~ `),
    ...cited,
    ...(clashes.length > 0
      ? clashes.flatMap((clash) => clashParts(told, clash, answer.evidence))
      : [markdown(`\n\n${escapedLine(l10n.t('{0}: {1}', told, why))}`)]),
    END,
  ];
}

const END = markdown('\n\n');

/** Links to the provisions of the evidence that a sentence cites; what it cites beside them is only named. */
const citedParts = ({ citations }: AnswerSentence, evidence: readonly Evidence[]): ChatPart[] =>
  joined(
    citations.map((id) => [provisionLink(id, evidence)]),
    ' ',
  );

function provisionLink(id: string, evidence: readonly Evidence[]): ChatPart {
  const known = evidence.find((provision) => provision.id === id);
  return known === undefined ? markdown(escapedLine(id)) : anchor(known, known.label);
}

/** Why a sentence was struck out, and what it says beside what stands against it. */
function clashParts(told: string, { message, words, against }: Clash, evidence: readonly Evidence[]): ChatPart[] {
  const why = markdown(`\n\n${escapedLine(l10n.t('{0}: {1}', told, message))}`);
  if (against === undefined) return [why];
  const source =
    against.source === 'law'
      ? provisionLink(against.id, evidence)
      : markdown(escapedLine(against.source === 'question' ? l10n.t('Your question') : l10n.t('The calculation')));
  const answers = `${escapedLine(l10n.t('The answer'))}: ${l10n.t('“{0}”', escapedLine(words.text))}`;
  return [why, markdown(`\n- ${answers}\n- `), source, markdown(`: ${l10n.t('“{0}”', escapedLine(against.text))}`)];
}

/** What the answer rests on, each with its words that carry a sentence; excerpts are whole in the sentences. */
function provisionParts({ evidence, sentences, verdict }: Answer): ChatPart[] {
  const standing = sentences.filter(({ support }) => !isStruck(support));
  const quotedAlready = new Set(verdict.kind === 'excerpts' ? sentences.flatMap(({ citations }) => citations) : []);
  const listed = evidence.filter(({ id }) => !quotedAlready.has(id));
  if (listed.length === 0) return [];
  const more = listed.length - MOST_LISTED;
  return [
    markdown(`**${escapedLine(l10n.t('Provisions'))}**\n\n`),
    ...listed.slice(0, MOST_LISTED).flatMap((provision) => provisionItem(provision, standing)),
    ...(more > 0 ? [markdown(`- ${escapedLine(l10n.t('and {0} more', more))}\n`)] : []),
    markdown('\n'),
  ];
}

function provisionItem(provision: Evidence, standing: readonly AnswerSentence[]): ChatPart[] {
  const { heading, status, standing: inWords } = provision;
  const words = standing.flatMap(({ lawWords }) => lawWords.filter(({ id }) => id === provision.id));
  const carrying = [...new Map(words.map((each) => [each.start, each.text])).entries()]
    .sort(([one], [other]) => one - other)
    .map(([, text]) => l10n.t('“{0}”', escapedLine(text)));
  const mark = status === 'in-force' ? '' : '**';
  const told = [
    ...(heading === '' ? [] : [` ${escapedLine(heading)}`]),
    ...(inWords === undefined ? [] : [` · ${mark}${escapedLine(inWords)}${mark}`]),
    ...(carrying.length === 0 ? [] : [`: ${carrying.join(' … ')}`]),
  ].join('');
  return [markdown('- '), anchor(provision, provision.label), markdown(`${told}\n`)];
}

const remarksOf = ({ model, notices }: Answer): string[] => [
  ...(model ? [l10n.t('Worded by {0}, checked against the statutes by Proviso.', model.name)] : []),
  ...notices,
];

/** The provisions that a person will want to read whole, and the question by itself where it was asked with others. */
function followupsOf({ evidence, sentences }: Answer, { question, follows }: Beside): Followup[] {
  const cited = new Set(sentences.filter(({ support }) => !isStruck(support)).flatMap(({ citations }) => citations));
  const first = [...evidence].sort((one, other) => Number(cited.has(other.id)) - Number(cited.has(one.id)));
  return [
    ...(follows ? [{ command: 'ask', prompt: question, label: l10n.t('Ask this by itself') } as const] : []),
    ...first.slice(0, MOST_FOLLOWUPS).map(({ id, label }) => citeFollowup(id, label)),
  ];
}
