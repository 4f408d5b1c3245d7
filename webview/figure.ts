import * as l10n from '@vscode/l10n';

/** A number as the language of the texts writes it: "1,200", „1.200“. */
export const figure = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(l10n.t('en'), options).format(value);

/** A fraction or a measurement with this many places behind the point. */
export const withPlaces = (value: number, places: number): string =>
  figure(value, { minimumFractionDigits: places, maximumFractionDigits: places });
