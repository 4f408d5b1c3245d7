export { judge } from './judge';
export { kindOf } from './kindOf';
export { KINDS, type Judgement, type Kind } from './kind';
export { reasonInWords, type Reason } from './reason';
export { inRoot, saidKinds, type KindGlobs, type SaidKinds } from './said';
