import type { Notices } from '../notices/notices';

export const notices: Notices = {
  repealed: 'weggefallen|aufgehoben|gestrichen|entfallen|entfällt|gegenstandslos',
  goesOn: 'durch|mit|und|von|vom',
  actRepealed: 'aufgehoben|außer\\s?kraft',
  published: {
    made: /^(?:Ausfertigungsdatum|Fundstelle|(?:Konstitutiv )?(?:N|n)eu(?:gefasst|fassung) durch)$/u,
    repealed: /^\p{Lu}\p{L}{0,3} aufgeh\. durch$/u,
    // "mWv 1.1.2024"
    withEffectFrom: /\smWv (\d{1,2}\.\d{1,2}\.\d{4})$/u,
    note: /^(?:Stand|Hinweis):\s/u,
  },
};
