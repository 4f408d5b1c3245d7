import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: 'derogad[oa]s?|suprimid[oa]s?',
  actRepealed: 'derogad[oa]|anulad[oa]',
};
