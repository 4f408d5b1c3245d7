export { compiling } from './compiling';
export { inTurns, rest, Turns } from './turns';
