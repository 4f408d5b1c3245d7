export type { CitedProvision, Claim, GroundingContext } from './claim';
export { CitedProvisions } from './citedProvisions';
export { readClaimLine, type ClaimLine } from './claimLine';
export { FoldedText } from './foundWords';
export { withSecondReading } from './secondReading';
export { isStruck, type Support, type Clash, type Grounding, type SecondReading } from './support';
export { verifying, verifySentence } from './verifySentence';
export { checkAnswer, type CheckedSentence } from './answer/checkAnswer';
export { ANSWER_RULES, answerFindings, type AnswerCode } from './answer/findings';
