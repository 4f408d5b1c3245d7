import type { TitleWords } from '../pack';

const NUMBER = '\\s(?:complementar\\s|orgânica\\s|constitucional\\s)?n\\.?\\s?[ºo°]?\\.?\\s?\\d';

/** What Portuguese and Brazilian statutes, bills and writings about them are called. */
export const titles: TitleWords = {
  statute: new RegExp(
    `^(?:(?:lei|decreto(?:-lei|\\sregulamentar|\\slegislativo)?|medida\\sprovisória|emenda\\sconstitucional)${NUMBER}|código\\s(?:civil|penal|de\\sprocesso|do\\s|da\\s|tributário|comercial)|constituição\\sda)`,
    'iu',
  ),
  instrument: /^(?:portaria|resolução|regulamento|despacho|instrução\snormativa|estatuto\s(?:da|do)\s)/iu,
  bill: /^(?:projeto|projecto|proposta|anteprojeto)\sde\s(?:lei|decreto|emenda)/iu,
  writing: /^(?:contrato|parecer|acórdão|sentença|petição|procuração|ofício|carta|nota|memorando|ata)(?!\p{L})/iu,
};
