import * as l10n from '@vscode/l10n';
/** A calendar day as ISO 8601 writes it, `2024-01-31`. Days compare as their texts do. */
export type Day = string;

/**
 * The first day of law whose source says that it is to come without saying when: the calendar's last day of four digits.
 */
export const DAY_NOT_SET: Day = '9999-12-31';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** The day on which a moment falls where this program runs. */
export function dayOf(moment: Date): Day {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return dayFromNumber(year * 10_000 + month * 100 + day);
}

/** Whether the calendar has this day; 2023-02-29 is none. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return year > 0 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

/** `1 January 2020`, in the language of the interface; what is no day stays as it is. */
export function dayInWords(day: Day): string {
  if (!isDay(day)) return day;
  const language = l10n.t('en');
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, format).format(new Date(`${day}T00:00:00Z`));
}

/** A day as one whole number, in the order of days: 20240131. Throws RangeError for what is no day. */
export function dayNumber(day: Day): number {
  if (!isDay(day)) throw new RangeError(`"${day}" is no day of the calendar.`);
  return Number(day.replaceAll('-', ''));
}

/** The day of a {@link dayNumber}. */
export function dayFromNumber(number: number): Day {
  const digits = String(number).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
