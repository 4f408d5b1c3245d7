/** What the European Economic Area is called for short in the languages of the Union; the source of a pattern. */
export const ECONOMIC_AREA = '(?:EEA|EWR|EEE|EER|EØS|EES|EHP|EMP|SEE|ETA|EGP|EEZ|ЕИП|ΕΟΧ)';
