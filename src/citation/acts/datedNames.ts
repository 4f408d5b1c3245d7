/** Group 1 is the kind of the act, 2 its day, 3 what it is about. */
const FRENCH_TITLE =
  /^(\p{L}[\p{L} -]{1,40}?)\s(?:n[.°º]*\s?)?\d{2,4}-\d{1,5}\sdu\s(\d{1,2}(?:er)?\s\p{L}{3,9}\s\d{4})(\s\p{L}.*)$/u;
/** The same with the year, group 2, in the number: "Ley 9/2011, de 3 de marzo, de Diques". */
const SPANISH_TITLE =
  /^(\p{L}[\p{L} -]{1,40}?)\s\d{1,4}\/(\d{4}),?\sde\s(\d{1,2}\sde\s\p{L}{4,10}),?(\s(?:de|por|sobre)\s.*)$/u;

/**
 * A numbered act by its day and what it is about, as drafters call it who leave the number out: "loi du 3 mars 2011 relative
 * aux digues" for "Loi n° 2011-12 du 3 mars 2011 relative aux digues". The day alone is no name: a parliament passes several
 * acts on one.
 *
 * Known failures: a shorter subject than the title's ("relative aux digues" of "relative aux digues et aux jetées"); two
 * acts of one day and subject, which are ambiguous.
 */
export function datedNames(title: string): readonly string[] {
  const french = FRENCH_TITLE.exec(title);
  if (french !== null) return [`${french[1]!} du ${french[2]!}${french[3]!}`];
  const spanish = SPANISH_TITLE.exec(title);
  return spanish === null ? [] : [`${spanish[1]!} de ${spanish[3]!} de ${spanish[2]!}${spanish[4]!}`];
}
