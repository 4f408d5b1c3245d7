import { PRINTED_LATIN } from '../../law';
import type { Layout } from '../layout/layout';

export const layout: Layout = {
  // Codes of France: "I. - ", "I.-", "II bis. – ", "I. Les"; acts of Belgium: "§ 1er. ", "§ 2bis. ".
  paragraphMark: new RegExp(
    `^(?:([IVX]{1,6}(?:\\s?(?:${PRINTED_LATIN}))?)(?:\\.?\\s[-‑–—―]\\s|\\.[-‑–—―]\\s?|\\.\\s(?=[\\p{Lu}(«]))|§\\s?(\\d{1,3}(?:\\s?${PRINTED_LATIN})?)(?:er)?\\.\\s)(?=\\S)`,
    'u',
  ),
};
