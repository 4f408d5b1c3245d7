/** How a sentence names an act once for many provisions, behind them or in front of them, in a language that does so. */
export interface SentenceNames {
  /** Between two citations: one act's provision is as a rule read together with another act's. */
  readonly link: RegExp;
  /** In front of a provision, up to it: that it is left out of the act that the sentence speaks of. */
  readonly exception: RegExp;
  /** Between a provision and a paragraph, however long: that the paragraph is counted from that provision. */
  readonly resumes?: RegExp;
  /** Global, by lines; a line of a list that is nothing but the name of an act (group 1), of which all below it is. */
  readonly listHead?: RegExp;
  /** Global; what stands in front of the name of an act, up to where that may begin. */
  readonly nameBegins: RegExp;
  /** At the beginning of a text: an act that the corpus may not know. */
  readonly unknownAct: RegExp;
  /** Sticky; an act of the European Union, whose acts have articles and no sections. */
  readonly unionAct: RegExp;
  /** In a name that the corpus knows: that an act is meant. A person, a body or a thing may share a name with one. */
  readonly isAct: RegExp;
}
