import type { Detection } from '../detection/detection';

export const detection: Detection = {
  functionWords:
    'il di che è della dei delle degli dell nel nella nelle nell nello negli alla alle agli allo dal dalla dalle dai sul sulla sulle sull sono gli può deve ogni cui dello nei chi quando per si entro nonché ovvero quale quali presso anche articolo legge codice decreto',
};
