import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: 'deleted|repealed|omitted|revoked',
  goesOn: 'by|on|with|and',
  actRepealed: 'repealed|revoked|expired|annulled|abrogated|superseded',
  reserved: /^reserved$/iu,
};
