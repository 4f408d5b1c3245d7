import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import { ROOT } from './sources';

/** The languages of the interface. */
export const LANGUAGES = ['en', 'de', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a program gives that speaks a language; behind it, English is spoken again. */
export async function speaking<T>(language: Language, program: () => Promise<T> | T): Promise<T> {
  const file = join(ROOT, `media/l10n/bundle.l10n.${language}.json`);
  l10n.config({ contents: language === 'en' ? {} : readFileSync(file, 'utf8') });
  try {
    return await program();
  } finally {
    l10n.config({ contents: {} });
  }
}
