import type { DatasetFormat } from '../format';
import { barExamQa } from './barExamQa';
import { bsard } from './bsard';
import { housingQa } from './housingQa';
import { koblex } from './koblex';
import { nitiBench } from './nitiBench';
import { obliqa } from './obliqa';
import { proviso } from './proviso';

/** The formats in the order in which a row is tried: our own has the mark that most others have too. */
export const FORMATS: readonly DatasetFormat[] = [koblex, obliqa, nitiBench, bsard, housingQa, barExamQa, proviso];
