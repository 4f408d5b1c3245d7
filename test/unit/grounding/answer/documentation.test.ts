import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '../../../../src/check';
import { ANSWER_RULES } from '../../../../src/grounding';

describe('the documentation of the check of answers', () => {
  for (const [code, { severity }] of Object.entries(ANSWER_RULES)) {
    it(`${code}: its page names the code and its severity, shows an example and says what it does not see`, () => {
      const page = readFileSync(join(__dirname, '../../../..', pageOf(code)), 'utf8');
      assert.ok(page.startsWith(`# ${code}\n`));
      assert.match(page, new RegExp(`^Severity: ${severity}\\.$`, 'mu'));
      for (const heading of ['## Example', '## What to do', '## What it does not see'])
        assert.ok(page.includes(heading));
    });
  }
});
