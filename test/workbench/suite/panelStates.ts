import type {
  Answer,
  AnswerSentence,
  AskEvent,
  Evidence,
  HostToPanel,
  MessageOf,
  ModelOffer,
} from '../../../src/extension/messages';

type Message = MessageOf<HostToPanel>;

const QUESTION =
  'A pilot was told on 3 March that her licence is revoked. On 28 March she wants to appeal. Is she in time, and what does she pay?';

const APPEAL =
  '(1) A pilot may appeal to the Maritime Tribunal against a decision to revoke the licence within 28 days after notice of the decision was served on the pilot.';
const NOTICE =
  'The Authority must serve notice of a decision on the pilot in writing, stating the reasons and the right of appeal. A notice that does not state the right of appeal sets no period running. The Authority keeps a copy of every notice for six years, and gives one to whoever shows a lawful interest in it. A notice may be served by post, in which case it counts as served on the third day after it was posted, unless the pilot shows that it came later or not at all.';
const FEES = 'The amount of the fee for an appeal is prescribed in the Harbour Fees Regulations 2016.';

const provision = (eId: string, label: string, heading: string, text: string, role: Evidence['role']): Evidence => ({
  id: `harbours-act/${eId}`,
  label: `Harbours Act ${label}`,
  heading,
  text,
  file: '/law/harbours-act.md',
  range: { start: { line: 0, character: 0 }, end: { line: 0, character: 10 } },
  status: 'in-force',
  role,
  score: 0.8,
});

const EVIDENCE = [
  provision('sec_10__para_1', 'section 10(1)', 'Appeals', APPEAL, { kind: 'selected', for: 0 }),
  provision('sec_9__para_4', 'section 9(4)', 'Revocation', NOTICE, {
    kind: 'cited',
    by: 'harbours-act/sec_10__para_1',
    hop: 1,
  }),
  provision('sec_13__para_2', 'section 13(2)', 'Fees', FEES, { kind: 'selected', for: 1 }),
];

function lawWords(at: number, text: string): AnswerSentence['lawWords'][number] {
  const { id, text: whole } = EVIDENCE[at]!;
  const start = whole.indexOf(text);
  if (start < 0) throw new Error(`"${text}" is not in ${id}`);
  return { id, start, end: start + text.length, text };
}

function words(of: string, text: string): AnswerSentence['factWords'][number] {
  const start = of.indexOf(text);
  if (start < 0) throw new Error(`"${text}" is not in "${of}"`);
  return { start, end: start + text.length, text };
}

const sentence = (text: string, cites: readonly number[], more: Partial<AnswerSentence> = {}): AnswerSentence => ({
  text,
  citations: cites.map((at) => EVIDENCE[at]!.id),
  support: 'supported',
  clashes: [],
  lawWords: [],
  factWords: [],
  ...more,
});

const IN_TIME = sentence('She is in time: between 3 and 28 March lie 25 days, and she has 28.', [0], {
  lawWords: [lawWords(0, 'within 28 days after notice of the decision was served')],
  factWords: [words(QUESTION, '3 March'), words(QUESTION, '28 March')],
});
const BY_POST = sentence('If the notice came by post, the period began on the third day after it was posted.', [1], {
  lawWords: [lawWords(1, 'it counts as served on the third day after it was posted')],
});
const OPEN = sentence('The Tribunal usually decides within a year.', [0], {
  support: 'unverified',
  reason: 'No words of section 10(1) carry it.',
});
const WRONG = 'The period is 14 days.';
const CLASHING = sentence(WRONG, [0], {
  support: 'contradicted',
  reason: '14 days stand nowhere in what it cites.',
  clashes: [
    {
      kind: 'number',
      words: words(WRONG, '14 days'),
      against: { source: 'law', ...lawWords(0, '28 days') },
      message: 'The sentence says 14 days where the law says 28 days.',
    },
  ],
});
const LATE = 'The last day was 30 March.';
const MISCALCULATED = sentence(LATE, [0], {
  support: 'contradicted',
  clashes: [
    {
      kind: 'number',
      words: words(LATE, '30 March'),
      against: { source: 'calculation', text: '3 March + 28 days = 31 March' },
      message: 'What the law and the question give together is another day.',
    },
  ],
});
const INVENTED = sentence('The appeal costs 700 crowns.', [], {
  support: 'invented',
  reason: 'It cites [7], which is no provision of the evidence.',
});
const HANDED_OVER = sentence('What she pays is prescribed in the Harbour Fees Regulations 2016.', [2], {
  lawWords: [lawWords(2, 'is prescribed in the Harbour Fees Regulations 2016')],
});

const MODEL: Answer['model'] = {
  name: 'qwen3:8b at 127.0.0.1:11434',
  exchanges: [
    {
      stage: 'parametric',
      prompt: [
        { role: 'system', content: 'You know statute law.' },
        { role: 'user', content: QUESTION },
      ],
      reply: '["..."]',
    },
    {
      stage: 'answer',
      prompt: [{ role: 'user', content: `<provision number="1">\n${APPEAL}\n</provision>` }],
      reply: 'She is in time. [1]',
    },
  ],
  tokens: 3187,
  estimated: true,
};

const TRACE: Answer['trace'] = [
  {
    stage: 'parametric',
    elapsedMs: 812,
    summary: '2 parametric provisions (model)',
    detail: [
      { issue: 'Within how many days a decision to revoke a licence can be appealed' },
      { issue: 'The fee for an appeal' },
    ],
  },
  { stage: 'verify', elapsedMs: 2, summary: '2 sentences supported', detail: [] },
];

const answer = (
  kind: Answer['verdict']['kind'],
  sentences: readonly AnswerSentence[],
  more: Partial<Answer> = {},
): Answer => ({
  question: QUESTION,
  verdict: { kind, reasons: [] },
  sentences,
  evidence: EVIDENCE,
  missing: [],
  trace: TRACE,
  notices: [],
  ...more,
});

const READY: Message = { kind: 'corpus', corpus: { kind: 'ready', canAsk: true, line: '4 acts, 142 provisions' } };
const offer = (modelOffer: ModelOffer): Message => ({ kind: 'modelOffer', offer: modelOffer });
const CHOSEN = offer({
  state: 'chosen',
  name: 'qwen3:8b at 127.0.0.1:11434',
  sends: 'The question and the provisions found are sent to it; it runs on this computer.',
});
const asked = (follows?: { questions: string[]; provisions: string[] }): Message => ({
  kind: 'session',
  session: { question: QUESTION, ...(follows && { follows }), events: [] },
});
const events = (...given: AskEvent[]): Message[] => given.map((event) => ({ kind: 'event', event }));
const ended = (given: Answer): Message => ({ kind: 'ended', outcome: { kind: 'answered', answer: given } });
const CITED_BY = EVIDENCE[2]!.id;

/** Each state that the panel can be in, by its name, with the messages that lead to it. */
export const PANEL_STATES: Readonly<Record<string, readonly Message[]>> = {
  empty: [READY],
  loading: [
    { kind: 'corpus', corpus: { kind: 'indexing', canAsk: false, line: 'Reading statutes: 1,200 of 6,637 …' } },
  ],
  failedIndex: [
    { kind: 'corpus', corpus: { kind: 'failed', canAsk: false, line: 'Indexing failed: the disk is full.' } },
  ],
  streaming: [
    READY,
    CHOSEN,
    asked(),
    ...events(
      { kind: 'stage', stage: 'answer' },
      { kind: 'evidence', evidence: EVIDENCE },
      { kind: 'text', piece: `${IN_TIME.text} [1] ${OPEN.text} [1] If the notice came by` },
      { kind: 'sentence', at: 0, sentence: IN_TIME },
      { kind: 'sentence', at: 1, sentence: OPEN },
    ),
  ],
  grounded: [READY, CHOSEN, asked(), ended(answer('grounded', [IN_TIME, BY_POST], { model: MODEL }))],
  partial: [
    READY,
    CHOSEN,
    asked({ questions: ['May a pilot whose licence was revoked appeal?'], provisions: [EVIDENCE[0]!.label] }),
    ended(
      answer('partial', [IN_TIME, OPEN, CLASHING, MISCALCULATED, INVENTED, HANDED_OVER], {
        question: `May a pilot whose licence was revoked appeal?\n\n(${EVIDENCE[0]!.label})\n\n${QUESTION}`,
        verdict: { kind: 'partial', reasons: ['unsupported-claim', 'missing-authority'] },
        missing: [{ name: 'Harbour Fees Regulations 2016', citedBy: CITED_BY }],
        notices: ['Searched by words alone: the encoder did not answer.'],
        model: MODEL,
      }),
    ),
  ],
  excerpts: [
    READY,
    offer({
      state: 'offered',
      choices: [
        {
          id: 'a',
          name: 'GPT-4o (copilot)',
          sends: 'The question and the provisions found are sent to GitHub Copilot.',
        },
        { id: 'b', name: 'qwen3:8b at 127.0.0.1:11434', sends: 'Nothing leaves this computer: the model runs on it.' },
      ],
      looked: 'done',
      line: 'A language model can judge whether these provisions answer, and word the answer. None is called before you choose.',
      canDownload: false,
    }),
    asked(),
    ended(answer('excerpts', [sentence(APPEAL, [0], { lawWords: [lawWords(0, APPEAL)] })])),
  ],
  abstained: [
    READY,
    offer({ state: 'declined', line: 'Questions are answered without a language model.' }),
    asked(),
    ended(
      answer('abstained', [HANDED_OVER], {
        evidence: EVIDENCE.slice(2),
        verdict: { kind: 'abstained', reasons: ['missing-authority'] },
        missing: [{ name: 'section 4 of the Harbour Fees Regulations 2016', citedBy: CITED_BY }],
      }),
    ),
  ],
  noMatch: [
    READY,
    offer({
      state: 'offered',
      choices: [],
      looked: 'not-yet',
      line: 'A language model helps to find and word an answer. None is set up here.',
      canDownload: true,
    }),
    asked(),
    ended(answer('abstained', [], { evidence: [], verdict: { kind: 'abstained', reasons: ['no-match'] } })),
  ],
  cancelled: [
    READY,
    CHOSEN,
    asked(),
    ...events({ kind: 'evidence', evidence: EVIDENCE.slice(0, 1) }, { kind: 'sentence', at: 0, sentence: IN_TIME }),
    { kind: 'ended', outcome: { kind: 'cancelled' } },
  ],
  failed: [
    READY,
    offer({ state: 'untrusted', line: 'This workspace is not trusted: no language model is called.' }),
    asked(),
    { kind: 'ended', outcome: { kind: 'failed', message: 'The index could not be read: run Proviso: Rebuild Index.' } },
  ],
};
