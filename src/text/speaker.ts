/** What has words for a person: `@vscode/l10n` in the language of the interface, or {@link ENGLISH}. */
export interface Speaker {
  /** The text with its placeholders `{0}`, `{1}` filled in. */
  t(text: string, ...values: (string | number)[]): string;
}

/** Of what is stored, logged and printed, whatever the interface speaks. */
export const ENGLISH: Speaker = {
  t: (text, ...values) => text.replace(/\{(\d)\}/gu, (mark, at) => String(values[Number(at)] ?? mark)),
};
