import * as l10n from '@vscode/l10n';
import type { Range } from '../../law';
import { escapeMarkdown } from '../../text';

/** A place in a file, by its absolute path. */
export interface Place {
  readonly file: string;
  readonly range: Range;
}

/** A piece of what is said in the chat; pieces follow each other without a break. */
export type ChatPart =
  /** Markdown of Proviso's own; what statutes, models and users write is escaped in it. */
  | { readonly kind: 'markdown'; readonly markdown: string }
  /** A link to a place, in the line. */
  | { readonly kind: 'anchor'; readonly place: Place; readonly title: string }
  /** A button that runs a command. */
  | { readonly kind: 'button'; readonly command: string; readonly title: string };

export type ChatCommand = 'ask' | 'check' | 'cite';

/** What a person may say next with one click. */
export interface Followup {
  readonly command: ChatCommand;
  readonly prompt: string;
  readonly label: string;
}

/** What is said in the chat at the end of a request. */
export interface ChatReply {
  readonly parts: readonly ChatPart[];
  /** What it rests on. */
  readonly references: readonly Place[];
  readonly followups: readonly Followup[];
}

/** Reads a provision whole. */
export const citeFollowup = (id: string, label: string): Followup => ({
  command: 'cite',
  prompt: id,
  label: l10n.t('Read {0}', label),
});

export const markdown = (text: string): ChatPart => ({ kind: 'markdown', markdown: text });

/** A text as a paragraph of its own that can become nothing but text. */
export const paragraph = (text: string): ChatPart => markdown(`${escapedLine(text)}\n\n`);

/** Likewise, as a remark. */
export const remark = (text: string): ChatPart => markdown(`*${escapedLine(text)}*\n\n`);

/** A text on one line that Markdown takes for nothing but text. */
export const escapedLine = (text: string): string => escapeMarkdown(text.trim().replace(/\s+/gu, ' '));

/** A text set off from Proviso's own words, line by line. */
export const quoted = (text: string): string =>
  lines(text)
    .map((line) => `> ${line}`)
    .join('  \n');

const lines = (text: string): string[] =>
  text
    .trim()
    .split(/\r\n|\r|\n/u)
    .map(escapeMarkdown);

/**
 * A link to a place. The title stands between the brackets of a Markdown link, which some editors show as it is written, so
 * what could end the link is replaced rather than escaped.
 */
export const anchor = (place: Place, title: string): ChatPart => ({ kind: 'anchor', place, title: linkTitle(title) });

const linkTitle = (title: string): string =>
  title
    .replace(/\s+/gu, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[\\`<>]/gu, '’');

/** Parts with something between each and the next. */
export const joined = (parts: readonly (readonly ChatPart[])[], between: string): ChatPart[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [markdown(between), ...part]));

/** A place as the tools tell it, by one-based lines; `end` is the last of them. */
export const placeAt = (file: string, line: number, end = line): Place => ({
  file,
  range: { start: { line: line - 1, character: 0 }, end: { line: end - 1, character: 0 } },
});
