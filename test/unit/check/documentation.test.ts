import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECK_CODES, CHECK_RULES, pageOf, SEVERITIES, type CheckCode, type DraftFormat } from '../../../src/check';
import { ignoreComment } from '../../../src/check/ignores';
import { indexOf } from '../support/indexOf';
import { check, HARBOUR, mended } from './support';

const ROOT = join(__dirname, '../../..');

interface Setting {
  readonly enum: readonly string[];
  readonly default: string;
}
const { contributes } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly contributes: { readonly configuration: { readonly properties: Readonly<Record<string, Setting>> } };
};

const SECOND = `# Harbour Act 2001

### Section 1. Lamps

A lamp at the pier is lit by the keeper at night.
`;

const FEES = '# 항만요금법\n\n## 제2조(납부)\n선장은 요금을 납부하여야 한다.\n\n## 제3조(벌칙)\n처벌한다.\n';

const ROPES = `# Rope Act 1999\n\n### Section 1. Ropes\n\n${Array.from(
  { length: 12 },
  (_, at) => `(${at + 1}) A rope is inspected.\n`,
).join('\n')}\n### Section 2. Knots\n\nA knot is tied.\n`;

/** For each code a draft that has it, and what its first quick fix makes of it; undefined where no change can mend it. */
const DRAFTS: Readonly<Record<CheckCode, readonly [draft: string, mended: string | undefined]>> = {
  'unknown-act': [
    'By section 1(1) of the Harbur Act 1990 the master of a ship pays.',
    'By section 1(1) of the Harbour Act 1990 the master of a ship pays.',
  ],
  'ambiguous-act': [
    'By section 1 of the Harbour Act the master of a ship pays a fee, and a lamp is lit.',
    'By section 1 of the Harbour Act 1990 the master of a ship pays a fee, and a lamp is lit.',
  ],
  'missing-provision': [
    'By section 12(1) of the Harbour Act 1990 every ship shows a lantern.',
    'By section 12A(1) of the Harbour Act 1990 every ship shows a lantern.',
  ],
  'paragraph-out-of-range': [
    'By section 1(13) of the Rope Act 1999 a rope is inspected.',
    'By section 1(12) of the Rope Act 1999 a rope is inspected.',
  ],
  'repealed-provision': ['By section 3 of the Harbour Act 1990 wharves are kept.', undefined],
  'wrong-heading': [
    'A master pays under section 4 of the Harbour Act 1990; 「항만요금법」 제2조(벌칙)에 따른다.',
    'A master pays under section 4 of the Harbour Act 1990; 「항만요금법」 제2조(납부)에 따른다.',
  ],
  misquotation: [
    'By section 4 of the Harbour Act 1990, “No pilot boards a vessel without a licence”.',
    'By section 4 of the Harbour Act 1990, “No pilot boards a ship without a licence”.',
  ],
  'unrelated-citation': [
    'Whoever collects mushrooms in gardens forgets breakfast, by section 5 of the Harbour Act 1990.',
    undefined,
  ],
  unchecked: ['See § 5 for dogs.', undefined],
};

describe('the documentation of the check', () => {
  for (const code of CHECK_CODES) {
    const page = readFileSync(join(ROOT, pageOf(code)), 'utf8');
    const { severity } = CHECK_RULES[code];

    it(`${code}: its page names the code, its severity, its setting and the comments that silence it`, () => {
      assert.ok(page.startsWith(`# ${code}\n`));
      assert.match(page, new RegExp(`^Severity: ${severity}, `, 'mu'));
      assert.ok(page.includes(`proviso.check.severity.${code}`));
      assert.ok(page.includes(`--severity ${code}=`));
      for (const format of ['markdown', 'latex', 'text'] as const)
        assert.ok(page.includes(ignoreComment(code, format)));
      for (const heading of ['## Example', '## What to do', '## What it does not see'])
        assert.ok(page.includes(heading));
    });

    it(`${code}: its setting has the severities and the default of the rule`, () => {
      const setting = contributes.configuration.properties[`proviso.check.severity.${code}`];
      assert.deepEqual([setting?.enum, setting?.default], [SEVERITIES, severity]);
    });

    it(`${code}: is found, mended where it can be, and silenced in every format`, async () => {
      const index = await indexOf(
        code === 'ambiguous-act'
          ? { 'a.md': HARBOUR, 'b.md': SECOND }
          : { 'a.md': HARBOUR, 'k.md': FEES, 'r.md': ROPES },
      );
      const [draft, right] = DRAFTS[code];
      const found = check(draft, index).find((finding) => finding.code === code);
      assert.ok(found, 'it is found');
      assert.equal(mended(draft, found), right);
      for (const format of ['markdown', 'latex', 'html', 'text'] as DraftFormat[]) {
        const codes = (text: string): CheckCode[] => check(text, index, format).map((finding) => finding.code);
        const comment = ignoreComment(code, format);
        const other = ignoreComment(code === 'unchecked' ? 'unknown-act' : 'unchecked', format);
        assert.ok(codes(draft).includes(code), format);
        assert.ok(!codes(`${comment}\n${draft}`).includes(code), `${format}: on the line above`);
        assert.ok(!codes(`${draft} ${comment}`).includes(code), `${format}: at the line's end`);
        assert.ok(codes(`${other}\n${draft}`).includes(code), `${format}: another code's comment`);
      }
    });
  }
});
