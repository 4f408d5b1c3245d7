import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: 'abrogée?s?|supprimée?s?',
  actRepealed: 'abrog|annulé|périmé',
};
