export { inTurns, rest, Turns } from './turns';
