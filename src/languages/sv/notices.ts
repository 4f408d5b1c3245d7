import type { Notices } from '../notices/notices';

export const notices: Notices = {
  actRepealed: 'upphävd',
};
