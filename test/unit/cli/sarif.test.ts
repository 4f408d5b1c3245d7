import assert from 'node:assert/strict';
import { join } from 'node:path';
import { CHECK_CODES, CHECK_RULES, checkDraft, LineTable, severitiesWith } from '../../../src/check';
import { fingerprinted } from '../../../src/cli/fingerprints';
import { rulePages } from '../../../src/cli/rulePages';
import { sarifOf } from '../../../src/cli/sarif';
import type { PackedIndex } from '../../../src/search';
import { finish, sampleIndex } from '../check/support';

const DRAFT = `See section 1(1) of the Harbour Act 1990.

By section 12B(1) of the Harbour Act 1990 every ship shows a lantern.
By section 3 of the Harbour Act 1990 nothing is due.
By section 2 of the Harbur Act 1990 the master may appeal.
`;

type Json = Readonly<Record<string, unknown>>;

/**
 * What the schema of SARIF 2.1.0 says of the objects that a log of Proviso holds: every property that is written, with
 * its type or the object behind it; `!` marks what is required. The schema allows no other property.
 */
const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  log: { version: '!string', $schema: 'uri', runs: '![run]' },
  run: {
    tool: '!tool',
    invocations: '[invocation]',
    originalUriBaseIds: '{artifactLocation}',
    columnKind: 'columnKind',
    newlineSequences: '[string]',
    artifacts: '[artifact]',
    results: '[result]',
  },
  tool: { driver: '!driver' },
  driver: { name: '!string', version: 'string', semanticVersion: 'string', rules: '[rule]' },
  rule: {
    id: '!string',
    name: 'string',
    shortDescription: 'message',
    help: 'message',
    defaultConfiguration: 'configuration',
  },
  configuration: { enabled: 'boolean', level: 'level' },
  invocation: { executionSuccessful: '!boolean' },
  artifact: { location: 'artifactLocation' },
  artifactLocation: { uri: 'string', uriBaseId: 'string', index: 'number', description: 'message' },
  result: {
    ruleId: 'string',
    ruleIndex: 'number',
    level: 'level',
    message: '!message',
    locations: '[location]',
    partialFingerprints: '{string}',
    relatedLocations: '[location]',
    fixes: '[fix]',
  },
  message: { text: 'string', markdown: 'string' },
  location: { id: 'number', message: 'message', physicalLocation: 'physicalLocation' },
  physicalLocation: { artifactLocation: 'artifactLocation', region: 'region' },
  region: {
    startLine: 'number',
    startColumn: 'number',
    endLine: 'number',
    endColumn: 'number',
    charOffset: 'number',
    charLength: 'number',
  },
  fix: { description: 'message', artifactChanges: '![artifactChange]' },
  artifactChange: { artifactLocation: '!artifactLocation', replacements: '![replacement]' },
  replacement: { deletedRegion: '!region', insertedContent: 'artifactContent' },
  artifactContent: { text: 'string' },
};
const LEVELS = ['none', 'note', 'warning', 'error'];

function checkShape(value: unknown, shape: string, where: string): void {
  if (shape.startsWith('[')) {
    assert.ok(Array.isArray(value), where);
    value.forEach((each, at) => checkShape(each, shape.slice(1, -1), `${where}[${at}]`));
  } else if (shape.startsWith('{')) {
    for (const [key, each] of Object.entries(value as Json)) checkShape(each, shape.slice(1, -1), `${where}.${key}`);
  } else if (shape === 'level') assert.ok(LEVELS.includes(value as string), where);
  else if (shape === 'columnKind') assert.equal(value, 'utf16CodeUnits', where);
  else if (shape === 'uri') assert.ok(URL.canParse(value as string), where);
  else if (!Object.hasOwn(SHAPES, shape)) assert.equal(typeof value, shape, where);
  else checkObject(value, SHAPES[shape]!, where);
}

function checkObject(value: unknown, properties: Readonly<Record<string, string>>, where: string): void {
  assert.ok(typeof value === 'object' && value !== null && !Array.isArray(value), where);
  for (const key of Object.keys(value))
    assert.ok(Object.hasOwn(properties, key), `${where}.${key} is not in the schema`);
  for (const [key, shape] of Object.entries(properties)) {
    const inner = (value as Json)[key];
    if (inner === undefined) assert.ok(!shape.startsWith('!'), `${where}.${key} is required`);
    else checkShape(inner, shape.replace('!', ''), `${where}.${key}`);
  }
}

interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly (Json & { readonly help: Json })[] } };
      readonly results: readonly (Json & {
        readonly locations: readonly [{ readonly physicalLocation: { readonly artifactLocation: Json } }];
        readonly fixes?: readonly [{ readonly artifactChanges: readonly [{ readonly replacements: readonly [Json] }] }];
      })[];
    },
  ];
}

describe('cli/sarif', () => {
  let index: PackedIndex;
  let log: Log;
  const logOf = async (file: string, text: string): Promise<Log> => {
    const findings = finish(checkDraft(text, 'markdown', index, { severities: severitiesWith(), today: '2026-01-01' }));
    const found = fingerprinted(file, text, findings);
    const linted = { files: [{ file, lines: new LineTable(text), findings: found }], unreadable: 0 };
    const context = { corpus: index.corpus, version: '1.2.3', rules: CHECK_RULES, pages: await rulePages(CHECK_CODES) };
    return JSON.parse(JSON.stringify(sarifOf(linted, context))) as Log;
  };
  before(async () => {
    index = await sampleIndex();
    log = await logOf(join(process.cwd(), 'a folder', 'draft #1.md'), DRAFT);
  });

  it('has the shape that the schema asks for', () => {
    checkShape(log, 'log', 'log');
    assert.ok(log.runs[0].results.length >= 3);
  });

  it('describes every code with its page, and invents no address', () => {
    const { rules } = log.runs[0].tool.driver;
    assert.deepEqual(
      rules.map(({ id }) => id),
      CHECK_CODES,
    );
    for (const { id, help } of rules) {
      assert.ok((help['markdown'] as string).startsWith(`# ${id as string}`));
      assert.match(help['markdown'] as string, /## What to do/u);
      assert.doesNotMatch(help['markdown'] as string, /\]\(/u);
    }
    assert.doesNotMatch(JSON.stringify(rules), /helpUri/u);
  });

  it('names a file in the working folder relative to it, and another by its address', async () => {
    const place = ({ runs: [{ results }] }: Log): Json => results[0]!.locations[0].physicalLocation.artifactLocation;
    assert.deepEqual(place(log), { uri: 'a%20folder/draft%20%231.md', uriBaseId: '%SRCROOT%', index: 0 });
    assert.deepEqual(place(await logOf('/elsewhere/draft.md', DRAFT)), { uri: 'file:///elsewhere/draft.md', index: 0 });
  });

  it('writes a fix as the change that it is', () => {
    const missing = log.runs[0].results.find(({ ruleId }) => ruleId === 'missing-provision');
    const [{ replacements }] = missing!.fixes![0].artifactChanges;
    const { deletedRegion, insertedContent } = replacements[0] as Record<string, Record<string, unknown>>;
    const { charOffset, charLength } = deletedRegion as Record<string, number>;
    const mended = `${DRAFT.slice(0, charOffset)}${insertedContent!['text'] as string}${DRAFT.slice(charOffset! + charLength!)}`;
    assert.match(mended, /By section 12A\(1\) of the Harbour Act 1990 every/u);
  });

  it('makes no link of words in brackets that a statute or a draft has', () => {
    const [finding] = finish(
      checkDraft(DRAFT, 'markdown', index, { severities: severitiesWith(), today: '2026-01-01' }),
    );
    const findings = [{ ...finding!, message: String.raw`The text says “[it](command:x)” and \.`, fingerprint: '1' }];
    const linted = { files: [{ file: '/draft.md', lines: new LineTable(DRAFT), findings }], unreadable: 0 };
    const context = { corpus: index.corpus, version: '1.2.3', rules: CHECK_RULES, pages: new Map() };
    const { results } = (sarifOf(linted, context) as Log).runs[0];
    assert.deepEqual(results[0]!['message'], { text: String.raw`The text says “\[it\](command:x)” and \\.` });
  });

  it('tells two findings apart by their fingerprints, and keeps them below new lines', async () => {
    const prints = ({ runs: [{ results }] }: Log): string[] =>
      results.map(({ partialFingerprints }) => Object.values(partialFingerprints as Json).join());
    const before = prints(log);
    assert.equal(new Set(before).size, before.length);
    const file = join(process.cwd(), 'a folder', 'draft #1.md');
    assert.deepEqual(prints(await logOf(file, `A line above.\n\n${DRAFT}`)), before);
  });
});
