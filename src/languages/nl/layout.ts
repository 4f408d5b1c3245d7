import { PRINTED_LATIN } from '../../law';
import type { Layout } from '../layout/layout';

export const layout: Layout = {
  // Acts of Belgium: "§ 1. ", "§ 2bis. ".
  paragraphMark: new RegExp(`^§\\s?(\\d{1,3}(?:\\s?${PRINTED_LATIN})?)\\.\\s(?=\\S)`, 'u'),
};
