import type { DocumentWords } from '../pack';
import { titles } from './titles';

export const documents: DocumentWords = {
  ...titles,
  enacting:
    /(?:la\sCamera\sdei\sdeputati\sed\sil\sSenato|(?:IL\sPRESIDENTE\sDELLA\sREPUBBLICA)|hanno\sapprovato|[Pp]romulga|EMANA(?!\p{L})|[Ee]mana\s?$|entra(?:no)?\sin\svigore\s(?:il|lo|l['’]|dal|decors|trascors)|è\sfatto\sobbligo\sa\schiunque\sspetti)/mu,
  ownAct:
    /(?:[Ll]a\spresente\s(?:legge|ordinanza|convenzione)|[Ii]l\spresente\s(?:codice|decreto|regolamento|testo\sunico)|(?:del|al|dal|nel)\spresente\s(?:codice|decreto|regolamento)|(?:della|alla|dalla|nella)\spresente\slegge)(?!\p{L})/u,
  letter:
    /^(?:gentil[ei]|egregi[oae]?|spett(?:\.|abile)|caro|cara|cordiali\ssaluti|distinti\ssaluti|con\sosservanza|oggetto\s?:|all['’]?(?:avv\.|ill)|letto,\sconfermato|\p{Lu}\p{L}{2,30},\s(?:lì\s)?\d{1,2}\s)/iu,
  ownWriting:
    /(?:(?:[Ii]l|del|nel)\spresente\s(?:contratto|accordo|parere|atto)|nostr[oa]\s(?:cliente|assistit[oa])|le\sparti\sconvengono|si\sconviene\se\ssi\sstipula)(?!\p{L})/u,
  firstPerson:
    /(?<!\p{L})(?:[Nn]oi|[Nn]ostr[oaie]|[Mm]i[oae]i?|[Ii]o|si\schiede|consigliamo|riteniamo|chiediamo|rileviamo)(?!\p{L})/gu,
  cites:
    /(?<!\p{L})(?:articol[oi]|artt?\.)\s\d[^\n;]{0,60}?\s(?:(?:del(?:la)?|dell['’])\s?(?:codice|legge|decreto|regolamento|[Cc]ostituzione)|c\.\s?[cp]|cod\.|[Cc]ost\.|d\.?\s?lgs|l\.\s|d\.?P\.?R|T\.?U)/gu,
  mayCite: /(?:^|[^\p{L}])(?:articol[oi]|artt?\.)\s{0,2}\d|(?:^|[^\p{L}])(?:la\slegge|il\scodice|legge\s\d)(?!\p{L})/iu,
  drafting: /[([]\(?(?:(?:articolo|comma|lettera|numero)\s)?(?:abrogat|soppress)[oa]\)?[)\]]|\(\(|^\s*\(?omissis\)?/imu,
};
