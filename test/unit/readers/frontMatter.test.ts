import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Problem } from '../../../src/law';
import { readFrontMatter, type FrontMatter } from '../../../src/readers/frontMatter';
import { byEId, readText } from './helpers';

interface Read extends FrontMatter {
  readonly problems: readonly Problem[];
}

function read(...block: string[]): Read {
  const problems: Problem[] = [];
  const frontMatter = readFrontMatter('/invented/a.md', ['---', ...block, '---', '', '# Lamp Act'], problems);
  return { ...frontMatter, problems };
}

/** What a block says of `title`; it must be read without a problem. */
function titleOf(...block: string[]): string | undefined {
  const { fields, problems } = read(...block);
  assert.deepEqual(problems, []);
  return fields.get('title');
}

describe('readers/frontMatter', () => {
  it('reads the published German layout, with lines that wrap', () => {
    const { fields, end, problems } = read(
      'Title: Verordnung über Lampen und',
      '  zur Änderung der',
      '  Dochtverordnung',
      'jurabk: LampV 2011',
      'layout: default',
      'origslug: _lampv_2011',
      'slug: lampv_2011',
      '',
    );
    assert.equal(fields.get('title'), 'Verordnung über Lampen und zur Änderung der Dochtverordnung');
    assert.deepEqual([...fields.keys()], ['title', 'jurabk', 'layout', 'origslug', 'slug']);
    assert.equal(fields.get('origslug'), '_lampv_2011');
    assert.equal(end, 10);
    assert.deepEqual(problems, []);
  });

  it('reads quoted text as YAML does, on one line and over several', () => {
    assert.equal(titleOf('title: "Lamp: the \\"Act\\" \\u00e4"  # a note'), 'Lamp: the "Act" ä');
    assert.equal(titleOf("title: 'Wick # it''s an Act'"), "Wick # it's an Act");
    assert.equal(titleOf("title: 'Gesetz über Dochte und", "  Lampen'"), 'Gesetz über Dochte und Lampen');
    assert.equal(titleOf('"title": Lamp Act'), 'Lamp Act');
  });

  it('leaves comments out, and keeps a # inside a word', () => {
    assert.equal(titleOf('# title: No', 'title: Lamp Act No#5 # of 2019', '  # no more'), 'Lamp Act No#5');
    assert.equal(titleOf('title: # nothing'), undefined);
  });

  it('reads blocks, the text below a key, and no value as none', () => {
    assert.equal(titleOf('title: >-', '  Lamp', '  # Act'), 'Lamp # Act');
    assert.equal(titleOf('title:', '  Lamp Act'), 'Lamp Act');
    assert.equal(titleOf('title: null'), undefined);
    assert.equal(titleOf('title: ~'), undefined);
  });

  it('reads flat lists in both manners, and names the act by its aliases', () => {
    const expected = ['Lamps, Act of', 'LA', "Wick's"];
    for (const block of [
      [`aliases: ["Lamps, Act of", LA, 'Wick''s']`],
      ['aliases: ["Lamps, Act of",', "  LA, 'Wick''s']"],
      ['aliases:', '  - "Lamps, Act of"', '  - LA # short', "  - 'Wick''s'"],
      ['aliases:', '- "Lamps,', '  Act of"', '-   LA', "- Wick's"],
    ]) {
      const { lists, problems } = read(...block);
      assert.deepEqual(lists.get('aliases'), expected);
      assert.deepEqual(problems, []);
    }
    const text = '---\ntitle: Lamp Act\naliases: [Wick Act]\n---\n\n# Lamp Act\n\n## Section 1. A\n\nLit.\n';
    assert.deepEqual(readText('a.md', text).documents[0]!.act.aliases, ['Wick Act']);
  });

  it('leaves out what lies deeper, and says so, without losing the keys beside it', () => {
    const { fields, problems } = read(
      'author:',
      '  name: A. Wick',
      'map: {a: 1}',
      'nested: [[a]]',
      'list:',
      '  - name: a',
      'tag: !!x y',
      'title: Lamp Act',
    );
    assert.deepEqual([...fields], [['title', 'Lamp Act']]);
    assert.match(problems[0]!.message, /author, map, nested, list, tag/u);
    assert.equal(problems[0]!.severity, 'information');
  });

  it('says where it is broken, and keeps what can be read', () => {
    for (const [line, ...block] of [
      [3, 'jurabk: LA', 'title: "open'],
      [2, 'no key at all', 'title: Lamp Act'],
      [2, 'aliases: [a, b', 'title: Lamp Act'],
      [2, 'title: "Lamp" Act'],
    ] as const) {
      const { problems } = read(...block);
      assert.deepEqual(
        problems.map((problem) => [problem.line, problem.severity]),
        [[line, 'warning']],
        block.join('/'),
      );
    }
  });

  // A parser that recurses runs out of stack here, at worst where nothing can catch it.
  it('reads the act below front matter of any depth', () => {
    for (const value of ['['.repeat(4000), '{a: '.repeat(4000), `\n${'- '.repeat(4000)}a`, '"'.repeat(4001)]) {
      const result = readText('a.md', `---\nt: ${value}\n---\n# § 1 A\n\nText.`);
      assert.equal(byEId(result).get('sec_1')?.text, 'Text.');
      assert.equal(result.problems.length, 1);
      assert.match(result.problems[0]!.message, /left out: t\.$|not valid YAML from this line/u);
    }
  });

  it('does not read front matter without end', () => {
    const result = readText('a.md', `---\ntitle: ${'a '.repeat(1 << 20)}\n---\n# § 1 A\n\nText.`);
    assert.match(result.problems[0]!.message, /more than 65536 characters/u);
    assert.equal(byEId(result).get('sec_1')?.text, 'Text.');
  });

  it('gives back any text that is written in quotation marks', () => {
    const words = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/gu, ' ').trim());
    fc.assert(
      fc.property(words, (text) => {
        assert.equal(read(`title: "${text.replace(/[\\"]/gu, '\\$&')}"`).fields.get('title') ?? '', text);
        assert.equal(read(`title: '${text.replaceAll("'", "''")}'`).fields.get('title') ?? '', text);
      }),
    );
  });

  it('never throws, whatever the lines', () => {
    const piece = fc.constantFrom('title', ':', ' ', '- ', '[', ']', '"', "'", ',', '#', '|', '{', '\\', 'a', '~');
    const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { fields } = read(...lines.map((each) => (/^(?:---|\.\.\.)/u.test(each) ? 'a' : each)));
        for (const value of fields.values()) assert.equal(value, value.trim());
      }),
      { numRuns: 500 },
    );
  });
});
