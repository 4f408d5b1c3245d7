import { reportCorpus, REPORT_LIMIT } from '../../../src/citation';
import { toEnd } from '../../../src/turns';
import type { NeighbourhoodView } from '../../../src/server/protocol';
import { announcementOf } from '../../../webview/panel/announce';
import { INITIAL, reduce, uncheckedOf, type PanelState } from '../../../webview/panel/state';
import { carryingWords, excerptsOf } from '../../../webview/panel/stretches';
import { LANGUAGES } from '../../unit/languages/conformance/cases/index';
import { evidenceOf, sentenceOf, answerOf } from '../../unit/support/answers';
import { lawIndex } from '../law';
import { draftsOf } from '../seeds';
import { mustHold, type Target } from '../target';

const VIEW: NeighbourhoodView = {
  depth: 1,
  nodes: [
    {
      id: 'quay-act/sec_1',
      label: 'Quay Act section 1',
      place: 'section 1',
      heading: 'Fees',
      act: 'Quay Act',
      column: 0,
      file: '/law/quay.md',
      range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } },
    },
  ],
  edges: [],
  leftOut: { citing: 0, cited: 0 },
};

const MESSAGES: readonly object[] = [
  ...['ready', 'again', 'cancel', 'lookForModels', 'declineModel'].map((kind) => ({ kind })),
  { kind: 'ask', question: 'Which fee is due?', goesOn: true },
  { kind: 'copy', text: 'A fee is due.' },
  { kind: 'open', id: 'garden-act/sec_1', words: [{ start: 0, end: 5 }] },
  ...['openSample', 'rebuildIndex', 'manageTrust'].map((command) => ({ kind: 'run', command })),
  { kind: 'chooseModel', id: 'x' },
  { kind: 'export', run: 0, format: 'csv' },
  { kind: 'addRun' },
  { kind: 'compare' },
  { kind: 'excerpt', id: 'quay-act/sec_1' },
  { kind: 'centre', id: 'quay-act/sec_1' },
  { kind: 'depth', depth: 2 },
  { kind: 'display', display: 'tree' },
  { kind: 'save', table: 'mostCited' },
  { kind: 'open', table: 'mostCited', row: 0 },
];

/** What a page says to the extension: every page hears every message. */
const toHost: Target = {
  name: 'extension/pages',
  shape: 'json',
  seeds: () => MESSAGES.map((message) => JSON.stringify(message)),
  open: async () => {
    // Only in the bundle does `vscode` stand for something.
    const { pages, view } = await import('../vscodeStub');
    const { Panel } = await import('../../../src/extension/panel');
    const { showReport } = await import('../../../src/extension/reportPanel');
    const { GraphPanel } = await import('../../../src/extension/graphPanel');
    const { showCorpusReport } = await import('../../../src/extension/corpusReport');
    const { evidence, sources, channel, memory } = hosts(
      toEnd(reportCorpus(await lawIndex(), { limit: REPORT_LIMIT })),
    );
    mustHold(evidence.length > 0, 'there is evidence to open');
    new Panel('' as never, sources as never).resolveWebviewView(view as never);
    const items = [{ id: 'q', question: 'x', gold: [], predicted: [], ranked: [], metrics: {} }];
    const report = {
      dataset: 'x',
      n: 1,
      strategy: 'bm25',
      metrics: {},
      intervals: {},
      byHops: {},
      intervalsByHops: {},
      riskCoverage: [],
      calibration: [],
      labels: {},
      elapsedMs: 1,
      items,
      problems: [],
      notices: [],
    };
    const services = {
      extension: '',
      channel,
      another: () => Promise.resolve(undefined),
      readRun: () => Promise.resolve([]),
    };
    showReport(services as never, { fsPath: '/data/set.jsonl' } as never, { runs: [report], published: [] });
    await new GraphPanel('' as never, memory as never, channel as never).show('quay-act/sec_1');
    await showCorpusReport('' as never, channel as never);
    return async (input) => {
      let message: unknown;
      try {
        message = JSON.parse(input);
      } catch {
        message = input;
      }
      for (const hear of pages) hear(message);
      await new Promise((done) => setImmediate(done));
    };
  },
};

/** What the panels ask of the rest of the extension; each question is well formed or it is a fault. */
function hosts(report: unknown) {
  const evidence = [evidenceOf('sec_1', 'A fee is due.')];
  const never = (): object => ({ dispose: () => undefined });
  const asked = (question: unknown): Promise<never> => {
    mustHold(typeof question === 'string', 'a question is a text');
    return Promise.reject(new Error('No index.'));
  };
  const session = {
    onDidChange: never,
    evidence,
    view: undefined,
    ask: asked,
    askFurther: asked,
    askAgain: () => asked(''),
    cancel: () => undefined,
  };
  const offer = {
    onDidChange: never,
    current: { state: 'none' },
    lookForModels: () => Promise.resolve(''),
    choose: (id: unknown) => {
      mustHold(typeof id === 'string', 'a model has a name');
      return Promise.resolve();
    },
    decline: () => Promise.resolve(),
  };
  const channel = {
    hear: never,
    request: (method: string, { depth = 1, id = '' }: { depth?: unknown; id?: unknown }) => {
      mustHold(typeof id === 'string', 'a provision has a name');
      if (method === 'proviso/provision') return Promise.resolve(null);
      mustHold(method !== 'proviso/neighbourhood' || [1, 2, 3].includes(depth as number), 'a depth is 1 to 3');
      return Promise.resolve(method === 'proviso/neighbourhood' ? VIEW : report);
    },
  };
  const memory = { get: () => undefined, update: () => Promise.resolve() };
  const earlier = { onDidChange: never, all: [] };
  const highlights = { rangeOf: () => undefined, pointAt: () => undefined };
  const corpus = () => ({ kind: 'ready', canAsk: true, line: '' });
  return { evidence, sources: { session, earlier, highlights, offer, corpus }, channel, memory };
}

/** What the panel makes of an answer: a stranger's law, and a model's words about it. */
const panel: Target = {
  name: 'webview/panel',
  shape: 'text',
  seeds: () => LANGUAGES.flatMap(draftsOf),
  open: () => (input) => {
    const places = Array.from({ length: 40 }, (_, at) => Math.floor((input.length * ((at * 7919) % 41)) / 40));
    const [text = '', ...others] = input.split('\n');
    const lawWords = places.slice(1).map((end, at) => ({ id: 'garden-act/sec_1', start: places[at]!, end, text }));
    const sentences = [text, ...others].slice(0, 8).map((one) => sentenceOf(one, ['sec_1'], { lawWords }));
    const evidence = [evidenceOf('sec_1', input)];
    let state: PanelState = INITIAL;
    for (const message of [
      { kind: 'session', session: { question: text, events: [] } },
      { kind: 'event', event: { kind: 'evidence', evidence } },
      { kind: 'event', event: { kind: 'text', text: input } },
      ...sentences.map((sentence, at) => ({ kind: 'event', event: { kind: 'sentence', at, sentence } })),
      { kind: 'ended', outcome: { kind: 'answered', answer: answerOf(sentences, evidence) } },
    ]) {
      const before = state;
      state = reduce(state, message as never);
      announcementOf(before, state);
      uncheckedOf(state);
    }
    const words = carryingWords('garden-act/sec_1', input, sentences);
    for (const { start, end, marks } of excerptsOf(input, words, 300)) {
      mustHold(start >= 0 && start <= end && end <= input.length, 'an excerpt is of its text');
      for (const mark of marks) mustHold(mark.start < mark.end && mark.end <= input.length, 'a mark is in its text');
    }
  },
};

export const webviewTargets: readonly Target[] = [toHost, panel];
