/**
 * What a title that is cut back to one that the corpus knows must not leave behind: "code des phares maritimes du
 * Pacifique" is not the "code des phares". Another act may follow behind "et".
 */
export const TELLS_ANOTHER = /^(?!\s(?:et|ou|y|o|e)\s)(?=.*(?:\s\p{Lu}|\d|\())/u;
