import * as l10n from '@vscode/l10n';
import type { ToolName } from '../../tools';

/** What a person is asked before a tool runs, and told while it does. */
export interface ToolWords {
  readonly title: string;
  readonly running: string;
}

/** Of what a tool is called with, in UTF-16 code units. */
const LONGEST_SHOWN = 300;

export function toolWords(name: ToolName): ToolWords {
  switch (name) {
    case 'search_law':
      return { title: l10n.t('Search the law of this workspace?'), running: l10n.t('Searching the law') };
    case 'get_provision':
      return { title: l10n.t('Read a provision of this workspace?'), running: l10n.t('Reading a provision') };
    case 'follow_citations':
      return { title: l10n.t('Follow the citations of a provision?'), running: l10n.t('Following citations') };
    case 'find_acts':
      return { title: l10n.t('List acts of this workspace?'), running: l10n.t('Looking for acts') };
    case 'check_citations':
      return {
        title: l10n.t('Check the citations of a text against this workspace?'),
        running: l10n.t('Checking citations'),
      };
    case 'verify_answer':
      return {
        title: l10n.t('Check an answer against the law of this workspace?'),
        running: l10n.t('Checking an answer'),
      };
  }
}

/** What a tool is called with that a person would know it by, on one line; the empty string where there is nothing. */
export function toldInput(input: unknown): string {
  const { query, provision, name, text } = (input ?? {}) as Record<string, unknown>;
  const told = [query, provision, name, text].find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof told !== 'string') return '';
  const line = told.trim().replace(/\s+/gu, ' ');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)} …` : line;
}
