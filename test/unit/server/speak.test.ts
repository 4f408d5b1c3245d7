import assert from 'node:assert/strict';
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import { speak } from '../../../src/server/speak';

const ROOT = join(import.meta.dirname, '../../..');

describe('the language of the server', () => {
  afterEach(() => l10n.config({ contents: {} }));

  it("is the client's where there is a bundle for it, whatever the region", () => {
    for (const [locale, language] of Object.entries({
      de: 'de',
      'de-AT': 'de',
      ko: 'ko',
      'ko_KR.UTF-8': 'ko',
      DE: 'de',
    })) {
      speak(locale, ROOT);
      assert.equal(l10n.t('en'), language, locale);
    }
  });

  it('is English otherwise, and nothing that a client writes leads out of the folder', () => {
    for (const locale of [undefined, 'en', 'fr', '', 'deu', 'C', '../../../package', 'de/../../x', '*']) {
      speak('ko', ROOT);
      speak(locale, ROOT);
      assert.equal(l10n.t('en'), locale === 'de/../../x' ? 'de' : 'en', locale);
    }
  });
});
