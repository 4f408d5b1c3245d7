import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: '削除|廃止',
  actRepealed: '廃止',
};
