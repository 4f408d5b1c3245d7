import type { DocumentWords } from '../pack';
import { unionTitle } from '../unionTitle';

/** In front of the noun that says what an act is: "Bürgerliches", "Erstes Nordmärkisches". */
const ADJECTIVES = '(?:(?:\\p{Lu}\\p{L}{2,40}(?:es|er|e)|\\d{1,3}\\.)\\s){0,3}';
const COMPOUND = '(?:\\p{Lu}[\\p{L}-]{0,80}?)?';

export const documents: DocumentWords = {
  statute: new RegExp(
    `${unionTitle('Verordnung|Richtlinie|Beschluss|Rahmenbeschluss|Entscheidung', 'de[rs]|vom')}|^${ADJECTIVES}${COMPOUND}(?:[Gg]esetz(?:buch)?|[Vv]erordnung|[Vv]erfassung)(?!\\p{L})(?!.{0,300}[?!])`,
    'u',
  ),
  instrument: new RegExp(
    `^${ADJECTIVES}${COMPOUND}(?:[Oo]rdnung|[Ss]atzung|[Ss]tatut|[Bb]ekanntmachung|[Aa]nordnung)(?!\\p{L})`,
    'u',
  ),
  enacting:
    /(?:hat\s(?:mit\s.{1,80}\s)?das\sfolgende\sGesetz\sbeschlossen|hat\s.{1,120}\s(?:folgende|diese)\s(?:\p{L}{0,40}[Ss]atzung|\p{L}{0,40}[Vv]erordnung|\p{L}{0,40}[Oo]rdnung)\s.{0,80}(?:beschlossen|erlassen)|[Aa]uf\s?[Gg]rund\s(?:des|der|von)\s.{1,400}\s(?:verordnet|beschlossen|erlassen)|(?:verordnet|erlässt)\s(?:der|die|das)\s|Der\sRat\s.{1,80}\shat\s(?:\p{L}+\s){0,4}beschlossen|tritt\s(?:am|mit|an\sdem)\s.{1,120}\sin\sKraft|Ausfertigungsdatum)/u,
  ownAct: /[Dd]iese[smr]?\s(?:Gesetz(?:es|buch(?:es)?)?|Verordnung|Verfassung|Ordnung|Satzung)(?!\p{L})/u,
  bill: /^(?:Referenten|Regierungs|Diskussions|Gesetz)?[Ee]ntwurf(?!\p{L})|(?:Gesetz|Referenten)[Ee]ntwurf(?!\p{L})|^(?:[A-F]\.\s)?(?:Problem\sund\sZiel|Begründung\s(?:des|zum)\s)|^Gesetzesantrag(?!\p{L})/u,
  unmade: /(?:^|\n)[#*\s]{0,8}Vom\s?(?:\.{2,}|…|_{2,})/u,
  writing:
    /^(?:Vermerk|Aktenvermerk|Notiz|Gutachten|Rechtsgutachten|Memo(?:randum)?|Stellungnahme|Schriftsatz|Klage(?!\p{L})|Klageschrift|Klageerwiderung|Widerspruch|Antrag|Urteil|Beschluss|Bescheid|Protokoll|Niederschrift|Kommentar|Anmerkung|Einführung|Übersicht|Zusammenfassung|Merkblatt|Leitfaden|Allgemeine\s(?:Geschäfts|Vertrags|Lieferungs)|Vollmacht|Rechnung)|^\p{Lu}\p{L}{0,60}(?:vertrag|vereinbarung|vermerk|gutachten|protokoll|bedingungen|urteil|schreiben)(?:s|es)?(?!\p{L})|^(?:Vertrag|Vereinbarung)(?!\p{L})|(?:e\.\s?V\.|GmbH|(?<!\p{L})AG|(?<!\p{L})KG|eG)$|^Satzung\sd(?:es|er)\s.{1,120}(?:[Vv]erein|[Gg]esellschaft|[Ss]tiftung|[Gg]enossenschaft)/u,
  letter:
    /^(?:Sehr\sgeehrte|Liebe[rs]?\s|An\s(?:die|den|das|Herrn|Frau)\s|Betreff|Betr\.|Mit\sfreundlichen|Hochachtungsvoll|Freundliche\sGrüße|[Zz]wischen\s.{1,160}|\p{Lu}\p{L}{2,40},\sden\s\d|wegen\s|gegen$)/u,
  ownWriting:
    /[Dd]iese[smr]?\s(?:Vertrag|Vertrage?s|Vereinbarung|Betriebsvereinbarung|Bedingungen|Klage|Gutachtens?)(?!\p{L})|\(im\sFolgenden:?\s|(?:Vermieter|Mieter|Käufer|Verkäufer|Auftragnehmer|Auftraggeber)(?:in)?\)|(?<!\p{L})(?:mein|unser)e?[mnrs]?\sMandant|Der\sVerein\s/u,
  firstPerson: /(?<!\p{L})(?:[Ww]ir|[Ii]ch|[Uu]ns(?:er(?:e[mnrs]?)?)?|[Mm]ein(?:e[mnrs]?)?|[Mm]ich)(?!\p{L})/gu,
  cites:
    /(?:§§?|Art(?:ikel|\.))\s?\d[^\n.;]{0,40}?\s(?:(?:de[rs]|dem)\s\p{Lu}\p{L}{3,}(?:gesetz|ordnung|buch)\p{L}{0,3}|(?!Abs|Satz|Nr|Nummer|Buchst)\p{Lu}\p{L}{0,12}\p{Lu})(?!\p{L})/gu,
  mayCite:
    /(?:^|[^\p{L}])(?:Art(?:ikel[ns]?|\.)|Abs(?:atz|\.)|Anlage|Anhang)\s?\d|(?:[Gg]esetz|ordnung|gesetzbuch)(?:es|en)?(?!\p{L})/u,
  drafting: /\(weggefallen\)|\(aufgehoben\)/u,
};
