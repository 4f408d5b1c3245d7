import type { TitleWords } from '../pack';

/** What Swedish statutes, bills and writings about them are called; a statute has its number in the collection. */
export const titles: TitleWords = {
  statute: /^(?:\p{L}{0,60}(?:lag|förordning|balk|kungörelse))\s\(\d{4}:\d{1,4}\)/iu,
  instrument: /^\p{L}{2,60}(?:stadga|föreskrifter|ordning)(?!\p{L})/iu,
  bill: /^(?:lagförslag|proposition\s|förslag\still\slag|lagrådsremiss)/iu,
  writing: /^(?:avtal|promemoria|utlåtande|dom|protokoll|brev|stämningsansökan|\p{L}{2,40}avtal)(?!\p{L})/iu,
};
