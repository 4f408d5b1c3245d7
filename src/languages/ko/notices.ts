import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: '삭제',
  actRepealed: '폐지',
};
