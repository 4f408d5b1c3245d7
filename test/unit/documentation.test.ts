import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { CHECK_CODES, CHECK_RULES } from '../../src/check';
import { COMMANDS } from '../../src/cli/commands';
import { SERVING } from '../../src/cli/serving';
import { STRATEGIES } from '../../src/evaluation';
import { VERDICT_KINDS } from '../../src/law';
import { RECOMMENDED } from '../../src/backends/download';
import { SWITCHES, type AnswerSentence } from '../../src/pipeline';
import { TUNING_NAMES } from '../../src/search';
import { TOOLS } from '../../src/tools';
import { experimentTable, withTable } from '../bench/experimentTable';
import { ranCli, type Ran } from './support/ranCli';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = 'media/docs';
const PICTURES = `${PAGES}/pictures`;
const MOST_PICTURE_BYTES = 120_000;
/** What a reader scrolls through before the pages begin. */
const MOST_README_LINES = 180;
/** Pages of another build: one screen, a protocol, a list. */
const NOT_OF_A_FEATURE = ['README', 'lawyer', 'developer', 'editors', 'pipeline', 'security', 'settings'];

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly title: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly default: unknown }>> };
    readonly chatParticipants: readonly { readonly commands: readonly { readonly name: string }[] }[];
  };
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
const filesIn = (folder: string, type: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(type))
    .map((name) => `${folder}/${name}`);
const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);

const pages = filesIn(PAGES, '.md');
const all = ['README.md', 'CONTRIBUTING.md', ...pages, ...filesIn('media/diagnostics', '.md')];
const manual = ['README.md', ...pages].map(read).join('\n');
const manifest = (json('package.json') as Manifest).contributes;

/** Markdown without code, in which brackets are no links. */
const prose = (text: string): string => text.replace(/^```[^]*?^```/gmu, '').replace(/`[^`\n]*`/gu, '`');

/** The files and anchors that a page links to; pictures are among them. */
function linksOf(page: string): { file: string; anchor: string | undefined; link: string }[] {
  const links = matches(prose(read(page)), /\]\(([^)\s]+)\)/gu).filter((link) => !/^[a-z]+:/u.test(link));
  return links.map((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : relative(ROOT, resolve(ROOT, dirname(page), path)).replaceAll('\\', '/');
    return { file, anchor, link };
  });
}

/** The anchors of a page's headings, as GitHub and the editor's preview make them. */
const anchorsOf = (page: string): string[] =>
  matches(read(page), /^#{1,6} (.+)$/gmu).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/gu, '-'),
  );

/** Whether a picture names its colours in a palette, which takes a third of the bytes. */
const hasPalette = (picture: Buffer): boolean => picture.includes('PLTE', 0, 'latin1');

describe('documentation: pages', () => {
  it('are all linked from the index', () => {
    const linked = linksOf(`${PAGES}/README.md`).map(({ file }) => file);
    assert.deepEqual([...new Set(linked)].sort(), pages.filter((page) => !page.endsWith('/README.md')).sort());
  });

  for (const page of all) {
    it(`${page} has links that lead somewhere`, () => {
      for (const { file, anchor, link } of linksOf(page)) {
        assert.ok(existsSync(join(ROOT, file)), link);
        if (anchor !== undefined) assert.ok(anchorsOf(file).includes(anchor), link);
      }
    });
  }

  for (const page of pages.filter((one) => !NOT_OF_A_FEATURE.some((name) => one === `${PAGES}/${name}.md`))) {
    it(`${page} begins with what it does, in words, and says how to use it`, () => {
      const [title = '', first = '', ...rest] = read(page).split(/\n{2,}/u);
      assert.match(title, /^# /u);
      const sentences = first.split(/(?<=[.!?]) |(?<=[.!?])\n/u).length;
      assert.ok(/^[^#!|`-]/u.test(first) && sentences >= 2 && sentences <= 4, first);
      const next = rest.filter((block) => /^(?:#|!\[)/u.test(block))[0];
      assert.match(next ?? '', /^(?:!\[|## How to )/u);
    });
  }

  it('are begun with by a README that is short', () => {
    assert.ok(read('README.md').split('\n').length <= MOST_README_LINES);
  });
});

describe('documentation: security', () => {
  const page = read(`${PAGES}/security.md`);

  it('names tests and commands that there are', () => {
    const tests = matches(page, /`(test\/[^`\s]+)`/gu);
    assert.ok(tests.length > 15);
    for (const test of tests) assert.ok(existsSync(join(ROOT, test)), test);
    const { scripts } = json('package.json') as { readonly scripts: Readonly<Record<string, string>> };
    for (const script of matches(page, /`npm run ([\w:]+)/gu)) assert.ok(Object.hasOwn(scripts, script), script);
    for (const target of matches(page, /--target (\w+)/gu)) assert.ok(existsSync(join(ROOT, 'src', target)), target);
  });
});

describe('documentation: pictures', () => {
  const pictures = filesIn(PICTURES, '.png');

  it('are each on a page', () => {
    const shown = all.flatMap(linksOf).map(({ file }) => file);
    assert.deepEqual(
      pictures.filter((picture) => !shown.includes(picture)),
      [],
    );
  });

  for (const picture of pictures) {
    it(`${picture} is small`, () => {
      assert.ok(statSync(join(ROOT, picture)).size <= MOST_PICTURE_BYTES);
      assert.ok(hasPalette(readFileSync(join(ROOT, picture))), 'it has no palette: make it by `npm run pictures`');
    });
  }

  it('are each taken by a test', () => {
    const test = read('test/workbench/suite/pictures.test.ts');
    for (const picture of pictures) {
      const name = picture.slice(PICTURES.length + 1, -'.png'.length);
      assert.ok(test.includes(`'${name}'`), name);
    }
  });
});

describe('documentation: what there is', () => {
  const has = (words: string): boolean => manual.includes(words);
  const missing = (words: readonly string[]): string[] => words.filter((word) => !has(word));

  it('names every command of the editor', () => {
    const titles = json('package.nls.json') as Record<string, string>;
    const inWords = manifest.commands.map(({ title }) => `Proviso: ${titles[title.slice(1, -1)]!}`);
    const inOneLine = manual.replace(/\s+/gu, ' ');
    assert.deepEqual(
      inWords.filter((command) => !inOneLine.includes(`*${command}*`)),
      [],
    );
  });

  it('names every setting in the table of settings, with its default', () => {
    const table = read(`${PAGES}/settings.md`);
    for (const [name, { default: value }] of Object.entries(manifest.configuration.properties)) {
      if (name.startsWith('proviso.check.severity.')) continue;
      const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      assert.ok(row, name);
      const stated = row.split('|')[2]!.trim();
      if (typeof value === 'string') assert.equal(stated, value === '' ? 'empty' : `\`${value}\``, name);
      else if (Array.isArray(value)) assert.equal(stated === 'none', value.length === 0, name);
      else assert.equal(stated, `\`${String(value)}\``, name);
    }
    const named = matches(table, /^\| `(proviso\.[\w.]+)` \|/gmu);
    assert.deepEqual(
      named.filter((name) => !(name in manifest.configuration.properties)),
      [],
    );
  });

  it('names every finding of the citation check, with its severity', () => {
    const table = read(`${PAGES}/citation-check.md`);
    for (const code of CHECK_CODES) {
      assert.ok(table.includes(`[\`${code}\`](../diagnostics/${code}.md) | ${CHECK_RULES[code].severity} |`), code);
    }
  });

  it('names every strategy, stage and number', () => {
    const table = read(`${PAGES}/evaluation.md`);
    const [, strategies = ''] = /^## Strategies$([^]*?)^`--without/mu.exec(table) ?? [];
    const listed = matches(strategies, /^\| `([^`]+)` \| /gmu);
    assert.deepEqual(listed.sort(), Object.keys(STRATEGIES).sort());
    for (const stage of Object.keys(SWITCHES)) assert.ok(table.includes(`\`${stage}\``), stage);
    assert.deepEqual(missing(TUNING_NAMES.map((name) => `proviso.ranking.${name}`)), []);
  });

  it('names every verdict, support, tool and command of the chat', () => {
    const supports: readonly AnswerSentence['support'][] = ['supported', 'unverified', 'contradicted', 'invented'];
    const names = [...VERDICT_KINDS, ...supports, ...TOOLS.map(({ name }) => name)].map((name) => `| \`${name}\` |`);
    const said = manifest.chatParticipants.flatMap(({ commands }) => commands.map(({ name }) => `@proviso /${name}`));
    assert.deepEqual(missing([...names, ...said]), []);
  });

  it('lists the models that the editor recommends, with what they weigh', () => {
    const table = read(`${PAGES}/models-and-vectors.md`);
    for (const { repository, megabytes, license } of RECOMMENDED) {
      const row = table.split('\n').find((line) => line.startsWith(`| \`${repository}\` |`));
      assert.ok(row?.endsWith(` | ${megabytes} MB | ${license} |`), repository);
    }
  });

  it('lists every command of the terminal, and no other', () => {
    const listed = matches(read(`${PAGES}/terminal.md`), /^\| `(\w+)` \|/gmu);
    assert.deepEqual(listed.sort(), Object.keys({ ...COMMANDS, ...SERVING }).sort());
  });
});

describe('documentation: commands that are shown', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proviso-documentation-'));
  });
  after(() => rm(folder, { recursive: true }));

  const shown = [...new Set(matches(manual, /\bnode dist\/cli\.js ([a-z][^`\n]*)/gu))];
  /** These need a server, or serve until they are ended. */
  const alone = shown.filter((command) => !/^(?:mcp|lsp)\b| --llm /u.test(command));
  /** The sample's draft has errors on purpose. */
  const failing = /^(?:lint|verify) /u;

  /** Runs a command as it is shown, in the folder of the project; what it writes goes elsewhere. */
  function ran(command: string): Promise<Ran> {
    const words = matches(command, /("[^"]*"|\S+)/gu).map((word) => word.replace(/^"|"$/gu, ''));
    const args = words.map((word, at) => {
      if (word.startsWith('media/')) return join(ROOT, word);
      return words[at - 1] === '--out' || word === 'my-sample' ? join(folder, word) : word;
    });
    const index = command.startsWith('sample') ? [] : ['--index-dir', join(folder, 'index')];
    return ranCli([...args, ...index]);
  }

  it('are many', () => {
    assert.ok(alone.length >= 9, alone.join('\n'));
  });

  for (const command of alone) {
    it(`${command} does what it should`, async () => {
      const { exit, stdout, stderr } = await ran(command);
      assert.equal(exit, failing.test(command) ? 1 : 0, stderr);
      assert.notEqual(stdout, '');
    });
  }

  for (const [, command, output] of manual.matchAll(/^```console\n\$ node dist\/cli\.js (.+)\n([^]*?)^```$/gmu)) {
    it(`${command} says what is shown`, async () => {
      const { stdout } = await ran(command!);
      assert.equal(stdout.replaceAll('\\', '/'), output);
    });
  }
});

/** The columns of the table of intervals. */
const INTERVALS = [
  { set: 'KoBLEX', metric: 'provisionF1' },
  { set: 'KoBLEX', metric: 'recall@10' },
  { set: 'ObliQA', metric: 'recall@10' },
  { set: 'ObliQA', metric: 'map@10' },
  { set: 'German scenarios', metric: 'provisionF1' },
  { set: 'German scenarios', metric: 'recall@10' },
];

const withInterval = (figure?: number, interval?: readonly [number, number]): string =>
  `${figure?.toFixed(3)} [${interval?.map((end) => end.toFixed(3)).join(', ')}]`;

describe('documentation: figures', () => {
  const { experiments } = json('test/bench/experiments.json') as {
    experiments: readonly {
      readonly name: string;
      readonly expected: Readonly<Record<string, number>>;
      readonly intervals?: Readonly<Record<string, readonly [number, number]>>;
    }[];
  };
  const rows = read(`${PAGES}/evaluation.md`)
    .split('\n')
    .filter((line) => /^\| .*\| [*.\d]* \| [*.\d]* \|$/u.test(line) && line.split('|').length === 10)
    .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));

  /** Whether some experiment on a data set expects these figures; what is empty in the table counts for nothing. */
  const isExpected = (set: string, metrics: readonly string[], figures: readonly string[]): boolean =>
    experiments.some(
      ({ name, expected }) =>
        name.startsWith(set) &&
        metrics.every((metric, at) => figures[at] === '' || expected[metric]?.toFixed(3) === figures[at]),
    );

  it('are those that the experiments expect', () => {
    assert.ok(rows.length >= 20, `${rows.length} rows`);
    for (const [, label, ...figures] of rows) {
      const koblex = ['provisionF1', 'provisionEM', 'recall@10', 'map@10', 'evidenceRecall'];
      assert.ok(isExpected('KoBLEX', koblex, figures.slice(0, 5)), label);
      assert.ok(isExpected('ObliQA', ['recall@10', 'map@10'], figures.slice(5, 7)), label);
    }
  });

  it('have the intervals that the experiments expect', () => {
    const cells = read(`${PAGES}/evaluation.md`)
      .split('\n')
      .filter((line) => line.includes('[0.') && line.startsWith('| `'))
      .flatMap((line) => {
        const [, label = '', ...figures] = line.split('|').map((cell) => cell.trim());
        return figures.slice(0, INTERVALS.length).map((cell, at) => ({ label, cell, ...INTERVALS[at]! }));
      })
      .filter(({ cell }) => cell !== '');
    assert.ok(cells.length >= 20, `${cells.length} figures with intervals`);
    for (const { label, cell, set, metric } of cells) {
      const written = experiments
        .filter(({ name }) => name.startsWith(set))
        .map(({ expected, intervals }) => withInterval(expected[metric], intervals?.[metric]));
      assert.ok(written.includes(cell), `${label}: ${cell}`);
    }
  });

  it('of all strategies stand in the table that the experiments write, with intervals on every data set', () => {
    const table = experimentTable(experiments);
    const page = read(`${PAGES}/evaluation.md`);
    assert.equal(withTable(page, table), page);
    // What needs vectors was measured where the encoder knows the language.
    const needVectors = /`(?:dense|rrf|wrrf|rocchio|hybrid)`|without vectors/u;
    for (const line of table.slice(2)) {
      const figures = line.split('|').filter((cell) => cell.includes('['));
      assert.equal(figures.length, needVectors.test(line) ? 2 : INTERVALS.length, line);
    }
  });
});
