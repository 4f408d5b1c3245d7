import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: 'revogad[oa]s?|suprimid[oa]s?',
  actRepealed: 'revogad[oa]',
};
