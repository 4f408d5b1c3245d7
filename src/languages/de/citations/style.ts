import type { Act } from '../../../law';
import type { CitationStyle } from '../../citations/style';

/** German law is cited by its abbreviation. */
const shortName = ({ abbreviation, title }: Act): string => (abbreviation !== '' ? abbreviation : title);

export const style: CitationStyle = {
  cite: (act, unit) => `${unit} ${shortName(act)}`,
  shortName,
  article: /(?<!\p{L})d(?:as|em|en|er|es|ie)\s$/iu,
};
