import * as l10n from '@vscode/l10n';

/** Why a provision gave no question. */
export type Refusal = 'no-chain' | 'unread' | 'not-right' | 'not-decided' | 'part-decides';

/** That in words, to stand behind a colon. */
export function refusalWords(refusal: Refusal): string {
  switch (refusal) {
    case 'no-chain':
      return l10n.t('no chain of so many provisions that are in force begins there');
    case 'unread':
      return l10n.t('a reply could not be read');
    case 'not-right':
      return l10n.t('the answer does not follow from the provisions');
    case 'not-decided':
      return l10n.t('the provisions do not decide the question');
    case 'part-decides':
      return l10n.t('a part of the provisions decides it already');
  }
}
