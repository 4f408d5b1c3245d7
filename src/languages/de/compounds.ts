import type { Compounds } from '../pack';

/** Linking elements of German compounds: Verkauf-s-fläche, Tag-es-geld, Kunde-n-daten, Präsident-en-wahl, Kind-er-geld, Bad-e-ort. */
export const compounds: Compounds = { links: ['s', 'es', 'n', 'en', 'er', 'e'], shortestPart: 4 };
