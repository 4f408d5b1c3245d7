import type { LanguageCases } from '../cases';

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
`,
  provisions: {
    sec_1: 'This Act orders the harbours and the quays.',
    sec_2__para_1: 'The master berths',
    sec_2__para_2: 'The master pays',
    sec_3: 'The pilot',
    sec_3a: 'The tug',
    sec_4: 'The harbour authority',
  },
  found: [
    ['Under section 3 of the Harbours Act 2012 he pays.', 'section 3 of the Harbours Act 2012 -> sec_3'],
    ['Under section 2(2) of the Harbours Act 2012 he pays.', 'section 2(2) of the Harbours Act 2012 -> sec_2__para_2'],
    ['See s. 3A of the Harbours Act 2012.', 's. 3A of the Harbours Act 2012 -> sec_3a'],
    ['See Harbours Act 2012, s 4.', 'Harbours Act 2012, s 4 -> sec_4'],
    [
      'Subsection (1) of section 2 of the Harbours Act 2012 applies.',
      'Subsection (1) of section 2 of the Harbours Act 2012 -> sec_2__para_1',
    ],
    ['section 9 of the Harbours Act 2012', 'section 9 of the Harbours Act 2012 -> provision-not-found'],
    ['section 3 of the Quays Act 1990', 'section 3 of the Quays Act 1990 -> act-not-in-corpus'],
  ],
  lists: [
    ['sections 1 and 3 of the Harbours Act 2012', 'sections 1 -> sec_1', '3 of the Harbours Act 2012 -> sec_3'],
    [
      'section 2(1) and (2) of the Harbours Act 2012',
      'section 2(1) -> sec_2__para_1',
      '(2) of the Harbours Act 2012 -> sec_2__para_2',
    ],
  ],
  ranges: [
    [
      'sections 3 to 4 of the Harbours Act 2012',
      'sections 3 -> sec_3 sec_3a sec_4',
      '4 of the Harbours Act 2012 -> sec_4',
    ],
  ],
  backReferences: [
    [
      'Section 1 of the Lighthouses Act 1998 applies. Section 2 of that Act does not.',
      'Section 1 of the Lighthouses Act 1998 -> lighthouses-act-1998/sec_1',
      'Section 2 of that Act -> lighthouses-act-1998/sec_2',
    ],
    [
      'Section 2 of the Harbours Act 2012 applies; subsection (1) of that section does not.',
      'Section 2 of the Harbours Act 2012 -> sec_2',
      'subsection (1) of that section -> sec_2__para_1',
    ],
  ],
  within: [
    ['sec_2__para_2', 'Subsection (1) does not apply.', 'Subsection (1) -> sec_2__para_1'],
    ['sec_3', 'Section 4 applies.', 'Section 4 -> sec_4'],
    ['sec_3', 'Section 4 of this Act applies.', 'Section 4 of this Act -> sec_4'],
  ],
  citesNothing: [
    'On 3 March 2031 he paid 5.20 pounds.',
    'The article cost 3 pounds.',
    'In this section of the harbour 3 vessels lie.',
  ],
  labels: { sec_2__para_2: 'section 2(2)', sec_3a: 'section 3A', sec_3: 'section 3' },
  completed: { sec_2__para_2: 'section 2(2) of the Harbours Act 2012', sec_3a: 'section 3A of the Harbours Act 2012' },
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
      '5',
      'section 3 and section 5 of the Harbours Act 2012',
    ],
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
  ],
  definitions: [['In this Act, “vessel” means anything that floats.', 'vessel']],
  quantities: [
    ['within three months', '3 month'],
    ['$1,500', '1500 currency USD'],
    ['on 1 March 2024', '2024-03-01'],
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
  misprints: [['Under section l2 of the Harbours Act 2012 he pays.', 'section l2']],
};
