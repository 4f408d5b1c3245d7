import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'het een van dat niet zijn op aan voor wordt deze bij ook tot dit indien heeft hebben naar uit te om geen welke wat moet mogen',
};
