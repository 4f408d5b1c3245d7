import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords: 'os dos em não uma aos na nas pelo pela pelos são é seu sua sem às pode deve quem quando',
};
