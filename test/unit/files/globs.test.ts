import assert from 'node:assert/strict';
import fc from 'fast-check';
import { globMatcher } from '../../../src/files';

const fits = (glob: string, path: string): boolean => globMatcher([glob]).matches(path);

/** The meaning of a glob by its definition, in exponential time: `**` is nothing, or one name and `**` again. */
function plainFits([first, ...rest]: readonly string[], names: readonly string[]): boolean {
  if (first === undefined) return names.length === 0;
  if (first === '**') {
    return plainFits(rest, names) || (names.length > 0 && plainFits([first, ...rest], names.slice(1)));
  }
  const name = first.replaceAll('{a,b}', '[ab]').replaceAll('?', '.').replaceAll('*', '.*');
  return names.length > 0 && new RegExp(`^${name}$`, 'u').test(names[0]!) && plainFits(rest, names.slice(1));
}

describe('files/globs', () => {
  for (const [glob, path, expected] of [
    ['**/*.{md,markdown,txt}', 'act.md', true],
    ['**/*.{md,markdown,txt}', 'a/b/act.txt', true],
    ['**/*.{md,markdown,txt}', 'a/act.pdf', false],
    ['*.md', 'a/act.md', false],
    ['**/node_modules/**', 'node_modules', true],
    ['**/node_modules/**', 'a/node_modules/b/c.md', true],
    ['**/node_modules/**', 'a/node_modules2/c.md', false],
    ['drafts/', 'drafts/', true],
    ['drafts/*', 'drafts/', false],
    ['**/*.md', '.git/a.md', true],
    ['act-[0-9].md', 'act-7.md', true],
    ['act-[!0-9].md', 'act-7.md', false],
    ['act-[!0-9].md', 'act-a.md', true],
    ['[x-].md', '-.md', true],
    ['acts (old)/*', 'acts (old)/a.md', true],
    ['a\\*.md', 'a*.md', true],
    ['a\\*.md', 'ab.md', false],
    ['{a,b{c,d/**}}.md', 'bc.md', true],
    ['{a}.md', '{a}.md', true],
    ['a[.md', 'a[.md', true],
    ['./a.md', 'a.md', true],
    ['a?.md', 'ab.md', true],
    ['a?.md', 'a.md', false],
  ] as const) {
    it(`${glob} ${expected ? 'fits' : 'does not fit'} ${path}`, () => assert.equal(fits(glob, path), expected));
  }

  for (const [glob, why] of [
    ['a'.repeat(201), /more than 200 characters/u],
    ['**/*a*a*a*a*b.md', /more than 4 "\*" in one name/u],
    ['+(a|b)', /extended patterns/u],
    ['!(a)', /not supported/u],
    ['a@(b).md', /extended patterns/u],
    ['!a.md', /leading "!"/u],
    ['{a,b}'.repeat(7), /more than 64 globs/u],
  ] as const) {
    it(`refuses ${glob.slice(0, 30)} and says so`, () => {
      const { matches, refused } = globMatcher([glob, 'kept.md']);
      assert.equal(refused.length, 1);
      assert.match(refused[0]!, why);
      assert.ok(matches('kept.md') && !matches('ab.md'));
    });
  }

  it('refuses globs beyond a hundred', () => {
    const { matches, refused } = globMatcher(Array.from({ length: 150 }, (_, at) => `${at}.md`));
    assert.match(refused[0]!, /^50 globs/u);
    assert.ok(matches('99.md') && !matches('100.md'));
  });

  it('takes linear time on globs and paths made to slow it down', () => {
    assert.equal(fits(`${'*a'.repeat(4)}b`, 'a'.repeat(1_000_000)), false);
    assert.equal(fits(`${'**/a/'.repeat(35)}b`, 'a/'.repeat(200_000)), false);
    assert.equal(fits(`${'{a,a}'.repeat(5)}b`, 'a'.repeat(1_000_000)), false);
    assert.equal(fits(`${'[a]+'.repeat(30)}b`, 'a'.repeat(1_000_000)), false);
  });

  it('agrees with the definition of stars, question marks, classes and braces', () => {
    const name = fc
      .array(fc.constantFrom('a', 'b', '*', '?', '{a,b}', '[ab]'), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('').replace(/\*{2,}/gu, '*'));
    const glob = fc.array(fc.oneof(name, fc.constant('**')), { minLength: 1, maxLength: 5 });
    const path = fc.array(fc.stringMatching(/^[ab]{1,4}$/u), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(glob, path, (pattern, names) => {
        // Braces beyond the limit are refused, which is tested above.
        fc.pre(pattern.join('').split('{').length <= 6);
        assert.equal(fits(pattern.join('/'), names.join('/')), plainFits(pattern, names));
      }),
      { numRuns: 3000 },
    );
  });
});
