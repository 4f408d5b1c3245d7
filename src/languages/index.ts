export * from './citations';
export * from './pack';
export { plainQuantities } from './quantities/plain';
export { calendarDate } from './quantities/values';
export * from './registry';
