import type { TitleWords } from '../pack';
import { unionTitle } from '../unionTitle';

const NUMBER = '(?:,?\\sn\\.\\s?\\d|\\s\\d{1,2}\\s\\p{Ll}+\\s\\d{4})';

/** What Italian statutes, bills and writings about them are called. */
export const titles: TitleWords = {
  statute: new RegExp(
    `${unionTitle('regolamento|direttiva|decisione', 'del|della|dell')}|^(?:legge(?:\\s(?:regionale|costituzionale|provinciale))?|decreto(?:-legge|\\slegge|\\slegislativo|\\sdel\\spresidente\\s.{1,60}?|\\sministeriale)?)${NUMBER}|^codice\\s(?:civile|penale|della\\s|dei\\s|del\\s|di\\sprocedura|dell['’])|^costituzione\\sdella|^testo\\sunico\\s`,
    'iu',
  ),
  instrument: /^(?:regolamento|ordinanza|codice|statuto\s(?:dei\slavoratori|della\sregione)|deliberazione)(?!\p{L})/iu,
  bill: /^(?:disegno|proposta|progetto|schema)\sdi\s(?:legge|decreto)/iu,
  writing:
    /^(?:contratto|parere|memoria|verbale|sentenza|ricorso|atto\sdi|lettera|nota|relazione|procura|accordo|promemoria)(?!\p{L})/iu,
};
