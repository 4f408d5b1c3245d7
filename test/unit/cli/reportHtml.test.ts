import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { WholeReport } from '../../../src/evaluation';
import { reportHtml } from '../../../src/cli/reportHtml';
import type { ReportsView } from '../../../src/extension/messages';

const PAGE = { script: 'f("</script><!-- a")', styles: ['a { color: red }', 'b { color: blue }'] };

const reportOf = (...questions: string[]): WholeReport => ({
  dataset: 'proviso',
  n: questions.length,
  strategy: 'bm25',
  metrics: {},
  byHops: {},
  intervals: {},
  intervalsByHops: {},
  riskCoverage: [],
  calibration: [],
  elapsedMs: 1,
  items: questions.map((question, at) => ({
    id: `q${at}`,
    question,
    hops: 1,
    gold: [],
    predicted: [],
    ranked: [],
    metrics: {},
  })),
  labels: {},
  problems: [],
  notices: [],
});

/** What stands between the tags of each such element. */
const contents = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gsu'))].map(([, content = '']) => content);

/** The one report of a page. */
const pageOf = (...given: Parameters<typeof reportHtml>): string => [...reportHtml(...given)].join('');

function held(html: string): WholeReport {
  const { view } = JSON.parse(contents(html, 'script')[0]!) as { view: { runs: [WholeReport] } };
  return view.runs[0];
}

describe('cli/reportHtml', () => {
  it('lets its own script and styles run alone, and asks no host', () => {
    const html = pageOf('data.jsonl', [reportOf('Who?')], PAGE);
    const [, script = ''] = contents(html, 'script');
    assert.equal(script, 'f("<\\/script><\\!-- a")');
    const [policy = ''] = /content="default-src[^"]*"/u.exec(html) ?? [];
    for (const text of [script, contents(html, 'style')[0]!]) {
      assert.ok(policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`));
    }
    assert.match(policy, /default-src 'none'/u);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/u);
  });

  it('holds what questions and file names say as data, whatever it is', () => {
    const question = '</script><script>alert(1)</script><!--';
    const html = pageOf('<img onerror=x>&.jsonl', [reportOf(question)], PAGE);
    assert.equal(contents(html, 'script').length, 2);
    assert.equal(held(html).items[0]!.question, question);
    assert.equal(contents(html, 'title')[0], '&lt;img onerror=x>&amp;.jsonl');
    assert.doesNotMatch(html, /<img|alert\(1\)<\/script>/u);
  });

  it('leaves out the questions that it has no room for, and says so', () => {
    const whole = held(pageOf('a', [reportOf('Who?', 'When?')], PAGE));
    assert.equal(whole.items.length, 2);
    assert.deepEqual(whole.notices, []);
    const room = JSON.stringify(whole.items[0]).length;
    const cut = held(pageOf('a', [reportOf('Who?', 'When?')], PAGE, {}, room));
    assert.deepEqual(cut.items, [whole.items[0]]);
    assert.equal(cut.n, 2);
    assert.deepEqual(cut.notices, ['The file holds the first 1 of 2 questions; the figures are of all.']);
  });

  it('has every run, what they are compared with, and what is published on their data set', () => {
    const runs = [reportOf('Who?'), { ...reportOf('Who?'), strategy: 'lexical', dataset: 'koblex' }];
    const against = { name: 'before.json', items: [{ id: 'q0', metrics: { provisionF1: 1 } }] };
    const viewOf = (...reports: WholeReport[]): ReportsView => {
      const [data = ''] = contents(pageOf('a', reports, PAGE, { against }), 'script');
      return (JSON.parse(data) as { view: ReportsView }).view;
    };
    const view = viewOf(...runs);
    assert.deepEqual(
      view.runs.map(({ strategy }) => strategy),
      ['bm25', 'lexical'],
    );
    assert.deepEqual(view.against, against);
    // Nothing is published on questions of one's own.
    assert.deepEqual(view.published, []);
    assert.ok(viewOf(runs[1]!).published.every(({ note }) => note.startsWith('KoBLEX paper')));
    assert.ok(viewOf(runs[1]!).published.length > 0);
  });
});
