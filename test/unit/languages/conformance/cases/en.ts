import type { LanguageCases } from '../cases';
import { backReferences } from './enBackReferences';
import { found } from './enFound';

export const english: LanguageCases = {
  code: 'en',
  act: `---
title: Harbours Act 2012
---

# Harbours Act 2012

## Part 1 - General

### Section 1. Purpose

This Act orders the harbours and the quays.

### Section 2. Berths

(1) The master berths at the quay.

(2) The master pays the fee. It is not due while the vessel waits.

### Section 3. Pilots

The pilot leads the vessel.

### Section 3A. Tugs

The tug pulls the vessel.

### Section 4. Supervision

The harbour authority supervises.

### Section 5. Notice

The master gives notice of—

(a) the name of the vessel;

(b) the cargo.

### Section 6. Penalty

A master who does not berth under section 2(1) pays a penalty.

## Part 2 - Final

### Section 7. Orders

The harbour authority makes orders.
`,
  otherAct: `---
title: Lighthouses Act 1998
---

# Lighthouses Act 1998

### Section 1. Light

The keeper lights the lamp at the end of the day.

### Section 2. Oil

The oil is clean.
`,
  plainAct: `Harbours Act 2012

PART 1
GENERAL

1. Purpose

This Act orders the harbours
and the quays.

2. Berths

(1) The master berths at the quay.

(2) The master pays the fee. It is not due while the vessel waits.

3. Pilots

The pilot leads the vessel.

3A. Tugs

The tug pulls the vessel.

4. Supervision

The harbour authority supervises.

5. Notice

The master gives notice of—

(a) the name of the vessel;

(b) the cargo.

6. Penalty

A master who does not berth under section 2(1) pays a penalty.

PART 2
FINAL

7. Orders

The harbour authority makes orders.
`,
  provisions: {
    sec_1: 'This Act orders the harbours and the quays.',
    sec_2__para_1: 'The master berths',
    sec_2__para_2: 'The master pays',
    sec_3: 'The pilot',
    sec_3a: 'The tug',
    sec_4: 'The harbour authority',
    sec_5: 'The master gives notice of—',
    sec_6: 'A master who',
    sec_7: 'The harbour authority makes',
  },
  found,
  lists: [
    ['sections 1 and 3 of the Harbours Act 2012', 'sections 1 -> sec_1', '3 of the Harbours Act 2012 -> sec_3'],
    [
      'section 2(1) and (2) of the Harbours Act 2012',
      'section 2(1) -> sec_2__para_1',
      '(2) of the Harbours Act 2012 -> sec_2__para_2',
    ],
    [
      'sections 1, 3 and 3A of the Harbours Act 2012',
      'sections 1 -> sec_1',
      '3 -> sec_3',
      '3A of the Harbours Act 2012 -> sec_3a',
    ],
    ['section 1 or 4 of the Harbours Act 2012', 'section 1 -> sec_1', '4 of the Harbours Act 2012 -> sec_4'],
    [
      'subsections (1) and (2) of section 2 of the Harbours Act 2012',
      'subsections (1) -> sec_2__para_1',
      '(2) of section 2 of the Harbours Act 2012 -> sec_2__para_2',
    ],
    [
      'section 1 of the Harbours Act 2012 and section 2 of the Lighthouses Act 1998',
      'section 1 of the Harbours Act 2012 -> sec_1',
      'section 2 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_2',
    ],
    [
      'ss. 2(1), 3 and 4 of the Harbours Act 2012',
      'ss. 2(1) -> sec_2__para_1',
      '3 -> sec_3',
      '4 of the Harbours Act 2012 -> sec_4',
    ],
    ['section 5(a) or (b) of the Harbours Act 2012', 'section 5(a) -> sec_5', '(b) of the Harbours Act 2012 -> sec_5'],
    ['Harbours Act 2012, ss 1 and 4', 'Harbours Act 2012, ss 1 -> sec_1', '4 -> sec_4'],
    ['Parts 1 and 2 of the Harbours Act 2012', 'Parts 1 -> part_1', '2 of the Harbours Act 2012 -> part_2'],
  ],
  ranges: [
    [
      'sections 3 to 4 of the Harbours Act 2012',
      'sections 3 -> sec_3 sec_3a sec_4',
      '4 of the Harbours Act 2012 -> sec_4',
    ],
    [
      'sections 3-4 of the Harbours Act 2012',
      'sections 3 -> sec_3 sec_3a sec_4',
      '4 of the Harbours Act 2012 -> sec_4',
    ],
    [
      'sections 3–4 of the Harbours Act 2012',
      'sections 3 -> sec_3 sec_3a sec_4',
      '4 of the Harbours Act 2012 -> sec_4',
    ],
    ['ss. 3 through 4 of the Harbours Act 2012', 'ss. 3 -> sec_3 sec_3a sec_4', '4 of the Harbours Act 2012 -> sec_4'],
    [
      'subsections (1) to (2) of section 2 of the Harbours Act 2012',
      'subsections (1) -> sec_2__para_1 sec_2__para_2',
      '(2) of section 2 of the Harbours Act 2012 -> sec_2__para_2',
    ],
    [
      'section 2(1) to (2) of the Harbours Act 2012',
      'section 2(1) -> sec_2__para_1 sec_2__para_2',
      '(2) of the Harbours Act 2012 -> sec_2__para_2',
    ],
    [
      'sections 3 to 3A and 6 of the Harbours Act 2012',
      'sections 3 -> sec_3 sec_3a',
      '3A -> sec_3a',
      '6 of the Harbours Act 2012 -> sec_6',
    ],
    ['Parts 1 to 2 of the Harbours Act 2012', 'Parts 1 -> part_1 part_2', '2 of the Harbours Act 2012 -> part_2'],
  ],
  backReferences,
  within: [
    ['sec_2__para_2', 'Subsection (1) does not apply.', 'Subsection (1) -> sec_2__para_1'],
    ['sec_3', 'Section 4 applies.', 'Section 4 -> sec_4'],
    ['sec_3', 'Section 4 of this Act applies.', 'Section 4 of this Act -> sec_4'],
    [
      'sec_2__para_2',
      'Subsections (1) and (2) do not apply.',
      'Subsections (1) -> sec_2__para_1',
      '(2) -> sec_2__para_2',
    ],
    [
      'sec_1',
      'Subsection (1) of sections 2 and 4 applies.',
      'Subsection (1) of sections 2 -> sec_2__para_1',
      '4 -> provision-not-found',
    ],
    ['sec_2__para_2', 'Paragraph (b) of the subsections mentioned above applies.'],
    [
      'sec_2__para_2',
      'The first sentence of the preceding subsection applies.',
      'first sentence of the preceding subsection -> sec_2__para_1',
    ],
    ['sec_4', 'The preceding section applies.', 'The preceding section -> sec_3a'],
    ['sec_3a', 'The following section applies.', 'The following section -> sec_4'],
    ['sec_4', 'Sections 3 to 3A apply.', 'Sections 3 -> sec_3 sec_3a', '3A -> sec_3a'],
    ['sec_2__para_1', 'Subsection (2) of this section applies.', 'Subsection (2) of this section -> sec_2__para_2'],
    [
      'sec_6',
      'Section 2 of the Lighthouses Act 1998 and section 2(1) apply.',
      'Section 2 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_2',
      'section 2(1) -> sec_2__para_1',
    ],
    ['sec_3', 'Subsection (4) applies.', 'Subsection (4) -> provision-not-found'],
  ],
  citesNothing: [
    'On 3 March 2031 he paid 5.20 pounds.',
    'The article cost 3 pounds.',
    'In this section of the harbour 3 vessels lie.',
    'Tesco’s 12 stores closed.',
    'He read chapter 3 of the novel.',
    'See Harbour v Quay [2031] 2 AC 45.',
    'The vessel (no. 3) paid 4.5 per cent.',
    'Part of the 12 quays is closed.',
    'Quill v Malta, App no 1234/71, § 3, and Series A no. 9, § 4, of the court.',
    'Case C-9/11 Quill v Malta, EU:C:2012:9, para 3, of the court.',
    'Quay v Harbour [2031] UKSC 4, paras 5 and 6, at the quay.',
  ],
  labels: {
    sec_2__para_2: 'section 2(2)',
    sec_3a: 'section 3A',
    sec_3: 'section 3',
    sec_1: 'section 1',
    sec_2__para_1: 'section 2(1)',
    sec_4: 'section 4',
    sec_7: 'section 7',
    part_2: 'Part 2',
  },
  completed: {
    sec_2__para_2: 'section 2(2) of the Harbours Act 2012',
    sec_3a: 'section 3A of the Harbours Act 2012',
    sec_1: 'section 1 of the Harbours Act 2012',
    sec_2: 'section 2 of the Harbours Act 2012',
    sec_2__para_1: 'section 2(1) of the Harbours Act 2012',
    sec_3: 'section 3 of the Harbours Act 2012',
    sec_4: 'section 4 of the Harbours Act 2012',
    sec_7: 'section 7 of the Harbours Act 2012',
  },
  numbers: [
    'section A1',
    'section 1',
    'section 2',
    'section 2A',
    'section 2B',
    'section 3',
    'section 10',
    'section 11',
  ],
  renumbered: [
    [
      'section 3 and section 4 of the Harbours Act 2012',
      'sec_4',
      '8',
      'section 3 and section 8 of the Harbours Act 2012',
    ],
    ['section 4 of the Harbours Act 2012', 'sec_4', '4A', 'section 4A of the Harbours Act 2012'],
    ['Harbours Act 2012, s 4', 'sec_4', '8', 'Harbours Act 2012, s 8'],
    ['sections 1 and 4 of the Harbours Act 2012', 'sec_4', '8', 'sections 1 and 8 of the Harbours Act 2012'],
    ['section 2(2) of the Harbours Act 2012', 'sec_2__para_2', '3', 'section 2(3) of the Harbours Act 2012'],
    ['section 2(2) of the Harbours Act 2012', 'sec_2', '8', 'section 8(2) of the Harbours Act 2012'],
    ['section 4 of the Lighthouses Act 1998', 'sec_4', '8', 'section 4 of the Lighthouses Act 1998'],
    ['s. 3A of the Harbours Act 2012', 'sec_3a', '3B', 's. 3B of the Harbours Act 2012'],
  ],
  denies: 'behind',
  markers: [
    ['The master must pay the fee.', 'duty'],
    ['The master may anchor in the harbour.', 'permission'],
    ['The master may not anchor in the harbour.', 'prohibition'],
    ['The master need not pay the fee.', 'exemption'],
    ['The fee is not due.', 'negation'],
    ['Only the pilot boat may anchor.', 'only', 'permission'],
    ['Vessels, except pilot boats, pay the fee.', 'exception'],
    ['If the vessel anchors, the master pays.', 'condition'],
    ['Even if the vessel anchors, the master pays.', 'regardless'],
    ['Every master pays.', 'all'],
    ['The master shall pay the fee.', 'duty'],
    ['The master shall not anchor.', 'prohibition'],
    ['No master may anchor in the harbour.', 'prohibition'],
    ['The master is not required to pay the fee.', 'exemption'],
    ['The master has no right to anchor.', 'prohibition'],
    ['Unless the vessel waits, the master pays.', 'exception'],
    ['Some masters pay.', 'some'],
    ['Tugs also pay.', 'inclusion'],
  ],
  definitions: [
    ['In this Act, “vessel” means anything that floats.', 'vessel'],
    ['“quay” means a wall at the water.', 'quay'],
    ['“vessel” includes a boat.', 'vessel'],
    ['In this Part “fee” has the meaning given in section 2.', 'fee'],
    ['“fee” means what is paid and “quay” means a wall.', 'fee', 'quay'],
    ['The Harbours Act 2012 (the “Act”) applies.'],
    ['He said “vessel” twice.'],
    ['In this section, “master” means who leads a vessel.', 'master'],
  ],
  quantities: [
    ['within three months', '3 month'],
    ['$1,500', '1500 currency USD'],
    ['on 1 March 2024', '2024-03-01'],
    ['at least five years', '5 year'],
    ['20 per cent', '20 percent'],
    ['within 14 days', '14 day'],
    ['£12.50', '12.5 currency GBP'],
    ['March 1, 2024', '2024-03-01'],
  ],
  kinds: [
    [
      'Harbours Act 2012\n\n1. Purpose\n\nThis Act orders the harbours.\n\n2. Commencement\n\nThis Act comes into force on 1 May 2031.\n',
      'law',
    ],
    ['A BILL to order the harbours\n\nHarbours Bill\n\n1. Purpose\n\nThis Act orders the harbours.\n', 'bill'],
    [
      'Memorandum\n\nDear Ms Quay,\n\nunder section 3 of the Harbours Act 2012 the pilot leads. We advise our client to pay.\n',
      'draft',
    ],
  ],
  misprints: [
    ['Under section l2 of the Harbours Act 2012 he pays.', 'section l2'],
    ['Under section IV of the Harbours Act 2012 he pays.', 'section IV'],
    ['Under section [87] of the Harbours Act 2012 he pays.', 'section [87'],
    ['Under section no. 3 of the Harbours Act 2012 he pays.', 'section no. 3'],
    ['Under seciton 3 of the Harbours Act 2012 he pays.', 'seciton 3'],
    ['Under section l of the Harbours Act 2012 he pays.', 'section l'],
    ['Under section: 3 of the Harbours Act 2012 he pays.', 'section: 3'],
    ['Under section "4" of the Harbours Act 2012 he pays.', 'section "4'],
  ],
  gaps: [
    ['what cites nothing', 'He read chapter 3 of the novel.', 'chapters of a book are not told from those of law'],
  ],
};
