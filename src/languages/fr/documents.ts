import type { DocumentWords } from '../pack';
import { unionTitle } from '../unionTitle';

const OWN =
  /^(?:(?:Loi|LOI)(?!\p{L})|(?:Décret|DÉCRET|Ordonnance|ORDONNANCE|Arrêté|ARRÊTÉ)(?!\p{L})|(?:Code\s(?=\p{Ll})|CODE\s(?=CIVIL|PÉNAL|DE\s|DU\s|DES\s))(?!de\s(?:conduite|déontologie|bonne))|Constitution(?!\p{L})|Règlement\s\((?:UE|CE)\))/u;

export const documents: DocumentWords = {
  statute: new RegExp(`${unionTitle('[Rr]èglement|[Dd]irective|[Dd]écision(?:-cadre)?', 'du|de')}|${OWN.source}`, 'u'),
  instrument: /^(?:Règlement|RÈGLEMENT)(?!\s(?:intérieur|amiable))(?!\p{L})/u,
  enacting:
    /(?:ont\sadopté|promulgue\sla\sloi|[Dd]écrète\s?:|DÉCRÈTE|[Aa]rrête\s?:|ARRÊTE|sera\sexécutée\scomme\sloi|entre(?:ra)?\sen\svigueur\sle)/u,
  ownAct:
    /(?:[Ll]a\sprésente\s(?:loi|ordonnance|constitution)|[Ll]e\sprésent\s(?:code|décret|arrêté|règlement))(?!\p{L})/u,
  bill: /^(?:Projet|PROJET|Proposition|PROPOSITION|Avant-projet)\s(?:de|DE)\s(?:loi|LOI|décret|ordonnance)|^Exposé\sdes\smotifs/iu,
  writing:
    /^(?:Note|Mémo(?:randum)?|Mémoire|Avis|Consultation|Contrat|CONTRAT|Convention|Bail|Statuts|STATUTS|Lettre|Procès-verbal|Jugement|Arrêt(?!é)|Conclusions|Requête|Assignation|Conditions\sgénérales|Commentaire|Guide|Rapport|Accord)(?!\p{L})/u,
  letter:
    /^(?:(?:Cher|Chère)s?\s|Madame|Monsieur|Maître|À\sl['’]attention|Objet\s?:|Veuillez\sagréer|Entre\s(?:la|le|les|l['’])|Entre\s?:|Fait\sà\s)/u,
  ownWriting:
    /(?:[Ll]e\sprésent\s(?:contrat|accord|bail)|[Ll]es\sprésents\sstatuts|(?<!\p{L})présents\sstatuts|[Ll]a\sprésente\s(?:convention|note)|ci-après\s|[Nn]otre\sclient)/u,
  firstPerson: /(?<!\p{L})(?:[Nn]ous|[Nn]otre|[Nn]os|[Jj]e|[Mm]on|[Mm]a|[Mm]es)(?!\p{L})/gu,
  cites:
    /(?<!\p{L})articles?\s(?:[LRD]\.?\s?)?\d[^\n;]{0,40}?\s(?:du\scode|de\sla\s(?:même\s)?loi|du\sdécret|de\sl['’](?:ordonnance|arrêté))/giu,
  mayCite:
    /(?:^|[^\p{L}])art(?:icles?|\.)\s(?:premier|[LRD]?\.?\s?\d)|(?:^|[^\p{L}])(?:la\sloi|du\scode|le\sdécret)(?!\p{L})/iu,
  drafting: /\((?:abrogé|Abrogé)s?\)/u,
};
