import * as l10n from '@vscode/l10n';

/** The language of the interface as BCP 47 names it. Each bundle has it as a text, so that both always agree. */
export const interfaceLanguage = (): string => l10n.t('en');

/** A number as the language of the interface writes it: "1,200", „1.200“. */
export const figure = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(interfaceLanguage(), options).format(value);
