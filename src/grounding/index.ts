export * from './claim';
export * from './citedProvisions';
export * from './claimLine';
export { FoldedText, merged } from './foundWords';
export { withSecondReading } from './secondReading';
export * from './support';
export * from './verifySentence';
export { checkAnswer, type AnswerOptions, type CheckedSentence, type PlacedClash } from './answer/checkAnswer';
export { ANSWER_RULES, answerFindings, type AnswerCode, type AnswerFinding } from './answer/findings';
