export * from './citations';
export { nearMissesElsewhere } from './nearMisses/elsewhere';
export type { NearMisses } from './nearMisses/nearMisses';
export * from './pack';
export { plainQuantities } from './quantities/plain';
export { calendarDate } from './quantities/values';
export * from './registry';
