import {
  checkDraft,
  checkStatute,
  severitiesWith,
  type DraftFormat,
  type Finding,
  type Severities,
} from '../../../src/check';
import type { PackedIndex } from '../../../src/search';
import { indexOf } from '../support/indexOf';

export const HARBOUR = `# Harbour Act 1990

### Section 1. Fees

(1) The master of a ship that enters the harbour shall pay a fee of 40 crowns within 14 days.

(2) A fee under subsection (1) is doubled where the ship stays longer than 30 days.

### Section 2. Appeals

The master may appeal against a fee under section 1(1) within six weeks.

### Section 12A. Lanterns

(1) Every ship at anchor shows a lantern from dusk until dawn.

### Section 3. Wharves

Repealed.

### Section 4. Pilots

No pilot boards a ship without a licence.

### Section 5. Tugs

A tug gives way.

### Section 6. Buoys

A buoy is painted red.

### Section 7. Ropes

A rope is inspected under section 6.
`;

const KOREAN = `# 항만요금법

## 제1조(목적)
이 법은 항만의 요금을 정함을 목적으로 한다.

## 제2조(요금의 납부)
선장은 입항한 날부터 십사일 이내에 요금을 납부하여야 한다.

## 제3조(벌칙)
요금을 납부하지 아니한 자는 과태료에 처한다.
`;

/** The day on which the tests' drafts are checked. */
export const TODAY = '2024-06-30';

/** An index of two invented acts. */
export const sampleIndex = (): Promise<PackedIndex> => indexOf({ 'harbour.md': HARBOUR, 'fees.md': KOREAN });

/** Runs a check to its end. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

export const check = (
  text: string,
  index: PackedIndex,
  format: DraftFormat = 'markdown',
  severities: Partial<Severities> = {},
): Finding[] => finish(checkDraft(text, format, index, { severities: severitiesWith(severities), today: TODAY }));

export const checkLaw = (text: string, file: string, index: PackedIndex): Finding[] =>
  finish(checkStatute(text, file, index, { severities: severitiesWith(), today: TODAY }));

/** `code: the text it is about`, one a finding. */
export const told = (findings: readonly Finding[], text: string): string[] =>
  findings.map(({ code, start, end }) => `${code}: ${text.slice(start, end)}`);

/** The text after the first fix of a finding. */
export function mended(text: string, { fixes }: Finding): string | undefined {
  const edit = fixes[0]?.edit;
  return edit && text.slice(0, edit.start) + edit.newText + text.slice(edit.end);
}
