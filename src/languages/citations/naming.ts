import type { OtherStates } from './states';

/** How a language defines a short name of an act in brackets: "Harbour Act 1990 (the “Act”)". */
export interface ShortNameDefinition {
  /** A text without it defines nothing. */
  readonly sign: string;
  /** Global; its last group is the short name, a group before that the full one. */
  readonly pattern: RegExp;
  /** The full name in front of a definition whose pattern does not hold it. */
  readonly nameBefore?: (text: string, at: number) => string | undefined;
}

/**
 * What stands around a provision that is of something else than an act: see {@link Naming.ownedBehind}. Where one of the two has a group
 * `subject`, that is what the provision is of, its article left out, unless it is an act that is known, or the law that the text speaks of
 * ({@link Naming.lawItself}); so is what a group `antecedent` ends with.
 */
export interface Owned {
  /** Ends with `$`. */
  readonly inFront: RegExp;
  /** Begins with `^`. */
  readonly behind: RegExp;
}

/** How a sentence places a provision in something that is no act. */
export interface Placed {
  /**
   * Global; what may have provisions and is no act of the corpus, nor one that the text speaks of: a contract, by-laws, a bill, a circular.
   * In the group `bargain` a kind of bargain that the law itself provides for.
   */
  readonly instrument: RegExp;
  /**
   * Between it and the provision; ends with `$`. In the group `inside`, that something is done there ("states in "), not that something is
   * said to stand in it ("listed in "); in the group `pointed`, that it is singled out (", in particular "); else a bracket, a comma, a dash.
   */
  readonly link: RegExp;
  /** In front of a bargain: that it is asked what is agreed in it; ends with `$`. */
  readonly governs?: RegExp;
  /** A sentence that goes on about what the one before is about: "It". */
  readonly resumes: RegExp;
}

/** How it does so in a sentence: `“the Act” means the Harbour Act 1990`. */
export interface SentenceDefinition {
  /** A text without it defines nothing so. */
  readonly sign: string;
  /** Global; up to the full name. Its group is the short name. */
  readonly pattern: RegExp;
  /** The full name at an offset. */
  readonly nameAt: (text: string, at: number) => string | undefined;
}

/** How an act, its enforcement decree and its enforcement rules are called by one another. */
export interface ActFamily {
  readonly act: string;
  readonly decree: string;
  readonly rules: string;
  /** Between an act's title and the word for its decree. */
  readonly joint: string;
  /** The end of a subordinate act's title. */
  readonly subordinate: RegExp;
  readonly isDecree: RegExp;
  readonly isRules: RegExp;
  /** "같은 법 시행령": of the act named before. */
  readonly same: RegExp;
  /** At the start of a citation that goes back: to an act, never to one that was made under it: "같은 법", beside "같은 영". */
  readonly sameAct: RegExp;
  /** "이 법 시행령": of the text's own act. */
  readonly ofOwn: RegExp;
}

/** How names of acts that stand in front of their provisions end, in scripts without capitals. Patterns end with `$`. */
export interface FrontNames {
  /** What links a name to its provision. */
  readonly close: RegExp;
  /** The words that such names end with. */
  readonly head: RegExp;
  /** Words that end so and name no act. */
  readonly noAct: RegExp;
  /** The words that names of other things with articles end with: contracts, by-laws. What stands behind them is of no act. */
  readonly noLaw?: RegExp;
  /** Global; in a sentence, the end of a name that stands without a provision, with no word that goes back in front of it. */
  readonly alone: RegExp;
}

/**
 * A part of a provision that is no unit of a path, because nothing numbers it: a proviso, the second clause of a sentence.
 * Patterns are bounded; those of where it is said are sources with a group `said`.
 */
export interface TextPart {
  /** Behind a provision, or in its citation, that the part is meant: "Hs. 2", "단서". */
  readonly behind: string;
  /** The same in front of it: "the proviso to". */
  readonly inFront?: string;
  /** In the text of a provision that has the part. */
  readonly sign: RegExp;
  /** In the text of one that may have it all the same; one that has neither surely lacks it. Where it is left out, none surely does. */
  readonly doubt?: RegExp;
}

/** A kind of act that no other kind is called by: an act, an ordinance. */
export interface ActKind {
  /** In a citation that goes back to an act, at the end where it says which: "of the said Regulations", "같은 규칙 제5조". */
  readonly said: RegExp;
  /** In the title of such an act, up to what it is about. */
  readonly title: RegExp;
}

/** What a law is promulgated under. */
export interface LawNumber {
  /** Of our era. */
  readonly year: number;
  /** The number with what kind of act it counts. */
  readonly number: string;
}

/** The provisions at an act's end that count their articles anew, those of each act that amended it by itself. */
export interface Supplements {
  /** What a path calls them; those of an amending act have that act behind it: 附則-平成一一年法律第一六〇号. */
  readonly name: string;
  /**
   * What a bare article means in those of an amending act: one of that act (in Japan, where they are law of the act that amended),
   * or one of the act as it stands (in Korea).
   */
  readonly speakFor: 'amending act' | 'act';
}

/** How a text speaks of the law of a state, without the name of an act: "das österreichische Recht". */
export interface LawOfState {
  /** A text without it speaks of none: cheaper than the pattern. */
  readonly sign: RegExp;
  /** Global; a group is named by the language of an act that may be of that state all the same, where one is. */
  readonly pattern: RegExp;
}

/** How a citation says in which book of statutes of a state its act stands: "33 U.S.C. § 711", "1 Stat. 53". */
export interface Published {
  /** A text without it says none: cheaper than the pattern. */
  readonly sign: RegExp;
  /** Right behind a name or a citation; its group `source` is what the act may have for a name, too. Begins with `^`. */
  readonly behind: RegExp;
  /** What tells no two such places apart, wherever it stands: blanks, a sign for a number. */
  readonly idle: RegExp;
  /** The same anywhere; global. */
  readonly sources: RegExp;
  /** A title right in front of it, its group `title`, with a group `short` for the short name in brackets between the two; ends with `$`. */
  readonly introduced: RegExp;
  /** A title of an act that stands in none of those books. */
  readonly elsewhere: RegExp;
}

/** How a provision is said, in front of it, to be of what the words in front of that speak of. */
export interface Possessive {
  /** The word, as the act's name of the citation. */
  readonly word: RegExp;
  /** Between the act named last and the word: something else that may be meant. */
  readonly other: RegExp;
  /** In front of that act, where anything else there may be meant: what its sentence begins with. Ends with `$`. */
  readonly inFront?: RegExp;
  /** In front of the word, near: something else that has sections, which it may stand for where it does not follow the act at once. */
  readonly rival?: RegExp;
  /** Between the act and the word, up to it: that it follows the act at once, as a relative one does. Ends with `$`. */
  readonly relative?: RegExp;
  /** The word where no grammar reads it, and it opens a clause: "; son" of "; son article 3". A group is the word; ends with `$`. */
  readonly opening?: RegExp;
  /** Whether the word may stand for an act of a name. Without it, it may for any. */
  readonly agrees?: (word: string, name: string) => boolean;
}

/**
 * How one legal system names acts: what {@link Grammar} leaves to the corpus, because no grammar can tell how far a title
 * of common words goes, or whose act of that name is meant. Patterns are bounded; `string`s are sources of patterns that
 * count in texts of any language, because law is cited across languages.
 */
export interface Naming {
  /** On which sides of its provision a name stands whose other end the grammar cannot tell. */
  readonly open: readonly ('behind' | 'before')[];

  /**
   * A word for several provisions, at the beginning of a citation, and what may stand behind the only one that was read: "ff.". Else the
   * rest of the list, with its act, is something that nobody reads: "sections 3 (save for subsection (4)) and 6 of the Pilotage Act".
   */
  readonly several?: { readonly word: RegExp; readonly andOn: RegExp };
  /** Between two citations of one list: "and", "sowie". */
  readonly conjunctions?: string;
  /** What may stand in front of a member of a list: "of", "nach"; an article with what parts it from the next word: "l'". */
  readonly prepositions?: string;
  readonly articles?: string;
  /** Between a conjunction and a part of a provision, with its blank: "et le deuxième alinéa". */
  readonly partArticles?: string;
  /** Right behind a part: that it is the text's own: "subsection (2) above", "Absatz 2 dieses Vertrags". */
  readonly ofThisText?: string;
  /** Between two citations: as a rule the first is of the text's own act, and read together with another act's. */
  readonly linked?: RegExp;
  /** What else joins provisions: the words of a range, or of provisions that are read together: "bis", "read with". */
  readonly joins?: string;
  /**
   * In a citation of a part: that it is of the section around it, whatever stands between: "subsection (b)", "of this section".
   * Where a language has it, the numbers of the parts tell which level a word for one means; elsewhere the word does.
   */
  readonly ofSection?: RegExp;
  /** In a citation: that it is of the text's own act: "this". */
  readonly ownText?: string;

  /** Ordinals and nouns of parts that are said in words between a provision and its act: "second" and "sentence". */
  readonly ordinals?: string;
  readonly parts?: string;
  /** What else may stand there: "et suivants", "nouveau". */
  readonly asides?: string;
  /** What links an act to the provision in front of it, with the blanks behind: "of the ". */
  readonly link?: string;
  /** Behind the link: goes back, and names nothing. */
  readonly pronoun?: RegExp;
  /**
   * Right behind a provision: that an act is named there, whether or not anybody knows it. A group `name` holds an abbreviation of
   * it that the corpus may know.
   */
  readonly namedBehind?: RegExp;
  /** Right behind a provision: a noun that the provision is an attribute of: "claims" of "Section 1983 claims", and no verb. */
  readonly attributeOf?: RegExp;
  /** The same as {@link namedBehind} where only what stands in front of the provision tells. */
  readonly ownedBehind?: readonly Owned[];
  /**
   * A subject, its article left out, that stands for the law which a text speaks of: "Gesetzgeber", "provision". A group `kind` is what
   * kind of act it is said to be, which the act named last has to be, too, and `year` of which year.
   */
  readonly lawItself?: RegExp;
  /**
   * The words of a statute in front of a provision that open a list of another act's, up to the provision: "Vorschriften des
   * Strafgesetzbuches über die Untreue (". Ends with `$`.
   */
  readonly rulesOfOther?: RegExp;
  /** See {@link Placed}. */
  readonly placed?: Placed;
  /** One word behind a provision that may be an act's abbreviation although it begins in small letters. */
  readonly smallName?: RegExp;
  /** Whether a name that the corpus knows is meant as one where the word may be an ordinary one. */
  readonly isActName?: (name: string) => boolean;

  /**
   * Between the citation before and a provision of a draft, up to it: that it is a place in something that no grammar reads, and of no
   * act: "op. cit.", "in: Kommentar, 5. Aufl., ebd.", a clause of a contract and "and".
   */
  readonly otherSource?: string;
  /**
   * What no act is, and anybody writes: a contract, by-laws. Behind a provision of one, words that go back to an act of a kind still mean
   * the one that was named before: "article 5 du contrat et article 3 de ladite loi".
   */
  readonly byAnybody?: RegExp;
  readonly lawOfState?: LawOfState;
  /** How a provision is said to be of what was spoken of last: "its Article 4", "dessen § 6". Without it none is. */
  readonly possessive?: Possessive;

  readonly front?: FrontNames;
  /** Between a name and the provision behind it: "Code civil, article 5", "le code civil, notamment ses articles 5 et 6". Ends with `$`. */
  readonly nameInFront?: RegExp;
  /** The same of an act that nobody knows, by what acts are: "la legge sui fari", in front of ", art. 5". Ends with `$`. */
  readonly unknownInFront?: RegExp;
  /**
   * In front of a provision of a draft: a name that is none of an act that anybody knows, so that the provision is of no act that was named
   * elsewhere: "Restatement of Wharves § 4". Sticky, read from the provision on; looks back at a bounded window.
   */
  readonly unreadInFront?: RegExp;
  /** A numbered name at the end of a text, its first group, with the words behind that tell which one it is. Ends with `$`. */
  readonly numberedName?: RegExp;
  /** Forms of names in front of a provision besides abbreviations in capitals: "C. sport". */
  readonly codeInFront?: string;
  /** What an act is called that a citation names by a title's number alone: "section 1983 of Title 42", "section 3 of Title VII". */
  readonly actOfTitle?: (title: string) => string | undefined;
  /** A citation whose name may be none if nobody knows it: "FCA, section 5" may speak of an authority. */
  readonly doubtfulName?: RegExp;
  /** Abbreviations of which the ending tells that an act is meant, known or not. */
  readonly sureCode?: RegExp;
  /** A word that can only be the title of an act, known or not: "Naturschutzgesetz". */
  readonly sureTitle?: RegExp;
  /** Global; an act that is named without a provision, its first group: "같은 법" goes back to it. */
  readonly mention?: RegExp;

  /** Global; an act that a text names by a title that tells itself, without a provision, known or not: "le code de commerce". */
  readonly titleAlone?: RegExp;

  /** The number of a law at the start of a text, where laws are told apart by them. */
  readonly lawNumber?: (text: string) => LawNumber | undefined;
  /** Where a language has it, a bare article in supplementary provisions is none of theirs: 附則第三条 is. */
  readonly supplements?: Supplements;
  readonly definition?: ShortNameDefinition;
  readonly sentenceDefinition?: SentenceDefinition;
  /** Spells a name as it is compared, free of blanks and full stops, in one way where the language has several. */
  readonly respell?: (name: string) => string;
  readonly family?: ActFamily;
  /** The kinds of acts that are told apart in going back. Without them what is said of a kind means any act. */
  readonly kinds?: readonly ActKind[];
  /** Behind the name of a book or a judgment: that it was named before: "supra", "ebd.". */
  readonly sameWriting?: string;
  /** A word for provisions with which no act of such a title is cited: an Act has sections, and no rules. */
  readonly unitOfOthers?: ActKind;
  /** Global; in the title of a decree, what stands in front of the act that it carries out. */
  readonly carriedOut?: RegExp;
  /** Words with which a title goes over from what the act is to what it is about. */
  readonly subject?: string;

  /** Right behind a name: whose act it is, where it is not the federation's or the nation's, or which other one. */
  readonly owner?: RegExp;
  /** The same of the states of the world, by the names that the language has for them. */
  readonly otherStates?: OtherStates;
  /** The same right in front of a name; ends with `$`. And within it: "Harbour Act 1990 (NSW)". */
  readonly ownerInFront?: RegExp;
  readonly ownerWithin?: RegExp;
  /** See {@link Published}. */
  readonly published?: Published;
  /** Right in front of a provision or of a name: that it means former law: "the former", "구". */
  readonly formerInFront?: string;
  /** The same right behind it, a comma or an opening bracket left out: "as originally enacted", "repealed)". */
  readonly formerBehind?: string;
  /** Near a provision: that its text speaks of former law, of this provision or of another one. */
  readonly formerNearby?: string;
  /** Right behind a provision: which wording of it is meant, by a day or by what changed it: "as amended by". */
  readonly datedBehind?: string;
  /** Behind a citation: that the wording of a day is meant, up to that day. */
  readonly wordingOfDay?: RegExp;
  /**
   * In the clause behind a provision: that the wording of some day is meant, with the numbers that it had: "as in force on 1
   * May 1990". Not what names the wording that holds now, or any that will.
   */
  readonly versionBehind?: string;
  /** The same right in front of it: "the version of". */
  readonly versionInFront?: string;
  /** Near a provision: that its text speaks of law that is still to come. */
  readonly comingNearby?: string;
  /** In a sentence: that it says when provisions begin to be law, or cease: "comes into force", "treten am ... in Kraft". */
  readonly commencement?: string;
  /** Behind a provision: verbs of one that changes another: "amends", "ändert". */
  readonly amends?: string;
  /** Behind an act or a provision: that what follows changes it: "is amended as follows". */
  readonly amended?: string;
  /** At the beginning of a line, in front of the name of the act that it changes: "The", "Das". */
  readonly lineArticle?: string;
  /** Between the number of a line and a provision: how a command to change the provision begins: "In", "Nach", "À l'". */
  readonly commandStart?: string;
  /** Behind a provision: a command to change what is there already: "is repealed", "wird gestrichen", "를 삭제한다". */
  readonly command?: string;
  /** In a provision: that it speaks of an act that is not its own: "der Handwerksordnung", "of the Treaty", "「상법」". */
  readonly otherAct?: string;
  /** The title of an act: that it changes others, so that publishers leave its articles out: "Verordnung zur Änderung". */
  readonly amendingTitle?: RegExp;
  /** The title of an act: that it approves a treaty, whose articles it cites as if they were its own. */
  readonly treatyTitle?: RegExp;
  /** The heading of an annex: that it holds what another instrument says of the act as it was then: "EV", of the treaty of 1990. */
  readonly extract?: RegExp;
  /** In a provision: that a list stands behind it, whether or not its source has it: "the following", "다음 각 호". */
  readonly listAhead?: string;
  /** Beside a citation: that what stands in quotation marks are the words of it: "provides", "dispose que", "고 규정하고". */
  readonly says?: string;
  /**
   * Between a citation and a quotation, up to it: that what is quoted are words that the provision is to have, and has not yet:
   * "is substituted by", "wird wie folgt gefasst:".
   */
  readonly newWording?: string;
  /** In front of a provision, up to its article: that the text itself puts it in, so that it is not there yet: "there is inserted a new". */
  readonly inserts?: string;
  /** The same behind it: "is inserted", "as inserted by this Act". */
  readonly insertedBehind?: string;
  /** The same as {@link newWording} behind the quotation: "eingefügt", "に改め". */
  readonly newWordingBehind?: string;
  /** Parts of provisions that are no units, and that are cited. */
  readonly textParts?: readonly TextPart[];
  /** What everybody calls an act that its source calls otherwise; none where that is left out. */
  readonly commonNames?: (act: { readonly title: string; readonly abbreviation: string }) => readonly string[];
  /** In front of a citation: an instrument about what it cites, of which the date behind the name is then. Ends with `$`. */
  readonly datedInFront?: RegExp;
  /** Behind a numbered name: the day of the act, its first group, which tells acts of one number apart. */
  readonly day?: RegExp;
  /**
   * What a year or a day begins with that stands behind a name to tell the act: "of" in "Harbour Act of 1990"; and a day up
   * to its year: "vom 3. Mai ".
   */
  readonly yearLink?: string;
  readonly dayOfYear?: string;
  /** What stands in front of the number of an act, with its blank: "n° ". */
  readonly numberSign?: string;
  /** A whole name that is longer than the act's own; its first group is a shorter one: "QUAY Rulebook". */
  readonly shorter?: RegExp;
  /** A whole name that is short for a longer one by some of its syllables, and ends with the word for an act. */
  readonly clipped?: RegExp;
  /** At the end of what says whose act it is, in front of the name: "의". */
  readonly ownerLink?: string;
  /** In front of a name, no part of it, with the blank: "the "; a name is compared without it. */
  readonly nameArticle?: string;
  /** Right behind a title of several words: that it goes on, and is another's: "Gesetz über die Häfen und Wasserstraßen". */
  readonly longer?: RegExp;
  /** In capitals, and no act: "AG". */
  readonly noCode?: string;
  /** Between an act's name and the bracket that defines its short name, where no grammar finds the name: its day. */
  readonly addendum?: string;

  /**
   * Whether a citation without an act may mean one that is not its text's own where that has no such unit: the act named
   * before, or the one that the text was made under. Guidance issued under an act says "section 92(2)".
   */
  readonly goesToParent?: true;
  /** Whether an article in an act of sections, or a section in one of articles, is surely of another act. */
  readonly unitsTellAct?: true;
  /**
   * Whether the first of two provisions is the text's own rather than the act's that is named behind the second, because a
   * list of one act says its unit once: "sections 5 and 7 of the Quay Act".
   */
  readonly ownFirst?: true;
  /** What a name that is cut back to one the corpus knows must not leave behind, because it tells another act. */
  readonly tellsAnother?: RegExp;
}
