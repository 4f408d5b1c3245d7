import { ENGLISH, type Speaker } from '../../text';

/** Something that was seen of a document. */
export interface Reason {
  readonly code: ReasonCode;
  /** What the document is called, where that is what was seen. */
  readonly title?: string;
}

export type ReasonCode =
  | 'in-packages'
  | 'beside-program'
  | 'not-surely-law'
  | 'cites-no-law'
  | 'bill-title'
  | 'bill-opening'
  | 'writing-title'
  | 'statute-title'
  | 'instrument-title'
  | 'writing-opening'
  | 'enacts'
  | 'own-act'
  | 'drafting'
  | 'unmade'
  | 'letter'
  | 'own-writing'
  | 'writer-speaks'
  | 'no-articles'
  | 'outside-articles'
  | 'articles'
  | 'cites-acts'
  | 'code-blocks'
  | 'versions'
  | 'badges'
  | 'inline-code'
  | 'program'
  | 'published-fields'
  | 'abbreviation-field'
  | 'made-field'
  | 'force-fields'
  | 'country-fields'
  | 'bill-field'
  | 'writing-field'
  | 'data'
  | 'bill-format'
  | 'law-format'
  | 'other-format'
  | 'project-name'
  | 'shared-name';

/**
 * What was seen, as the end of the sentence "Draft: it is addressed, or signed."
 *
 * @param l10n default: English, which problems of an index are kept in.
 */
export function reasonInWords({ code, title = '' }: Reason, l10n: Speaker = ENGLISH): string {
  switch (code) {
    case 'in-packages':
      return l10n.t('it lies in a folder of installed packages');
    case 'beside-program':
      return l10n.t('a program lies beside it');
    case 'not-surely-law':
      return l10n.t('nothing shows surely that it is law');
    case 'cites-no-law':
      return l10n.t('it cites no law');
    case 'bill-title':
      return l10n.t('"{0}" is the title of a bill', title);
    case 'bill-opening':
      return l10n.t('its first lines are those of a bill');
    case 'writing-title':
      return l10n.t('"{0}" is no title of a statute', title);
    case 'statute-title':
      return l10n.t('"{0}" is the title of a statute', title);
    case 'instrument-title':
      return l10n.t('"{0}" may be the title of a statute', title);
    case 'writing-opening':
      return l10n.t('its first lines are those of a memo, a letter or a contract');
    case 'enacts':
      return l10n.t('it has words of enactment');
    case 'own-act':
      return l10n.t('it speaks of itself as law');
    case 'drafting':
      return l10n.t('it is written as drafters of law write');
    case 'unmade':
      return l10n.t('the day or number of its making is left open');
    case 'letter':
      return l10n.t('it is addressed, or signed');
    case 'own-writing':
      return l10n.t('it speaks of its parties, or of itself as a contract or a memo');
    case 'writer-speaks':
      return l10n.t('its writer speaks');
    case 'no-articles':
      return l10n.t('it has no article and no section');
    case 'outside-articles':
      return l10n.t('most of it stands outside of articles and sections');
    case 'articles':
      return l10n.t('it is made of articles or sections');
    case 'cites-acts':
      return l10n.t('it cites other acts in most of its sentences');
    case 'code-blocks':
      return l10n.t('it holds blocks of code');
    case 'versions':
      return l10n.t('it lists versions of a program');
    case 'badges':
      return l10n.t('it shows badges of a project');
    case 'inline-code':
      return l10n.t('it is full of code');
    case 'program':
      return l10n.t('it licenses or installs a program');
    case 'published-fields':
      return l10n.t('its front matter is that of a published act');
    case 'abbreviation-field':
      return l10n.t('its front matter abbreviates the act');
    case 'made-field':
      return l10n.t('its front matter says when the act was made');
    case 'force-fields':
      return l10n.t('its front matter says when it is in force');
    case 'country-fields':
      return l10n.t('its front matter says in which country it is in force');
    case 'bill-field':
      return l10n.t('its front matter calls it a bill or a draft');
    case 'writing-field':
      return l10n.t('its front matter says what is written about law');
    case 'data':
      return l10n.t('it is data, and holds no act');
    case 'bill-format':
      return l10n.t('its format says that it is a bill');
    case 'law-format':
      return l10n.t('its format names acts and provisions');
    case 'other-format':
      return l10n.t('its format says that it is no statute');
    case 'project-name':
      return l10n.t('files of this name tell of a project');
    case 'shared-name':
      return l10n.t('files of this name often tell of a project');
  }
}
