import type { DatasetFormat } from '../format';
import { barExamQa } from './barExamQa';
import { bsard } from './bsard';
import { housingQa } from './housingQa';
import { koblex } from './koblex';
import { legit } from './legit';
import { nitiBench } from './nitiBench';
import { obliqa } from './obliqa';
import { proviso } from './proviso';
import { searchFireSafety } from './searchFireSafety';

/**
 * The formats in the order in which a row is tried: our own has the mark that most others have too, and rows of Housing
 * Statute QA may have the mark of BSARD.
 */
export const FORMATS: readonly DatasetFormat[] = [
  koblex,
  obliqa,
  nitiBench,
  housingQa,
  bsard,
  barExamQa,
  searchFireSafety,
  legit,
  proviso,
];
