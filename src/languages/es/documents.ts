import type { DocumentWords } from '../pack';
import { unionTitle } from '../unionTitle';

const OWN =
  /^(?:(?:Ley|LEY)(?!\p{L})|(?:Real\sDecreto|REAL\sDECRETO|Decreto|DECRETO)(?!\p{L})|(?:Código|CÓDIGO)(?!\s(?:de\s(?:conducta|ética)|ético|deontológico))(?!\p{L})|(?:Constitución|CONSTITUCIÓN)(?!\p{L})|Orden\s\p{Lu}{2,5}\/\d|Reglamento\s\((?:UE|CE)\))/u;

export const documents: DocumentWords = {
  statute: new RegExp(`${unionTitle('Reglamento|Directiva|Decisión', 'del?')}|${OWN.source}`, 'u'),
  instrument: /^(?:Reglamento|Orden|Estatuto|Resolución|Ordenanza)(?!\sinterno)(?!\p{L})/u,
  enacting:
    /(?:[Ss]abed\s?:?\s?[Qq]ue|vengo\sen\ssancionar|DISPONGO|[Dd]ecreta\s?:|DECRETA|han\saprobado|sanciona\scon\sfuerza\sde|entrará\sen\svigor)/u,
  ownAct:
    /(?:[Ll]a\spresente\s(?:[Ll]ey|[Oo]rden|[Cc]onstitución)|[Ee]l\spresente\s(?:[Cc]ódigo|[Dd]ecreto|[Rr]eal\s[Dd]ecreto|[Rr]eglamento)|[Ee]sta\s[Ll]ey)(?!\p{L})/u,
  bill: /^(?:Proyecto|PROYECTO|Anteproyecto|ANTEPROYECTO|Proposición|PROPOSICIÓN|Iniciativa)\s(?:de|DE)\s(?:ley|LEY|Ley|Decreto|decreto|Real|Orden)/u,
  writing:
    /^(?:Nota|Memorando|Memorándum|Dictamen|Informe|Contrato|CONTRATO|Convenio|Carta|Demanda|Recurso|Escrito|Sentencia|SENTENCIA|Auto(?!\p{L})|Acta|Estatutos|ESTATUTOS|Acuerdo|Condiciones\sgenerales|Comentarios?|Guía|Escritura|Poder)(?!\p{L})/u,
  letter:
    /^(?:Estimad[oa]s?|Muy\sseñor|Distinguid[oa]s?|Al?\s(?:capitán|juzgado|señor|ayuntamiento|tribunal)|Asunto\s?:|Atentamente|Reunidos|REUNIDOS|De\suna\sparte|En\sprueba\sde|\p{Lu}\p{L}{2,40},\s(?:a\s)?\d{1,2}\sde\s)/iu,
  ownWriting:
    /(?:(?:[Ee]l|del|este)\s(?:presente\s)?(?:[Cc]ontrato|[Cc]onvenio|[Aa]cuerdo)|[Nn]uestr[oa]\scliente|los\spresentes\s[Ee]statutos|siguientes\scláusulas)(?!\p{L})/u,
  firstPerson:
    /(?<!\p{L})(?:[Nn]osotros|[Nn]uestr[oa]s?|[Nn]os|[Mm]is?|[Yy]o|rogamos|solicitamos|entendemos)(?!\p{L})/gu,
  cites:
    /(?<!\p{L})(?:artículos?|art\.)\s\d[^\n;]{0,40}?\s(?:de\sla\s(?:misma\s)?Ley|del\s(?:Código|Real\sDecreto|Decreto|Reglamento))/giu,
  mayCite: /(?:^|[^\p{L}])art(?:ículos?|s?\.)\s\d|(?:^|[^\p{L}])(?:la\sley|el\scódigo|ley\s\d)(?!\p{L})/iu,
  drafting: /\((?:Derogad|derogad)[oa]s?\)/u,
};
