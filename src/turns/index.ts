export { COMPILED_AT, compiling } from './compiling';
export { toEnd } from './toEnd';
export { inTurns, rest, Turns } from './turns';
