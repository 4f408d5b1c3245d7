/**
 * A text as a notification may show it. Notifications turn `[words](command:...)` into a link that runs the command, and
 * file names, act labels and error messages are not the extension's own words: a blank before the bracket leaves the
 * text readable and makes it no link.
 */
export const plainMessage = (text: string): string => text.replaceAll('](', '] (');
