import type { CitationCase } from '../cases';

/** What drafts cite beside an act that they have named. */
export const inDrafts: readonly CitationCase[] = [
  [
    'Section 4 of the Harbours Act 2012 applies. Section 1983 claims, Section 230 immunity, §§ 1981 and 1982 and a § 1983 action are others.',
    'Section 4 of the Harbours Act 2012 -> sec_4',
    'Section 1983 -> act-not-in-corpus',
    'Section 230 -> act-not-in-corpus',
    '§§ 1981 -> act-not-in-corpus',
    '1982 -> act-not-in-corpus',
    '§ 1983 -> act-not-in-corpus',
  ],
  [
    'Section 4 of the Harbours Act 2012 applies. Section 3 claims do too; section 99 requires notice, section 98 orders the keeper to pay, and § 1985(3) conspiracy claims, Rule 11 sanctions and Chapter 11 bankruptcy are others.',
    'Section 4 of the Harbours Act 2012 -> sec_4',
    'Section 3 -> sec_3',
    'section 99 -> provision-not-found',
    'section 98 -> provision-not-found',
    '§ 1985(3) -> act-not-in-corpus',
    'Rule 11 -> act-not-in-corpus',
    'Chapter 11 -> act-not-in-corpus',
  ],
];
