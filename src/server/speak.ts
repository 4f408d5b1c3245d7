import { existsSync } from 'node:fs';
import path from 'node:path';
import * as l10n from '@vscode/l10n';

/** A language without region and script, as bundles are named: "de" of "de-AT". */
const LANGUAGE = /^[a-z]{2,3}(?![a-z])/iu;

/**
 * Has messages speak the language of the client's interface where there is a bundle for it, and English otherwise.
 *
 * @param locale as `initialize` says it
 * @param home the folder that holds `media`
 */
export function speak(locale: string | undefined, home: string): void {
  const language = LANGUAGE.exec(locale ?? '')?.[0].toLowerCase() ?? 'en';
  const fsPath = path.join(home, 'media', 'l10n', `bundle.l10n.${language}.json`);
  if (existsSync(fsPath)) l10n.config({ fsPath });
  else l10n.config({ contents: {} });
}
